/** Who knew what of whom before the end told all: a card, else a side, else what one had been told. */
import type { api } from "../lib/api";
import type { Clue } from "../lib/story";

export type Knowledge = Awaited<ReturnType<typeof api.knowledge>>;

/** What one seat knew of another; `few`: not everybody else did. `clues`: what it was told of it, or of it and others. */
export interface Known {
  kind: "role" | "team" | "mark";
  what: string[];
  few: boolean;
  clues?: Clue[];
}

const isKnown = (word: string | null | undefined): word is string => Boolean(word) && word !== "?";

/** Null: nothing. */
export function knownOf({ seats, teams, marks, clues }: Knowledge, knower: number, seat: number): Known | null {
  const sure = (kind: "role" | "team", rows: (string | null)[][]): Known | null => {
    const word = rows[knower]?.[seat];
    if (!isKnown(word)) return null;
    return { kind, what: [word], few: knower !== seat && rows.some((row) => !isKnown(row[seat])) };
  };
  const told = [...new Set(marks[knower]?.[seat])]; // once, however often it was told; none that everybody saw
  const heard = clues?.[knower]?.filter(({ of }) => of.includes(seat)) ?? []; // of two at once it stands at both
  const mark: Known = { kind: "mark", what: told, few: true, ...(heard.length && { clues: heard }) };
  return sure("role", seats) ?? sure("team", teams) ?? (told.length || heard.length ? mark : null);
}
