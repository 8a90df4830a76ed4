/** One moment at a time. At most two wait; what was pushed out stands in the log. */
import type { Kind, Moment } from "./moment";

/** Milliseconds that a card stays; the own card, which has to be read, longer, and until it is turned over at all. */
export const LASTS = 6_000;
export const READ = 20_000;
/** What happens often is gone soon, and by itself wherever it shows: else it would have to be closed every time. */
export const BRIEF = 3_000;
const MOST = 2;
/** Whatever had to wait longer is no news any more: others speak already, and it would lie over what they say. */
const LATE = 8_000;
/** What tells of no deed: the end does not wait for it. */
const SCENERY: readonly Kind[] = ["dealt", "night", "missed", "over"];
/** Whatever showed for less has not been seen. */
const GLANCE = 1_000;

export class Queue {
  now: Moment | null = null;
  private waiting: Moment[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private held = false;
  private still = false;
  private touched = false;
  /** Whether the own card was turned over; whether what shows has had its time. */
  private turned = false;
  private due = false;
  private since = 0;
  /** Since when its time runs: from when it shows, is turned over, or nobody is on it any more. */
  private from = 0;
  /** What was told, or waited to be, when another stage came. */
  private readonly old = new Set<Moment>();

  private readonly came = new WeakMap<Moment, number>();

  private readonly times: number;

  /** `changed`: another moment shows, or none. `across`: nobody taps: it lasts longer, and goes by itself. */
  constructor(
    private readonly changed: (now: Moment | null) => void,
    private readonly across = false,
  ) {
    this.times = across ? 2 : 1;
  }

  /** The end of the game is told as soon as what decided it was seen, and nothing else that came before it. */
  add(moments: Moment[]): void {
    const end = moments.find(({ kind }) => kind === "over");
    if (end) return this.end(end, moments);
    for (const moment of moments) this.came.set(moment, Date.now());
    const all = [...this.waiting, ...moments];
    const own = all.filter(({ kind }) => kind === "dealt");
    /** What is soon gone is not told late. */
    const others = all.filter(({ kind }) => kind !== "dealt" && !(this.held && kind === "brief"));
    this.waiting = [...own, ...others.slice(-MOST - Number(!this.now && !this.held && !own.length))];
    if (!this.now) this.next();
    else this.run();
  }

  /** A tap, or its time is over. */
  close(): void {
    if (this.now) this.next();
  }

  /** A question is nearly over, or the table is not in sight: nothing covers it until that is past. */
  hold(held: boolean): void {
    if (this.held === held) return;
    this.held = held;
    if (!held) {
      for (const moment of this.waiting) this.came.set(moment, Date.now()); // nobody could have seen it sooner
      this.next();
    } else {
      const { now } = this;
      const unseen = now?.kind === "dealt" ? !this.turned : Date.now() - this.since < GLANCE && now?.kind !== "brief";
      if (now && unseen) this.waiting.unshift(now);
      this.show(null);
    }
  }

  /** The own card lies open: from now on it has its time. */
  turn(): void {
    this.turned = true;
    this.from = Date.now();
    this.run();
  }

  /** Another stage has come: what came before it is told for its time, and no longer, wherever nothing moves, too. */
  stage(): void {
    for (const moment of [this.now, ...this.waiting]) if (moment) this.old.add(moment);
    if (this.due && !this.touched) this.close();
    else this.run();
  }

  /** The night has fallen, or is over: what had to wait until then stands in the log, and would only be late. */
  fall(): void {
    this.waiting = this.waiting.filter((moment) => ["dealt", "over"].includes(moment.kind) || !this.old.has(moment));
  }

  /** While somebody is on the card it stays. */
  touch(touched: boolean): void {
    this.touched = touched;
    this.from = Date.now();
    this.run();
  }

  /** Where nothing is to move by itself it stays, too, until another stage comes. */
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

  /** The last deed before it is told first: what has just come, or waits; or else what shows stays for its time. */
  private end(end: Moment, moments: Moment[]): void {
    const isDeed = ({ kind }: Moment): boolean => !SCENERY.includes(kind);
    const last = [...this.waiting, ...moments].findLast(isDeed);
    this.waiting = last ? [last, end] : [end];
    if (last || !this.now || !isDeed(this.now)) this.next();
  }

  private next(): void {
    const late = this.still ? -Infinity : Date.now() - LATE; // where nothing goes by itself one card waits for another
    this.waiting = this.waiting.filter((one) => one.kind === "dealt" || (this.came.get(one) ?? Infinity) > late);
    this.show(this.held ? null : (this.waiting.shift() ?? null));
  }

  private show(moment: Moment | null): void {
    if (this.now === moment) return;
    if (this.now) this.old.delete(this.now);
    this.now = moment;
    this.touched = this.turned = this.due = false;
    this.since = this.from = Date.now();
    this.run();
    this.changed(moment);
  }

  private run(): void {
    clearTimeout(this.timer);
    const { now } = this;
    // a finger on its way to the last card would meet what lies below it
    const stays = now?.kind === "missed" || (now?.kind === "over" && !this.across);
    if (!now || this.touched || stays || (now.kind === "dealt" && !this.turned)) return;
    const lasts = now.kind === "dealt" ? READ : now.kind === "brief" || this.isPast(now) ? BRIEF : LASTS;
    const left = this.from + lasts * this.times - Date.now();
    this.timer = setTimeout(
      () => {
        this.due = true;
        if (!this.still || now.kind === "brief" || this.old.has(now)) this.close();
      },
      Math.max(0, left),
    );
  }

  /** The table has gone on, and more waits to be told: a glance is enough, or cards lag behind what they tell of. */
  private isPast(moment: Moment): boolean {
    return this.old.has(moment) && this.waiting.length > 0 && !this.waiting.some(({ kind }) => kind === "over");
  }
}
