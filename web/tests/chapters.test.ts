import { describe, expect, it } from "vitest";
import { apart, bandsOf, chaptersOf, fallsOf, momentOf, opening, sameMoment, viewsOf } from "../src/replay/chapters";
import { began, view } from "./tables";

const dealt = { type: "core.dealt", seat: 0, role: "killer" };
const said = { type: "core.said", seat: 1, text: "Hm." };
const stage = (name: string) => ({ type: "core.stage-began", stage: name });

describe("a finished table", () => {
  it("has its phases for chapters, and what comes before the first belongs to it", () => {
    expect(chaptersOf([dealt, began("night"), said, began("day"), said])).toEqual([
      { from: 0, to: 3, phase: "night", day: 1 },
      { from: 3, to: 5, phase: "day", day: 1 },
    ]);
  });

  it("is drawn as nights and days, each with all its phases, or as turns", () => {
    const sky = (phase: string) => (phase.includes("night") ? "night" : "day");
    const book = chaptersOf([began("night"), said, began("election"), began("day"), said, began("night", 2)]);
    expect(bandsOf(book, sky)).toEqual([
      { from: 0, to: 2, phase: "night", day: 1, sky: "night" },
      { from: 2, to: 5, phase: "day", day: 1, sky: "day" },
      { from: 5, to: 6, phase: "night", day: 2, sky: "night" },
    ]);
    const turns = chaptersOf([began("draw"), began("main"), began("draw", 2)]);
    expect(bandsOf(turns, () => "").map(({ to, phase }) => [to, phase])).toEqual([
      [2, ""],
      [3, "draw"],
    ]);
  });

  it("opens as the first night has fallen, when the cards are dealt", () => {
    expect(opening([dealt, dealt, began("night"), said])).toBe(3);
    expect(opening([dealt, began("election"), said, began("night")])).toBe(4);
  });

  it("opens with the first phase where there are no nights, and at its beginning where there is nothing", () => {
    expect(opening([dealt, began("turns"), said])).toBe(2);
    expect(opening([])).toBe(0);
  });

  it("is told by what changed: what did not is shared", () => {
    const first = view();
    const dead = { ...first.seats[2]!, alive: false };
    const views = viewsOf({ events: [], frames: [first, { seats: [dead] }, { phase: "night" }] });
    expect(views[1]!.seats[2]!.alive).toBe(false);
    expect(views[1]!.seats[0]).toBe(first.seats[0]);
    expect(views[2]!.seats).toBe(views[1]!.seats);
    expect(views[2]!.phase).toBe("night");
  });

  it("stands at the same moment for other eyes, which have seen more or less", () => {
    const mine = [began("night"), dealt, dealt, stage("vote"), said];
    const theirs = [began("night"), stage("vote"), said];
    expect(sameMoment(4, mine, theirs)).toBe(2);
    expect(sameMoment(3, mine, theirs)).toBe(1); // as far as there is room before the vote
    expect(sameMoment(5, mine, theirs)).toBe(3);
    expect(sameMoment(0, mine, theirs)).toBe(0);
  });

  it("marks who was known to be out, when they fell and not again", () => {
    const first = view();
    const dead = { ...first.seats[2]!, alive: false };
    const views = viewsOf({ events: [], frames: [first, { phase: "night" }, { seats: [dead] }, { seats: [dead] }] });
    expect(fallsOf(views)).toEqual([{ at: 2, seat: 2 }]);
    expect(fallsOf([])).toEqual([]);
  });

  it("marks them one beside the other, each as near to its own place as can be", () => {
    expect(apart([10, 11, 50], 6)).toEqual([10, 16, 50]);
    expect(apart([90, 99, 100], 6)).toEqual([88, 94, 100]);
    expect(apart([], 6)).toEqual([]);
  });

  it("has the table's moments, but for dealt cards and what is said in one line", () => {
    expect(momentOf(began("night"))?.kind).toBe("night");
    expect(momentOf({ type: "mafia.died", seat: 1, cause: "killers" })).toMatchObject({ kind: "dawn", more: [] });
    expect([dealt, said, { type: "fengsheng.sent", seat: 1 }, undefined].map((one) => momentOf(one))).toEqual(
      Array(4).fill(null),
    );
  });
});
