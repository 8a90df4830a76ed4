/** Who knew what of whom when so many phases of a finished table were over, asked for once each. */
import { knownOf, type Knowledge, type Known } from "../end/knowing";
import { api } from "../lib/api";
import type { View } from "../lib/protocol";
import { words } from "../lib/words.svelte";

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
    if (!coming) this.asked.set(phases, (coming = api.knowledge(this.room, phases, token)));
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

/** What is known, in words. */
export const knownWords = ({ kind, what }: Known) =>
  what.map((word) => (kind === "role" ? words.role(word) : words.thing(kind, word))).join(words.say("ui-comma"));
