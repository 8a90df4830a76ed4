/** What a press on a card of the hand explains: what it does, and where it cannot be played just now, why. */
import type { Told } from "../board";
import { explaining } from "./explaining.svelte";
import { whyNotCard } from "./reasons";

/** Milliseconds in which a press was meant to play a card, and others were quicker: no window comes up over the table for it. */
const LATE = 1_500;

export class Explainer {
  private readonly playable = $derived.by(() => this.hand().some((id) => this.told().ask?.options.includes(`c${id}`)));
  private played = -Infinity;

  constructor(
    private readonly told: () => Told,
    private readonly hand: () => number[],
  ) {
    $effect(() => (this.playable ? () => (this.played = performance.now()) : undefined));
  }

  explain(id: number): void {
    if (!this.playable && performance.now() - this.played < LATE) return;
    const told = this.told();
    const lit = told.ask?.options.includes(`c${id}`) || told.path.includes(`c${id}`);
    explaining.what = { kind: "card", id, ...(lit ? {} : { why: whyNotCard(told, id) }) };
  }
}
