/** Reasons: people's in their words, the cup's own in the language of the page. */
import { words } from "../lib/words.svelte";

const LONGEST = 60;

export function reasonOf(text: string): string {
  if (text.length > LONGEST) return text;
  return words.first([`cup-reason-${text.toLowerCase().replace(/[^a-z]+/g, "-")}`], {}, text);
}
