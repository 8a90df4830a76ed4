/** Of what was asked the Storyteller in private, what has not been answered since, alone or before all. */
import { isTalk, whisperTo } from "../../lib/saying";
import type { TableEvent } from "../../lib/protocol";

/** The last question of each seat that waits for an answer, the oldest first. */
export function askedOf(events: TableEvent[]): TableEvent[] {
  const open = new Map<number, TableEvent>();
  for (const event of events) {
    if (!isTalk(event)) continue;
    const [seat, channel] = [Number(event.seat), String(event.channel)];
    if (seat >= 0) {
      if (channel !== "storyteller") continue;
      open.delete(seat);
      open.set(seat, event);
    } else if (channel === "public") {
      const first = [...open.keys()][0];
      if (first !== undefined) open.delete(first);
    } else open.delete(whisperTo(channel) ?? -1);
  }
  return [...open.values()];
}
