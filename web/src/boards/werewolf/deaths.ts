/** Who died when, and what the referee last announced. */
import type { TableEvent } from "../../lib/protocol";

export interface Death {
  seat: number;
  day: number;
  night: boolean;
}

/** In the order in which they were told. */
export function deathsOf(events: TableEvent[]): Death[] {
  let day = 0;
  return events.flatMap((event) => {
    if (event.type === "core.phase-began") day = Number(event.day);
    return event.type === "werewolf.died" ? [{ seat: Number(event.seat), day, night: event.night === true }] : [];
  });
}

/** Who died in the night just past, as announced since it fell; null before the announcement. */
export function announced(events: TableEvent[]): number[] | null {
  const event = events.findLast(({ type }) => type === "werewolf.announced" || type === "werewolf.night-fell");
  return event?.type === "werewolf.announced" && Array.isArray(event.dead) ? (event.dead as number[]) : null;
}
