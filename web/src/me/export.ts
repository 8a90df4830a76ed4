/** All that is kept of whoever uses this browser, as files of their own. */
import { download } from "../cup/download";
import { met, type MyPeople } from "../met/met.svelte";
import { guestToken } from "../lib/keep";
import type { MyTable } from "../lib/protocol";

const COLUMNS = [
  "room",
  "game",
  "seat",
  "name",
  "players",
  "status",
  "made",
  "role",
  "won",
  "reason",
  "finished",
] as const;

/** A cell of CSV; what a spreadsheet would take for a formula is text. */
function cell(value: unknown): string {
  const text = value === null || value === undefined ? "" : String(value);
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

export const csvOf = (tables: MyTable[]): string =>
  [COLUMNS.join(","), ...tables.map((table) => COLUMNS.map((name) => cell(table[name])).join(","))].join("\r\n");

export const saveCsv = (tables: MyTable[]): void =>
  download("duskbell.csv", new Blob([csvOf(tables)], { type: "text/csv" }));

/** The tables, and whom the identity has met and blocked. */
export async function saveJson(tables: MyTable[]): Promise<void> {
  const people: MyPeople | null = guestToken() ? await met.people() : null;
  download("duskbell.json", new Blob([JSON.stringify({ tables, ...people }, null, 2)], { type: "application/json" }));
}
