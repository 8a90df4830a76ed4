/** What a game may add to the one table: a folder here named like the game, whose `index.ts` has a `Board` by default. */
import type { Component, Snippet } from "svelte";
import type { Connection } from "../lib/connection.svelte";
import type { Ask, Me, StateMessage, TableEvent, View, ViewSeat } from "../lib/protocol";
import type { Ring, Sitting } from "../lib/ring";
import type { Teller } from "../lib/words.svelte";
import type { MarkName } from "../parts/Mark.svelte";
import type { Acting } from "../table/acting.svelte";

/** All that a board knows: the table as one pair of eyes sees it, live, on a big screen or in a replay. */
export interface Told {
  view: View;
  /** What these eyes have seen so far, oldest first. */
  events: TableEvent[];
  /** Whose eyes: null is everybody's. */
  me: Me;
  over: boolean;
  /** Whether what is for these eyes alone may show: people sit next to each other, so it is behind the own card. */
  open: boolean;
  /** The table as it stands now; null in a replay. */
  live: StateMessage | null;
  /** The question that waits for these eyes, or the offer that was taken up. */
  ask: Ask | null;
  /** What is picked of its options, or on its way. */
  picked: string[];
  /** Press an option of it, as a button of the question does. */
  pick: (token: string, event: MouseEvent) => void;
  /** Tokens that the viewer has laid beside a seat, while their notes may be seen. */
  laid: (seat: number) => string[];
  /** The steps taken in a question whose answers take several. */
  path: string[];
  /** One step back. */
  back: () => void;
  /** Whether a card beside the question, covered like the own one, lies open, and what opens it. */
  reading?: boolean;
  read?: () => void;
}

/** Something that lies beside a seat: a reminder, or a token of one's own. */
export interface Lying {
  /** Whose emblem it bears; none where it is nobody's. */
  role: string | null;
  text: string;
}

/** A small thing on a seat's tile: a mark or a few characters to see, and words for whoever hears the tile. */
export interface Extra {
  mark?: MarkName;
  text?: string;
  words: string;
  tone?: "lamp" | "good" | "danger" | "quiet";
}

/** A step of what goes on, as a referee goes through it: where it stands, and of which phase and stage it is. */
export interface Step {
  name: string;
  when: "past" | "now" | "next";
  phase: string;
  /** Null: the whole phase. */
  stage: string | null;
  /** What belongs to it wherever it happens, where nothing says that the step begins anew. */
  holds?: string[];
}

/** What a viewer holds, beside the question and while there is none. */
export interface Held {
  part: Component<{ told: Told }>;
  /** Which options of the question it shows: they get no buttons. */
  shows: (told: Told) => string[];
  /** Private lines that belong to the hand and not to the covered card: the log has them while the hand lies open. */
  tells?: (event: TableEvent) => boolean;
}

