/** Reasons: people's in their words, the cup's own in the language of the page. */
import { words } from "../lib/words.svelte";

const LONGEST = 60;

/** The parts of the cup's rules, which are named in Chinese. */
const SECTIONS: Record<string, string> = {
  胜利规则: "victory",
  犯规判罚: "fouls",
  组队规则: "teams",
  投票规则: "ballots",
  申诉规则: "appeals",
};

export function reasonOf(text: string): string {
  if (text.length > LONGEST) return text;
  return words.first([`cup-reason-${text.toLowerCase().replace(/[^a-z]+/g, "-")}`], {}, text);
}

/** The part of the cup's rules that an entry goes by. */
export const ruleName = (rule: string): string =>
  words.say("cup-by-rule", { rule, section: SECTIONS[rule] ?? "other" });
