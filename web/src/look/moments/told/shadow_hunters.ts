import type { Telling } from "../moment";

/** What is rolled to move, or to help, is seen where the dice lie. */
const PLAIN = ["move", "second", "blessing"];

export default {
  kinds: {
    attacked: "attack",
    rolled: ({ cause }) => (PLAIN.includes(String(cause)) ? null : "attack"),
    unveiled: "reveal",
    died: "death",
  },
  // Of an attack the larger less the smaller, whichever die that is; a die that was not rolled is 0.
  sum: ({ d4, d6, points = null }) => {
    const dice = [
      { sides: 6 as const, value: Number(d6) },
      { sides: 4 as const, value: Number(d4) },
    ];
    return {
      dice: dice.filter(({ value }) => value > 0).sort((one, other) => other.value - one.value),
      points: points === null ? Number(d4) + Number(d6) : Number(points),
      sign: points === null ? "+" : "−",
    };
  },
} satisfies Telling;
