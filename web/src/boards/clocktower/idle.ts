/** Why somebody has no vote just now, where all can see the reason; how to have one; and what the dead may still do. */
import { words } from "../../lib/words.svelte";
import type { Told } from "../board";
import { factsOf } from "./facts";

export function idle({ view, me, live }: Pick<Told, "view" | "me"> & { live?: Told["live"] }): string {
  if (typeof me !== "number") return "";
  if (view.vacant.includes(me)) return words.say("clocktower-come-by-day");
  const spent = factsOf(view).voted.includes(me);
  if (!view.seats[me]?.alive && view.stage === "count" && factsOf(view).votes.includes(me))
    return words.say("clocktower-hand-counted");
  if (spent && view.stage === "count") return words.say("clocktower-no-vote");
  if (live?.offers.some((offer) => offer.key === "clocktower.hand")) return words.say("clocktower-hand-before");
  return view.seats[me]?.alive === false ? words.say("clocktower-dead", { vote: spent ? "no" : "yes" }) : "";
}
