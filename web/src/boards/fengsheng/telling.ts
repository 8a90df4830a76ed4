/** What the page says of events otherwise than a record does: much of it another line, or the table, has said already. */
import type { TableEvent } from "../../lib/protocol";
import { words } from "../../lib/words.svelte";

const silence = () => "";
const place = (where: unknown) => String(where).replace(/\d+$/, "");

/** Ways of a card that come with an event of their own: it is used, sent, received, or done with. */
const TOLD = ["hand desk", "desk discard", "desk gone", "hand way", "way area", "desk way"];
/** Ways that have a sentence of their own. */
const OWN = [
  "deck hand",
  "hand discard",
  "area discard",
  "way discard",
  "hand hand",
  "area hand",
  "discard hand",
  "hand area",
  "deck desk",
  "desk hand",
  "deck area",
  "desk area",
];

/** What holds for the turn and says nothing: its skill does when it comes to it. */
const KEPT = ["over", "lips_sealed", "counterplot_gain", "underworld_order"];

/** A card as intel: its arrow was its sender's, and says nothing any more. */
const asIntel = (card: unknown) =>
  card === "?"
    ? card
    : words
        .thing("card", `c${String(card)}`)
        .split(" · ")
        .slice(0, 2)
        .join(" · ")
        .replace(/ *[←→↑]$/, "");
const yes = (is: boolean) => (is ? "yes" : "no");

export const sentences: Record<string, (event: TableEvent, me: number) => string> = {
  "core.phase-began": ({ phase, day }) =>
    phase === "draw"
      ? words.say("fengsheng-turn-heading", { day })
      : phase === "setup"
        ? words.thing("phase", "setup")
        : "",
  "fengsheng.checked": silence,
  "fengsheng.deaths-over": silence,
  "fengsheng.dying-over": silence,
  "fengsheng.card-settled": silence,
  "fengsheng.routed": silence,
  "fengsheng.characters-laid": silence,
  "fengsheng.turn-ended": silence,
  "fengsheng.changes-due": silence,
  "fengsheng.hand-moved": silence, // each card has its line
  "fengsheng.discarded": silence,
  "fengsheng.placed": silence,
  "fengsheng.sent": (event, me) =>
    words.say("event-fengsheng-sent", {
      ...event,
      mine: yes(event.sender === me),
      lock: event.lock === event.to ? "there" : event.lock,
    }),
  "fengsheng.received": (event, me) =>
    words.say("event-fengsheng-received", {
      ...event,
      card: asIntel(event.card),
      mine: yes(event.seat === me),
      self: yes(event.sender === event.seat),
    }),
  "fengsheng.turned-up": (event) => words.say("event-fengsheng-turned-up", { ...event, card: asIntel(event.card) }),
  "fengsheng.held": (event, me) =>
    KEPT.includes(String(event.what))
      ? ""
      : words.say("event-fengsheng-held", { ...event, mine: event.seat === me ? "yes" : "no" }),
  "fengsheng.moved": (event) => {
    const way = `${place(event.source)} ${place(event.to)}`;
    const drawn = way === "deck hand" && event.card === "?"; // the number by the hand says how many
    if (drawn || TOLD.includes(way)) return "";
    if (!OWN.includes(way)) return words.say("event-fengsheng-moved", event);
    const seatIn = (where: unknown) => Number(/\d+$/.exec(String(where))?.[0] ?? -1);
    const [from, to] = [seatIn(event.source), seatIn(event.to)];
    const isMe = (seat: number) => (seat === words.me ? "yes" : "no");
    return words.say("fengsheng-moved", {
      way: way.replace(" ", "-"),
      card: event.card,
      from,
      to,
      mine: isMe(from < 0 ? to : from), // whose card it was; of one that was nobody's, who has it now
      yours: isMe(to),
      self: from === to ? "yes" : "no",
    });
  },
};
