/** What is told again of a table that is over: its frames, its turns, and what somebody could believe. */
import type { TableEvent, View } from "./protocol";

/** A finished table as one viewer saw it: frame 0 is whole, later ones hold what changed, and of `seats` only those. */
export interface Replay {
  events: TableEvent[];
  frames: ReplayFrame[];
}

export type ReplayFrame = Partial<View>;

/** What a seat could believe: what each may have been dealt, what of this is proven, how many deals, and one as proof. */
export interface Believable {
  seat: number;
  possible: string[][];
  proven: string[][];
  low: number;
  high: number | null;
  seconds: number;
  witness: string;
  replay: Replay | null;
}

/** Something that happened, as data: `at` its place in the events, `what` the catalogue's `recap-<what>`. */
export interface Fact {
  at: number;
  what: string;
  about: Record<string, unknown>;
  /** The role whose emblem stands beside it, or "". */
  sign: string;
}

/** What one seat was told of others, of one or of several at once: `what` the catalogue's `clue-<what>`. */
export interface Clue {
  of: number[];
  what: string;
  about: Record<string, unknown>;
}

/** A night, a day or a turn; of several turns that are told as one the last is `until`, else 0. */
export interface Chapter {
  at: number;
  phase: string;
  day: number;
  until: number;
  lines: Fact[][];
}

/** What is worth telling again of a table that is over. */
export interface Recap {
  chapters: Chapter[];
  turns: Fact[];
}
