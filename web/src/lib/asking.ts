/** Words for a question, its options and its pace. */
import { seatOf, type Ask, type Pace } from "./protocol";
import { idOf, words } from "./words.svelte";

function args(ask: Ask): Record<string, unknown> {
  const about = Object.fromEntries(ask.about.map((value, place) => [`a${place}`, value]));
  return { ...about, me: words.me, least: ask.least, most: ask.most };
}

export const promptOf = (ask: Ask) => words.say(`ask-${idOf(ask.key)}`, args(ask));

export function optionWords(ask: Ask, token: string): string {
  const seat = seatOf(token);
  if (seat !== null) return words.name(seat);
  return (
    words.attr(`ask-${idOf(ask.key)}`, token, args(ask)) ??
    words.first([`option-${token}`, `role-${words.game}-${token}`, `team-${words.game}-${token}`], {}, token)
  );
}

/** What silence means, in words; "" where it means nothing in particular. */
export function silenceWords(ask: Ask): string {
  const tokens = (ask.default ?? "").split(",").filter(Boolean);
  if (!tokens.length || tokens.some((token) => !ask.options.includes(token))) return "";
  return tokens.map((token) => optionWords(ask, token)).join(", ");
}

export function paceWords(pace: Pace): string {
  const key = idOf(pace.key);
  return words.first([`pace-${key}`, `pace-${key.replace("-pace-", "-")}`, key], {}, words.say("ui-go-on"));
}

export const isMany = (ask: Ask) => ask.most > 1 || ask.least === 0;

/** The seats that a question is about: those that its sentence names. */
export const aboutSeats = (ask: Ask | null) => (ask ? words.named(`ask-${idOf(ask.key)}`, args(ask)) : []);
