/** What the open own card adds: what its owner was told and shown, night by night. */
import type { TableEvent } from "../../lib/protocol";
import { sentenceOf } from "../../lib/saying";
import { words } from "../../lib/words.svelte";
import type { Told } from "../board";

const OWN = new Set([
  "clocktower.told",
  "clocktower.shown",
  "clocktower.visited",
  "clocktower.cast-shown",
  "clocktower.deluded",
  "clocktower.deluded-chose",
  "clocktower.chose",
  "clocktower.meant",
  "clocktower.learned",
  "clocktower.evil-known",
  "clocktower.bluffed",
  "clocktower.grimoire-shown",
  "clocktower.sided",
]);
const LATEST = 8;

export function card({ events }: Told): string[] {
  const found: { day: number; event: TableEvent }[] = [];
  let day = 0;
  for (const event of events) {
    if (event.type === "core.phase-began") day = Number(event.day);
    else if (OWN.has(event.type) && event.private === true) found.push({ day, event });
  }
  return found
    .slice(-LATEST)
    .map((one) => words.say("clocktower-in-night", { day: one.day, what: sentenceOf(one.event) }));
}
