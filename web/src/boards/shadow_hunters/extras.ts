/** What stands on a seat's tile in the ring: the turn, the damage, the angel; its equipment in words. */
import { words } from "../../lib/words.svelte";
import type { Extra, Told } from "../board";
import { factsOf, type Facts } from "./facts";

function extrasOf(facts: Facts, seat: number): Extra[] {
  const n = facts.damage[seat] ?? 0;
  const most = facts.hp[seat] ?? null;
  const cards = facts.equipment[seat] ?? [];
  return [
    ...(facts.turn === seat ? [{ mark: "play", words: words.say("shadow-has-turn"), tone: "lamp" } as const] : []),
    {
      text: most === null ? `${n}` : `${n}/${most}`,
      words: damageWords(facts, seat),
      tone: n ? "danger" : "quiet",
    },
    ...(facts.guarded.includes(seat)
      ? [{ mark: "sun", words: words.thing("card", "guardian_angel"), tone: "good" } as const]
      : []),
    ...(cards.length
      ? [
          {
            words: words.say("shadow-owns", {
              cards: cards.map((id) => words.thing("card", id)).join(words.say("ui-comma")),
            }),
          },
        ]
      : []),
  ];
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
