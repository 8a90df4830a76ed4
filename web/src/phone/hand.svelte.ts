/**
 * A seat's own way to the room. Where nobody is asked for show and no clock presses, its answers are kept back until
 * everybody has held the device: what came of one at once would tell whose it was.
 */
import { Connection, type Sent } from "../lib/connection.svelte";

export class Hand extends Connection {
  private kept: Sent | null = null;

  /** `keeps`: whether answers are kept back now. */
  constructor(
    room: string,
    token: string,
    private readonly keeps: () => boolean,
  ) {
    super(room, { token });
  }

  override answer(ask: number, option: string, last = false): void {
    if (this.keeps() && ask === this.state?.ask?.id) this.kept = this.stored = { ask, option, last };
    else super.answer(ask, option, last);
  }

  /** Send what was kept back, as soon as it can be sent; a question that is open no more needs nothing. */
  release(): void {
    if (!this.kept) return;
    const isOpen = this.state?.ask?.id === this.kept.ask;
    if (isOpen && (this.status !== "open" || this.state?.view?.paused)) return;
    const { ask, option } = this.kept;
    this.kept = null;
    if (!isOpen) return;
    this.stored = null;
    super.answer(ask, option);
  }
}
