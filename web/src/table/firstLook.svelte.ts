/** Whether the viewer has looked at the own card: a first game asks nothing of its holder before, and its bots wait. */
import { untrack } from "svelte";
import type { Pace } from "../lib/protocol";
import { isTurned } from "../look/moments/opening.svelte";
import { where } from "../look/moments/where.svelte";
import type { AtTable } from "./at.svelte";

const WAITS = "core.pace-card";

/** Made where a component is made; it says by itself that the card was looked at and put away. */
export class FirstLook {
  constructor(
    private readonly here: AtTable,
    private readonly pace: () => Pace | null,
  ) {
    $effect(() => {
      if (this.put) untrack(() => here.link.ready());
    });
  }

  private get seat(): number | null {
    const { shown, state } = this.here;
    return typeof shown.me === "number" && shown === state ? shown.me : null;
  }

  private get turned(): boolean {
    return this.seat !== null && isTurned(this.here.link.room, this.seat);
  }

  private get waits(): boolean {
    const pace = this.pace();
    return pace?.key === WAITS && this.seat !== null && !pace.ready.includes(this.seat);
  }

  private get put(): boolean {
    return this.waits && this.turned && !this.here.cardOpen && where.shows !== "card";
  }

  /** Whether a card lies there as it was dealt. */
  private get dealt(): boolean {
    if (this.seat === null || this.here.cardOpen || this.turned) return false;
    const role = this.here.face.seats[this.seat]?.role;
    return Boolean(role) && role !== "?";
  }

  /** Nothing is asked yet: the bots of a first game wait until the own card was looked at, and was put away. */
  get unseen(): boolean {
    return this.waits && !this.turned;
  }

  /** A newcomer reads the own card before anything is asked of its holder; no clock runs in a first game. */
  get unread(): boolean {
    const { asked, lesson } = this.here;
    return asked !== null && !asked.public && Boolean(lesson) && this.dealt;
  }

  /** What was dealt has no room to lie above a high question: it is turned over from there. */
  get unturned(): boolean {
    return where.shows === null && !this.unread && this.dealt;
  }
}
