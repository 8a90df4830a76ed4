/** All tables of whoever uses this browser, and what they add up to. */
import { attempt } from "../lib/api";
import { myTables } from "../lib/mine";
import type { MyTable } from "../lib/protocol";
import { words } from "../lib/words.svelte";

class Tables {
  list = $state.raw<MyTable[] | null>(null);

  async load(): Promise<void> {
    await attempt("me", async () => {
      const list = await myTables();
      await Promise.all([...new Set(list.map(({ game }) => game))].map((game) => words.play(game)));
      this.list = list;
    });
  }
}

export const tables = new Tables();

/** How often a side or a role was played, and won. Tables without a winner are not counted. */
export interface Tally {
  key: string;
  n: number;
  won: number;
}

export function tally(list: MyTable[], keyOf: (table: MyTable) => string | null | undefined): Tally[] {
  const counted = new Map<string, Tally>();
  for (const table of list) {
    const key = keyOf(table);
    if (!key || table.won === null) continue;
    const line = counted.get(key) ?? { key, n: 0, won: 0 };
    line.n++;
    if (table.won) line.won++;
    counted.set(key, line);
  }
  return [...counted.values()].sort((a, b) => b.n - a.n);
}

/** How many of the newest finished tables in a row their person stayed at; those of which nobody knows are left out. */
export function streak(list: MyTable[]): number {
  const known = list.filter(({ finished }) => typeof finished === "boolean");
  const left = known.findIndex(({ finished }) => !finished);
  return left < 0 ? known.length : left;
}
