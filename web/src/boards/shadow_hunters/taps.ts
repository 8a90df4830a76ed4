/** What a tap on the board can answer, as the table gives it to its seats too. */
import type { Ask } from "../../lib/protocol";

export interface Taps {
  ask: Ask | null;
  /** What is picked or on its way. */
  chosen: string[];
  pick: (token: string, event: MouseEvent) => void;
}

export const NO_TAPS: Taps = { ask: null, chosen: [], pick: () => undefined };
