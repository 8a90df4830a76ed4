/** Reasons: people's in their words, the cup's own in the language of the page. */
import { words } from "../lib/words.svelte";

const LONGEST = 60;

/** The sections of the cup's rules that an entry names, in the language of the page. */
const SECTIONS: Record<string, string> = {
  胜利规则: "victory",
  犯规判罚: "fouls",
  组队规则: "teams",
  申诉规则: "appeals",
};

export const byRule = (rule: string): string => words.say("cup-by-rule", { section: SECTIONS[rule] ?? "other", rule });

export function reasonOf(text: string): string {
  if (text.length > LONGEST) return text;
  return words.first([`cup-reason-${text.toLowerCase().replace(/[^a-z]+/g, "-")}`], {}, text);
}
