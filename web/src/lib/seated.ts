/** Who sits at a table now, by seat; who has got up from an empty chair is named as the table knew them. */
import type { Room, View } from "./protocol";

export const seatedAt = (room: Room, view: View | null | undefined): string[] =>
  room.seats.map(({ name }, seat) => name || view?.seats[seat]?.name || "");
