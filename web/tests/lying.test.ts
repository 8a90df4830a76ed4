import { beforeEach, expect, it } from "vitest";
import { LOOKED_AT, type Told } from "../src/boards/board";
import { grimoireLies } from "../src/boards/clocktower/grimoire";
import { besideOf, ownOf, ownToken } from "../src/boards/clocktower/lying";
import type { TableEvent } from "../src/lib/protocol";
import { view } from "./tables";

function told(me: Told["me"], events: TableEvent[] = [], laid: Record<number, string[]> = {}): Told {
  const at = view({ game: "clocktower", phase: "night" });
  const seats = at.seats.map((seat) => ({
    ...seat,
    role: seat.seat ? "chef" : "drunk",
    marks: seat.seat === 1 ? ["poisoned"] : [],
  }));
  const looked = { ...LOOKED_AT, laid: (seat: number) => laid[seat] ?? [] };
  return { ...looked, view: { ...at, seats }, events, me, over: false, open: true };
}

let teller: Told;
beforeEach(() => {
  teller = told("moderator", [
    { type: "clocktower.misled", seat: 0, role: "empath" },
    { type: "core.marked", seat: 1, name: "poisoned", by: 2, of: "poisoner" },
    { type: "core.marked", seat: 1, name: "poisoned", by: 2, of: "pukka" },
    { type: "clocktower.told", seat: 2, role: "washerwoman", form: "pair", shown: "chef", about: [1, 0] },
    { type: "clocktower.reminded", seat: 2, role: "washerwoman", right: 0, wrong: 1 },
  ]);
});

it("beside a seat lie whom it takes itself for and each reminder, with whose it is", () => {
  const lying = besideOf(teller);
  expect([0, 1, 2].map((seat) => lying(seat).map(({ role }) => role))).toEqual([
    ["empath", "washerwoman"],
    ["pukka", "washerwoman"],
    [],
  ]);
});

it("what is used up without a reminder lies there as one", () => {
  const used = { ...teller.view, facts: { ...teller.view.facts, used: [[2, "virgin"]] } };
  expect(besideOf({ ...teller, view: used })(2).map(({ role }) => role)).toEqual(["virgin"]);
});

it("the Grimoire lies before the Storyteller alone, until the end", () => {
  expect(grimoireLies(teller)).toBe(true);
  expect(grimoireLies({ ...teller, over: true })).toBe(false);
  expect(grimoireLies(told(0))).toBe(false);
});

it("a token of one's own is a character or a reminder, wherever it was laid", () => {
  const lying = ownOf(told(0, [], { 2: ["@imp", "poisoned"] }));
  expect(lying(2).map(({ role }) => role)).toEqual(["imp", null]);
  expect(lying(1)).toEqual([]);
  expect(ownToken("@chef").role).toBe("chef");
});
