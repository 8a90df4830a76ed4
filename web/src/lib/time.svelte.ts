/** The one clock of this page: the server's, by whichever line it was heard. What counts down reads it, all in the same beat. */
import { createSubscriber } from "svelte/reactivity";
import { ServerClock } from "./clock";

const BEAT = 250;
/** Milliseconds for all that takes longer than it should: a slow phone, a busy server. */
const SPARE = 250;

class Time {
  private readonly server = new ServerClock();
  private readonly beats = createSubscriber((update) => {
    const timer = setInterval(update, BEAT);
    return () => clearInterval(timer);
  });
  /** How often the clock was heard: what was planned by it is planned anew. */
  private heard = $state(0);

  hear(sent: number, now: number): void {
    this.server.hear(sent, now);
    this.heard++;
  }

  doubt(): void {
    this.server.doubt();
  }

  /** Seconds until then, as they run out, and never below 0; null while the server has not said what time it is. */
  left(deadline: number): number | null {
    this.beats();
    void this.heard;
    const rest = this.server.until(deadline);
    return rest === null ? null : Math.max(0, rest / 1_000);
  }

  /** Seconds since a moment of this page's own clock, as they go by. */
  since(moment: number): number {
    this.beats();
    return Math.max(0, performance.now() - moment) / 1_000;
  }

  /** Does it at this moment, unless that is past. Returns how to call it off. */
  at(moment: number, act: () => void): (() => void) | undefined {
    return this.plan(moment, 0, act);
  }

  /** Does it as late as what is sent then still arrives before the deadline, or at once where that is now. */
  before(deadline: number, act: () => void): (() => void) | undefined {
    return this.plan(deadline, this.server.trip + SPARE, act);
  }

  private plan(moment: number, ahead: number, act: () => void): (() => void) | undefined {
    void this.heard;
    const rest = this.server.until(moment);
    if (rest === null || rest <= 0) return undefined;
    const timer = setTimeout(act, Math.max(0, rest - ahead));
    return () => clearTimeout(timer);
  }
}

export const time = new Time();
