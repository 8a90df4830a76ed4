/** What is left of a question's or a talk's time. */
import type { Timed } from "./protocol";
import { time } from "./time.svelte";

/** Seconds, by the server's clock; in a pause what it stood at; null where nothing presses. */
export const leftOf = (of: Pick<Timed, "left" | "deadline">): number | null =>
  of.deadline === null ? of.left : time.left(of.deadline);
