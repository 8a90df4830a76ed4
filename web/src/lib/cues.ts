/**
 * What a device may let others hear. People sit next to each other: a sound at one's own question would tell the whole
 * room who acts at night. So every cue follows from what all have learned, and one's own question sounds only by day.
 */
import { isNight, skyOf } from "./hour.svelte";
import type { StateMessage, TableEvent } from "./protocol";
import { kindOf } from "../look/moments/telling";
import { isTalk } from "./saying";
import type { Cue } from "./sound";

/** Milliseconds. */
const SOON = 10_000;

/** Where who is asked is a secret, nothing about one's own question may be heard. */
const covered = (state: StateMessage) => !state.view || isNight(state.view.phase);

/** The moments, by the server's clock, at which time is nearly over for what all may know to be pressed. */
export function warnings(state: StateMessage, answered: boolean): number[] {
  if (!state.view || state.outcome) return [];
  const pressed = [covered(state) || answered ? null : state.ask, state.pace];
  return pressed.flatMap((one) => (one && one.deadline !== null ? [one.deadline - SOON] : []));
}

/** What sounds now that `events` have come and `before` has become `state`; the weightiest alone. */
export function cueFor(before: StateMessage, state: StateMessage, events: TableEvent[]): Cue | null {
  if (state.outcome) return before.outcome ? null : "over";
  if (!before.view && state.view) return "deal"; // all are dealt at the same moment
  const known = events.filter((event) => event.private !== true);
  const began = known.findLast((event) => event.type === "core.phase-began");
  if (began) {
    const sky = skyOf(String(began.phase), Number(began.day));
    const same = before.view && skyOf(before.view.phase, before.view.day) === sky;
    return same ? "stage" : sky || "stage";
  }
  if (known.some((event) => kindOf(event) === "vote")) return "vote";
  if (covered(state)) return known.some((event) => event.type === "core.stage-began") ? "stage" : null;
  return state.ask && state.ask.id !== before.ask?.id ? "asked" : null;
}

/** What is read aloud: what everybody has learned, and what people said in public only where that was asked for. */
export function aloud(event: TableEvent, chatter: boolean): boolean {
  if (event.private === true) return false;
  return !isTalk(event) || (chatter && (event.channel ?? "public") === "public");
}