export interface Board {
  /** Facts of the view that the board shows: the middle does not say them in words. */
  shows?: string[];
  /** Extras by seat; a seat that is left out has none. */
  extras?: (told: Told) => Record<number, Extra[]>;
  /** What a seat plays beside its role, by name, once all is over. */
  plays?: (view: View, seat: number) => string;
  /** How the seats sit, where not as at all other games. */
  ring?: Sitting;
  /** Tokens in place of faces, for whoever sees who is who; `size` in pixels. They are drawn only: the tile says it in words. */
  disc?: {
    shows: (told: Told) => boolean;
    /** How the seats sit then. */
    ring: Sitting;
    load: () => Promise<{ default: Component<{ told: Told; seat: number; size: number }> }>;
  };
  /** What lies beside each seat, for who moderates: a game that has it has a picture of it at the end. */
  lying?: () => Promise<(told: Told) => (seat: number) => Lying[]>;
  /** Whose cards lie open to all, alive or dead; without it, those of the dead that all have seen. */
  known?: (told: Told) => number[];
  /** How many questions in private wait for an answer of who moderates. */
  asks?: (told: Told) => number;
  /** Seats that stand out. */
  lit?: (told: Told) => number[];
  /** Below the name on a seat's tile; what it says is in the extras' words. */
  under?: Component<{ told: Told; seat: number }>;
  /** The viewer's hand. It lies open beside a covered card, until it is covered itself. */
  held?: Held;
  /** Between the question and its answers: what is to be read before it is answered. */
  note?: Component<{ told: Told }>;
  /** In place of an option's words on its button; what it does not draw has its words. */
  option?: Component<{ told: Told; token: string; name: string }>;
  /** Before whom what an option names lies, or whom it goes to: the name stands beside it. Null where nobody need be named. */
  whose?: (told: Told, token: string) => number | null;
  /** Whether the options of this question stand one below the other, for each needs a line. */
  listed?: (ask: Ask) => boolean;
  /** In place of the middle of the ring, which is as large as it was: hour, stage, clock and all. `large`: on a large screen. */
  middle?: Component<{ told: Told; large?: boolean }>;
  /** Drawn over the ring and not to be pressed: lines, arrows. It fills the ring's place and has its measures. */
  over?: Component<{ told: Told; shape: Ring }>;
  /**
   * The whole table laid out otherwise, in place of the ring. It places each seat's `tile` and the `middle`; what is pressed
   * there may be an answer.
   */
  lay?: Component<{ told: Told; tile: Snippet<[ViewSeat, number]>; middle: Snippet }>;
  /** What can be tapped of a seat that is looked at closer. */
  peek?: Component<{ told: Told; seat: number }>;
  /** Beside what can be done with a seat that is looked at closer: a button more. */
  peekButton?: Component<{ told: Told; seat: number }>;
  /** Above the field of the talk: what the game has to say to what is being written, and to whom. */
  talk?: Component<{ told: Told; channel: string; text: string }>;
  /** A panel beside the table, opened by a button among the table's tools. */
  panel?: {
    mark: MarkName;
    name: () => string;
    part: Component<{ told: Told; about?: number | null }>;
    /** Lines of the log that it tells more of, by their place, and `about` what: a press on one opens it there. */
    lines?: (told: Told) => Map<number, number>;
  };
  /** Sentences for events that the catalogue cannot make of their fields; "" for what the page need not say. */
  sentences?: Record<string, Teller>;
  /** Offers that the next press takes back: nobody is asked twice whether they mean it. */
  atOnce?: string[];
  /** The places of these events as the log is read, where that is not as they came; what another line says is left out. */
  log?: (events: TableEvent[]) => number[];
  /** Below lines of the log, by their places: what they do to the viewer. */
  beneath?: (told: Told) => Map<number, string>;
  /** By which rule of its own the program chose what this event tells; "" where it chose nothing. */
  why?: (event: TableEvent, options: Record<string, unknown>) => string;
  /** Why nothing is asked of the viewer just now, where the game knows better than "others decide" or "you are out". */
  idle?: (told: Told) => string;
  /** What all see of an event that tells the viewer more: the log has that while the own card is covered; null: nothing. */
  bare?: (event: TableEvent) => TableEvent | null;
  /** Lines that the viewer's own card says while it lies open. */
  card?: (told: Told) => string[];
  /** The steps of this night or day as far as they are certain; without it, the referee sees those that have begun. */
  course?: (told: Told) => Step[];
  /** Who speaks, in order: those who have, who does, who will. Empty where nobody has the floor. */
  floor?: (told: Told) => { past: number[]; now: number | null; next: number[] };
  /** Above the question of who moderates: what is to be done by hand for players without a device. */
  aside?: Component<{ told: Told; acting: Acting; link: Connection }>;
  /** Whether the console itself says what the referee goes through now: then the steps are not said twice. */
  sheet?: (told: Told) => boolean;
  /**
   * A section of the referee's console, below the steps, fetched for whoever moderates; only they see it, and `told` is the whole
   * truth.
   */
  console?: () => Promise<{ default: Component<{ told: Told; link: Connection }> }>;
}

/** What nothing can be picked from. */
export const LOOKED_AT = {
  live: null,
  ask: null,
  picked: [],
  laid: () => [],
  path: [],
  pick: () => undefined,
  back: () => undefined,
};
