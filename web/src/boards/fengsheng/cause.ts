/** What of somebody else's made the viewer give, or took from them: in one line what it does. */
import { words } from "../../lib/words.svelte";
import type { TableEvent } from "../../lib/protocol";
import type { Told } from "../board";

/** What the course of a turn asks, whatever was used before it. */
const COURSE = ["character", "main", "send", "accept", "fight", "save", "trigger", "heir", "bequeath", "decipher"].map(
  (name) => `fengsheng.${name}`,
);
const SKILL = "fengsheng.skill-used";
const CARD = "fengsheng.card-used";

const isUse = ({ type }: TableEvent) => type === SKILL || type === CARD;
const userOf = ({ type, seat, by }: TableEvent) => (type === SKILL ? seat : by);

/** Its name and what it does. */
function saidOf(event: TableEvent): string {
  const [kind, id] = event.type === SKILL ? (["skill", event.skill] as const) : (["card", event.name] as const);
  const does = words.attr(`${kind}-${words.game}-${String(id)}`, "text");
  return does ? words.say("fengsheng-cause", { what: words.thing(kind, String(id)), does }) : "";
}

/** What led to the question; "" where the turn did, or the viewer's own deed. */
export function causeOf({ ask, events, me }: Pick<Told, "ask" | "events" | "me">): string {
  if (!ask || COURSE.includes(ask.key)) return "";
  const used = events.findLast(isUse);
  return used && userOf(used) !== me ? saidOf(used) : "";
}

/**
 * What stands below lines of the log, by their places: what a skill does by which others took a card of the viewer's, by
 * whose order somebody sends, and that who accepts had to.
 */
export function beneath({ events, me }: Pick<Told, "events" | "me">): Map<number, string> {
  const found = new Map<number, string>();
  let use: number | null = null;
  let sent: TableEvent | null = null;
  for (const [place, event] of events.entries()) {
    const used: TableEvent | null = use === null ? null : events[use]!;
    if (isUse(event)) use = place;
    else if (event.type === "fengsheng.turn-began") use = sent = null;
    else if (event.type === "fengsheng.moved") {
      const taken = used?.type === SKILL && userOf(used) !== me && event.source === `hand${me}`;
      if (taken && event.to !== event.source) found.set(use!, saidOf(used));
    } else if (event.type === "fengsheng.sent") {
      sent = event;
      const order = used?.type === CARD && used.name === "order" && used.to === event.sender;
      if (order) found.set(place, words.say("fengsheng-by-order", { seat: used.by }));
    } else if (event.type === "fengsheng.accepted" && sent) {
      const why = sent.lock === event.seat ? "lock" : sent.sender === event.seat ? "back" : "";
      if (why) found.set(place, words.say("fengsheng-had-to", { why, mine: event.seat === me ? "yes" : "no" }));
    }
  }
  return found;
}
