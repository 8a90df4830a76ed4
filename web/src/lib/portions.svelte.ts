import { breath } from "./breath";

/** What is drawn in portions, one after the other: a finger waits for no more than one. To be made while a part of the page is. */
export class Portions {
  /** So much of it is drawn so far. */
  drawn = $state(0);
  /** Whether all of it is. */
  readonly all = $derived.by(() => this.drawn >= this.count());

  /** `count`: how much there is; `size`: how much of that a portion has. */
  constructor(
    private readonly count: () => number,
    private readonly size = 1,
  ) {
    $effect(() => {
      if (this.all) return;
      void this.drawn;
      let here = true;
      void breath().then(() => here && (this.drawn += this.size));
      return () => (here = false);
    });
  }
}
