/** What the last search for a kidnap found. */
import type { TableEvent } from "../../lib/protocol";

const STEPS = ["werewolf.foreseen", "werewolf.unforeseen"];

/** The last search since nightfall with the line that refutes it or why it decides nothing; null where none was needed. */
export function searchOf(events: TableEvent[]): TableEvent[] | null {
  const from = events.findLastIndex(({ type }) => type === "werewolf.searched" || type === "werewolf.night-fell");
  if (events[from]?.type !== "werewolf.searched") return null;
  const line = events.slice(from + 1);
  const end = line.findIndex(({ type }) => !STEPS.includes(type));
  return [events[from], ...(end < 0 ? line : line.slice(0, end))];
}
