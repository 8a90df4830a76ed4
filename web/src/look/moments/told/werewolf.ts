import { tallied, votesOf } from "../../../boards/werewolf/ballots";
import type { Telling } from "../moment";

const SETTLES = new Set(["tied", "elected", "peaceful-day", "nobody-exiled"].map((name) => `werewolf.${name}`));

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
  settles: ({ type, cause }) => SETTLES.has(type) || (type === "werewolf.died" && cause === "exile"),
  bars: (event) =>
    tallied(votesOf(event)).map(({ target, voters, halves }) => ({ seat: target, voters, weight: halves / 2 })),
} satisfies Telling;
