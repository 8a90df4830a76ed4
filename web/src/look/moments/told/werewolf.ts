import { tallied, votesOf } from "../../../boards/werewolf/ballots";
import type { Telling } from "../moment";

export default {
  kinds: {
    announced: "dawn",
    voted: "vote",
    elected: "badge",
    "badge-passed": "badge",
    burst: "reveal",
    "card-shown": "reveal",
    shot: "attack",
    dueled: "attack",
    // The night's dead are told together, at dawn.
    died: (event) => (event.night === true ? null : "death"),
  },
  bars: (event) =>
    tallied(votesOf(event)).map(({ target, voters, halves }) => ({ seat: target, voters, weight: halves / 2 })),
} satisfies Telling;
