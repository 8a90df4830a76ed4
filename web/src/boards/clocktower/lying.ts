/** What lies beside a seat: reminders of the Grimoire, each with the emblem of whose it is, and tokens of one's own. */
import { words } from "../../lib/words.svelte";
import type { Lying, Told } from "../board";
import { learnedOf } from "./grimoire";
import { beliefs } from "./night";
import { usedOf } from "./notes";

const SIDES = new Set(["good", "evil"]);

/** The reminder of whoever has no ability any more. */
const USED_UP = "no-ability";

type Lies = (seat: number) => Lying[];

export const shortOf = (mark: string) => words.attr(`mark-clocktower-${mark}`, "short") ?? words.thing("mark", mark);

/** Of which character each reminder on a seat is, the last laid of its name first. */
function makers({ events }: Told): Map<string, string> {
  const found = new Map<string, string>();
  for (const { type, seat, name, of } of events)
    if (type === "core.marked" && of) found.set(`${Number(seat)} ${String(name)}`, String(of));
  return found;
}

/** The reminders of the Grimoire, whom somebody takes itself for first. */
export function besideOf(told: Told): Lies {
  const [by, believed, learned, used] = [makers(told), beliefs(told.events), learnedOf(told), usedOf(told.view)];
  return (seat) => {
    const believes = believed.get(seat);
    const marks = told.view.seats[seat]?.marks ?? [];
    return [
      ...(believes ? [{ role: believes, text: words.say("clocktower-believes", { role: believes }) }] : []),
      ...marks.map((mark) => ({ role: by.get(`${seat} ${mark}`) ?? null, text: shortOf(mark) })),
      ...used.filter(([whose]) => whose === seat).map(([, role]) => ({ role, text: shortOf(USED_UP) })),
      ...learned
        .filter((one) => one.seat === seat)
        .map(({ mark }) => ({ role: mark.split("-")[0]!, text: shortOf(mark) })),
    ];
  };
}

/** A token of one's own: a character as `"@id"`, else a reminder. */
export const ownToken = (token: string): Lying =>
  token.startsWith("@")
    ? { role: token.slice(1), text: words.thing("role", token.slice(1)) }
    : { role: null, text: SIDES.has(token) ? words.thing("team", token) : shortOf(token) };

export const ownOf =
  (told: Told): Lies =>
  (seat) =>
    told.laid(seat).map(ownToken);
