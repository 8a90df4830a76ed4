/** What sounds at each seat of real tables, as pytest lays them out: people sit next to each other and hear it all. */
import { describe, expect, it } from "vitest";
import { cueFor, warnings } from "../src/lib/cues";
import { isNight } from "../src/lib/hour.svelte";
import type { StateMessage } from "../src/lib/protocol";
import type { Cue } from "../src/lib/sound";

type Moment = [at: number, sent: Record<string, StateMessage>];
interface Table {
  game: string;
  /** So many seconds the public was told the same in both worlds. */
  alike: number;
  /** Twins, which differ in cards that lie otherwise. */
  worlds: Moment[][];
}
/** What a seat hears at a moment, and whether it is night there. */
type Heard = { at: number; night: boolean; cues: Record<string, Cue | null>; soon: string[] };

/** As much of Node as is needed here. */
declare const process: {
  env: Record<string, string | undefined>;
  getBuiltinModule(name: "fs"): { readFileSync(file: string, how: "utf-8"): string };
};
const file = process.env.DUSKBELL_TOLD;
const tables = file ? (JSON.parse(process.getBuiltinModule("fs").readFileSync(file, "utf-8")) as Table[]) : [];

function hear(world: Moment[]): Heard[] {
  const shown: Record<string, StateMessage> = {};
  const seats = Object.keys(world[0]![1]);
  return world.map(([at, sent]) => {
    const cues = Object.fromEntries(
      seats.map((seat) => {
        const [before, state] = [shown[seat], sent[seat]];
        if (state) shown[seat] = state;
        return [seat, before && state ? cueFor(before, state, state.events) : null];
      }),
    );
    const now = Object.values(shown);
    return {
      at,
      night: isNight(now[0]!.view!.phase),
      cues,
      soon: now.map((state) => JSON.stringify(warnings(state, false))),
    };
  });
}

const others = (cues: Heard["cues"]) => Object.values(cues).map((cue) => (cue === "asked" ? null : cue));
const heard = tables.map(({ game, alike, worlds }) => ({ game, alike, worlds: worlds.map(hear) }));

it.skipIf(!file)("there are tables", () => expect(tables).toHaveLength(5));

describe.each(heard)("at a table of $game", ({ game, alike, worlds }) => {
  it("everybody hears the same, but that by day it is the own turn", () => {
    for (const moment of worlds.flat()) {
      expect(new Set(others(moment.cues)).size, `after ${moment.at} s`).toBe(1);
      if (moment.night) expect(Object.values(moment.cues)).not.toContain("asked");
    }
  });

  it("at night nothing warns of the own time", () => {
    for (const moment of worlds.flat().filter(({ night }) => night)) expect(new Set(moment.soon).size).toBe(1);
  });

  it("where cards lie otherwise, nothing sounds otherwise, at any seat, until all have learned more", () => {
    const [one, two] = worlds.map((world) =>
      world
        .filter(({ at, cues }) => at < alike && Object.values(cues).some((cue) => cue !== null))
        .map(({ at, cues }) => ({ at, cues })),
    );
    expect(one).toEqual(two);
  });

  it("there is something to hear", () => {
    const all = new Set(worlds.flat().flatMap(({ cues }) => Object.values(cues)));
    expect(all).toContain("asked");
    if (["mafia", "clocktower"].includes(game)) expect([...all]).toEqual(expect.arrayContaining(["night", "day"]));
    expect(alike).toBeGreaterThan(5);
  });
});
