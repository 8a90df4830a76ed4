/** What one may do about a line that somebody has said. */
import type { Me, Room, TableEvent } from "./protocol";
import { isHidden } from "./saying";

export interface Deeds {
  /** For the host: everybody is shown no more than that it is hidden. */
  hides: boolean;
  reports: boolean;
}

/** Null where it is nothing: a phrase of the game is part of it, and so is what bots say. */
export function about(room: Room, me: Me, event: TableEvent, where: "table" | "lobby"): Deeds | null {
  const seat = Number(event.seat);
  const person = seat < 0 || room.seats[seat]?.kind === "person";
  if (me === null || !person) return null;
  const own = me === "moderator" ? seat < 0 : seat === me;
  if (own) return null;
  const hides = me === room.host && (!room.cup || me === "moderator") && event.text !== "" && !isHidden(event);
  const reports = where === "table" && seat >= 0 && (event.text !== "" || isHidden(event));
  return hides || reports ? { hides, reports } : null;
}
