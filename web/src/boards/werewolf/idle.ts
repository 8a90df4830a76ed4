/** Why somebody has no vote just now, where all can see the reason. */
import { words } from "../../lib/words.svelte";
import type { Told } from "../board";
import { factsOf } from "./facts";

export function idle({ view, me }: Told): string {
  if (view.stage !== "sheriff-vote" || typeof me !== "number") return "";
  const facts = factsOf(view);
  if (facts.withdrew.includes(me)) return words.say("werewolf-no-vote-withdrew");
  return facts.running.includes(me) ? words.say("werewolf-no-vote-runs") : "";
}
