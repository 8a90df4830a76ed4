/** Werewolf's board: the badge on its seat, raised hands, the speech clock, ballots as a table and as arrows. */
import { words } from "../../lib/words.svelte";
import type { Board } from "../board";
import Arrows from "./Arrows.svelte";
import { card } from "./card";
import { courseOf } from "./course";
import { floorOf } from "./floor";
import { idle } from "./idle";
import { extras } from "./extras";
import { logOf } from "./log";
import { SHOWN } from "./facts";
import Middle from "./Middle.svelte";
import Panel from "./Panel.svelte";
import { ballotLine } from "./telling";

export default {
  shows: SHOWN,
  extras,
  middle: Middle,
  over: Arrows,
  card,
  idle,
  sentences: { "werewolf.voted": ballotLine },
  panel: { mark: "cards", name: () => words.say("werewolf-panel"), part: Panel },
  course: courseOf,
  log: logOf,
  floor: floorOf,
  console: () => import("./Referee.svelte"),
} satisfies Board;
