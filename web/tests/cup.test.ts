import { afterEach, describe, expect, it, vi } from "vitest";
import { pointWords, warned } from "../src/cup/afterForms";
import { begun, filled, type Form } from "../src/cup/forms";
import { clockTime, dayTime, doubt, fromField, nextDay, toField, twice, withTurn, zone } from "../src/cup/moments";
import type { CupInfo, CupTable, Entry, Take } from "../src/cup/shapes";
import { words } from "../src/lib/words.svelte";
import { courses, minus, places } from "../src/cup/tally";
import { tableName } from "../src/cup/tableName";
import { newId } from "../src/cup/teamForms";
import { wilson } from "../src/cup/wilson";

describe("an interval by Wilson", () => {
  it("says what is known of few tables and of many", () => {
    // By hand, z = 1.6449: 5 of 10 lies 0.5 ± 0.2307, 0 of 10 between 0 and 0.2129.
    expect(wilson(5, 10).map((share) => share.toFixed(3))).toEqual(["0.269", "0.731"]);
    expect(wilson(0, 10).map((share) => share.toFixed(3))).toEqual(["0.000", "0.213"]);
    expect(wilson(0, 0)).toEqual([0, 1]);
    const [from, to] = wilson(500, 1_000);
    expect(to - from).toBeLessThan(0.06);
  });
});

describe("a time on a cup's pages", () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.useRealTimers();
  });

  it("says its own zone where that is not the one of today", () => {
    vi.stubEnv("TZ", "Europe/Berlin");
    vi.useFakeTimers({ now: Date.UTC(2027, 1, 1) });
    const [due, start] = [Date.UTC(2027, 2, 28, 0, 45) / 1_000, Date.UTC(2027, 2, 28, 1, 15) / 1_000];
    expect(clockTime(due)).toBe("01:45 AM");
    expect(clockTime(start)).toMatch(/^03:15 AM (GMT\+2|CEST)$/);
    expect(dayTime(start)).toMatch(/28.*03:15 AM (GMT\+2|CEST)$/);
    vi.setSystemTime(Date.UTC(2027, 5, 1));
    expect(clockTime(start)).toBe("03:15 AM");
    expect(clockTime(due)).toMatch(/^01:45 AM (GMT\+1|CET)$/);
  });

  it("is filled in by the clock of its own day, and says what a change of the clocks does to it", async () => {
    await words.use("en");
    await words.load("cup");
    vi.stubEnv("TZ", "Europe/Berlin");
    vi.useFakeTimers({ now: Date.UTC(2027, 1, 1) });
    expect(toField(nextDay(fromField("2027-03-27T20:00")))).toBe("2027-03-28T20:00");
    expect(toField(nextDay(fromField("2027-10-30T20:00")))).toBe("2027-10-31T20:00");
    expect(zone(fromField("2027-03-28T20:00"))).toMatch(/(GMT\+2|CEST)$/);
    expect(zone()).toMatch(/(GMT\+1|CET)$/);
    expect(doubt("2027-03-28T02:30")).toMatch(/no such time.* 28,? .*03:30 AM (GMT\+2|CEST)/);
    expect(doubt("2027-10-31T02:30")).toBe("");
    for (const sure of ["", "2027-03-28T01:59", "2027-03-28T03:00", "2027-10-31T01:59", "2027-10-31T03:00"])
      expect(doubt(sure)).toBe("");
  });

  it("may mean either of two hours that are called alike as clocks go back", () => {
    for (const [where, clock, first, second] of [
      ["Europe/Berlin", "2027-10-31T02:30", Date.UTC(2027, 9, 31, 0, 30), Date.UTC(2027, 9, 31, 1, 30)],
      ["Australia/Lord_Howe", "2027-04-04T01:45", Date.UTC(2027, 3, 3, 14, 45), Date.UTC(2027, 3, 3, 15, 15)],
    ] as const) {
      vi.stubEnv("TZ", where);
      expect(twice(clock)).toEqual([first / 1_000, second / 1_000]);
      expect(fromField(clock)).toBe(first / 1_000);
      expect(fromField(withTurn(clock, true))).toBe(second / 1_000);
      expect(toField(first / 1_000)).toBe(clock);
      expect(toField(second / 1_000)).toBe(withTurn(clock, true));
    }
    for (const sure of ["", "2027-04-04T01:29", "2027-04-04T02:00"]) expect(twice(sure)).toBeNull();
    expect(fromField(withTurn("2027-04-04T12:00", true))).toBe(fromField("2027-04-04T12:00"));
  });
});

