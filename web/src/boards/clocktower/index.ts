/** The Clocktower's board: the clock hand, raised hands, who is about to be executed, the votes of the dead. */
import { USUAL } from "../../lib/ring";
import { withPieces, words } from "../../lib/words.svelte";
import type { Board } from "../board";
import Aside from "./Aside.svelte";
import { card } from "./card";
import { courseOf } from "./course";
import { extras } from "./extras";
import { factsOf, SHOWN } from "./facts";
import { grimoireLies, grimoireLine } from "./grimoire";
import { idle } from "./idle";
import { logOf } from "./log";
import Middle from "./Middle.svelte";
import Option from "./Option.svelte";
import Over from "./Over.svelte";
import Note from "./Note.svelte";
import OwnTokensButton from "./OwnTokensButton.svelte";
import Panel from "./Panel.svelte";
import { askedOf } from "./questions";
import Rule from "./Rule.svelte";
import { comesAs } from "./travel";
import { whyOf } from "./why";

/** What the night sheet shows, and the log need not say. */
const SILENT = Object.fromEntries(
  ["step-done", "idled", "all-chose", "reminded"].map((event) => [`clocktower.${event}`, () => ""]),
);

export default {
  shows: SHOWN,
  extras,
  known: ({ view }) => factsOf(view).travellers,
  asks: ({ events }) => askedOf(events).length,
  option: Option,
  note: Note,
  listed: comesAs,
  middle: Middle,
  over: Over,
  disc: {
    shows: grimoireLies,
    ring: { ...USUAL, face: 48, small: 38, more: 12, large: true },
    load: () => import("./Token.svelte"),
  },
  lying: () => import("./lying").then(({ besideOf }) => besideOf),
  peekButton: OwnTokensButton,
  card,
  idle,
  panel: { mark: "ballot", name: () => words.say("clocktower-panel"), part: Panel },
  aside: Aside,
  sheet: ({ view }) => ["setup", "night"].includes(view.phase),
  course: courseOf,
  console: () => withPieces(() => import("./Storyteller.svelte"), "page-clocktower_desk"),
  atOnce: ["clocktower.hand"],
  sentences: {
    "clocktower.grimoire-shown": grimoireLine,
    /** Who sees what others drew sees what came to lie in the Grimoire by it, or for what a seat takes itself. */
    "clocktower.drew": (event, me) =>
      event.seat === me ? words.say("event-clocktower-drew", { seat: me, role: String(event.role), mine: "yes" }) : "",
    /** Who died of it turned the life token just before. */
    "clocktower.execution-settled": (event) =>
      event.died === true
        ? ""
        : words.say("event-clocktower-execution-settled", { seat: Number(event.seat), died: "false" }),
    /** That it is over was said when dusk fell, and who was executed then, too. */
    "clocktower.day-over": (event) =>
      event.quiet === true ? words.say("event-clocktower-day-over", { quiet: "true" }) : "",
    ...SILENT,
  },
  log: logOf,
  talk: Rule,
  why: whyOf,
} satisfies Board;
