/** Who nominated whom on each day, with the hands that were up: all of it was seen by everybody. */
import type { TableEvent } from "../../lib/protocol";

export interface Trial {
  by: number;
  who: number;
  /** Null while nobody has counted. */
  votes: number | null;
  hands: number[];
}

/** The days on which somebody was nominated, the last first. */
export function historyOf(events: TableEvent[]): { day: number; trials: Trial[] }[] {
  const days: { day: number; trials: Trial[] }[] = [];
  let day = 0;
  for (const event of events) {
    const last = days[0]?.trials.at(-1);
    if (event.type === "core.phase-began") day = Number(event.day);
    else if (event.type === "clocktower.nominated") {
      if (days[0]?.day !== day) days.unshift({ day, trials: [] });
      days[0]!.trials.push({ by: Number(event.by), who: Number(event.seat), votes: null, hands: [] });
    } else if (event.type === "clocktower.pointed" && event.up === true) last?.hands.push(Number(event.seat));
    else if (event.type === "clocktower.counted" && last) last.votes = Number(event.votes);
  }
  return days;
}
