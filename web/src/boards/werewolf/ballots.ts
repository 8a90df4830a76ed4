/** The ballots of a table, read from what was told of them: who voted for whom, what it weighed, what came of it. */
import type { TableEvent } from "../../lib/protocol";

const NOBODY = -1;
const WHOLE = 2;

export interface Vote {
  voter: number;
  /** Null abstained. */
  target: number | null;
  /** How much it weighs, in half votes. */
  halves: number;
}

export interface Tally {
  target: number;
  halves: number;
  voters: number[];
  /** Whether a crow's curse is among them, a vote that nobody cast. */
  cursed: boolean;
}

export interface Ballot {
  /** Which event it was. */
  place: number;
  kind: "sheriff" | "exile";
  day: number;
  duel: boolean;
  votes: Vote[];
  /** Most votes first. */
  tallies: Tally[];
  abstained: number[];
  /** What came of it, and whom it befell; null while nothing has come of it yet. */
  result: "elected" | "exiled" | "tied" | "nobody" | null;
  chosen: number[];
}

const numbers = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === "number") : [];

export function tallied(votes: Vote[], cursed: number[] = []): Tally[] {
  const found = new Map<number, Tally>();
  const of = (target: number) => {
    const tally = found.get(target) ?? { target, halves: 0, voters: [], cursed: false };
    found.set(target, tally);
    return tally;
  };
  for (const { voter, target, halves } of votes) {
    if (target === null) continue;
    const tally = of(target);
    tally.halves += halves;
    tally.voters.push(voter);
  }
  for (const target of cursed) {
    const tally = of(target);
    tally.halves += WHOLE;
    tally.cursed = true;
  }
  return [...found.values()].sort((one, other) => other.halves - one.halves || one.target - other.target);
}

/** The votes of one event. */
export function votesOf(event: TableEvent): Vote[] {
  const targets = numbers(event.targets);
  const halves = numbers(event.halves);
  return numbers(event.seats).map((voter, n) => ({
    voter,
    target: targets[n] === NOBODY || targets[n] === undefined ? null : targets[n],
    halves: halves[n] ?? WHOLE,
  }));
}

function ballot(event: TableEvent, place: number, day: number, duel: boolean, curses: number[]): Ballot {
  const votes = votesOf(event);
  const kind = event.kind === "sheriff" ? "sheriff" : "exile";
  return {
    place,
    kind,
    day,
    duel,
    votes,
    tallies: tallied(votes, kind === "exile" && !duel ? curses : []),
    abstained: votes.filter(({ target }) => target === null).map(({ voter }) => voter),
    result: null,
    chosen: [],
  };
}

const read = new WeakMap<TableEvent[], Ballot[]>();

/** Oldest first. What a list of events has told once is kept: several parts of the page want it. */
export function ballotsOf(events: TableEvent[]): Ballot[] {
  const known = read.get(events) ?? gather(events);
  read.set(events, known);
  return known;
}

/** A curse counts in the first ballot of its day. */
function gather(events: TableEvent[]): Ballot[] {
  const found: Ballot[] = [];
  let day = 0;
  let tied = new Set<unknown>();
  let curses: number[] = [];
  let open: Ballot | null = null;
  const close = (result: Ballot["result"], chosen: number[]) => {
    if (open) Object.assign(open, { result, chosen });
    open = null;
  };
  events.forEach((event, place) => {
    if (event.type === "core.phase-began") {
      day = Number(event.day);
      if (event.phase === "night") {
        tied.delete("exile"); // a duel for the badge goes on with its election
        curses = [];
      }
    } else if (event.type === "core.marked" && event.name === "cursed") curses.push(Number(event.seat));
    else if (event.type === "werewolf.voted") {
      open = ballot(event, place, day, tied.has(event.kind), curses);
      found.push(open);
    } else if (event.type === "werewolf.tied") {
      tied = new Set([...tied, event.kind]);
      close("tied", numbers(event.seats));
    } else if (event.type === "werewolf.elected") {
      tied.delete("sheriff");
      close(event.seat === NOBODY ? "nobody" : "elected", event.seat === NOBODY ? [] : [Number(event.seat)]);
    } else if (event.type === "werewolf.died" && event.cause === "exile") close("exiled", [Number(event.seat)]);
    else if (event.type === "werewolf.peaceful-day") close("nobody", []);
  });
  return found;
}

/** Whether nothing has taken the floor since: then it is still what all look at. */
export function isFresh(ballot: Ballot, events: TableEvent[]): boolean {
  for (let place = events.length - 1; place > ballot.place; place--) {
    const { type, seat, step, phase } = events[place]!;
    if ((type === "core.phase-began" && phase === "night") || type === "core.ended") return false;
    if (type === "werewolf.floor" && seat !== NOBODY) return false;
    if (type === "werewolf.turned" && step && !(ballot.kind === "exile" && ballot.chosen.includes(Number(seat))))
      return false;
  }
  return true;
}

const HALF = "½";

/** "5½": as it is written on a tile. */
export const weightSign = (halves: number) =>
  `${Math.floor(halves / 2) || (halves % 2 ? "" : "0")}${halves % 2 ? HALF : ""}`;
