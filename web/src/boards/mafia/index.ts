/** Mafia's board: who has the floor in a trial. The accuser gives reasons, the accused answers. */
import type { Board, Told } from "../board";

const SPEAKS: Record<string, string> = { reasons: "accuser", defence: "accused" };

function floor({ view }: Told): { past: number[]; now: number | null; next: number[] } {
  const seat = view.facts[SPEAKS[view.stage ?? ""] ?? ""];
  return { past: [], now: typeof seat === "number" ? seat : null, next: [] };
}

export default { floor } satisfies Board;
