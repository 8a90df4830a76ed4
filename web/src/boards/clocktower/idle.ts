/** Why somebody has no vote just now, where all can see the reason. */
import { words } from "../../lib/words.svelte";
import type { Told } from "../board";
import { factsOf } from "./facts";

export function idle({ view, me }: Told): string {
  if (view.stage !== "count" || typeof me !== "number") return "";
  return factsOf(view).voted.includes(me) ? words.say("clocktower-no-vote") : "";
}
