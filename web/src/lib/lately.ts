/** What a seat alone was told of late: the answer of a night must not have to be looked for. */
import { isNight } from "./hour.svelte";
import type { TableEvent } from "./protocol";
import { isTalk } from "./saying";

/** So many of the last ones are not to be missed. */
const FEW = 3;
const BEGAN = "core.phase-began";
/** What is no news, or stands in the question that comes with it, or below as what the viewer knows. */
const SILENT = new Set([
  "core.dealt",
  "mafia.awoke",
  "clocktower.woke",
  "clocktower.slept",
  "fengsheng.characters-offered",
]);
const began = (event: TableEvent, night: boolean) => event.type === BEGAN && isNight(String(event.phase)) === night;

/** Since the last night began, by the day after it, too; where there are no nights, since the phase did. Oldest first. */
export function toldLately(events: TableEvent[]): TableEvent[] {
  const night = events.findLastIndex((event) => began(event, true));
  const from = night >= 0 ? night : events.findLastIndex(({ type }) => type === BEGAN);
  return (
    events
      .slice(from + 1)
      .filter((event) => event.private === true && !isTalk(event) && !SILENT.has(event.type))
      // the answer says what was asked
      .filter(({ type }, n, all) => type !== "werewolf.acted" || all[n + 1]?.type !== "werewolf.learned")
      .slice(-FEW)
  );
}

/** Where in the log the last night was over; -1 where none is. */
export function dawnOf(events: TableEvent[]): number {
  const night = events.findLastIndex((event) => began(event, true));
  return night < 0 ? -1 : events.findIndex((event, place) => place > night && began(event, false));
}

/** These lines without the latest that says each of `told` again: what an earlier night told alike stays. */
export function besides(lines: string[], told: string[]): string[] {
  const again = new Set(told.map((one) => lines.findLastIndex((line) => line.includes(one))));
  return lines.filter((_, place) => !again.has(place));
}
