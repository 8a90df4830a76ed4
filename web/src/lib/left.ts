/** What is left of a question's or a talk's time. */
import type { Timed } from "./protocol";
import { time } from "./time.svelte";
import { words } from "./words.svelte";

/** Seconds, by the server's clock; in a pause what it stood at; null where nothing presses. */
export const leftOf = (of: Pick<Timed, "left" | "deadline">): number | null =>
  of.deadline === null ? of.left : time.left(of.deadline);

/** Hours and minutes in words; they come with a table that is played over days, and null at any other: an hour is sixty minutes there. */
export const inHours = (rest: number): string | null =>
  rest >= 3_600 && words.has("days-left")
    ? words.say("days-left", { h: (rest / 3_600) | 0, m: ((rest / 60) % 60) | 0 })
    : null;
