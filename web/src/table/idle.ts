/** What the dock says while nothing is asked of the viewer. */
import { fullWords } from "../lib/asking";
import type { Answered } from "../lib/choosing.svelte";
import type { Me, View } from "../lib/protocol";
import { words } from "../lib/words.svelte";
import type { Board, Told } from "../boards/board";

export function idleWords(
  { board, told }: { board: Board | null; told: Told },
  me: Me,
  { game, seats, stage, phase }: View,
  answered: Answered | null,
): string {
  if (me === null) return words.say("ui-watching");
  if (me === "moderator") return words.say("ui-moderating");
  const why = board?.idle?.(told) ?? "";
  if (why) return why;
  if (!seats[me]?.alive) return words.say("ui-you-are-out");
  if (!answered) {
    const name = words.thing(stage ? "stage" : "phase", stage || phase);
    return words.say("table-waits", { what: words.attr(`stage-${game}-${stage}`, "waits") ?? name });
  }
  const what = answered.tokens.map((token) => fullWords(answered.ask, token)).join(words.say("ui-comma"));
  return answered.ask.public && what ? words.say("table-chose", { what }) : words.say("table-sent-waits");
}
