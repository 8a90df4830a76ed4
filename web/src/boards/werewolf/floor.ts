/** Who has had the floor in this round of speeches, who has it, and who comes after. */
import type { Told } from "../board";
import { factsOf } from "./facts";

export function floorOf(told: Told): { past: number[]; now: number | null; next: number[] } {
  const { speaker: now, queue: next } = factsOf(told.view);
  if (now === null && !next.length) return { past: [], now, next };
  const began = told.events.findLastIndex(({ type }) => type === "core.stage-began");
  const had = told.events
    .slice(began + 1)
    .filter(({ type }) => type === "werewolf.floor")
    .map(({ seat }) => Number(seat));
  return { past: [...new Set(had)].filter((seat) => seat >= 0 && seat !== now && !next.includes(seat)), now, next };
}
