/** What a moderator changes by hand: what may be chosen, narrowed down step by step, and its words. */
import { seatOf } from "./protocol";
import type { HandChoice } from "./ruling";
import { words } from "./words.svelte";

/** The seat of what is declared of the whole table. */
export const WHOLE_TABLE = -1;

/** What is picked so far; what does not fit what was picked before it gives way to the first that does. */
export interface HandPick {
  change: string;
  seat: number;
  to: string;
}

export const changesOf = (choices: HandChoice[]) => [...new Set(choices.map((choice) => choice.change))];

export const seatsOf = (choices: HandChoice[], change: string) =>
  choices.filter((choice) => choice.change === change).map((choice) => choice.seat);

export const valuesOf = (choices: HandChoice[], change: string, seat: number) =>
  choices.find((choice) => choice.change === change && choice.seat === seat)?.to ?? [];

/** The nearest pick that is offered; null while nothing is. */
export function fitting(choices: HandChoice[], wished: HandPick): HandPick | null {
  const nearest = <T>(offered: T[], wish: T) => (offered.includes(wish) ? wish : offered[0]);
  const change = nearest(changesOf(choices), wished.change);
  if (change === undefined) return null;
  const seat = nearest(seatsOf(choices, change), wished.seat)!;
  const to = nearest(valuesOf(choices, change, seat), wished.to)!;
  return { change, seat, to };
}

/** To what it is changed, in words: the change's own, else those of a card, a character or a mark; a mark is called as it lies there. */
export function valueWords(change: string, to: string): string {
  const seat = seatOf(to);
  if (seat !== null) return words.seat(seat);
  const kinds = ["role", "card", "character", "mark"];
  const things = (change.endsWith("mark") ? kinds.toReversed() : kinds).flatMap((kind) => [
    `${kind}-${words.game}-${to}`,
    `${kind}-${to}`,
  ]);
  return words.attr(`hand-${change}`, to) ?? words.first(things, {}, to);
}

/** What is changed, in a sentence for the button that does it. */
export function handWords({ change, seat, to }: HandPick): string {
  const what = words.thing("hand", change);
  if (seat === WHOLE_TABLE) return to ? words.say("ui-hand-all", { what, to: valueWords(change, to) }) : what;
  return words.say("ui-hand-do", { what, who: words.seat(seat), to: valueWords(change, to) });
}
