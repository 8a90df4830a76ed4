/** What somebody is told who comes to a table that has begun without them: of the own card, face down, and of the first night. */
import { recall, remember } from "../../lib/keep";
import type { Me, StateMessage, TableEvent } from "../../lib/protocol";
import { kindOf } from "./telling";

const keyOf = (room: string, me: Me) => `card.${room}.${me}`;
/** How many cards were turned over here. */
let turned = $state(0);
/** How often one was opened below the table, and was to be. */
let opened = $state(0);
let wanted = $state(0);

/** Whether who sits there has looked at the own card in this browser, wherever it lay. */
export function isTurned(room: string, me: Me): boolean {
  void turned;
  return recall(keyOf(room, me)) !== null;
}

export function openings(): number {
  return opened;
}

/** It is turned over where it lies below the table: in its middle it would lie over faces. */
export function openBelow(): void {
  wanted++;
}

export function openingsWanted(): number {
  return wanted;
}

/** It is opened below the table: it need not lie over everybody's faces, too. */
export function noteOpened(room: string, me: Me): void {
  noteTurned(room, me);
  opened++;
}

export function noteTurned(room: string, me: Me): void {
  if (isTurned(room, me)) return;
  remember(keyOf(room, me), "turned");
  turned++;
}

/** Of all that has happened there so far; nothing where the card was looked at before, or the table is over. */
export function opening(at: Pick<StateMessage, "room" | "me" | "outcome">, events: TableEvent[]): TableEvent[] {
  const card = events.findLast((event) => kindOf(event) === "dealt" && event.seat === at.me);
  if (!card || at.outcome || isTurned(at.room.room, at.me)) return [];
  const phases = events.filter(({ type }) => type === "core.phase-began");
  return phases.length === 1 ? [card, ...phases] : [card];
}
