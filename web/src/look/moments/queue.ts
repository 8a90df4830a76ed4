/** One moment at a time. At most two wait; what was pushed out stands in the log. */
import type { Moment } from "./moment";

/** Milliseconds that a card stays; the own card, which has to be turned and read, longer. */
export const LASTS = 6_000;
export const READ = 20_000;
/** What happens often is gone soon, and by itself wherever it shows: else it would have to be closed every time. */
export const BRIEF = 3_000;
const MOST = 2;

export class Queue {
  now: Moment | null = null;
  private waiting: Moment[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private held = false;
  private still = false;
  private touched = false;

  /** `changed`: another moment shows, or none. `times`: so many times as long as elsewhere. */
  constructor(
    private readonly changed: (now: Moment | null) => void,
    private readonly times = 1,
  ) {}

  /** The end of the game is told at once, and nothing that came before it any more. */
  add(moments: Moment[]): void {
    const end = moments.find(({ kind }) => kind === "over");
    if (end) {
      this.waiting = [end];
      this.next();
      return;
    }
    this.waiting = [...this.waiting, ...moments].slice(-MOST - Number(!this.now && !this.held));
    if (!this.now) this.next();
  }

  /** A tap, or its time is over. */
  close(): void {
    if (this.now) this.next();
  }

  /** A question is nearly over, or the table is not in sight: nothing covers it until that is past. */
  hold(held: boolean): void {
    if (this.held === held) return;
    this.held = held;
    if (held) this.show(null);
    else this.next();
  }

  /** While somebody is on the card it stays. */
  touch(touched: boolean): void {
    this.touched = touched;
    this.run();
  }

  /** Where nothing is to move by itself it stays, too. */
  pause(still: boolean): void {
    this.still = still;
    this.run();
  }

  /** What is of this kind is over: it is not told afterwards, and no longer. */
  past(kind: Moment["kind"]): void {
    this.waiting = this.waiting.filter((moment) => moment.kind !== kind);
    if (this.now?.kind === kind) this.next();
  }

  /** Nothing of this counts any more. */
  clear(): void {
    this.waiting = [];
    this.show(null);
  }

  private next(): void {
    this.show(this.held ? null : (this.waiting.shift() ?? null));
  }

  private show(moment: Moment | null): void {
    if (this.now === moment) return;
    this.now = moment;
    this.touched = false;
    this.run();
    this.changed(moment);
  }

  private run(): void {
    clearTimeout(this.timer);
    const { now } = this;
    if (!now || this.touched || (this.still && now.kind !== "brief")) return;
    const lasts = now.kind === "dealt" ? READ : now.kind === "brief" ? BRIEF : LASTS;
    this.timer = setTimeout(() => this.close(), lasts * this.times);
  }
}
