/** A finished table as a book: the phases are its chapters, and each view is what was known after so many events. */
import { isNight } from "../lib/hour.svelte";
import type { TableEvent, View } from "../lib/protocol";
import type { Replay, ReplayFrame } from "../lib/story";
import type { Moment } from "../look/moments/moment";
import { kindOf } from "../look/moments/telling";

/** The events `from` to `to` - 1 belong to this phase. */
export interface Chapter {
  from: number;
  to: number;
  phase: string;
  day: number;
}

/** What comes before the first phase belongs to it. */
export function chaptersOf(events: TableEvent[]): Chapter[] {
  const starts = events.flatMap((event, place) => (event.type === "core.phase-began" ? [place] : []));
  return starts.map((start, n) => ({
    from: n ? start : 0,
    to: starts[n + 1] ?? events.length,
    phase: String(events[start]!.phase),
    day: Number(events[start]!.day),
  }));
}

/** A night, a day with all its phases, or a turn with all of its: a stretch of the line. */
export interface Band extends Chapter {
  sky: string;
}

/** The chapters that are one night, one day or one turn in one. It is called by the phase that is so itself, or "". */
export function bandsOf(chapters: Chapter[], skyOf: (phase: string, day: number) => string): Band[] {
  const bands: Band[] = [];
  for (const chapter of chapters) {
    const sky = skyOf(chapter.phase, chapter.day);
    const last = bands.at(-1);
    if (last?.day !== chapter.day || last.sky !== sky) bands.push({ ...chapter, sky });
    else {
      const named = [last, chapter].find(({ phase }) => sky !== "" && phase.includes(sky));
      Object.assign(last, { to: chapter.to, phase: named?.phase ?? "" });
    }
  }
  return bands;
}

/** Where a book opens by itself: the cards are dealt, and the first night has just fallen, or the first phase begun. */
export function opening(events: TableEvent[]): number {
  const starts = events.flatMap(({ type, phase }, place) =>
    type === "core.phase-began" ? [{ at: place + 1, phase: String(phase) }] : [],
  );
  return (starts.find(({ phase }) => isNight(phase)) ?? starts[0])?.at ?? 0;
}

function after(view: View, { seats, ...rest }: ReplayFrame): View {
  const changed = new Map(seats?.map((seat) => [seat.seat, seat]));
  return { ...view, ...rest, seats: seats ? view.seats.map((seat) => changed.get(seat.seat) ?? seat) : view.seats };
}

/** The views before the first event and after each one; what has not changed is shared between them. */
export function viewsOf({ frames }: Replay): View[] {
  const [first, ...rest] = frames;
  const views = [first as View];
  for (const frame of rest) views.push(after(views[views.length - 1]!, frame));
  return views;
}

/** Public moments by which a place in one viewer's events is found again in another's. */
const beats = (events: TableEvent[]) =>
  events.flatMap((event, place) => (/^core\.(phase|stage)-began$/.test(event.type) ? [place + 1] : []));

/** Where the same moment is in another's events: after as many beats, and as far from the next as there is room. */
export function sameMoment(at: number, mine: TableEvent[], theirs: TableEvent[]): number {
  if (at >= mine.length) return theirs.length;
  const passed = beats(mine).filter((place) => place <= at);
  const start = beats(theirs)[passed.length - 1] ?? 0;
  const end = (beats(theirs)[passed.length] ?? theirs.length + 1) - 1;
  return Math.min(end, start + at - (passed.at(-1) ?? 0));
}

/** Somebody who was known to be out after so many events, and was not before. */
export interface Fall {
  at: number;
  seat: number;
}

export const fallsOf = (views: View[]): Fall[] =>
  views.flatMap((view, at) =>
    at === 0 || view.seats === views[at - 1]!.seats
      ? []
      : view.seats
          .filter(({ seat, alive }) => !alive && views[at - 1]!.seats[seat]?.alive)
          .map(({ seat }) => ({ at, seat })),
  );

/** Where marks stand on a line of 100 so that none lies over its neighbour: each as near to its own place as can be. */
export function apart(places: number[], gap: number): number[] {
  const found: number[] = [];
  for (const place of places) found.push(Math.max(place, (found.at(-1) ?? -gap) + gap));
  let most = 100;
  for (let n = found.length - 1; n >= 0 && found[n]! > most; n--) {
    found[n] = most;
    most -= gap;
  }
  return found;
}

/** What a card in the middle tells of one event; null for what is a line of the log and no more. */
export function momentOf(event: TableEvent | undefined): Moment | null {
  const kind = event && kindOf(event);
  return event && kind && kind !== "dealt" && kind !== "brief" ? { kind, lead: event, more: [] } : null;
}
