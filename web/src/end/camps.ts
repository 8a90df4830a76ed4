/** Which sides there were at a table that is over, the winners first. */
import type { Outcome, ViewSeat } from "../lib/protocol";
import { isNeither } from "../look/emblems";

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

/** People who win each for themselves: some of them have won, and not all of a neutral side, or less than half of another. */
function isLoose(members: ViewSeat[], { winners }: Outcome): boolean {
  const won = members.filter(({ seat }) => winners.includes(seat)).length;
  const self = members.every(({ team }) => isNeither(team ?? ""));
  return won < (self ? members.length : members.length / 2);
}
