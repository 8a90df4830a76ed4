/** What this browser remembers. Storage may be closed (private windows): then it remembers until the tab goes. */
import { createSubscriber } from "svelte/reactivity";

const spare = new Map<string, string>();
const PREFIX = "duskbell.";

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return spare.get(key) ?? null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + key, value);
  } catch {
    spare.set(key, value);
  }
}

/** The bearer token is the seat: whoever loses it loses the seat. */
export const tokenFor = (room: string) => recall(`room.${room}`) ?? recall("guest");
export const keepToken = (room: string, token: string) => remember(`room.${room}`, token);

/** The guest token opens every seat that was taken with it, on any device that has it. */
export const guestToken = () => recall("guest");
export const keepGuest = (token: string) => remember("guest", token);

export function forget(key: string): void {
  spare.delete(key);
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // what cannot be read cannot be kept either
  }
}

/** The rooms in which this browser holds a seat of its own. */
export function roomsHere(): string[] {
  const start = `${PREFIX}room.`;
  let kept: string[];
  try {
    kept = Object.keys(localStorage)
      .filter((key) => key.startsWith(start))
      .map((key) => key.slice(start.length));
  } catch {
    kept = [...spare.keys()].filter((key) => key.startsWith("room.")).map((key) => key.slice("room.".length));
  }
  return kept.sort();
}

/** A seat that this device serves. Where it is and what it is called as of the last look: the token is what counts. */
export interface SeatHere {
  seat: number;
  name: string;
  token: string;
}

/** Whoever shows who sits on this device is told when somebody comes or goes. */
let changed = (): void => undefined;
const watched = createSubscriber((update) => {
  changed = update;
});

const isSeatHere = (thing: unknown): thing is SeatHere => {
  const { seat, name, token } = (thing ?? {}) as Partial<SeatHere>;
  return typeof seat === "number" && typeof name === "string" && typeof token === "string";
};

/** Several people share this device at this table: all their seats by number. Empty where everybody has their own. */
export function seatsHere(room: string): SeatHere[] {
  watched();
  try {
    const kept: unknown = JSON.parse(recall(`phone.${room}`) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isSeatHere).sort((a, b) => a.seat - b.seat) : [];
  } catch {
    return [];
  }
}

function keepSeatsHere(room: string, seats: SeatHere[]): void {
  if (seats.length > 1) remember(`phone.${room}`, JSON.stringify(seats));
  else {
    // One seat alone is this device's own again: nothing is passed round.
    forget(`phone.${room}`);
    if (seats[0]) keepToken(room, seats[0].token);
  }
  changed();
}

/** One more seat on this device; what was known of the same token is brought up to date. */
export function addSeatHere(room: string, ...added: SeatHere[]): void {
  const others = seatsHere(room).filter((seat) => !added.some((one) => one.token === seat.token));
  keepSeatsHere(room, [...others, ...added]);
}

export function dropSeatHere(room: string, token: string): void {
  keepSeatsHere(
    room,
    seatsHere(room).filter((seat) => seat.token !== token),
  );
}

/** The same people go on to the next table: there their tokens are good as well. */
export function followHere(from: string, to: string): void {
  const token = recall(`room.${from}`);
  if (token) keepToken(to, token);
  const here = seatsHere(from);
  if (here.length) keepSeatsHere(to, here);
}
