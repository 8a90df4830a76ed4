/** Who knew what of whom before the end told all: a card, else a side, else what one had been told. */
import type { api } from "../lib/api";
import type { Clue } from "../lib/story";

export type Knowledge = Awaited<ReturnType<typeof api.knowledge>>;

/**
 * What one seat knew of another; `few`: not everybody else did, or not as soon. `clues`: what it was told of it, or of
 * it and others. `since`: the phase in which it began to, where that was not from the start.
 */
export interface Known {
  kind: "role" | "team" | "mark";
  what: string[];
  few: boolean;
  clues?: Clue[];
  since?: [phase: string, day: number];
}

const isKnown = (word: string | null | undefined): word is string => Boolean(word) && word !== "?";

/** Null: nothing. */
export function knownOf(table: Knowledge, knower: number, seat: number): Known | null {
  const { seats, teams, marks, clues, since, phases } = table;
  const at = since[knower]?.[seat] ?? 0;
  const began = at > 0 && knower !== seat ? phases[at - 1] : undefined;
  const sooner = since.some((row, other) => other !== seat && (row[seat] ?? Infinity) > at);
  const sure = (kind: "role" | "team", rows: (string | null)[][]): Known | null => {
    const word = rows[knower]?.[seat];
    if (!isKnown(word)) return null;
    const few = knower !== seat && (sooner || rows.some((row) => !isKnown(row[seat])));
    return { kind, what: [word], few, ...(began && { since: began }) };
  };
  const told = [...new Set(marks[knower]?.[seat])]; // once, however often it was told; none that everybody saw
  const heard = clues?.[knower]?.filter(({ of }) => of.includes(seat)) ?? []; // of two at once it stands at both
  const mark: Known = {
    kind: "mark",
    what: told,
    few: true,
    ...(heard.length && { clues: heard }),
    ...(began && { since: began }),
  };
  return sure("role", seats) ?? sure("team", teams) ?? (told.length || heard.length ? mark : null);
}
