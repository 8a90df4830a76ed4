import { describe, expect, it } from "vitest";
import { lengthOf } from "../src/end/recap";
import type { Chapter } from "../src/lib/story";
import type { StateMessage, View } from "../src/lib/protocol";
import { tipNow } from "../src/table/coach";
import { state } from "./tables";

const chapter = (phase: string, day: number, until = 0): Chapter => ({ at: 0, phase, day, until, lines: [] });

describe("how long a game was", () => {
  it("is counted as the table counted it, though chapters without a line are left out", () => {
    expect(lengthOf([chapter("night", 1), chapter("night", 3), chapter("day", 2)], 3)).toEqual({ nights: 3, days: 2 });
    expect(lengthOf([chapter("round", 1, 4), chapter("round", 13, 15)], 15)).toEqual({ nights: 0, days: 15 });
    expect(lengthOf([chapter("turn", 1), chapter("turn", 11)], 12)).toEqual({ nights: 0, days: 12 });
  });
});

describe("a first game of limited length", () => {
  const scene = (facts: Record<string, unknown>) => {
    const at: StateMessage = state();
    return { at, view: { ...at.view, facts } as View, asked: null, events: [] };
  };
  it("says so where the turns left are counted, and only there", () => {
    const told = new Set(["card"]);
    expect(tipNow("fengsheng", scene({ left: 7 }), told)).toBe("limit");
    expect(tipNow("fengsheng", scene({}), told)).toBe("goal");
  });
});
