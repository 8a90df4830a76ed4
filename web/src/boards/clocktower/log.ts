/** The log as it is read: who died in the night is said on the new day, and that somebody is dead is said once. */
import type { TableEvent } from "../../lib/protocol";
import { deathIn } from "./deaths";

const DAWN = new Set(["clocktower.dawned", "clocktower.returned"]);

/** The places of these events in the order in which they are read; what another line says already has none. */
export function logOf(events: TableEvent[]): number[] {
  const read: number[] = [];
  let waiting: number[] = [];
  let died = new Set<number>();
  events.forEach((event, place) => {
    const { type, seat, alive } = event;
    if (type === "core.phase-began") died = new Set();
    if (type === "clocktower.revived" || alive === true) died.delete(Number(seat)); // and may die again
    const dead = deathIn(event);
    if (dead !== null && died.has(dead)) return;
    if (dead !== null) died.add(dead);
    if (DAWN.has(type)) {
      waiting.push(place);
      return;
    }
    read.push(place);
    if (type !== "core.phase-began") return;
    read.push(...waiting);
    waiting = [];
  });
  return [...read, ...waiting];
}
