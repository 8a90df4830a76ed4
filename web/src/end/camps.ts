/** Which sides there were at a table that is over, the winners first. */
import type { Outcome, ViewSeat } from "../lib/protocol";

export interface Camp {
  team: string;
  seats: ViewSeat[];
  /** Whether the side as such has won: all of it, or all who were not ruled out of it. */
  won: boolean;
}

export function campsOf(seats: readonly ViewSeat[], outcome: Outcome): Camp[] {
  const camps = new Map<string, ViewSeat[]>();
  for (const seat of seats) {
    const team = seat.team && seat.team !== "?" ? seat.team : "";
    camps.set(team, [...(camps.get(team) ?? []), seat]);
  }
  const wins = (team: string, members: ViewSeat[]) =>
    outcome.teams.includes(team) &&
    members.some(({ seat }) => outcome.winners.includes(seat)) &&
    !isLoose(members, outcome);
  return [...camps]
    .map(([team, members]) => ({ team, seats: members, won: wins(team, members) }))
    .sort((a, b) => Number(b.won) - Number(a.won) || Number(a.team === "") - Number(b.team === ""));
}

/** A side of people who win each for themselves: some of them have won, and most have not. */
const isLoose = (members: ViewSeat[], { winners }: Outcome) =>
  2 * members.filter(({ seat }) => winners.includes(seat)).length < members.length;
