/** What a table says of Travellers is fetched where there are any. */
import type { View } from "../../lib/protocol";
import { words } from "../../lib/words.svelte";
import type { Extra } from "../board";
import { factsOf } from "./facts";

const PIECE = "clocktower-travellers";
const FABLED = "clocktower-fabled";

export function bringWords({ facts }: View): void {
  // what is said without them is said by its id
  if (facts.travels) void words.load(PIECE).catch(() => {});
  if (facts.fabled) void words.load(FABLED).catch(() => {});
}

/** On the seat of a Traveller, or of nobody. */
export function extrasOf(view: View, seat: number): Extra[] {
  const { travellers, empty, exile } = factsOf(view);
  if (empty.includes(seat)) return [{ text: "…", words: words.say("clocktower-empty-chair"), tone: "quiet" }];
  const found: Extra[] = [];
  if (travellers.includes(seat)) found.push({ mark: "flag", words: words.say("clocktower-travels"), tone: "lamp" });
  if (exile === seat) found.push({ mark: "gavel", words: words.say("clocktower-exiling"), tone: "lamp" });
  return found;
}
