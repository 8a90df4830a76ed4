import { words } from "../../lib/words.svelte";
import type { Board, Told } from "../board";
import { beneath } from "./cause";
import { cardOf } from "./deck";
import { extras, playedWords } from "./extras";
import { CHOICE, factsOf, SAID } from "./facts";
import Hand from "./Hand.svelte";
import Middle from "./Middle.svelte";
import { nextTo } from "./neighbours";
import Option from "./Option.svelte";
import Over from "./Over.svelte";
import Peek from "./Peek.svelte";
import Settled from "./Settled.svelte";
import { nodesByLine } from "./settled";
import { sentences } from "./telling";
import Under from "./Under.svelte";

/** The cards of the hand, and the characters, that the question may be answered with. */
function shows({ ask, view, me }: Told): string[] {
  if (ask?.key === CHOICE) return ask.options;
  const hand = typeof me === "number" ? (factsOf(view).hands[me] ?? []) : [];
  return (ask?.options ?? []).filter((token) => hand.includes(cardOf(token)?.id ?? 0));
}

/** Before whom an intel lies that may be chosen, and whom one that is sent left or right comes to first. */
function whose({ ask, view, me }: Told, token: string): number | null {
  const id = cardOf(token)?.id;
  const { areas } = factsOf(view);
  const front = id === undefined ? -1 : areas.findIndex((cards) => cards.includes(id));
  if (front >= 0) return front === me ? null : front;
  const goes = ask?.key === "fengsheng.send" && (token === "left" || token === "right");
  return goes && typeof me === "number" ? nextTo(view, me, token) : null;
}

/** What the viewer alone sees of cards; identities lie under the own card. */
const OF_CARDS = new Set(["moved", "looked", "arranged", "card-used"].map((name) => `fengsheng.${name}`));

/** Which tasks Strangers may have: all were told, and it helps whoever reads the own identity. */
function card({ view }: Told): string[] {
  const { missions } = factsOf(view);
  return missions.length
    ? [
        words.say("fengsheng-missions", {
          missions: missions.map((id) => words.thing("role", id)).join(words.say("ui-comma")),
        }),
      ]
    : [];
}

export default {
  shows: SAID,
  ring: { against: true, more: 18, face: 44 },
  // While a card is aimed, only at whom it may be is framed.
  lit: ({ view, path }) => {
    const { turn } = factsOf(view);
    return turn === null || path.length ? [] : [turn];
  },
  extras,
  plays: (view, seat) => playedWords(factsOf(view), seat),
  under: Under,
  whose,
  held: { part: Hand, shows, tells: ({ type }) => OF_CARDS.has(type) },
  option: Option,
  middle: Middle,
  over: Over,
  peek: Peek,
  card,
  sentences,
  beneath,
  panel: {
    mark: "why",
    name: () => words.say("fengsheng-settled"),
    part: Settled,
    lines: ({ events }) => nodesByLine(events),
  },
} satisfies Board;
