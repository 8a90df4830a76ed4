/** Who knew what of whom when so many phases of a finished table were over, asked for once each. */
import { knownOf, type Knowledge, type Known } from "../end/knowing";
import { api } from "../lib/api";
import type { View } from "../lib/protocol";
import { idOf, words } from "../lib/words.svelte";

/** Who knew what, with the words for what was told. */
export async function fetchKnowledge(room: string, phases?: number, token: string | null = null): Promise<Knowledge> {
  const [knowledge] = await Promise.all([api.knowledge(room, phases, token), words.load("page-recap")]);
  return knowledge;
}

/** What one knew of another, and whether that was not so. */
export type Believed = Known & { wrong: boolean };

export class Knowing {
  /** The last that has come. */
  shown = $state.raw<{ phases: number; knowledge: Knowledge } | null>(null);
  private readonly asked = new Map<number, Promise<Knowledge>>();
  private wanted = 0;

  constructor(private readonly room: string) {}

  /** `token`: for who may look before everybody may. */
  look(phases: number, token: string | null = null): void {
    this.wanted = phases;
    let coming = this.asked.get(phases);
    if (!coming) this.asked.set(phases, (coming = fetchKnowledge(this.room, phases, token)));
    coming.then(
      (knowledge) => this.wanted === phases && (this.shown = { phases, knowledge }),
      () => this.asked.delete(phases), // asked again when one comes back to it
    );
  }

  /** Row by row what one knew of the others; `truth`: what was so by then, where that is known here. */
  rows(truth: View | undefined): (Believed | null)[][] {
    const knowledge = this.shown?.knowledge;
    if (!knowledge) return [];
    const isWrong = ({ kind, what }: Known, seat: number) => {
      const real = truth?.seats[seat]?.[kind === "team" ? "team" : "role"];
      return kind !== "mark" && Boolean(real) && real !== "?" && what[0] !== real;
    };
    return knowledge.seats.map((row, knower) =>
      row.map((_, seat) => {
        const known = knownOf(knowledge, knower, seat);
        return known && { ...known, wrong: isWrong(known, seat) };
      }),
    );
  }
}

/** What is known, in words: what was told more than once, once. */
export const knownWords = ({ kind, what, clues = [] }: Known) => {
  const sure = what.map((word) => (kind === "role" ? words.role(word) : words.thing(kind, word)));
  const told = clues.map((clue) => words.say(`clue-${idOf(clue.what)}`, clue.about));
  return [...sure, ...new Set(told)].join(words.say(told.length ? "ui-semicolon" : "ui-comma"));
};
