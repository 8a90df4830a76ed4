/** The Clocktower's board: the clock hand, raised hands, who is about to be executed, the votes of the dead. */
import type { Board } from "../board";
import { card } from "./card";
import { extras } from "./extras";
import { SHOWN } from "./facts";
import Hand from "./Hand.svelte";
import { idle } from "./idle";

export default { shows: SHOWN, extras, over: Hand, card, idle } satisfies Board;
