/**
 * What a device may let others hear. People sit next to each other: a sound at one's own question would tell the whole
 * room who acts at night. So every cue follows from what all have learned, and one's own question sounds only by day.
 */
import { isNight, skyOf } from "./hour.svelte";
import type { StateMessage, TableEvent } from "./protocol";
import { isTalk } from "./saying";
import type { Cue } from "./sound";

const SOON = 10;

/** Where who is asked is a secret, nothing about one's own question may be heard. */
const covered = (state: StateMessage) => !state.view || isNight(state.view.phase);

/** The seconds until the warning that time is nearly over; null where there is none to give. */
export function warningIn(state: StateMessage, answered: boolean): number | null {
  if (!state.view || state.view.paused || state.outcome) return null;
  const asked = covered(state) || answered ? null : (state.ask?.left ?? null);
  const lefts = [asked, state.pace?.left ?? null].filter((left) => left !== null && left > SOON) as number[];
  return lefts.length ? Math.min(...lefts) - SOON : null;
}

/** What sounds now that `events` have come and `before` has become `state`; the weightiest alone. */
export function cueFor(before: StateMessage, state: StateMessage, events: TableEvent[]): Cue | null {
  if (state.outcome) return before.outcome ? null : "over";
  const known = events.filter((event) => event.private !== true);
  const began = known.findLast((event) => event.type === "core.phase-began");
  if (began) {
    const sky = skyOf(String(began.phase), Number(began.day));
    const same = before.view && skyOf(before.view.phase, before.view.day) === sky;
    return same ? "stage" : sky || "stage";
  }
  if (covered(state)) return known.some((event) => event.type === "core.stage-began") ? "stage" : null;
  return state.ask && state.ask.id !== before.ask?.id ? "asked" : null;
}

/** What is read aloud: what everybody has learned, and what people said in public only where that was asked for. */
export function aloud(event: TableEvent, chatter: boolean): boolean {
  if (event.private === true) return false;
  return !isTalk(event) || (chatter && (event.channel ?? "public") === "public");
}
