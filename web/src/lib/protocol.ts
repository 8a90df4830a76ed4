/** What travels between page and server: docs/protocol.md as types. Seats count from 0 here, from 1 for people. */
import type { GalleryNews } from "./overheard";
import type { Ruling } from "./ruling";

/** The tag of a language that there are words for. */
export type Lang = string;
export type Me = number | "moderator" | null;

export interface RoomSeat {
  seat: number;
  name: string;
  /** "no-device": who moderates answers for that player. */
  kind: "empty" | "person" | "bot" | "no-device";
  online: boolean;
  /** In the lobby: has answered the ready check. */
  ready: boolean;
  /** A bot plays for a person who is away. */
  stand_in: boolean;
  /** The animal that its person chose; "" where the seat gives one. */
  face: string;
  /** For whom its person has taken the seat over; "" for who sat here from the start. */
  instead: string;
  /** Asks not to be named in pictures of the game that others share. */
  unnamed?: boolean;
  /** Says nothing in words of their own: the host has it so. */
  muted?: boolean;
}

/** Who moderates. */
export interface RoomChair {
  name: string;
  online: boolean;
  /** From whom the chair was taken over in play; "" from nobody. */
  instead: string;
}

/** So long bots leave people where no clock is to press them: until they have answered. */
export const CALM = 3600;

export type Speed = "slow" | "normal" | "fast" | "none";
export const SPEEDS: Speed[] = ["slow", "normal", "fast", "none"];

/** What a host may choose about a room beside the game's own options. */
export interface RoomWishes {
  speed: Speed;
  /** Whether everybody is asked something at night, so that taps betray nobody. */
  decoys: boolean;
  /** Seconds that those who only watch are behind. */
  delay: number;
  listed: boolean;
  /** Whether everybody may ask while the game goes on what they can know. */
  insight: boolean;
  /** Seconds that bots leave people where the first answer counts. */
  patience: number;
  /** How many a day of the table takes; 0: it is played at one sitting. */
  hours?: number;
  /** In which no time runs out: "23:00-08:00", by the clocks of `zone`; "" for none. */
  quiet?: string;
  zone?: string;
}

export interface Room extends Required<RoomWishes> {
  room: string;
  game: string;
  players: number;
  options: Record<string, unknown>;
  status: "lobby" | "playing" | "over";
  moderator: "auto" | "me";
  seeded: boolean;
  host: number | "moderator";
  watchers: number;
  /** Null where the program moderates. */
  chair: RoomChair | null;
  /** The code of the rematch. */
  next: string | null;
  /** Of which cup it is a take, as CUP/TABLE/TAKE; "" of none. */
  cup: string;
  /** What is to be known about such a table, though it may start. */
  remarks: Fault[];
  /** The empty seats that are for who comes late: they may stay so at the start, and be taken after it. */
  vacant: number[];
  /** How the table is played, in one sentence of each language. */
  law: Record<string, string>;
  seats: RoomSeat[];
}

/** A room in the public list. */
export interface ListedRoom {
  room: string;
  game: string;
  players: number;
  taken: number;
  status: Room["status"];
}

export interface ViewSeat {
  seat: number;
  name: string;
  alive: boolean;
  role: string | null;
  team: string | null;
  marks: string[];
}

export interface View {
  game: string;
  phase: string;
  stage: string | null;
  day: number;
  paused: boolean;
  seats: ViewSeat[];
  /** The seats on which nobody plays now. */
  vacant: number[];
  facts: Record<string, unknown>;
}

/** What time presses. */
export interface Timed {
  id: number;
  /** Seconds, when the state was sent; null where nothing presses. */
  left: number | null;
  /** When they are over by the server's clock, in milliseconds; null also while the table is paused. */
  deadline: number | null;
}

export interface Ask extends Timed {
  key: string;
  options: string[];
  about: unknown[];
  default: string | null;
  least: number;
  most: number;
  /** Whether none at all is an answer too, whatever `least` says. */
  optional: boolean;
  /** Whether the order of several answers counts. */
  ordered: boolean;
  /** Whether everybody knows that this seat is asked this. */
  public: boolean;
  /** Whether answers other than the default would tell a neighbour who sits here. */
  hides_extra_options: boolean;
  /** Others are asked the same, and whoever answers first has done it for all. */
  first?: boolean;
  /** Why each option is lawful, as a word of the catalogue; empty where there is nothing to say. */
  notes?: string[];
}

