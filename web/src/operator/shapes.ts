/** What the server tells an operator. */

export interface Day {
  numbers: Record<string, number>;
  now: Record<string, number>;
}

export interface Report {
  id: string;
  room: string;
  seat: number | null;
  sort: string;
  words: string;
  about: { name: string; guest: string; address: string };
  made: number;
}

export interface Ban {
  id: string;
  who: string;
  why: string;
  until: number;
}

export interface OperatorDeed {
  n: number;
  at: number;
  deed: string;
  about: string;
  how: string;
  origin: string;
}

export interface Look {
  room: string;
  game: string;
  players: number;
  status: string;
  unlisted: boolean;
  closed: string;
  maker: string;
  chairs: { seat: number; name: string; kind: string; role: string; came_from: string; guest: string }[];
  lobby: string[];
  told: string[];
  /** Which of `told` is what somebody said. */
  said: number[];
}
