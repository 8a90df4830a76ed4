/** Words for how a table ended. */
import type { Outcome } from "./protocol";
import { idOf, words } from "./words.svelte";

export function headlineOf(outcome: Outcome): string {
  if (outcome.teams.length) {
    const teams = outcome.teams.map((team) => words.thing("team", team));
    return words.say("ui-team-wins", { teams: words.both(teams) });
  }
  if (outcome.winners.length)
    return words.say("ui-seats-win", { names: words.seats(outcome.winners), n: outcome.winners.length });
  return words.say("ui-nobody-wins");
}

/** `four`: whether two sides have won at a table of four, where some games make them one. */
export const reasonOf = (outcome: Outcome) =>
  outcome.reason
    ? words.first(
        [`reason-${idOf(outcome.reason)}`],
        { four: words.names.length === 4 && outcome.teams.length === 2 ? "yes" : "no" },
        outcome.reason,
      )
    : "";
