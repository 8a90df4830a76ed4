/** What everybody, and what this viewer, knows of the board: the game's facts by their types. */
import type { View } from "../../lib/protocol";
import { DECKS, type Deck } from "./cards";

export interface Roll {
  by: number;
  /** `move`, `second` (of two to pick from), `attack`, `counter`, `feast`, or the card or character that it is rolled for. */
  for: string;
  d4: number | null;
  d6: number | null;
  /** The how-manieth roll of the game. */
  n: number;
}

/** A Hermit card on its way; `card` only for those who have seen it. */
export interface Handed {
  card: string | null;
  from: number;
  to: number | null;
}

export interface Facts {
  /** In the order of the board: two by two they are in one attack range. */
  areas: string[];
  at: (string | null)[];
  damage: number[];
  hp: (number | null)[];
  equipment: string[][];
  revealed: (string | null)[];
  turn: number | null;
  dice: Roll | null;
  decks: Record<Deck, number>;
  discards: { hermit: number; white: string[]; black: string[] };
  shown: string | null;
  hand: Handed | null;
  guarded: number[];
  extra: number;
}

/** Before the board is laid out, it is empty. */
const EMPTY: Facts = {
  areas: [],
  at: [],
  damage: [],
  hp: [],
  equipment: [],
  revealed: [],
  turn: null,
  dice: null,
  decks: { hermit: 0, white: 0, black: 0 },
  discards: { hermit: 0, white: [], black: [] },
  shown: null,
  hand: null,
  guarded: [],
  extra: 0,
};

export const factsOf = (view: View): Facts => ({ ...EMPTY, ...(view.facts as Partial<Facts>) });

export const discarded = ({ discards }: Facts, deck: Deck): number =>
  deck === "hermit" ? discards.hermit : discards[deck].length;

/** The other area of the pair: together they are one attack range. */
export const besides = ({ areas }: Facts, area: string): string | undefined => areas[areas.indexOf(area) ^ 1];

export const isDeck = (token: string): token is Deck => (DECKS as readonly string[]).includes(token);
