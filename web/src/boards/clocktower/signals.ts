/** What a Storyteller does by hand tonight for players without a device, in order: wake, show, let sleep. */
import type { TableEvent } from "../../lib/protocol";
import { words } from "../../lib/words.svelte";
import type { Told } from "../board";
import { showing, type Showing } from "./showing";

export interface Signal {
  /** The place in the log of what it is for. */
  at: number;
  kind: "wake" | "show" | "sleep";
  seats: number[];
  /** In words. */
  what: string;
  /** How the hand says it. */
  sign: string;
  /** What to turn the screen round for. */
  show: Showing | null;
}

const SHOWN = new Set([
  "clocktower.told",
  "clocktower.learned",
  "clocktower.grimoire-shown",
  "clocktower.exorcised",
  "clocktower.maddened",
  "clocktower.cast-shown",
  "clocktower.sided",
  "clocktower.demon-pointed",
  "clocktower.served",
]);

/** Of these, what an ability brings: where all choose together it is kept back until dawn. */
const LATE = new Set([
  "clocktower.grimoire-shown",
  "clocktower.exorcised",
  "clocktower.maddened",
  "clocktower.cast-shown",
  "clocktower.twins-met",
  "clocktower.served",
]);

/** The seats of players without a device. */
export const noDevice = ({ live }: Told) =>
  new Set((live?.room.seats ?? []).filter(({ kind }) => kind === "no-device").map(({ seat }) => seat));

export function signalsOf(told: Told): Signal[] {
  const { view, events } = told;
  const fell = events.findLastIndex(({ type }) => type === "clocktower.dusk-fell");
  if (view.phase !== "night" || fell < 0) return [];
  const mine = noDevice(told);
  const found: Signal[] = [];
  const awake = new Set<number>();
  /** Where all choose together, what a night brings comes twice: to nobody at its step, to whom it is for before dawn. */
  const twice = new Map<string, number>();
  let known = 0;

  const put = (at: number, kind: Signal["kind"], seats: number[], event?: TableEvent) => {
    if (!seats.length) return;
    const show = event ? showing(event, known > 1) : null;
    const what = words.say("clocktower-signal", { kind, seats });
    found.push({ at, kind, seats, what, sign: (kind === "show" && show?.sign) || signOf(kind, show), show });
    for (const seat of seats) awake[kind === "sleep" ? "delete" : "add"](seat);
  };
  /** What is told to somebody whose eyes are closed wakes them first, and lets them sleep again. */
  const tell = (at: number, seats: number[], event: TableEvent, again = true) => {
    const asleep = seats.filter((seat) => !awake.has(seat));
    put(at, "wake", asleep);
    put(at, "show", seats, event);
    if (again) put(at, "sleep", asleep);
  };

  const first = (event: TableEvent) => {
    const what = `${event.type} ${String(event.seat ?? event.seats)} ${String(event.roles)}`;
    const seen = twice.get(what) ?? 0;
    twice.set(what, seen + 1);
    return seen % 2 === 0;
  };

  events.slice(fell).forEach((event, place) => {
    const at = fell + place;
    const seat = Number(event.seat);
    const together = told.live?.room.options.night === "together";
    if (event.type === "clocktower.evil-known") {
      const who = known++ === 0 ? event.minions : event.demons;
      const seats = (Array.isArray(who) ? who.map(Number) : []).filter((one) => mine.has(one));
      tell(at, seats, event, known === 1);
    } else if (event.type === "clocktower.bluffed") {
      const seats = [...awake];
      put(at, "show", seats, event);
      put(at, "sleep", seats);
    } else if (together && LATE.has(event.type) && first(event)) {
      return;
    } else if (event.type === "clocktower.twins-met") {
      tell(
        at,
        meeting(event, events.slice(fell)).filter((one) => mine.has(one)),
        event,
      );
    } else if (!mine.has(seat)) return;
    else if (event.type === "clocktower.woke" && !together) put(at, "wake", [seat]);
    else if (event.type === "clocktower.slept" && !together) put(at, "sleep", [seat]);
    else if (event.type === "clocktower.shown" || (SHOWN.has(event.type) && !(together && isTold(event))))
      tell(at, [seat], event);
  });
  return found;
}

/** To whom a meeting of twins is shown: where it is told in two ways, what a twin truly is to the other alone. */
function meeting(event: TableEvent, tonight: TableEvent[]): number[] {
  const seats = event.seats as number[];
  const same = tonight.filter((one) => one.type === event.type && String(one.seats) === String(seats));
  const ways = [...new Set(same.map(({ roles }) => String(roles)))];
  return ways.length < 2 ? seats : seats.filter((_, n) => (n === 0) === (ways[0] === String(event.roles)));
}

/** Where all choose together it is told before dawn, by another event. */
const isTold = ({ type }: TableEvent) => type === "clocktower.told";

function signOf(kind: Signal["kind"], show: Showing | null): string {
  if (kind !== "show") return words.say("clocktower-sign-hand", { kind });
  if (show?.grimoire) return words.say("clocktower-sign-hand", { kind: "grimoire" });
  return words.say("clocktower-sign-hand", { kind: show?.seats?.length ? "point" : "token" });
}
