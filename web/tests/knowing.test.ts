import { expect, it } from "vitest";
import { knownOf } from "../src/end/knowing";

/** Seats 0 and 1 are wolves and know it of each other, 2 is the seer and has looked at 0; 3 knows nothing. */
const table = {
  seats: [
    ["wolf", null, null, null],
    [null, "wolf", null, null],
    [null, null, "seer", null],
    [null, null, null, "villager"],
  ],
  teams: [
    ["wolves", "wolves", null, null],
    ["wolves", "wolves", null, null],
    [null, null, "good", null],
    [null, null, null, "good"],
  ],
  clues: [],
  phases: [
    ["night", 1],
    ["day", 1],
  ] as [string, number][],
  since: [
    [0, 1, null, null],
    [1, 0, null, null],
    [1, null, 0, null],
    [null, null, null, 0],
  ],
  marks: [
    [[], [], [], []],
    [[], [], [], []],
    [["seen-wolf"], [], [], []],
    [[], [], [], []],
  ],
};

it("knows its own card, which is nothing special", () => {
  expect(knownOf(table, 0, 0)).toEqual({ kind: "role", what: ["wolf"], few: false });
});

it("knows a side where no card was seen, as a pack does", () => {
  expect(knownOf(table, 0, 1)).toEqual({ kind: "team", what: ["wolves"], few: true, since: ["night", 1] });
});

it("knows what the referee told, as a seer does", () => {
  expect(knownOf(table, 2, 0)).toEqual({ kind: "mark", what: ["seen-wolf"], few: true, since: ["night", 1] });
});

it("says once what was told more than once, as of who was asked about every night", () => {
  const again = { ...table, marks: table.marks.map((row) => row.map((told) => [...told, ...told])) };
  expect(knownOf(again, 2, 0)).toMatchObject({ kind: "mark", what: ["seen-wolf"], few: true });
});

it("knows nothing of most", () => {
  expect(knownOf(table, 3, 0)).toBeNull();
  expect(knownOf({ ...table, seats: table.seats.map(() => ["?", "?", "?", "?"]) }, 3, 2)).toBeNull();
});

it("what everybody knows is nothing special", () => {
  const seats = table.seats.map(() => ["wolf", "wolf", "seer", "villager"]);
  const open = { ...table, seats, since: table.since.map(() => [2, 2, 2, 2]) };
  expect(knownOf(open, 3, 0)).toEqual({ kind: "role", what: ["wolf"], few: false, since: ["day", 1] });
});

it("who knew before all did is marked, and since when", () => {
  const seats = table.seats.map(() => ["wolf", "wolf", "seer", "villager"]);
  const open4 = [2, 2, 2, 2];
  const late = { ...table, seats, since: [open4, open4, [1, 2, 0, 2], open4] };
  expect(knownOf(late, 2, 0)).toEqual({ kind: "role", what: ["wolf"], few: true, since: ["night", 1] });
  expect(knownOf(late, 3, 0)).toMatchObject({ few: false, since: ["day", 1] });
});

it("knows of both what was told of two, and of neither once it knows for sure", () => {
  const clue = { of: [1, 2], what: "clocktower.told", about: { form: "pair" } };
  const told = { ...table, clues: [[], [], [], [clue]] };
  expect([0, 1, 2].map((seat) => knownOf(told, 3, seat)?.clues)).toEqual([undefined, [clue], [clue]]);
  expect(knownOf(told, 3, 1)).toMatchObject({ kind: "mark", what: [], few: true });
  const sure = { ...told, teams: table.teams.map((row) => row.map(() => "wolves")) };
  expect(knownOf(sure, 3, 1)).toMatchObject({ kind: "team", what: ["wolves"] });
});
