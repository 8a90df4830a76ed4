/** What the screen is turned round for; and the cover over the Grimoire, until the Storyteller alone looks again. */
import type { Showing } from "./showing";

class Turned {
  what = $state.raw<Showing | null>(null);
  covered = $state(false);
  /** Whether the tablet goes round, for everybody to look at their token. */
  deals = $state(false);

  show = (what: Showing): void => {
    this.what = what;
  };

  /** What was shown is gone; the Grimoire stays covered. */
  hide = (): void => {
    this.what = null;
    this.deals = false;
    this.covered = true;
  };

  open = (): void => {
    this.covered = false;
  };
}

export const turned = new Turned();
