/** Who sits beside whom, among the living. */
import type { View } from "../../lib/protocol";

/** The next of the living to the right, as turns go round, or to the left. */
export function nextTo({ seats }: Pick<View, "seats">, from: number, way: "left" | "right"): number | null {
  const step = way === "right" ? 1 : -1;
  for (let n = 1; n < seats.length; n++) {
    const seat = (from + step * n + seats.length * 2) % seats.length;
    if (seats[seat]?.alive) return seat;
  }
  return null;
}
