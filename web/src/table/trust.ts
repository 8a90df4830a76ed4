/** The viewer's own suspicion of a seat, as words and as a sign: never by colour alone. */
import { words } from "../lib/words.svelte";

const SIGNS = ["−−", "−", "?", "+", "++"];

export const trustSign = (trust: number) => SIGNS[trust + 2] ?? "?";
/** `trust` as a word: Fluent has no negative variants in all its readers. */
export const trustWords = (trust: number) => words.say("table-trust", { trust: `t${trust + 2}` });
