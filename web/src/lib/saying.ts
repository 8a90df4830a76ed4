/** Talk among the events, and what of them is for the viewer's eyes only. */
import type { StateMessage, TableEvent, View } from "./protocol";
import { idOf, words } from "./words.svelte";

export const isTalk = (event: TableEvent) => event.type === "core.said";

/** What was said: free text, or a line of the catalogue with its arguments. */
export function spoken(event: TableEvent): string {
  if (typeof event.text === "string" && event.text) return event.text;
  const line = idOf(String(event.line ?? ""));
  const about = Array.isArray(event.about) ? event.about : [];
  const args = Object.fromEntries(about.map((value, place) => [`a${place}`, value]));
  return words.say(`say-${line}`, { ...args, seat: event.seat, me: words.me });
}

/**
 * Whether a line is for this viewer's eyes: people sit next to each other, so it shows only beside an open card.
 * A server may mark such events as `private`; without that, one that names living seats with their role is taken for it.
 */
export function veiled(event: TableEvent, view: View, at: Pick<StateMessage, "me" | "outcome">): boolean {
  if (at.outcome || typeof at.me !== "number") return false;
  if (event.private === true) return true;
  if (typeof event.role !== "string" || event.role === "?") return false;
  const named: unknown[] = Array.isArray(event.seats) ? event.seats : [event.seat];
  return named.some((seat) => typeof seat === "number" && view.seats[seat]?.alive === true);
}
