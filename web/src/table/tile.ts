/** What a seat's tile shows, as values alone: one that is as it was is not drawn anew, whatever else the table has learned. */
import type { Extra } from "../boards/board";
import type { RoomSeat, View, ViewSeat } from "../lib/protocol";
import { words } from "../lib/words.svelte";

export interface Tile {
  /** Its number. */
  seat: number;
  alive: boolean;
  /** What it is called instead while its player is not alive. */
  out: string;
  role: string | null;
  marks: string[];
  kind: RoomSeat["kind"];
  online: boolean;
  /** A bot plays for a person who is away. */
  standIn: boolean;
  /** Nobody plays on it. */
  vacant: boolean;
  mine: boolean;
  target: boolean;
  about: boolean;
  /** Has the floor. */
  speaking: boolean;
  /** Night, for all alike: whoever is awake. */
  asleep: boolean;
  chosen: boolean;
  /** The how-manieth pick it is, where order counts; 0: none. */
  order: number;
  ready: boolean;
  winner: boolean;
  /** Why it is no answer to the question that asks for seats. */
  why: string;
  /** The id of the words that say why it is a lawful answer. */
  note: string;
  /** The viewer's own suspicion, while it may be seen. */
  trust: number;
  peeked: boolean;
  /** What the game's board adds. */
  extras: Extra[];
}

/** A seat as everybody sees it who may press nothing; `shows`: what else there is to it. */
export function tileOf(view: View, { seat, alive }: ViewSeat, shows: Partial<Tile>): Tile {
  const vacant = view.vacant.includes(seat);
  return {
    seat,
    alive,
    out: alive || vacant ? "" : words.dead(seat, view),
    role: null,
    marks: [],
    kind: "person",
    online: true,
    standIn: false,
    vacant,
    mine: false,
    target: false,
    about: false,
    speaking: false,
    asleep: false,
    chosen: false,
    order: 0,
    ready: false,
    winner: false,
    why: "",
    note: "",
    trust: 0,
    peeked: false,
    extras: [],
    ...shows,
    ...(vacant && { role: null }), // who has left is nobody's token in the Grimoire
  };
}
