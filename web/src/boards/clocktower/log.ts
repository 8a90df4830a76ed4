/** The log as it is read: who died in the night is said on the new day, and that somebody is dead is said once. */
import type { TableEvent } from "../../lib/protocol";

const DAWN = new Set(["clocktower.dawned", "clocktower.returned"]);

/** The places of these events in the order in which they are read; what another line says already has none. */
export function logOf(events: TableEvent[]): number[] {
  const read: number[] = [];
  let waiting: number[] = [];
  let died = new Set<number>();
  events.forEach(({ type, seat, alive }, place) => {
    if (type === "core.phase-began") died = new Set();
    if (type === "clocktower.died") died.add(Number(seat));
    if (type === "clocktower.life-turned" && alive === false && died.has(Number(seat))) return;
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
