import type { Telling } from "../moment";

export default {
  kinds: {
    attacked: "attack",
    unveiled: "reveal",
    died: "death",
  },
  // The larger less the smaller, whichever die that is; a die that was not rolled is 0.
  sum: ({ d4, d6, points }) => {
    const dice = [
      { sides: 6 as const, value: Number(d6) },
      { sides: 4 as const, value: Number(d4) },
    ];
    return {
      dice: dice.filter(({ value }) => value > 0).sort((one, other) => other.value - one.value),
      points: Number(points),
    };
  },
} satisfies Telling;
