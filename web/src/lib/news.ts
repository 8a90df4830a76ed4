/** What has come since the last look; nothing where the past itself is another: at first, and after an undo. */
import type { TableEvent } from "./protocol";

export class News {
  private heard: TableEvent[] | null = null;

  /** All events as they are now: those of them that are new. */
  take(events: TableEvent[]): TableEvent[] {
    const { heard } = this;
    this.heard = events;
    if (heard === null) return [];
    const last = heard.length - 1;
    return last < 0 || events[last] === heard[last] ? events.slice(heard.length) : [];
  }
}
