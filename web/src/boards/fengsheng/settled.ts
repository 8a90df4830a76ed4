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
  /** Where in the log what it looked at stands. */
  lines: number[];
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

/** All nodes, the oldest first. */
export function nodesIn(events: TableEvent[]): Node[] {
  const nodes: Node[] = [];
  let since: number[] = [];
  for (const [place, event] of events.entries()) {
    if (event.type !== "fengsheng.checked") {
      since.push(place);
      continue;
    }
    const lines = since.filter((line) => isOccasion(events[line]!));
    const looked = lines.map((line) => events[line]!);
    const last = nodes.at(-1);
    const goesOn = last !== undefined && !since.some((line) => COURSE.has(events[line]!.type));
    if (goesOn) {
      last.passes.push({ looked, came: [] });
      last.lines.push(...lines);
    } else nodes.push({ place, lines, passes: [{ looked, came: [] }] });
    since = [];
    came(nodes.at(-1)!, events, place);
  }
  return nodes;
}

/** Of lines of the log, the node that came of them; where nothing did, there is nothing to ask. */
export const nodesByLine = (events: TableEvent[]): Map<number, number> =>
  new Map(
    nodesIn(events)
      .filter(({ passes }) => passes.length > 1 || passes.some(({ came }) => came.length > 0))
      .map(({ place, lines }) => [lines[0]!, place]),
  );

/** What follows a pass up to the next one, or to what the turn brings next. */
function came(node: Node, events: TableEvent[], place: number): void {
  const { came } = node.passes.at(-1)!;
  for (const event of events.slice(place + 1)) {
    if (event.type === "fengsheng.checked" || COURSE.has(event.type) || event.type === "core.phase-began") return;
    if (event.type.startsWith("fengsheng.") && !DUMB.has(event.type) && event.private !== true) came.push(event);
  }
}
