/** The seats that an event names. */
import type { TableEvent } from "../../lib/protocol";

const isSeat = (one: unknown): one is number => typeof one === "number" && one >= 0;

export const seatsIn = (value: unknown): number[] => (Array.isArray(value) ? value : [value]).filter(isSeat);

/** Who acts, and whom it befalls: those that an event is about, in this order, each once. */
export function about(event: TableEvent): { by: number[]; to: number[] } {
  const by = seatsIn(event.seat);
  const to = [event.target, event.targets, event.dead, event.died, event.winners].flatMap(seatsIn);
  return { by, to: to.filter((seat) => !by.includes(seat)) };
}
