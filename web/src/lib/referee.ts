/** Who rules over a table. */
import type { Me, Room } from "./protocol";
import { words } from "./words.svelte";

/** In a sentence: the viewer, somebody else by name, or the program. */
export function refereeOf(room: Pick<Room, "moderator" | "chair">, me: Me): string {
  const who = room.moderator === "auto" ? "program" : me === "moderator" ? "me" : "other";
  return words.say("ui-moderated-by", { who, name: room.chair?.name ?? "" });
}
