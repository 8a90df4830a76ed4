/** Who wears which face at the table that is looked at, as `words` has their names. */
import type { RoomSeat } from "../lib/protocol";
import { facesOf, type Face } from "./avatars";

class Faces {
  private all = $state.raw<Face[]>([]);
  private chosen = "";

  /** Whose table it is. */
  about(seats: readonly Pick<RoomSeat, "face">[]): void {
    const chosen = seats.map((seat) => seat.face).join();
    if (this.chosen === chosen && this.all.length === seats.length) return;
    this.chosen = chosen;
    this.all = facesOf(seats.map((seat) => seat.face));
  }

  /** The face of a seat; null where nobody has said whose table it is. */
  of(seat: number): Face | null {
    return this.all[seat] ?? null;
  }
}

export const faces = new Faces();
