import { deathIn } from "../../../boards/clocktower/deaths";
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
  again: (event, before) => before.some((one) => deathIn(one) !== null && deathIn(one) === deathIn(event)),
} satisfies Telling;
