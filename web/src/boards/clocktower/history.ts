/** Who nominated whom on each day, with the hands that were up: all of it was seen by everybody. */
import type { TableEvent } from "../../lib/protocol";

export interface Trial {
  /** Whether it is about exile. */
  exile: boolean;
  /** The Storyteller is below 0. */
  by: number;
  who: number;
  /** Null while nobody has counted. */
  votes: number | null;
  hands: number[];
}

const MODERATOR = -2;
const BEGINS = new Set(["nominated", "put-forward", "exile-called"].map((one) => `clocktower.${one}`));
const POINTS = new Set(["clocktower.pointed", "clocktower.exile-pointed"]);
const COUNTS = new Set(["clocktower.counted", "clocktower.exile-counted"]);

/** The days on which somebody was nominated, the last first. */
export function historyOf(events: TableEvent[]): { day: number; trials: Trial[] }[] {
  const days: { day: number; trials: Trial[] }[] = [];
  let day = 0;
  for (const event of events) {
    const last = days[0]?.trials.at(-1);
    if (event.type === "core.phase-began") day = Number(event.day);
    else if (BEGINS.has(event.type)) {
      if (days[0]?.day !== day) days.unshift({ day, trials: [] });
      const by = event.type === "clocktower.put-forward" ? MODERATOR : Number(event.by);
      const exile = event.type === "clocktower.exile-called";
      days[0]!.trials.push({ exile, by, who: Number(event.seat), votes: null, hands: [] });
    } else if (POINTS.has(event.type) && event.up === true) last?.hands.push(Number(event.seat));
    else if (COUNTS.has(event.type) && last) last.votes = Number(event.votes);
  }
  return days;
}
