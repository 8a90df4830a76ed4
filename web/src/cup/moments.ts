/**
 * Points of time in words: in the zone of whoever looks, which is shown, too. That is the zone of today: a time on the
 * other side of a change to summer time, or back, says its own behind it.
 */
import { words } from "../lib/words.svelte";

const format = (at: number, how: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(words.lang, how).format(new Date(at * 1_000));
const asToday = (at: number) => new Date(at * 1_000).getTimezoneOffset() === new Date().getTimezoneOffset();
const ahead = (at: number): Intl.DateTimeFormatOptions => (asToday(at) ? {} : { timeZoneName: "short" });

export const dayTime = (at: number) =>
  format(at, { weekday: "short", month: "short", day: "numeric", hour: "2-digit", minute: "2-digit", ...ahead(at) });
export const day = (at: number) => format(at, { year: "numeric", month: "short", day: "numeric" });
export const clockTime = (at: number) => format(at, { hour: "2-digit", minute: "2-digit", ...ahead(at) });
/** The zone of whoever looks, as it is now or at another time. */
export const zone = (at = Date.now() / 1_000) => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const parts = new Intl.DateTimeFormat(words.lang, { timeZoneName: "short" }).formatToParts(new Date(at * 1_000));
  const short = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
  return [...new Set([timeZone.replaceAll("_", " "), short])].filter(Boolean).join(words.say("ui-comma"));
};

/** Seconds as a clock shows them, days apart. */
export function span(seconds: number): string {
  const left = Math.max(0, seconds);
  const [days, hours, minutes] = [Math.floor(left / 86_400), Math.floor(left / 3_600) % 24, Math.floor(left / 60) % 60];
  const two = (n: number) => String(n).padStart(2, "0");
  const clock = `${days || hours ? `${hours}:${two(minutes)}` : minutes}:${two(left % 60)}`;
  return days ? words.say("cup-days", { n: days, clock }) : clock;
}

/** Behind what a field holds: of an hour that comes twice as clocks go back, the second is meant. */
const AGAIN = "+";
const read = (written: string) => Math.floor(new Date(written).getTime() / 1_000);
const written = (at: number) => {
  const date = new Date(at * 1_000);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};
/** After how many seconds the clocks show the same again, where they do. */
const repeated = (at: number) =>
  Number.isFinite(at) ? ([1_800, 3_600, 7_200].find((later) => written(at + later) === written(at)) ?? 0) : 0;

/** What a field for a day and a time holds, and back. */
export const toField = (at: number) => withTurn(written(at), at - read(written(at)) >= 60);
export function fromField(value: string): number {
  const first = read(clockOf(value));
  return isSecond(value) ? first + repeated(first) : first;
}
export const clockOf = (value: string) => value.replace(AGAIN, "");
export const isSecond = (value: string) => value.endsWith(AGAIN);
export const withTurn = (value: string, second: boolean) => clockOf(value) + (second ? AGAIN : "");

/** The two points of time that a field's clock may mean, where its hour comes twice. */
export function twice(value: string): [number, number] | null {
  const first = read(clockOf(value));
  return repeated(first) ? [first, first + repeated(first)] : null;
}

/** The same time on the next day by the clock, which is not always 24 hours later. */
export function nextDay(at: number): number {
  const date = new Date(at * 1_000);
  date.setDate(date.getDate() + 1);
  return Math.floor(date.getTime() / 1_000);
}

/** What is to be known of what a field holds: how an hour is read that a change of the clocks leaves out. */
export function doubt(value: string): string {
  const at = fromField(value);
  if (!Number.isFinite(at) || written(at) === clockOf(value).slice(0, 16)) return "";
  return words.say("cup-hour-left-out", { time: dayTime(at) });
}
