/** What has come since the last look; nothing where the past itself is another, as after an undo. */
import type { TableEvent } from "./protocol";

export class News {
  private heard: TableEvent[] | null = null;
  /** Whether what had been heard does not hold any more, since the last look but one. */
  undone = false;

  /** All events as they are now: those of them that are new; of the first ones those that `first` picks. */
  take(events: TableEvent[], first: (events: TableEvent[]) => TableEvent[] = () => []): TableEvent[] {
    const { heard } = this;
    this.heard = events;
    this.undone = false;
    if (heard === null) return first(events);
    const last = heard.length - 1;
    if (last < 0 || events[last] === heard[last]) return events.slice(heard.length);
    this.undone = JSON.stringify(events[last]) !== JSON.stringify(heard[last]);
    return [];
  }
}
