/** What has settled, node by node: what led to each, and its passes, each with what it looked at and what came of it. */
import type { TableEvent } from "../../lib/protocol";

export interface Pass {
  /** The occasions that skills could answer to. */
  looked: TableEvent[];
  /** What the pass, or what followed it, brought. */
  came: TableEvent[];
}

export interface Node {
  /** Where in the log it begins: its name in a list. */
  place: number;
  passes: Pass[];
}

const named = (...names: string[]) => new Set(names.map((name) => `fengsheng.${name}`));
/** What brings a node by itself: the course of a turn, a card being used. */
const COURSE = named(
  "send-began",
  "sent",
  "arrived",
  "accepted",
  "received",
  "turn-ended",
  "died",
  "card-used",
  "card-settled",
);
/** What comes up within one, and makes another pass. */
const WITHIN = named("discarded", "hand-moved", "placed");
/** What says nothing of its own beside these. */
const DUMB = named("checked", "routed", "deaths-over", "dying-over", "moved");

const isOccasion = ({ type }: TableEvent) => COURSE.has(type) || WITHIN.has(type);

/** The last so many nodes, the newest first. */
export function nodesIn(events: TableEvent[], most: number): Node[] {
  const nodes: Node[] = [];
  let since: TableEvent[] = [];
  for (const [place, event] of events.entries()) {
    if (event.type !== "fengsheng.checked") {
      since.push(event);
      continue;
    }
    const looked = since.filter(isOccasion);
    const last = nodes.at(-1);
    const goesOn = last !== undefined && !since.some(({ type }) => COURSE.has(type));
    if (goesOn) last.passes.push({ looked, came: [] });
    else nodes.push({ place, passes: [{ looked, came: [] }] });
    since = [];
    came(nodes.at(-1)!, events, place);
  }
  return nodes.slice(-most).reverse();
}

/** What follows a pass up to the next one, or to what the turn brings next. */
function came(node: Node, events: TableEvent[], place: number): void {
  const { came } = node.passes.at(-1)!;
  for (const event of events.slice(place + 1)) {
    if (event.type === "fengsheng.checked" || COURSE.has(event.type) || event.type === "core.phase-began") return;
    if (event.type.startsWith("fengsheng.") && !DUMB.has(event.type) && event.private !== true) came.push(event);
  }
}
