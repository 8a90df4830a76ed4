/** What a table says of Travellers is fetched where there are any. */
import type { Ask, View } from "../../lib/protocol";
import { words } from "../../lib/words.svelte";
import type { Extra } from "../board";
import { factsOf } from "./facts";

const PIECE = "clocktower-travellers";
const FABLED = "clocktower-fabled";

/** Whether a question is which Traveller somebody comes as: all of them lie open. */
export const comesAs = ({ key }: Ask) => ["clocktower.traveller", "clocktower.join"].includes(key);

export function bringWords({ facts }: View): void {
  // what is said without them is said by its id
  if (facts.travels) void words.load(PIECE).catch(() => {});
  if (facts.fabled) void words.load(FABLED).catch(() => {});
}

/** On the seat of a Traveller, or of nobody. */
export function extrasOf(view: View, seat: number): Extra[] {
  const { travellers, exile } = factsOf(view);
  if (view.vacant.includes(seat)) return [{ words: words.say("clocktower-empty-chair") }];
  const found: Extra[] = [];
  if (travellers.includes(seat)) found.push({ mark: "flag", words: words.say("clocktower-travels"), tone: "lamp" });
  if (exile === seat) found.push({ mark: "gavel", words: words.say("clocktower-exiling"), tone: "lamp" });
  return found;
}
