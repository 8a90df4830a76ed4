/** Which moments there are in what a seat has just heard. Only what stands in the log becomes a moment. */
import type { Me, StateMessage, TableEvent } from "../../lib/protocol";
import { ring, USUAL } from "../../lib/ring";
import { isTalk, veiled } from "../../lib/saying";
import { about } from "./seats";
import type { Bar, Kind, Moment, Sum, Telling } from "./moment";

const files = import.meta.glob<Telling>("./told/*.ts", { eager: true, import: "default" });
const CUTS = new Set(["core.phase-began", "core.stage-began"]);
const WHYS = 3;

function tellingOf(event: TableEvent): [Telling | undefined, string] {
  const [game, name] = event.type.split(".");
  return [files[`./told/${game}.ts`], name ?? ""];
}

export function kindOf(event: TableEvent): Kind | null {
  const [telling, name] = tellingOf(event);
  const kind = telling?.kinds[name];
  return typeof kind === "function" ? kind(event) : (kind ?? null);
}

const settles = (event: TableEvent): boolean => tellingOf(event)[0]?.settles?.(event) ?? false;
const isAgain = (event: TableEvent, { lead, more }: Moment): boolean =>
  tellingOf(event)[0]?.again?.(event, [lead, ...more]) ?? false;
export const barsOf = (event: TableEvent): Bar[] => tellingOf(event)[0]?.bars?.(event) ?? [];
export const seatsOf = (event: TableEvent) => tellingOf(event)[0]?.seats?.(event) ?? about(event);
export const emblemIn = (event: TableEvent): string => tellingOf(event)[0]?.emblem?.(event) ?? "";

/** Whether it goes to the left on the table as these eyes see it, of so many seats on a page of this size. */
export function goesLeft(event: TableEvent, seats: number, me: Me, width: number, height: number): boolean {
  const against = tellingOf(event)[0]?.against;
  const { by, to } = seatsOf(event);
  if (!against || by[0] === undefined || to[0] === undefined) return false;
  const { places } = ring(seats, width, height, typeof me === "number" ? me : null, { ...USUAL, against });
  return places[to[0]]!.x < places[by[0]]!.x;
}

export const sumOf = (event: TableEvent): Sum | null => tellingOf(event)[0]?.sum?.(event) ?? null;

/** What decided the game is one card: whoever fell of a roll or a vote stands on it, with why. */
function close(found: Moment[]): void {
  const [deed, death] = found.slice(-2);
  if (death?.kind !== "death" || !deed || !["attack", "vote"].includes(deed.kind)) return;
  deed.more = [...deed.more, death.lead];
  found.pop();
}

/**
 * The moments of what has just come, in its order. What is for this seat alone is no moment but for its own card, which
 * lies face down: people sit next to each other. What came of a vote stands on its card, and has none of its own.
 */
export function momentsIn(fresh: TableEvent[], at: Pick<StateMessage, "me" | "outcome">): Moment[] {
  const found: Moment[] = [];
  let open: Moment | null = null;
  let vote: Moment | null = null;
  for (const event of fresh) {
    const kind = kindOf(event);
    if (kind === "dealt") {
      if (event.seat === at.me) found.push({ kind, lead: event, more: [] });
    } else if (isTalk(event) || veiled(event, at)) {
      continue;
    } else if (vote && settles(event)) {
      vote.result = event;
      open = vote;
      vote = null;
    } else if (kind) {
      const moment: Moment = { kind, lead: event, more: [] };
      if (kind === "over") close(found);
      if (kind !== "brief") open = moment; // a brief one takes no lines, nor ends those of another
      if (kind === "vote") vote = moment;
      found.push(moment);
    } else if (CUTS.has(event.type)) open = null;
    else if (open && open.more.length < WHYS && !isAgain(event, open)) open.more.push(event);
  }
  return found;
}

/** What was missed, as one moment; null where nothing was. */
export function missedIn(fresh: TableEvent[], at: Pick<StateMessage, "me" | "outcome">): Moment | null {
  const leads = momentsIn(fresh, at)
    .filter(({ kind }) => kind !== "dealt")
    .flatMap(({ lead, result }) => (result ? [lead, result] : [lead]));
  const last = leads.at(-1);
  return last ? { kind: "missed", lead: last, more: leads } : null;
}
