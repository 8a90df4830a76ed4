import type { Board } from "../board";
import Below from "./Below.svelte";
import { extras } from "./extras";
import { card } from "./hand";
import Middle from "./Middle.svelte";

export default { shows: ["turn"], extras, middle: Middle, card, below: Below, aside: true } satisfies Board;
