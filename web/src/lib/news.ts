/** What has come since the last look; nothing where the past itself is another, as after an undo. */
import type { TableEvent } from "./protocol";

export class News {
  private heard: TableEvent[] | null = null;

  /** All events as they are now: those of them that are new; of the first ones those that `first` picks. */
  take(events: TableEvent[], first: (events: TableEvent[]) => TableEvent[] = () => []): TableEvent[] {
    const { heard } = this;
    this.heard = events;
    if (heard === null) return first(events);
    const last = heard.length - 1;
    return last < 0 || events[last] === heard[last] ? events.slice(heard.length) : [];
  }
}
