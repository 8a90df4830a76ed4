/** What everybody, and what this viewer, knows of the table: the game's facts by their types. */
import type { TableEvent, View } from "../../lib/protocol";
import type { Arrow } from "./deck";

/** The intel on its way. */
export interface Intel {
  card: (number | null)[];
  /** Before whom it lies. */
  front: number | null;
  sender: number | null;
  arrow: Arrow | null;
  lock: number | null;
  shown: boolean;
}

export interface Lasting {
  what: string;
  seat: number | null;
  about: string;
}

export interface Facts {
  turn: number | null;
  deck: number;
  discard: (number | null)[];
  /** Cards by their numbers; null is one whose face the viewer does not know. */
  hands: (number | null)[][];
  areas: (number | null)[][];
  intel: Intel | null;
  desk: (number | null)[];
  characters: (string | null)[];
  /** In pairs (羁绊): the second character of each, which lies open. */
  beside: (string | null)[];
  up: boolean[];
  void: number[];
  barred: number[];
  lasting: Lasting[];
  dying: number[];
  doomed: number[];
  missions: string[];
  /** How many turns more there are if nobody dies, where they are counted. */
  left: number | null;
}

/** What the board shows and the middle does not say. */
export const SAID = ["turn", "dying", "doomed", "out", "void", "barred"];
/** The question whom one plays. */
export const CHOICE = "fengsheng.character";

/** Before anything is dealt. */
const EMPTY: Facts = {
  turn: null,
  deck: 0,
  discard: [],
  hands: [],
  areas: [],
  intel: null,
  desk: [],
  characters: [],
  beside: [],
  up: [],
  void: [],
  barred: [],
  lasting: [],
  dying: [],
  doomed: [],
  missions: [],
  left: null,
};

export const factsOf = (view: View): Facts => ({ ...EMPTY, ...(view.facts as Partial<Facts>) });

/** Before whom the intel has lain, from its sender on. */
export function wayOf(events: TableEvent[]): number[] {
  const way: number[] = [];
  for (let place = events.length - 1; place >= 0; place--) {
    const { type, seat, sender } = events[place]!;
    if (["fengsheng.arrived", "fengsheng.diverted"].includes(type)) way.unshift(Number(seat));
    else if (type === "fengsheng.routed") {
      way.unshift(Number(sender));
      break;
    }
  }
  return way.filter((seat, place) => seat !== way[place - 1]);
}