describe("places over the tables", () => {
  const entry = (id: string, team: string, points: string, table: string): Entry => ({
    id,
    at: 0,
    team,
    kind: "result",
    points,
    cause: { rule: "", table },
    stage: "robin",
  });
  const info = {
    tables: [
      { table: "robin-2", stage: "robin", takes: [{ ended: 20 }] },
      { table: "robin-1", stage: "robin", takes: [{ ended: 10 }] },
      { table: "robin-3", stage: "robin", takes: [] },
    ],
    standings: { robin: [{ team: "a" }, { team: "b" }], final: [] },
    ledger: [
      entry("1", "a", "1", "robin-1"),
      entry("2", "b", "3", "robin-2"),
      { ...entry("3", "a", "-0.5", ""), cause: { rule: "" } },
    ],
  } as unknown as CupInfo;

  it("goes by when tables ended; what belongs to none comes last", () => {
    expect([...courses(info, "robin")]).toEqual([
      ["a", [1, 0.5]],
      ["b", [0, 3]],
    ]);
    expect([...places(courses(info, "robin"))]).toEqual([
      ["a", [1, 2]],
      ["b", [2, 1]],
    ]);
  });
});

describe("a form", () => {
  const form: Form = {
    act: "check-in",
    fixed: { table: "robin-1" },
    fields: [
      { name: "number", kind: "number", optional: true },
      { name: "bot", kind: "tick" },
      { name: "name", kind: "text" },
    ],
  };

  it("leaves out what was left open, and sends numbers as such", () => {
    expect(filled(form, begun(form))).toEqual({ table: "robin-1", bot: false });
    expect(filled(form, { number: "6", bot: true, name: "Ann" })).toEqual({
      table: "robin-1",
      number: 6,
      bot: true,
      name: "Ann",
    });
  });
});

describe("an id", () => {
  it("is made of the name, and of nobody else's", () => {
    expect(newId("Élan Vital", [])).toBe("elan-vital");
    expect(newId("Red", ["red", "red2"])).toBe("red3");
    expect(newId("暮钟", [])).toBe("x1");
    expect(newId("暮钟", ["x1"])).toBe("x2");
  });
});

describe("what a table is called", () => {
  it("is its number; a match that a club calls day-1 is no table", () => {
    expect(tableName("robin-3")).not.toBe("robin-3");
    expect(tableName("day-1")).toBe("day-1");
  });
});

describe("who can be a table's best", () => {
  const take = (no: number, sat: Record<string, string>, foul: string, seat: number) =>
    ({
      no,
      sat,
      numbers: { a: 1, b: 2 },
      result: { fouls: [{ event: 9, seat, penalty: foul, reason: "" }] },
    }) as unknown as Take;
  const first = take(1, { a: "a1", b: "b1" }, "warn", 1);
  const last = take(2, { a: "a1", b: "b1" }, "remind", 0);
  const table = { takes: [first, last] } as CupTable;

  it("is not who was warned, in whichever take", () => {
    expect(warned(table, last, "b")).toBe(true);
    expect(warned(table, last, "a")).toBe(false); // reminded only
    expect(warned(table, { ...last, sat: { a: "a1", b: "b2" } }, "b")).toBe(false); // somebody else plays now
  });
});

describe("what an appeal may be about", () => {
  it("tells a team's ballots apart: which it was, and for whom", async () => {
    await words.use("en");
    await words.load("cup");
    const ballots = [
      { event: 4, seat: 1, target: 4 },
      { event: 5, seat: 0, target: 4 },
      { event: 9, seat: 0, target: 2 },
    ];
    const take = { numbers: { a: 1, b: 2 }, result: { ballots } } as unknown as Take;
    const said = (kind: string, event: number) =>
      pointWords(take, { team: "a", kind, cause: { rule: "", event } } as unknown as Entry);
    expect(said("stance", 5)).toMatch(/1\D+5/);
    expect(said("stance", 9)).toMatch(/2\D+3/);
    expect(said("result", 9)).not.toMatch(/\d/);
  });
});

describe("what a team has lost", () => {
  it("is fines, absences and who did not play; what was taken back is none, and ballots are not", () => {
    const of = (kind: string, points: string, team = "a") => ({ kind, points, team, stage: "robin" });
    const ledger = [of("fine", "-3"), of("absence", "-20"), of("stance", "-0.5"), of("least-played", "-10", "b")];
    const info = { ledger: [...ledger, of("fine", "3"), of("absence", "-20")] } as unknown as CupInfo;
    expect([...minus(info, "robin")]).toEqual([
      ["a", 40],
      ["b", 10],
    ]);
    expect(minus(info, "final").size).toBe(0);
  });
});
