/** What a referee goes through: the steps of this night or day, and what came of each as far as it has. */
import type { Step, Told } from "../../boards/board";
import type { TableEvent } from "../../lib/protocol";
import { isTalk, sentenceOf } from "../../lib/saying";
import { words } from "../../lib/words.svelte";

export interface StepTold extends Step {
  /** What happened in it, newest last. */
  lines: string[];
}

interface Stretch {
  phase: string;
  stage: string | null;
  events: TableEvent[];
}

const SHOWN = 3;

/** The log by phase and stage, from where the first of these phases that has begun did so last. */
function stretches(events: TableEvent[], ...from: string[]): Stretch[] {
  const began = from.map((phase) => events.findLastIndex((e) => e.type === "core.phase-began" && e.phase === phase));
  const start = began.find((place) => place >= 0) ?? 0;
  const found: Stretch[] = [];
  for (const event of events.slice(start)) {
    const last = found.at(-1);
    if (event.type === "core.phase-began") found.push({ phase: String(event.phase), stage: null, events: [] });
    else if (event.type === "core.stage-began")
      found.push({ phase: last?.phase ?? "", stage: String(event.stage), events: [] });
    else last?.events.push(event);
  }
  return found;
}

function linesOf(parts: Stretch[]): string[] {
  const said = parts.flatMap(({ events }) => events.filter((event) => !isTalk(event) && !isRuling(event)));
  return said
    .map((event) => sentenceOf(event))
    .filter(Boolean)
    .slice(-SHOWN);
}

/** `course`: the steps that the game knows; without them, those that have begun. */
export function stepsOf(told: Told, course: Step[] | undefined): StepTold[] {
  if (course?.length) {
    const parts = stretches(told.events, course[0]!.phase, told.view.phase);
    const of = (step: Step) =>
      parts.filter(({ phase, stage }) => phase === step.phase && (step.stage === null || stage === step.stage));
    /** What comes again, as a nomination does, was another before. */
    const from = { past: 0, now: -1, next: Infinity };
    const held = ({ holds }: Step) =>
      holds && [
        { ...parts[0]!, events: parts.flatMap(({ events }) => events.filter(({ type }) => holds.includes(type))) },
      ];
    return course.map((step) => ({ ...step, lines: linesOf(held(step) ?? of(step).slice(from[step.when])) }));
  }
  const begun = stretches(told.events, told.view.phase).filter((part) => part.stage !== null || part.events.length);
  return begun.map((part, n) => ({
    name: part.stage === null ? words.thing("phase", part.phase) : words.thing("stage", part.stage),
    when: n === begun.length - 1 ? "now" : "past",
    phase: part.phase,
    stage: part.stage,
    lines: linesOf([part]),
  }));
}

const RULINGS = new Set([
  "core.moderator-changed",
  "core.paused",
  "core.time-given",
  "core.time-ended",
  "core.broken-off",
  "core.retaken",
  "core.corrected",
  "core.penalised",
  "core.penalty-waits",
  "core.penalty-lapsed",
  "core.undone",
  "core.by-hand",
  "core.voided",
]);
export const isRuling = ({ type }: TableEvent) => RULINGS.has(type);

export interface Ruled {
  /** In which hour. */
  phase: string;
  day: number;
  event: TableEvent;
}

/** What was ruled so far, newest first. */
export function rulingsOf(events: TableEvent[]): Ruled[] {
  let [phase, day] = ["", 0];
  const found: Ruled[] = [];
  for (const event of events) {
    if (event.type === "core.phase-began") [phase, day] = [String(event.phase), Number(event.day)];
    else if (isRuling(event)) found.push({ phase, day, event });
  }
  return found.reverse();
}

/** What was given against each seat so far. */
export function penaltiesOf(events: TableEvent[], seat: number): string[] {
  return events
    .filter((event) => event.type === "core.penalised" && event.seat === seat)
    .map(({ penalty }) => String(penalty));
}
