/** For what cannot be undone: the first press asks, the second does it. Who has switched that off presses once. */
import { settings } from "./settings.svelte";

export class Sure {
  asking = $state(false);

  constructor(private readonly act: () => void) {}

  press(): void {
    if (settings.confirm && !this.asking) {
      this.asking = true;
      return;
    }
    this.asking = false;
    this.act();
  }

  /** Whoever turns to something else is not sure. */
  forget(): void {
    this.asking = false;
  }
}
