import { expect, it } from "vitest";
import { kept } from "../src/lib/kept";

const before = {
  seats: [
    { no: 0, marks: ["a"] },
    { no: 1, marks: [] as string[] },
  ],
  paused: false,
  left: null,
};

it("is what was there, where nothing is otherwise", () => {
  expect(kept(before, structuredClone(before))).toBe(before);
});

it("is new as far as something is otherwise, and no further", () => {
  const now = structuredClone(before);
  now.seats[1]!.marks.push("b");
  const told = structuredClone(now);
  const seen = kept(before, now);
  expect(seen).toEqual(told);
  expect(seen.seats[0]).toBe(before.seats[0]);
  expect(seen.seats[1]).not.toBe(before.seats[1]);
  expect(before.seats[1]!.marks).toEqual([]); // nothing of before is written over
});

it.each([
  [[1, 2], [1]],
  [[1], [1, 2]],
  [
    { a: 1, b: undefined },
    { a: 1, c: undefined },
  ],
  [{ a: 1 }, {}],
  [{}, { a: 1 }],
  [{ 0: "a" }, ["a"]],
  [["a"], { 0: "a" }],
  [[], {}],
  [{}, []],
  [null, { a: null }],
  [{ a: null }, null],
  [1, 2],
  [{ a: [] }, { a: {} }],
])("is what has come: %j, %j", (before: unknown, now: unknown) => {
  expect(kept(before, now)).toStrictEqual(now);
});
