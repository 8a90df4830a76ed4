import { isNight } from "../../../lib/hour.svelte";
import type { Telling } from "../moment";

export default {
  kinds: {
    dealt: "dealt",
    "phase-began": (event) => (isNight(String(event.phase)) ? "night" : null),
    ended: "over",
  },
} satisfies Telling;
