import type { Telling } from "../moment";

export default {
  kinds: {
    attacked: "attack",
    unveiled: "reveal",
    died: "death",
  },
  sum: ({ d4, d6, points }) => {
    const [one, other] = [Number(d6), Number(d4)].sort((a, b) => b - a);
    return one && other ? `${one} − ${other} = ${String(points)}` : String(points);
  },
} satisfies Telling;
