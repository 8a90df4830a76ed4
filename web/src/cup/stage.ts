/** Where a cup stands, and what comes next in it. */
import type { CupInfo, CupTable } from "./shapes";

export type Stage = "sign-up" | "drawn" | "robin" | "closing" | "cut" | "final" | "over";

/** The take that is being played or counts; none where the last was struck. */
export const takeOf = (table: CupTable) => {
  const last = table.takes.at(-1);
  return last && last.state !== "struck" ? last : undefined;
};

export const isDone = (table: CupTable) => {
  const take = takeOf(table);
  return Boolean(table.struck) || Boolean(take && (take.state === "ended" || take.settled));
};

export function stageOf(info: CupInfo): Stage {
  const robin = info.tables.filter(({ stage }) => stage === "robin");
  const final = info.tables.filter(({ stage }) => stage === "final");
  if (final.length) return final.every(isDone) ? "over" : "final";
  if (info.cut) return "cut";
  if (info.closed) return "closing";
  if (!robin.length) return "sign-up";
  if (robin.every(isDone)) return "closing";
  return robin.some(({ start }) => start) ? "robin" : "drawn";
}

/** A moment that somebody has to mind. `what`: as a table's next deadline, or "line-ups" of a match. */
export interface Deadline {
  at: number;
  what: string;
  /** Which tables, in the order of the cup. */
  tables: string[];
}

/** What comes next, the soonest first; what many tables have in common is told once. */
export function deadlines(info: CupInfo): Deadline[] {
  const found = new Map<string, Deadline>();
  const put = (at: number, what: string, table: string) => {
    const one = found.get(`${at} ${what}`);
    if (one) one.tables.push(table);
    else found.set(`${at} ${what}`, { at, what, tables: [table] });
  };
  for (const table of info.tables) if (table.next) put(table.next, table.what, table.table);
  return [...found.values()].sort((one, other) => one.at - other.at);
}
