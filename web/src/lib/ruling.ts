/** What whoever moderates says to the table, and what they may choose from. */

export interface Ruling {
  kind: "pause" | "resume" | "end" | "break-off" | "retake" | "time" | "skip" | "correct" | "undo" | "penalty" | "hand";
  reason: string;
  seconds?: number;
  count?: number;
  seat?: number;
  penalty?: string;
  /** When a penalty takes effect: at once, or after the question that is open. */
  when?: When;
  /** What is changed by hand, of `seat` or (-1) of the whole table, and to what. */
  change?: string;
  to?: string;
}

export type When = "now" | "after";
export const WHENS: When[] = ["now", "after"];

/**
 * Where an undo leads: `count` answers back, of which this is the first. What was changed by hand (`change`) falls with the
 * answer before it, and has its count.
 */
export interface Moment {
  count: number;
  day: number;
  phase: string;
  stage: string | null;
  seat: number | "moderator";
  key: string;
  option: string;
  change: string;
}

/** What a moderator may change by hand as the table stands; what is declared of the whole table has seat -1. */
export interface HandChoice {
  seat: number;
  change: string;
  to: string[];
}
