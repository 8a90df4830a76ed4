import { beforeAll, describe, expect, it } from "vitest";
import { sentences } from "../src/boards/fengsheng/telling";
import { words } from "../src/lib/words.svelte";

describe("a card's way", () => {
  beforeAll(async () => {
    words.tell("fengsheng", sentences);
    await words.use("en");
    await words.play("fengsheng");
    await words.load("page-fengsheng");
  });
  const said = (source: string, to: string, me: number) => {
    words.about("fengsheng", ["Ann", "Ben", "Cy"], me);
    return sentences["fengsheng.moved"]!({ type: "fengsheng.moved", card: 67, source, to }, me);
  };

  it("is over with its arrow, and a lock on whom it comes to is said once", () => {
    words.about("fengsheng", ["Ann", "Ben", "Cy"], 0);
    const received = { type: "fengsheng.received", seat: 1, sender: 0, card: 68 };
    expect(words.event(received)).toBe("2 Ben receives Swap · red, sent by you.");
    const sent = { type: "fengsheng.sent", sender: 1, arrow: "up", to: 2, lock: 2, shown: false };
    expect(words.event(sent)).toBe("2 Ben sends intel straight, first to 3 Cy, and locked.");
    expect(words.event({ ...sent, lock: 0 })).toMatch(/locked on you\.$/);
    expect(words.event({ ...sent, lock: -1 })).toMatch(/first to 3 Cy\.$/);
  });

  it("names nobody who is the viewer", () => {
    for (const [source, to] of [
      ["area0", "discard"],
      ["hand0", "hand1"],
      ["hand1", "hand0"],
      ["area0", "hand1"],
      ["area1", "hand0"],
      ["area0", "hand0"],
      ["discard", "hand0"],
      ["desk", "hand0"],
      ["deck", "area0"],
      ["desk", "area0"],
      ["hand1", "area0"],
      ["hand0", "area0"],
      ["hand0", "discard"],
      ["deck", "hand0"],
    ] as const) {
      expect(said(source, to, 0)).toMatch(/you/i);
      expect(said(source, to, 0)).not.toContain("1 Ann");
      expect(said(source, to, 2)).toContain("1 Ann");
      expect(said(source, to, 2)).not.toMatch(/you/i);
    }
  });
});
