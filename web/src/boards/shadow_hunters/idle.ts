/** What whoever is out still hopes for: two of the sides win as one, the dead with the living. */
import { words } from "../../lib/words.svelte";
import { isNeither } from "../../look/emblems";
import type { Told } from "../board";

export function idle({ view, me }: Pick<Told, "view" | "me">): string {
  const own = typeof me === "number" ? view.seats[me] : undefined;
  return own?.alive === false && own.team && !isNeither(own.team) ? words.say("shadow-out") : "";
}
