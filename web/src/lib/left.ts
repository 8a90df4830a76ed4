/** What is left of a question's or a talk's time. */
import type { Timed } from "./protocol";
import { time } from "./time.svelte";

/** Seconds, by the server's clock; in a pause what it stood at; null where nothing presses. */
export const leftOf = (of: Pick<Timed, "left" | "deadline">): number | null =>
  of.deadline === null ? of.left : time.left(of.deadline);

const HOUR = 3_600;
const DAY = 24 * HOUR;

/** Hours and minutes, or days and hours, in short or in long; null below an hour. */
export function longWords(seconds: number, lang: string, display: "narrow" | "long"): string | null {
  if (seconds < HOUR) return null;
  const [large, small, unit, size] =
    seconds < 2 * DAY ? (["hour", "minute", HOUR, 60] as const) : (["day", "hour", DAY, HOUR] as const);
  const say = (n: number, unit: string) =>
    new Intl.NumberFormat(lang, { style: "unit", unit, unitDisplay: display }).format(n);
  const rest = Math.floor((seconds % unit) / size);
  return [say(Math.floor(seconds / unit), large), ...(rest ? [say(rest, small)] : [])].join(" ");
}
