import { seatsIn } from "../seats";
import { words } from "../../../lib/words.svelte";
import type { Telling } from "../moment";

export default {
  kinds: {
    "quiet-night": "dawn",
    died: (event) => (event.cause === "killers" ? "dawn" : "death"),
    voted: "vote",
  },
  settles: ({ type, cause }) => type === "mafia.acquitted" || (type === "mafia.died" && cause === "vote"),
  bars: (event) =>
    (["guilty", "innocent"] as const).map((choice) => {
      const voters = seatsIn(event[choice]);
      return { seat: null, words: words.attr("ask-mafia-vote", choice) ?? choice, voters, weight: voters.length };
    }),
} satisfies Telling;
