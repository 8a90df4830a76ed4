/**
 * What time it is at the server, whose clock decides. It is asked now and then; an answer says what time it was halfway
 * between asking and hearing, and the quickest answer knows best.
 */

/** So many answers are compared. */
const KEPT = 8;
/** Milliseconds after which an answer is too old: two clocks never go quite alike. */
const OLD = 600_000;

interface Sample {
  /** How far the server's clock is ahead of this page's. */
  ahead: number;
  /** Milliseconds there and back. */
  trip: number;
  heard: number;
}

export class ServerClock {
  private samples: Sample[] = [];
  private best: Sample | null = null;
  private doubted = false;

  /** `here`: this page's own clock, in milliseconds from anywhere. */
  constructor(private readonly here: () => number = () => performance.now()) {}

  /** The server said that it was `now`, to whoever had asked at `sent` by this page's clock. */
  hear(sent: number, now: number): void {
    const heard = this.here();
    const trip = heard - sent;
    if (!(trip >= 0)) return;
    const others = this.doubted ? [] : this.samples.filter((sample) => heard - sample.heard < OLD);
    this.doubted = false;
    this.samples = [...others, { ahead: now - sent - trip / 2, trip, heard }].slice(-KEPT);
    this.best = this.samples.reduce((one, other) => (other.trip < one.trip ? other : one));
  }

  /** The device slept, or the server may be another: what is known holds until the next answer, and no longer. */
  doubt(): void {
    this.doubted = true;
  }

  /** Milliseconds there and back, at best; 0 while nothing is known. */
  get trip(): number {
    return this.best?.trip ?? 0;
  }

  /** Milliseconds until then by the server's clock, below 0 where it is past; null while nothing is known. */
  until(deadline: number): number | null {
    return this.best && deadline - (this.here() + this.best.ahead);
  }
}
