/** A Hermit card on its way. */
import { words } from "../../lib/words.svelte";
import type { Told } from "../board";
import { factsOf, type Handed } from "./facts";

/** What everybody sees of it: who has it from whom. */
export const wayOf = ({ from, to }: Handed): string =>
  to === null ? words.say("shadow-hand-drawn", { from }) : words.say("shadow-hand-way", { from, to });

/** For the own card of those who have read it: what it is called and says. */
export function card({ view }: Told): string[] {
  const { hand } = factsOf(view);
  if (!hand?.card) return [];
  const name = words.thing("card", hand.card);
  return [words.say("shadow-hand-says", { name, text: words.attr(`card-${view.game}-${hand.card}`, "text") ?? "" })];
}
