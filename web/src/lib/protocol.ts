/** What travels between page and server: docs/protocol.md as types. Seats count from 0 here, from 1 for people. */

export type Lang = "en" | "zh-CN";
export type Me = number | "moderator" | null;

export interface Option {
  name: string;
  type: string;
  default: unknown;
  choices?: unknown[];
  min?: number;
  max?: number;
  help?: string;
}

export interface GameInfo {
  id: string;
  name: Record<string, string>;
  seats: { min: number; max: number };
  options: Option[];
  penalties?: string[];
}

export interface RoomSeat {
  seat: number;
  name: string;
  kind: "empty" | "person" | "bot";
  online: boolean;
}

export interface Room {
  room: string;
  game: string;
  players: number;
  options: Record<string, unknown>;
  status: "lobby" | "playing" | "over";
  moderator: "auto" | "me";
  seeded: boolean;
  host: number | "moderator";
  seats: RoomSeat[];
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
  facts: Record<string, unknown>;
}

export interface Ask {
  id: number;
  key: string;
  options: string[];
  about: unknown[];
  default: string | null;
  least: number;
  most: number;
  left: number | null;
}

export interface Pace {
  key: string;
  left: number | null;
  ready: number[];
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
  channels: string[];
  pace: Pace | null;
  outcome: Outcome | null;
}

export interface Fault {
  key: string;
  message: string;
}

export type ServerMessage =
  | StateMessage
  | { type: "ok"; of: string; ask?: number }
  | { type: "error"; of?: string; error: Fault }
  | { type: "pong" };

export interface Ruling {
  kind: "pause" | "resume" | "end" | "undo" | "penalty";
  reason: string;
  count?: number;
  seat?: number;
  penalty?: string;
}

export type ClientMessage =
  | { type: "hello"; token: string | null; since: number }
  | { type: "answer"; ask: number; option: string }
  | { type: "say"; channel: string; text: string }
  | { type: "ready" }
  | { type: "rule"; ruling: Ruling }
  | { type: "ping" };

/** `"#3"` → 3; any other token → null. */
export function seatOf(token: string): number | null {
  const found = /^#(\d+)$/.exec(token);
  return found ? Number(found[1]) : null;
}

export const tokenOf = (seat: number) => `#${seat}`;
