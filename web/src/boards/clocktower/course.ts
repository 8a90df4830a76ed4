/** The day as a Storyteller goes through it; a night has its sheet. */
import { words } from "../../lib/words.svelte";
import type { Step, Told } from "../board";

/** What a nomination sets off stands beside nominations only while it lasts. */
const TRIAL = ["nominated", "defence", "count"];

export function courseOf({ view }: Told): Step[] {
  if (view.phase !== "day") return [];
  const stages = [
    "talk",
    "nominations",
    ...TRIAL.filter((stage) => stage === view.stage),
    ...(view.stage === "last-call" ? ["last-call"] : []),
  ];
  const now = Math.max(stages.indexOf(view.stage ?? ""), 0);
  return stages.map((stage, n) => ({
    name: words.thing("stage", stage),
    when: n < now ? "past" : n === now ? "now" : "next",
    phase: "day",
    stage,
    // After a count they go on, and no stage begins.
    ...(stage === "nominations" && { holds: ["clocktower.nominated"] }),
  }));
}
