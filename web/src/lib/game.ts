/** What the server says of a game that can be played: GET /api/games. */
import type { Speed } from "./protocol";

export interface Option {
  name: string;
  type: string;
  default: unknown;
  /** What else than one of the choices it may be. */
  own?: string;
  /** What it may name any number of, joined by commas. */
  some?: string[];
  choices?: unknown[];
  min?: number;
  max?: number;
  help?: string;
}

export interface GameInfo {
  id: string;
  name: Record<string, string>;
  /** `usual`: how many sit down as a rule. */
  seats: { min: number; max: number; usual: number };
  options: Option[];
  roles?: string[];
  /** To which team each role belongs; a role that is its own side has none. */
  teams?: Record<string, string>;
  penalties?: string[];
  /** Lines that a seat may say with one tap: `say-<line>` in the catalogue. */
  phrases?: string[];
  /** By stage, or by phase, which of them come first there. */
  phrases_at?: Record<string, string[]>;
  /** The line that says which card somebody holds. */
  claim?: string;
  /** The lines that say what somebody has learned. */
  reports?: Record<string, Report>;
  /** What a claim among that may be about: by topic the kinds of its parts. */
  topics?: Record<string, ("role" | "seat" | "number")[]>;
  /** The event, and its field, that tells which roles a table may have. */
  cast?: [string, string];
  /** Whether it is ever a secret who is asked: only then can others be asked for show. */
  decoys?: boolean;
  /** Whether it can be played over days. */
  days?: boolean;
  /** How a newcomer's first table is made. */
  first?: { players: number; options: Record<string, unknown>; seeds: string[] } | null;
  /** Kinds of table: `preset-<game>-<id>` in the catalogue. */
  presets?: Preset[];
}

/** A line that says what somebody has learned: as one of these roles, in a round, and then about what. */
export interface Report {
  by: string[];
  about: ("role" | "seat" | "number" | "claim")[];
}

/** A kind of table. `players` 0: as many as there are. */
export interface Preset {
  id: string;
  options: Record<string, unknown>;
  players: number;
  speed: Speed;
}
