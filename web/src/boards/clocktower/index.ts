/** The Clocktower's board: the clock hand, raised hands, who is about to be executed, the votes of the dead. */
import { words } from "../../lib/words.svelte";
import type { Board } from "../board";
import { card } from "./card";
import { extras } from "./extras";
import { SHOWN } from "./facts";
import Hand from "./Hand.svelte";
import { idle } from "./idle";
import Panel from "./Panel.svelte";
import Reminders from "./Reminders.svelte";
import Rule from "./Rule.svelte";
import Storyteller from "./Storyteller.svelte";

export default {
  shows: SHOWN,
  extras,
  over: Hand,
  under: Reminders,
  card,
  idle,
  panel: { mark: "ballot", name: () => words.say("clocktower-panel"), part: Panel },
  console: Storyteller,
  talk: Rule,
} satisfies Board;
