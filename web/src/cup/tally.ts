/** What the tables of a cup have come to: won of how many, by board and side, and of one player. */
import type { CupInfo, CupTable, Entry, Take } from "./shapes";

export interface Tally {
  won: number;
  of: number;
}

/** Takes that count and that somebody won. */
export const counted = (info: CupInfo): { table: CupTable; take: Take }[] =>
  info.tables.flatMap((table) => {
    const take = table.takes.at(-1);
    return take?.state === "ended" && take.result?.winners.length ? [{ table, take }] : [];
  });

const put = (into: Map<string, Tally>, key: string, won: boolean) => {
  const one = into.get(key) ?? { won: 0, of: 0 };
  into.set(key, { won: one.won + Number(won), of: one.of + 1 });
};

/** How often each side has won on each board, by "board\tside": a table counts once for every side that was dealt. */
export function shares(info: CupInfo): Map<string, Tally> {
  const found = new Map<string, Tally>();
  for (const { take } of counted(info)) {
    const { board, sides, winners } = take.result!;
    for (const side of new Set(sides)) if (side) put(found, `${board}\t${side}`, winners.includes(side));
  }
  return found;
}

export interface Played {
  table: CupTable;
  take: Take;
  side: string;
  role: string;
  board: string;
  won: boolean;
}

/** The tables somebody has played that count, the oldest first. */
export const playedBy = (info: CupInfo, team: string, member: string): Played[] =>
  counted(info)
    .filter(({ take }) => take.sat[team] === member)
    .map(({ table, take }) => {
      const seat = take.numbers[team]! - 1;
      const { sides, roles, board, won } = take.result!;
      return { table, take, side: sides[seat] ?? "", role: roles?.[seat] ?? "", board, won: won[seat] ?? false };
    })
    .sort((one, other) => one.take.ended - other.take.ended);

/** By what a key says of each; who has none is left out. */
export function by(list: Played[], key: (one: Played) => string): Map<string, Tally> {
  const found = new Map<string, Tally>();
  for (const one of list) if (key(one)) put(found, key(one), one.won);
  return found;
}

/** Everybody's place after each table: in the end as the standings have it, tie-breaks and all, before that by points. */
export function course(info: CupInfo, stage: "robin" | "final"): Map<string, number[]> {
  const found = places(courses(info, stage));
  for (const { team, place } of info.standings[stage]) found.get(team)?.splice(-1, 1, place || found.size);
  return found;
}

/** The points of every team after each table, in the order in which tables ended; what belongs to none comes last. */
export function courses(info: CupInfo, stage: "robin" | "final"): Map<string, number[]> {
  const ends = info.tables
    .filter((table) => table.stage === stage && table.takes.some(({ ended }) => ended))
    .map((table) => ({ table: table.table, at: Math.max(...table.takes.map(({ ended }) => ended)) }))
    .sort((one, other) => one.at - other.at);
  const rounds = new Map(ends.map(({ table }, n) => [table, n]));
  const teams = info.standings[stage].map(({ team }) => team);
  const found = new Map(teams.map((team) => [team, ends.map(() => 0)]));
  for (const entry of info.ledger) {
    if (entry.stage !== stage || !ends.length) continue;
    const from = rounds.get(entry.cause.table ?? "") ?? ends.length - 1;
    const course = found.get(entry.team);
    for (let n = from; course && n < ends.length; n++) course[n]! += Number(entry.points);
  }
  return found;
}

/** Everybody's place after each table: who has as many points shares one. */
export function places(courses: Map<string, number[]>): Map<string, number[]> {
  const all = [...courses.values()];
  return new Map(
    [...courses].map(([team, course]) => [
      team,
      course.map((points, n) => 1 + all.filter((other) => (other[n] ?? 0) > points + 1e-9).length),
    ]),
  );
}

/** Where an entry happened: the room of its take, and how many events there were then; null where it is not to be seen. */
export function momentOf(info: CupInfo, entry: Entry): { room: string; at: number } | null {
  const take = info.tables
    .find((table) => table.table === entry.cause.table)
    ?.takes.find(({ no }) => no === (entry.cause.take ?? 0));
  if (!take?.room || !take.review) return null;
  const event = entry.cause.event ?? -1;
  return { room: take.room, at: (event >= 0 ? event : (take.result?.end ?? 0)) + 1 };
}

const OFF = ["fine", "absence", "least-played"];

/** What each team has lost by fines, absences and members who did not play, as far as it was not taken back. */
export function minus(info: CupInfo, stage: "robin" | "final"): Map<string, number> {
  const lost = new Map<string, number>();
  for (const { stage: of, kind, team, points } of info.ledger)
    if (of === stage && OFF.includes(kind)) lost.set(team, (lost.get(team) ?? 0) - Number(points));
  return lost;
}
