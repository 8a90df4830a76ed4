import type { Telling } from "../moment";

export default {
  kinds: {
    died: "death",
  },
} satisfies Telling;
