/** What the line along the top of the page says besides where it leads: a table puts its hour and its clock there. */
import type { Snippet } from "svelte";

class Head {
  part = $state.raw<Snippet | null>(null);

  /** Stands there as long as the caller does. */
  wear(part: () => Snippet): void {
    $effect(() => {
      const mine = (this.part = part());
      return () => {
        if (this.part === mine) this.part = null;
      };
    });
  }
}

export const head = new Head();
