/** What somebody is told who comes to a table that has begun without them: of the own card, face down, and of the first night. */
import { recall, remember } from "../../lib/keep";
import type { StateMessage, TableEvent } from "../../lib/protocol";
import type { Moment } from "./moment";
import { kindOf } from "./telling";

const keyOf = (room: string) => `card.${room}`;

/** Of all that has happened there so far; nothing where this browser has told it before, or the table is over. */
export function opening(at: Pick<StateMessage, "room" | "me" | "outcome">, events: TableEvent[]): TableEvent[] {
  const card = events.findLast((event) => kindOf(event) === "dealt" && event.seat === at.me);
  if (!card || at.outcome || recall(keyOf(at.room.room))) return [];
  const phases = events.filter(({ type }) => type === "core.phase-began");
  return phases.length === 1 ? [card, ...phases] : [card];
}

/** A card that has been told of is not told of again when the page is loaded anew. */
export function note(room: string, moments: Moment[]): void {
  if (moments.some(({ kind }) => kind === "dealt")) remember(keyOf(room), "told");
}
