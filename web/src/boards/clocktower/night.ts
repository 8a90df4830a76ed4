/** The night sheet as the Storyteller goes through it: whose step it is, how far it has come, what came of it. */
import type { TableEvent, ViewSeat } from "../../lib/protocol";
import { sentenceOf } from "../../lib/saying";
import { words } from "../../lib/words.svelte";
import type { Told } from "../board";
import { factsOf } from "./facts";
import { showing, type Showing } from "./showing";

export interface NightStep {
  id: string;
  name: string;
  /** Who holds it, or takes themselves to; of the steps in which the evil ones learn, who learns. */
  seats: number[];
  when: "past" | "now" | "next";
  lines: string[];
  /** What somebody is to be shown of it. */
  shows: Showing[];
}

/** Steps in which the evil ones learn of each other, and who of them learns. */
const INFO: Record<string, string> = { minioninfo: "minions", demoninfo: "demons" };
/** In which an evil Traveller learns the Demon. */
const DUSK = "dusk";
const POINTED = "clocktower.demon-pointed";
const SILENT = new Set([
  "clocktower.woke",
  "clocktower.slept",
  "clocktower.step-done",
  "clocktower.idled",
  "clocktower.decided",
  "clocktower.dusk-fell",
]);
const MOST = 4;

/** Whom each seat takes itself for, where that is not what it is. */
export function beliefs(events: TableEvent[]): Map<number, string> {
  const found = new Map<number, string>();
  for (const { type, seat, role } of events) {
    if (type === "clocktower.misled") found.set(Number(seat), String(role));
    else if (type === "clocktower.collected" || type === "clocktower.became") found.delete(Number(seat));
  }
  return found;
}

/** The abilities that somebody has beside their own. */
function lentIn(events: TableEvent[]): Map<number, string[]> {
  const found = new Map<number, string[]>();
  for (const { type, seat, role } of events) {
    const no = Number(seat);
    if (type === "clocktower.gained") found.set(no, [...(found.get(no) ?? []), String(role)]);
    else if (type === "clocktower.became" || type === "clocktower.left") found.delete(no);
  }
  return found;
}

export function nightOf(told: Told): NightStep[] {
  const { view, events } = told;
  const fell = events.findLastIndex(({ type }) => type === "clocktower.dusk-fell");
  const tonight = view.phase === "night" && fell >= 0 ? events.slice(fell) : [];
  const believed = beliefs(events);
  const lent = lentIn(events);
  const travelling = new Set(factsOf(view).travellers);
  const done = new Set(tonight.filter(({ type }) => type === "clocktower.step-done").map(({ step }) => String(step)));
  const known = tonight.find(({ type }) => type === "clocktower.evil-known");
  const holds = (id: string) => {
    if (id === DUSK) return tonight.filter(({ type }) => type === POINTED).map(({ seat }) => Number(seat));
    const learning = INFO[id] && known?.[INFO[id]];
    if (Array.isArray(learning)) return learning.map(Number);
    const has = INFO[id]
      ? ({ seat, team }: ViewSeat) => team === "evil" && !travelling.has(seat)
      : ({ seat, role }: ViewSeat) => role === id || believed.get(seat) === id || lent.get(seat)?.includes(id);
    return view.seats.filter(has).map(({ seat }) => seat);
  };
  const steps = factsOf(view).sheet.map((id) => ({ id, seats: holds(id), happened: happenedIn(id, tonight) }));
  const now = view.phase === "night" ? steps.find(({ id }) => !done.has(id))?.id : undefined;
  return steps
    .filter(({ id, seats, happened }) => seats.length || happened.length || id === now) // what is played for show, too
    .map(({ id, seats, happened }) => ({
      id,
      name: words.first([`clocktower-step-${id}`], {}, words.thing("role", id)),
      seats,
      when: done.has(id) ? "past" : id === now ? "now" : "next",
      lines: happened
        .filter(({ type }) => !SILENT.has(type))
        .map((event) => sentenceOf(event))
        .filter(Boolean)
        .slice(0, MOST),
      shows: happened.map((event) => showing(event, id === "demoninfo")).filter((one) => one !== null),
    }));
}

/** What happened in a step: between a waking and a sleeping as this character, or since the step before was over. */
function happenedIn(id: string, tonight: TableEvent[]): TableEvent[] {
  if (id === DUSK) return tonight.filter(({ type }) => type === POINTED);
  const found: TableEvent[] = [];
  let inside = false;
  let since: TableEvent[] = [];
  for (const event of tonight) {
    if (event.type === "clocktower.step-done") {
      if (INFO[id] && event.step === id) return since;
      // what comes of a step in which nobody is woken is all that has happened in it
      if (event.step === id && !found.length) return since.filter(({ type }) => !SILENT.has(type));
      since = [];
      continue;
    }
    since.push(event);
    if (event.type === "clocktower.woke") inside = event.role === id;
    if (inside) found.push(event);
    if (event.type === "clocktower.slept") inside = false;
  }
  return found;
}
