/** What holds at a table of Werewolf now, read from the view's public facts. */
import type { View } from "../../lib/protocol";

export interface Facts {
  board: string;
  sheriff: number | null;
  /** Why nobody has the badge: the election is suspended, or there is no sheriff any more. */
  badge: "paused" | "gone" | null;
  speaker: number | null;
  /** Who still speaks, in order. */
  queue: number[];
  /** Who runs for sheriff, and who has withdrawn. */
  running: number[];
  withdrew: number[];
  duel: number[];
  /** Whom the sheriff recommends. */
  named: number[];
  /** The steps of this night, in order. */
  steps: string[];
}

export function factsOf({ facts }: View): Facts {
  const seats = (name: string) => (Array.isArray(facts[name]) ? (facts[name] as number[]) : []);
  const seat = (name: string) => (typeof facts[name] === "number" ? facts[name] : null);
  const badge = facts.badge;
  return {
    board: String(facts.board ?? ""),
    sheriff: seat("sheriff"),
    badge: badge === "paused" || badge === "gone" ? badge : null,
    speaker: seat("speaker"),
    queue: seats("queue"),
    running: seats("candidates"),
    withdrew: seats("withdrew"),
    duel: seats("duel"),
    named: seats("named"),
    steps: Array.isArray(facts.steps) ? facts.steps.map(String) : [],
  };
}

/** Every one of them: the board shows them all. */
export const SHOWN = [
  "board",
  "sheriff",
  "badge",
  "speaker",
  "queue",
  "candidates",
  "withdrew",
  "duel",
  "named",
  "steps",
];
