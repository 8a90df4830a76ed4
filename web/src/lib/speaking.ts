/** Who has the floor: as the game says, or else whom the talk is about. */
import type { Board, Told } from "../boards/board";
import { paceSeats } from "./asking";

export function speakersOf(board: Board | null, told: Told): number[] {
  const floor = board?.floor?.(told);
  if (!floor) return paceSeats(told.live?.pace ?? null);
  return floor.now === null ? [] : [floor.now];
}