export interface Pace extends Timed {
  key: string;
  about: unknown[];
  ready: number[];
  /** Whose time it is; null: everybody's. */
  whose: number | null;
  /** Whether its rest can be skipped. */
  may_skip: boolean;
  /** Who would skip it, first whoever has proposed that. */
  agreed: number[];
  /** Who has proposed that in this talk: nobody does so twice. */
  proposed: number[];
  /** It waits for a press though all has been said. */
  stays?: boolean;
}

/** Somebody whom the moderator waits for. */
export interface Wait extends Pick<Timed, "left" | "deadline"> {
  seat: number;
  /** What is asked; for show, where it ends in `.decoy`. */
  key: string;
}

/** A player without a device: what who moderates is to answer for that seat, and what it may do beside that. */
export interface Proxy {
  seat: number;
  ask: Ask | null;
  offers: Ask[];
}

export interface Outcome {
  winners: number[];
  teams: string[];
  reason: string | null;
}

export type TableEvent = { type: string } & Record<string, unknown>;

export interface StateMessage {
  type: "state";
  from: number;
  version: number;
  events: TableEvent[];
  room: Room;
  me: Me;
  view: View | null;
  ask: Ask | null;
  /** What this seat may do at any time beside the question. */
  offers: Ask[];
  channels: string[];
  pace: Pace | null;
  outcome: Outcome | null;
  /** Who has not answered yet; only a moderator is told. */
  waits: Wait[];
  /** Whether the room passes for the viewer; null where that cannot be chosen now. */
  lets: boolean | null;
  /** For whom who moderates answers. */
  proxies: Proxy[];
  /** What is said before the start; null afterwards. */
  talk: LobbyTalk | null;
}

/** `from`: how many sayings came before these. */
export interface LobbyTalk {
  from: number;
  said: { seat: number | "moderator"; text: string; n: number; hidden: boolean }[];
}

/** A state as it travels: what has not changed is left out. */
export type StateUpdate = Pick<StateMessage, "type" | "from" | "version" | "events"> & Partial<StateMessage>;

export interface MyTable {
  room: string;
  game: string;
  seat: number | "moderator";
  name: string;
  players: number;
  status: Room["status"];
  made: string;
  role: string | null;
  won: boolean | null;
  reason: string | null;
  /** Whether its person stayed to the end; null where nobody knows. */
  finished?: boolean | null;
}

export interface ServerInfo {
  version: string;
  public_url: string | null;
  lan: string | null;
  /** By which key a browser knows what the server sends by Web Push; null where it sends nothing. */
  push: string | null;
}

export interface Fault {
  key: string;
  message: string;
  /** Where the catalogue has that very sentence, and whom and what it names. */
  says?: string;
  about?: Record<string, string | number>;
}

/** What a room says; a server says beside it what time it is. */
export type RoomMessage =
  | StateUpdate
  | { type: "ok"; of: string; ask?: number; seat?: number }
  | { type: "error"; of?: string; error: Fault }
  | Reacted
  | GalleryNews
  | Leaving;

/** The server stops: at once, or at this moment of its clock at the latest. */
export interface Leaving {
  type: "leaving";
  until: number | null;
}

/** A seat shows one of eight reactions, for a moment. */
export interface Reacted {
  type: "reacted";
  seat: number;
  what: string;
}

export type ServerMessage = RoomMessage | { type: "clock"; sent: number; now: number };

export type ClientMessage =
  | { type: "hello"; token: string | null; since: number; watch?: boolean; changes: true }
  | { type: "answer"; ask: number; option: string; seat?: number }
  | { type: "say"; channel: string; text: string }
  | { type: "say"; channel: string; line: string; about: (number | string)[] }
  | { type: "ready"; pace: number }
  | { type: "ready"; ready: boolean }
  | { type: "skip"; pace: number; agree: boolean }
  | { type: "enter"; guest: string | null; name: string }
  | { type: "comment"; text: string }
  | { type: "react"; what: string }
  | { type: "let"; on: boolean }
  | { type: "touch"; ask: number }
  | { type: "rule"; ruling: Ruling }
  | { type: "clock"; sent: number };

/** `"#3"` → 3; any other token → null. */
export function seatOf(token: string): number | null {
  const found = /^#(\d+)$/.exec(token);
  return found ? Number(found[1]) : null;
}

/** The answer by which one declines. */
export const DECLINE = "pass";

export const tokenOf = (seat: number) => `#${seat}`;
