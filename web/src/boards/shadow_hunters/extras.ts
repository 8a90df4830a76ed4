/** What holds of a seat, in words: to be seen it lies on the board. */
import { words } from "../../lib/words.svelte";
import type { Extra, Told } from "../board";
import { factsOf, type Facts } from "./facts";

function extrasOf(facts: Facts, seat: number): Extra[] {
  const cards = facts.equipment[seat] ?? [];
  const said = [
    facts.turn === seat && words.say("shadow-has-turn"),
    damageWords(facts, seat),
    facts.guarded.includes(seat) && words.thing("card", "guardian_angel"),
    cards.length > 0 &&
      words.say("shadow-owns", { cards: cards.map((id) => words.thing("card", id)).join(words.say("ui-comma")) }),
  ];
  return said.filter((line) => line !== false).map((line) => ({ words: line }));
}

/** How hurt a seat is, and of how many hit points where those are known to all. */
export function damageWords(facts: Facts, seat: number): string {
  const n = facts.damage[seat] ?? 0;
  const most = facts.hp[seat] ?? null;
  return most === null ? words.say("shadow-damage", { n }) : words.say("shadow-damage-of", { n, most });
}

export function extras({ view, over }: Told): Record<number, Extra[]> {
  const facts = factsOf(view);
  if (over || !facts.areas.length) return {};
  return Object.fromEntries(view.seats.filter((seat) => seat.alive).map(({ seat }) => [seat, extrasOf(facts, seat)]));
}
