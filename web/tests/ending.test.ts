import { describe, expect, it } from "vitest";
import { lengthOf } from "../src/end/recap";
import type { Chapter } from "../src/lib/story";
import type { Ask, StateMessage, TableEvent, View } from "../src/lib/protocol";
import { ofQuestion, tipNow } from "../src/table/coach";
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
  const scene = (facts: Record<string, unknown>, phase = "main", events: TableEvent[] = []) => {
    const at: StateMessage = state();
    return { at, view: { ...at.view, phase, facts } as View, asked: null, events, read: true };
  };
  const told = new Set<string>();
  const goal = new Set(["goal"]);
  it("says what one plays for before anything is chosen, and then that it is short", () => {
    expect(tipNow("fengsheng", scene({}, "setup"), told)).toBe("goal");
    expect(tipNow("fengsheng", scene({ left: 7 }), goal)).toBe("limit");
    expect(tipNow("fengsheng", scene({}), goal)).toBe("card");
  });

  it("says nothing before the own card was read, and warns when few turns are left", () => {
    expect(tipNow("fengsheng", { ...scene({}, "setup"), read: false }, told)).toBeNull();
    expect(tipNow("fengsheng", scene({ left: 3 }), new Set(["goal", "limit"]))).toBe("few");
    expect(tipNow("fengsheng", scene({ left: 4 }), new Set(["goal", "limit"]))).toBe("card");
  });

  it("knows which tips go with their question", () => {
    const asked = { ...scene({}), asked: { key: "fengsheng.send" } as unknown as Ask };
    expect(ofQuestion("fengsheng", "send", asked)).toBe(true);
    expect(ofQuestion("fengsheng", "card", asked)).toBe(false);
  });

  it("tells how to find out who is with one, when some intel has been received", () => {
    const received = { type: "fengsheng.received", seat: 1, sender: 2 } as unknown as TableEvent;
    expect(tipNow("fengsheng", scene({}, "main", [received]), new Set(["received"]))).toBe("card");
    expect(tipNow("fengsheng", scene({}, "main", [received, received]), new Set(["received"]))).toBe("who");
  });

  it("tells of somebody else's two of a colour, whoever collects it", () => {
    const [red, red2, black] = [28, 29, 1];
    expect(tipNow("fengsheng", scene({ areas: [[], [red, red2]] }), goal)).toBe("two");
    expect(
      tipNow(
        "fengsheng",
        scene({
          areas: [
            [red, red2],
            [red, black],
          ],
        }),
        goal,
      ),
    ).toBe("card"); // one's own
  });
});

describe("a first game of the Clocktower", () => {
  const scene = (...events: TableEvent[]) => {
    const at: StateMessage = state();
    return { at, view: { ...at.view, phase: "dusk", facts: {} } as View, asked: null, events, read: true };
  };
  const nominated = { type: "clocktower.nominated", by: 3, seat: 0 } as unknown as TableEvent;
  const counted = { type: "clocktower.counted", seat: 0, votes: 1, block: -1 } as unknown as TableEvent;
  const executed = { type: "clocktower.executed", seat: 3 } as unknown as TableEvent;

  it("says that somebody was executed for nominating only where no hand was counted before", () => {
    expect(tipNow("clocktower", scene(nominated, executed), new Set())).toBe("struck");
    expect(tipNow("clocktower", scene(nominated, counted, executed), new Set())).toBe("execution");
  });
});
