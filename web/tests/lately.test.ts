import { describe, expect, it } from "vitest";
import { logOf } from "../src/boards/werewolf/log";
import { besides, dawnOf, toldLately } from "../src/lib/lately";
import type { TableEvent } from "../src/lib/protocol";

const began = (phase: string, day: number): TableEvent => ({ type: "core.phase-began", phase, day });
const alone = (type: string): TableEvent => ({ type, private: true, seat: 0 });
const types = (events: TableEvent[]) => events.map(({ type }) => type);

describe("what a seat alone was told of late", () => {
  const night = [
    began("night", 1),
    alone("mafia.learned"),
    began("night", 2),
    alone("mafia.awoke"),
    alone("clocktower.woke"),
    alone("clocktower.told"),
  ];

  it("is of the last night, and of the day after it", () => {
    expect(types(toldLately(night))).toEqual(["clocktower.told"]);
    const day = [...night, began("day", 2), alone("clocktower.shown"), { type: "mafia.died", seat: 1 }];
    expect(types(toldLately(day))).toEqual(["clocktower.told", "clocktower.shown"]);
    expect(types(toldLately([...day, began("night", 3)]))).toEqual([]);
  });

  it("is neither talk nor the dealt card, and no more than three lines", () => {
    const many = ["core.said", "core.dealt", "a", "b", "c", "d"].map(alone);
    expect(types(toldLately([began("turns", 1), ...many]))).toEqual(["b", "c", "d"]);
  });

  it("is over the night when the next phase begins", () => {
    expect(dawnOf(night)).toBe(-1);
    expect(dawnOf([...night, began("day", 2)])).toBe(6);
    expect(dawnOf([began("turns", 1)])).toBe(-1);
  });
});

describe("the log of Werewolf", () => {
  const read = (events: TableEvent[]) => types(logOf(events).map((place) => events[place]!));
  const died = (seat: number, cause: string): TableEvent => ({ type: "werewolf.died", seat, cause, night: true });
  const announced = (...dead: number[]): TableEvent => ({ type: "werewolf.announced", dead });
  const farewell: TableEvent = { type: "core.stage-began", stage: "farewell" };

  it("tells a death of the night once, unless these eyes see why", () => {
    expect(read([began("dawn", 2), died(1, "?"), announced(1), farewell])).toEqual([
      "core.phase-began",
      "werewolf.announced",
      "core.stage-began",
    ]);
    expect(read([began("dawn", 2), died(1, "pack"), announced(1)])).toContain("werewolf.died");
    expect(read([began("dawn", 2), died(1, "?")])).toContain("werewolf.died");
  });

  it("lets nobody leave after a night in which nobody died", () => {
    expect(read([began("dawn", 1), announced(), farewell, began("speeches", 1)])).toEqual([
      "core.phase-began",
      "werewolf.announced",
      "core.phase-began",
    ]);
  });
});

describe("the call of a sheriff", () => {
  const read = (events: TableEvent[]) => types(logOf(events).map((place) => events[place]!));
  const called: TableEvent = { type: "core.stage-began", stage: "recommend" };

  it("is not told where the log has told that there is none", () => {
    expect(read([{ type: "werewolf.elected", seat: -1 }, called])).toEqual(["werewolf.elected"]);
    expect(read([{ type: "werewolf.elected", seat: 2 }, called])).toContain("core.stage-began");
    expect(read([{ type: "werewolf.badge-passed", seat: 2, target: -1 }, called])).toEqual(["werewolf.badge-passed"]);
    expect(read([{ type: "werewolf.badge-passed", seat: 2, target: 4 }, called])).toContain("core.stage-began");
    expect(read([called])).toEqual(["core.stage-began"]);
  });
});

describe("what stands on the own card beside the last night", () => {
  it("keeps what an earlier night told in the same words", () => {
    const lines = [
      "Night 1: You choose 4.",
      "Night 1: You learn: yes.",
      "Night 2: You choose 5.",
      "Night 2: You learn: yes.",
    ];
    expect(besides(lines, ["You choose 5.", "You learn: yes."])).toEqual(lines.slice(0, 2));
  });
});
