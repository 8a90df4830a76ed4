/** What holds of a seat: its hand as a number to see, all else as signs, and everything in words. */
import { words } from "../../lib/words.svelte";
import type { Extra, Told } from "../board";
import { counted } from "./deck";
import { factsOf, type Facts } from "./facts";

/** The intel before a seat in words: "2 red, 1 black". */
export const intelWords = (cards: (number | null)[]): string =>
  counted(cards)
    .filter(({ n }) => n > 0)
    .map(({ colour, n }) => words.say("fengsheng-colour-count", { n, colour: words.thing("choice", colour) }))
    .join(words.say("ui-comma")) || words.say("fengsheng-no-intel");

/** Who a seat plays, as far as this viewer may say it; in pairs both. */
export function characterWords(facts: Facts, seat: number, mayTell: boolean): string {
  const beside = facts.beside[seat];
  const first = firstWords(facts, seat, mayTell);
  return beside ? first + words.say("ui-comma") + words.thing("character", beside) : first;
}

/** The same once it is over, whichever way it lies. */
export const playedWords = ({ characters, beside }: Facts, seat: number): string =>
  [characters[seat], beside[seat]]
    .filter((id) => typeof id === "string")
    .map((id) => words.thing("character", id))
    .join(words.say("ui-comma"));

function firstWords(facts: Facts, seat: number, mayTell: boolean): string {
  const id = facts.characters[seat] ?? null;
  if (facts.up[seat] && id) return words.thing("character", id);
  return id && mayTell
    ? words.say("fengsheng-down", { name: words.thing("character", id) })
    : words.say("fengsheng-mask");
}

function extrasOf(facts: Facts, seat: number, mayTell: boolean, alive: boolean): Extra[] {
  const hand = facts.hands[seat] ?? [];
  const n = hand.length;
  const found: (Extra | false)[] = [
    { text: String(n), words: words.say("fengsheng-hand-count", { n }) },
    facts.dying.includes(seat) && alive && { mark: "bell", tone: "danger", words: words.say("fengsheng-is-dying") },
    facts.turn === seat && { words: words.say("fengsheng-has-turn") },
    facts.characters.length > 0 && { words: characterWords(facts, seat, mayTell) },
    { words: intelWords(facts.areas[seat] ?? []) },
    facts.intel?.front === seat && { words: words.say("fengsheng-has-intel") },
    facts.intel?.lock === seat && { mark: "lock", words: words.say("fengsheng-is-locked") },
    facts.void.includes(seat) && { mark: "hushed", tone: "quiet", words: words.say("fengsheng-is-void") },
    facts.barred.includes(seat) && { mark: "lowered", tone: "quiet", words: words.say("fengsheng-is-barred") },
  ];
  return found.filter((extra) => extra !== false);
}

export function extras({ view, over, me, open }: Told): Record<number, Extra[]> {
  const facts = factsOf(view);
  if (over || facts.turn === null) return {};
  return Object.fromEntries(
    view.seats.map(({ seat, alive }) => [seat, extrasOf(facts, seat, seat !== me || open, alive)]),
  );
}
