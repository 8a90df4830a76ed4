/** The engine's notes before a night, which are among the facts that only whoever moderates is told. */
import type { View } from "../../lib/protocol";

export interface Note {
  step: string;
  /** Whose it is; -1 for nobody in particular. */
  seat: number;
  /** Whether they are asked something. */
  asks: boolean;
  /** What may have to be decided: keys of questions. */
  decides: string[];
  /** In how many ways what is told may be told. */
  ways: number;
  /** What is told, where it can only be this. */
  told: string;
  /** Whether the ability does not work as things stand. */
  impaired: boolean;
}

export const notesOf = ({ facts }: View): Note[] => (Array.isArray(facts.notes) ? (facts.notes as Note[]) : []);

/** Seats with a character whose one time has passed, where no reminder says so. */
export const usedOf = ({ facts }: View): [number, string][] =>
  Array.isArray(facts.used) ? (facts.used as [number, string][]) : [];
