/** Words for what a host may choose: any game's options, from their description alone, and those of the room. */
import type { Speed } from "./protocol";
import type { GameInfo, Option } from "./game";
import { words } from "./words.svelte";

const idOf = (game: GameInfo, option: Option) => `option-${game.id}-${option.name}`;

export const isYesNo = (option: Option) => option.type.startsWith("bool");

export const optionLabel = (game: GameInfo, option: Option) =>
  words.first([idOf(game, option)], {}, option.name.replaceAll("_", " "));

export const optionHelp = (game: GameInfo, option: Option) =>
  words.attr(idOf(game, option), "help") ?? (words.has(idOf(game, option)) ? "" : (option.help ?? ""));

export function choiceWords(game: GameInfo, option: Option, value: unknown): string {
  if (option.some)
    return namedIn(value)
      .map((one) => someWords(game, one))
      .join(words.say("ui-comma"));
  if (isYesNo(option)) return words.say(value === true ? "option-yes" : "option-no");
  const known = words.attr(idOf(game, option), String(value));
  return known ?? (option.own ? ownWords(game, option, String(value)) : cardsWords(game, String(value)));
}

/** What is written in cards of the game ("wolf*2 seer") by their names; what is not, as it is. */
function cardsWords(game: GameInfo, value: string): string {
  const cards = value.split(" ").map((word) => /^([a-z_]+)(?:\*(\d+))?$/.exec(word));
  if (!cards.every((card) => card !== null && words.has(`role-${game.id}-${card[1]}`))) return value;
  return cards
    .map((card) => someWords(game, card![1]!) + (card![2] ? ` ×${card![2]}` : ""))
    .join(words.say("ui-comma"));
}

/** What an option names that may name any number. */
export const namedIn = (value: unknown) =>
  String(value ?? "")
    .split(",")
    .filter(Boolean);

/** One of those that an option may name any number of: a role of the game. */
export const someWords = (game: GameInfo, one: string) => words.first([`role-${game.id}-${one}`], {}, one);

/** Words for a game's options: of games with many they are apart, and so is what some of them may name. */
export const loadOptions = (game: GameInfo) =>
  words
    .load(`${game.id}-options`, ...game.options.filter(({ some }) => some).map(({ name }) => `${game.id}-${name}`))
    .catch(() => undefined);

/** What is chosen instead of one of the choices is called by the name that it has in it. */
function ownWords(game: GameInfo, option: Option, value: string): string {
  try {
    const name: unknown = JSON.parse(value)[0]?.name;
    if (typeof name === "string") return name;
  } catch {
    // it has no name
  }
  return words.attr(idOf(game, option), "own") ?? value;
}

/** What an option is set to at a table that has chosen only some of them. */
export const valueOf = (option: Option, options: Record<string, unknown>) =>
  option.name in options ? options[option.name] : option.default;

export const speedWords = (speed: Speed) => words.say("page-speed-choice", { speed });

export function delayWords(seconds: number): string {
  if (!seconds) return words.say("page-delay-none");
  if (seconds % 60) return words.say("page-delay-seconds", { n: seconds });
  return words.say("page-delay-minutes", { n: seconds / 60 });
}

export const patienceWords = (seconds: number) => words.say("page-patience-choice", { n: seconds });
