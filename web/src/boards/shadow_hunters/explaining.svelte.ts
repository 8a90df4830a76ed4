/** What of the board is being explained: the dialog shows it wherever on the page it was tapped. */
import type { Deck } from "./cards";

export type What =
  | { kind: "area"; id: string }
  | { kind: "role"; id: string }
  | { kind: "deck"; id: Deck }
  /** `secret`: to be seen only while the own card lies open. */
  | { kind: "card"; id: string; secret?: boolean }
  /** A number of hit points, with the characters that have so many. */
  | { kind: "points"; id: number };

class Explaining {
  what = $state.raw<What | null>(null);
}

export const explaining = new Explaining();
