/** How a table stands, in signs and in a line: on its card, and on the screen in the hall. */
import { words } from "../lib/words.svelte";
import type { MarkName } from "../parts/Mark.svelte";
import type { CupHere } from "./cup.svelte";
import type { CupTable } from "./shapes";
import { takeOf } from "./stage";
import { reasonOf } from "./reasons";

export const MARKS: Record<string, MarkName> = {
  unannounced: "away",
  waiting: "clock",
  "check-in": "hand",
  late: "clock",
  short: "chair",
  seated: "chair",
  playing: "play",
  ended: "tick",
  "broken-off": "gavel",
  disputed: "quote",
  struck: "cross",
};
/** Where somebody must act. */
export const URGENT = ["late", "short", "broken-off", "disputed"];

/** The sides that won, in words; "" where none has. */
export const winnersOf = (cup: CupHere, table: CupTable): string =>
  (takeOf(table)?.result?.winners ?? [])
    .map((side) => words.thing("team", side, cup.info!.game))
    .join(words.say("ui-comma"));

/** Who won, who is missing, or who judges. */
export function noteOf(cup: CupHere, table: CupTable): string {
  const take = takeOf(table);
  if (table.standing === "struck") return reasonOf(table.struck);
  if (take?.ended) {
    const side = winnersOf(cup, table);
    return side ? words.say("cup-won", { side }) : words.say("cup-no-winner");
  }
  if (take) return table.referee;
  if (["late", "short"].includes(table.standing)) {
    const lacking = table.teams.filter((seat) => !seat.stand_in && (seat.missed || seat.vacant || !seat.here));
    return words.say("cup-missing", {
      teams: lacking.map(({ team }) => cup.teamName(team)).join(words.say("ui-comma")),
    });
  }
  return table.referee || words.say("cup-no-referee");
}
