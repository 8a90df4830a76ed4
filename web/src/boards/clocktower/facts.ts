/** What holds at a table of the Clocktower now, read from the view's public facts. */
import type { View } from "../../lib/protocol";

export interface Facts {
  nominee: number | null;
  nominator: number | null;
  /** Whose hands are up in this count. */
  hands: number[];
  /** Whose hand the count has found up. */
  votes: number[];
  /** Where the hand of the count is. */
  pointed: number | null;
  /** Who is about to be executed. */
  block: number | null;
  /** The votes to beat today. */
  most: number;
  /** The dead who have no vote left. */
  voted: number[];
  /** The steps of this night, or by day of the next. */
  sheet: string[];
  /** Who is a Traveller, and whose exile is called for. */
  travellers: number[];
  exile: number | null;
  /** The Fabled in play. */
  fabled: string[];
  /** What holds between two characters of the script beside their own texts. */
  jinxes: [string, string][];
}

export function factsOf({ facts, phase }: View): Facts {
  const seats = (name: string) => (Array.isArray(facts[name]) ? (facts[name] as number[]) : []);
  const seat = (name: string) => (typeof facts[name] === "number" ? facts[name] : null);
  return {
    nominee: seat("nominee"),
    nominator: seat("nominator"),
    hands: seats("hands"),
    votes: seats("votes"),
    pointed: seat("pointed"),
    block: phase === "dusk" ? null : seat("block"), // by then who was is executed
    most: seat("most") ?? 0,
    voted: seats("voted"),
    travellers: seats("travellers"),
    exile: seat("exile"),
    fabled: Array.isArray(facts.fabled) ? (facts.fabled as string[]) : [],
    sheet: Array.isArray(facts.sheet) ? (facts.sheet as string[]) : [],
    jinxes: Array.isArray(facts.jinxes) ? (facts.jinxes as [string, string][]) : [],
  };
}

/** Every one of them: the board shows them all. */
export const SHOWN = [
  "nominee",
  "nominator",
  "hands",
  "votes",
  "pointed",
  "block",
  "most",
  "voted",
  "travellers",
  "exile",
  "travels",
  "fabled",
  "sheet",
  "jinxes",
  "notes",
  "used",
];
