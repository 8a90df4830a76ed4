/** Where a referee paces, no clock presses: how long somebody has spoken, as this page saw it. A pause does not count. */
import { untrack } from "svelte";
import { time } from "../../lib/time.svelte";

export class Stopwatch {
  /** What went by before the last pause, and since when it runs; null while it stands. */
  private run = $state.raw<{ before: number; since: number | null }>({ before: 0, since: null });

  /** `whose`: it begins anew with each; `runs`: not in a pause. To be made while a component is. */
  constructor(whose: () => unknown, runs: () => boolean) {
    $effect.pre(() => {
      void whose();
      this.run = { before: 0, since: untrack(runs) ? performance.now() : null };
    });
    $effect.pre(() => {
      const goes = runs();
      untrack(() => {
        if (goes === (this.run.since !== null)) return;
        this.run = { before: this.exact, since: goes ? performance.now() : null };
      });
    });
  }

  private get exact(): number {
    const { before, since } = this.run;
    return before + (since === null ? 0 : time.since(since));
  }

  /** Whole seconds. */
  readonly spent = $derived.by(() => Math.floor(this.exact));
}
