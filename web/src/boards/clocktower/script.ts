/** The characters that may be in play, as all were told; and words for what an ability may tell of them. */
import { seatOf } from "../../lib/protocol";
import { words } from "../../lib/words.svelte";
import type { Told } from "../board";

export function scriptOf({ events }: Told): string[] {
  const chosen = events.find(({ type }) => type === "clocktower.script-chosen");
  return Array.isArray(chosen?.script) ? chosen.script.map(String) : [];
}

/** One part of a statement: a character, a seat, a number, yes or no. */
export function partWords(script: string[], part: string): string {
  const seat = seatOf(part);
  if (seat !== null) return words.seat(seat);
  if (script.includes(part)) return words.thing("role", part);
  return /^\d+$/.test(part) ? part : words.say(`clocktower-show-${part}`);
}

/** A whole one, as the engine writes it: `"chef>#1>#4"`. */
export function statementWords(told: Told, said: string): string {
  const script = scriptOf(told);
  return said
    .split(">")
    .map((part) => partWords(script, part))
    .join(" · ");
}

/** Characters that only some scripts have are called by their names when those are fetched. */
export function fetchNames(told: Told): void {
  if (scriptOf(told).some((id) => !words.has(`role-clocktower-${id}`))) void words.load("script");
}
