/** What a room asks itself while somebody speaks: what they say they are, who comes next, and what comes after. */
import type { Board, Told } from "../boards/board";
import { isTalk } from "../lib/saying";
import type { TableEvent } from "../lib/protocol";

const PUBLIC = "public";

/** The role that this seat has last claimed before all, by a sentence of the game; "" where it has claimed none. */
export function claimOf(events: TableEvent[], seat: number, game: string): string {
  const claim = events.findLast(
    (event) => isTalk(event) && event.seat === seat && event.channel === PUBLIC && event.line === `${game}.claim`,
  );
  const [role] = Array.isArray(claim?.about) ? (claim.about as unknown[]) : [];
  return typeof role === "string" ? role : "";
}

/** Who speaks next, and the step after that, in words; null where neither is certain. */
export function nextOf(board: Board | null, told: Told): { seat: number | null; then: string } | null {
  const seat = board?.floor?.(told).next[0] ?? null;
  const then = board?.course?.(told).find(({ when }) => when === "next")?.name ?? "";
  return seat === null && !then ? null : { seat, then };
}
