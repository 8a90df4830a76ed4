import type { Telling } from "../moment";

export default {
  kinds: {
    drew: "dealt",
    learned: "dealt",
    dawned: "dawn",
    claimed: "attack",
    counted: "vote",
    executed: "death",
  },
} satisfies Telling;
