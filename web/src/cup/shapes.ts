/** What travels about cups: docs/protocol.md as types. Times are seconds since 1970, points decimals as text. */

import type { Fault } from "../lib/protocol";

export interface CupMe {
  role: "organiser" | "referee" | "panel" | "captain" | "member" | "stand-in" | "spectator";
  name: string;
  team: string;
  member: string;
  table: string;
}

export interface Member {
  id: string;
  name: string;
  free: boolean;
  bot: string;
  spared: string;
}

export interface Team {
  team: string;
  name: string;
  captain: string;
  members: Member[];
  excepted: string;
  withdrawn: string;
  deposit: string;
  absences: number;
  excluded: boolean;
}

export interface TeamSeat {
  team: string;
  member: string;
  number: number;
  here: number;
  missed: boolean;
  excused: string;
  stand_in: string;
  bot: boolean;
  vacant: boolean;
  told: string;
  in_time: boolean;
  /** From when on who is not there is absent; 0 where no clock runs. */
  closes: number;
}

/** Somebody else plays for a team since line-ups were due. */
export interface PlayerChange {
  team: string;
  was: string;
  now: string;
  at: number;
  reason: string;
}

export interface Foul {
  event: number;
  seat: number;
  penalty: string;
  reason: string;
}

export interface Result {
  board: string;
  sides: string[];
  won: boolean[];
  winners: string[];
  reason: string;
  end: number;
  verdict: "won" | "broken-off" | "retake";
  /** By seat, "" where nothing was dealt; none in an old result. */
  roles?: string[];
  fouls: Foul[];
  ballots: Ballot[];
}

/** A ballot to exile somebody: by which seat, against which, at which event of the take. */
export interface Ballot {
  event: number;
  seat: number;
  target: number;
}

export interface Take {
  no: number;
  began: number;
  ended: number;
  state: "playing" | "ended" | "broken-off" | "struck";
  judge: string;
  sat: Record<string, string>;
  numbers: Record<string, number>;
  settled: string;
  reason: string;
  room: string;
  watch: boolean;
  review: boolean;
  seat: number | "moderator" | null;
  result: Result | null;
}

export interface CupTable {
  table: string;
  stage: "robin" | "final";
  slot: number;
  match: string;
  start: number;
  referee: string;
  program: boolean;
  standing: string;
  next: number;
  what: string;
  struck: string;
  review: "" | "open" | "closed";
  answers: Record<string, boolean>;
  teams: TeamSeat[];
  changes: PlayerChange[];
  takes: Take[];
}

export interface Match {
  match: string;
  tables: string[];
  due: number;
  handed: Record<string, number>;
}

export interface Row {
  place: number;
  team: string;
  name: string;
  points: string;
  tables: number;
  wins: number;
  best: number;
  best_loser: number;
  fines: string;
  absences: number;
  note: "" | "excluded" | "withdrawn" | "left-final";
  disputed: boolean;
}

export interface Entry {
  id: string;
  at: number;
  team: string;
  kind: string;
  points: string;
  cause: { rule: string; table?: string; take?: number; event?: number };
  stage: "robin" | "final";
  member?: string;
  reason?: string;
  undoes?: string;
}

export interface Appeal {
  id: string;
  at: number;
  due: number;
  by: string;
  text: string;
  team: string;
  member: string;
  table: string;
  take: number;
  entry: string;
  /** Whether it is about the team's deposit. */
  deposit: boolean;
  event: number;
  /** What who judged says about it, and who that is. */
  statement: string;
  judged: string[];
  outcome: string;
  decided: number;
  reason: string;
  judges: string[];
}

export interface Inquiry {
  id: string;
  at: number;
  by: string;
  about: string;
  text: string;
  answer: string;
  answered_by: string;
  team: string;
}

/** What the pages read of a policy. */
/** What a table is worth, by side ("*": all others). */
export interface Scoring {
  win: Record<string, string>;
  loss: Record<string, string>;
  stance_right: string;
  stance_wrong: string;
  best: string;
  best_loser: string;
}

export interface Policy {
  name: string;
  scoring: Scoring;
  absence: { check_in: number; late: number; points: string; allowed: number; notice: number; table: string };
  least_played: { tables: number; points: string };
  line_ups: { due: number };
  broken_off: { proposal: string; without_agreement: string };
  fouls: { most: string; per: string };
  appeals: { within: number; decided: number; captain_appeals: boolean; panel_may_include_judge: boolean };
  final: { places: number; carry: boolean; scoring?: Scoring | null };
  seats: { numbers: "chosen" | "drawn" };
  spectators: { delay: number };
  ties: string[];
}

export interface CupInfo {
  cup: string;
  name: string;
  game: string;
  size: number;
  options: Record<string, unknown>;
  policy: Policy;
  now: number;
  lines: number;
  me: CupMe;
  people: { organiser: string[]; referee: string[]; panel: string[] };
  programs: string[];
  teams: Team[];
  tables: CupTable[];
  matches: Match[];
  standings: { robin: Row[]; final: Row[] };
  ledger: Entry[];
  appeals: Appeal[];
  inquiries: Inquiry[];
  overdue: string[];
  closed: number;
  cut: number;
  qualified: string[];
  out_of_final: Record<string, string>;
  sealed: boolean;
}

/** Whose link: a referee or one of the panel by name, a member of a team, who stands in for a team at a table. */
export interface LinkOf {
  role: "referee" | "panel" | "member" | "stand-in";
  name?: string;
  team?: string;
  member?: string;
  table?: string;
}

export interface LinkInfo extends Required<LinkOf> {
  opened: boolean;
}

export interface Drawing {
  share: number;
  done: boolean;
  refused: Fault | null;
  sentences: { says: string; sentence: string; about: Record<string, string | number> }[];
}

/** A player or a team: in logits of a whole side of such players, 0 being average. */
export interface Rated {
  name: string;
  strength: number;
  low: number;
  high: number;
  tables: number;
}

export interface Ratings {
  verdict: string;
  tables: number;
  least: number;
  players: Rated[];
  teams: Rated[];
  shares: { board: string; side: string; share: number; low: number; high: number }[];
}

export interface LogLine {
  n: number;
  at: number;
  role: string;
  name: string;
  act: Record<string, unknown> & { act: string };
}
