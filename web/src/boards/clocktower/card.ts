/** What the open own card adds: what its owner was told and shown, night by night. */
import type { TableEvent } from "../../lib/protocol";
import { sentenceOf } from "../../lib/saying";
import { words } from "../../lib/words.svelte";
import type { Told } from "../board";
import { factsOf } from "./facts";

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
  "clocktower.aligned",
  "clocktower.demon-pointed",
  "clocktower.served",
  "clocktower.agreed",
]);
const LATEST = 8;

/** While hands are counted nobody gets up. */
const IN_VOTE = new Set(["nominated", "defence", "count", "exile", "exile-count", "exiled"]);

export function card({ events, view, me }: Told): string[] {
  const found: { day: number; event: TableEvent }[] = [];
  let day = 0;
  for (const event of events) {
    if (event.type === "core.phase-began") day = Number(event.day);
    else if (OWN.has(event.type) && event.private === true) found.push({ day, event });
  }
  const stays =
    typeof me === "number" && factsOf(view).travellers.includes(me) && IN_VOTE.has(view.stage ?? "")
      ? [words.say("clocktower-stays")]
      : [];
  return [
    ...stays,
    ...found
      .slice(-LATEST)
      .map((one) => words.say("clocktower-in-night", { day: one.day, what: sentenceOf(one.event) })),
  ];
}
