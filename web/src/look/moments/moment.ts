/** A moment: something that happened and is worth a card in the middle of the table, with why. */
import type { TableEvent } from "../../lib/protocol";

export type Kind =
  "dealt" | "night" | "dawn" | "vote" | "attack" | "death" | "reveal" | "badge" | "over" | "missed" | "dying" | "brief";

/** `brief`: what happens often in a turn. It says itself in one line, covers little, and goes soon. */
export interface Moment {
  kind: Kind;
  /** What happened: the card's title is the sentence that the log has for it. */
  lead: TableEvent;
  /** What came of it at once: why, in the log's own sentences. */
  more: TableEvent[];
  /** What came of a vote, where that was told with it: the title says it then. */
  result?: TableEvent;
}

/** How many voices a choice had: a bar on the card of a vote. */
export interface Bar {
  /** For whom; null where the choice is no seat, and has `words`. */
  seat: number | null;
  words?: string;
  voters: number[];
  /** What they weigh. */
  weight: number;
}

/** What was rolled, the die that counts against another after it, and what it comes to. */
export interface Sum {
  dice: { sides: 4 | 6; value: number }[];
  points: number;
  /** What stands between two of them. */
  sign: "−" | "+";
}

/** What a game brings, in `told/<game>.ts`. */
export interface Telling {
  /** Which of its events are moments, without the game's name before it: the kind, or what says it of one event. */
  kinds: Record<string, Kind | ((event: TableEvent) => Kind | null)>;
  /** Whether it says what came of the vote before it. */
  settles?: (event: TableEvent) => boolean;
  /** Whether it says what those before it on the card have said. */
  again?: (event: TableEvent, before: TableEvent[]) => boolean;
  /** The bars of a vote. */
  bars?: (event: TableEvent) => Bar[];
  /** Who acts, and whom it befalls, where the event does not say so as others do. */
  seats?: (event: TableEvent) => { by: number[]; to: number[] };
  /** Whether its seats run against the clock, and who acts stands on the card at the side at which they sit. */
  against?: boolean;
  /** What of the game's emblems stands for it. */
  emblem?: (event: TableEvent) => string;
  /** What the dice came to. */
  sum?: (event: TableEvent) => Sum;
}
