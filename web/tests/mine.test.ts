import { describe, expect, it } from "vitest";
import type { MyTable } from "../src/lib/protocol";
import { csvOf } from "../src/me/export";
import { streak } from "../src/me/tables.svelte";

const table = (more: Partial<MyTable>): MyTable => ({
  room: "abcdefgh",
  game: "mafia",
  seat: 0,
  name: "Ann",
  players: 5,
  status: "over",
  made: "2026-01-01T00:00:00Z",
  role: "killer",
  won: true,
  reason: "mafia.no-killers",
  finished: true,
  ...more,
});

describe("what is mine", () => {
  it("counts staying, and nobody's leaving is forgotten", () => {
    expect(streak([])).toBe(0);
    expect(streak([table({ won: false }), table({ finished: null }), table({}), table({ finished: false })])).toBe(2);
  });

  it("is a table that a spreadsheet reads and never runs", () => {
    const [head, row] = csvOf([table({ name: '=1+1, "x"', won: null })]).split("\r\n");
    expect(head!.split(",")[0]).toBe("room");
    expect(row).toContain(`"'=1+1, ""x"""`);
    expect(row).toContain(",killer,,mafia.no-killers,true");
  });
});
