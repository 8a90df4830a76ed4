/** What of the board is being explained: the dialog shows it wherever on the page it was tapped. */
import type { Deck } from "./cards";

export type What =
  | { kind: "area"; id: string }
  | { kind: "role"; id: string }
  | { kind: "deck"; id: Deck }
  /** `secret`: to be seen only while the own card lies open. */
  | { kind: "card"; id: string; secret?: boolean }
  /** The rail of damage: who dies where. */
  | { kind: "rail"; id: "rail" };

class Explaining {
  what = $state.raw<What | null>(null);
}

export const explaining = new Explaining();
