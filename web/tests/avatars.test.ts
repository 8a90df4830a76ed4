import {
  type Color,
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  parse,
  wcagContrast,
} from "culori";
import { describe, expect, it } from "vitest";
import { ANIMALS, facesOf, GROUNDS } from "../src/look/avatars";

const LEAST = 12;
const PAPER = "#fff4df";
type Sight = (colour: string) => Color;
const through =
  (filter: (colour: Color) => Color): Sight =>
  (colour) =>
    filter(parse(colour)!);
const SIGHTS: [string, Sight][] = [
  ["all colours", (colour) => parse(colour)!],
  ["no red", through(filterDeficiencyProt(1))],
  ["no green", through(filterDeficiencyDeuter(1))],
  ["no blue", through(filterDeficiencyTrit(1))],
];
const differ = differenceCiede2000();
const names = ANIMALS.map((animal) => animal.name);
const nobody = (count: number) => Array<string>(count).fill("");

/** Some choose, each an animal of their own. */
const some = (count: number): string[] =>
  nobody(count).map((_, seat) => (seat % 3 === 1 ? (names[(seat * 5) % names.length] ?? "") : ""));
const each = (chosen: string[]): string[] => chosen.map((name, seat) => (chosen.indexOf(name) === seat ? name : ""));

describe.each(SIGHTS)("seen with %s", (_, sight) => {
  it("no two grounds are alike", () => {
    for (const [n, one] of GROUNDS.entries())
      for (const other of GROUNDS.slice(n + 1))
        expect(differ(sight(one), sight(other)), `${one} ${other}`).toBeGreaterThanOrEqual(LEAST);
  });

  it("any two seats of a table differ by their ground or by their animal", () => {
    for (let count = 2; count <= 24; count++) {
      const faces = facesOf(each(some(count)));
      for (const [n, one] of faces.entries())
        for (const other of faces.slice(n + 1))
          expect(one.animal !== other.animal || differ(sight(one.ground), sight(other.ground)) >= LEAST).toBe(true);
    }
  });
});

it.each(["nobody", "some", "all"])("neighbours differ in both where %s chose", (who) => {
  for (let count = 2; count <= 24; count++) {
    const all = names.slice(0, count).reverse();
    const chosen =
      who === "nobody" ? nobody(count) : who === "some" ? each(some(count)) : [...all, ...nobody(count - all.length)];
    const faces = facesOf(chosen);
    for (const [n, one] of faces.entries()) {
      const next = faces[(n + 1) % count]!;
      expect(one.ground, `${count}: ${n + 1}`).not.toBe(next.ground);
      expect(one.animal.name, `${count}: ${n + 1}`).not.toBe(next.animal.name);
      if (chosen[n]) expect(one.animal.name).toBe(chosen[n]);
    }
  }
});

it("up to twelve seats nobody wears what another wears", () => {
  const worn = facesOf(each(some(12))).map((face) => face.animal.name);
  expect(new Set(worn).size).toBe(12);
});

it("a choice changes one other face at most", () => {
  const before = facesOf(nobody(12)).map((face) => face.animal.name);
  const after = facesOf(["cat", ...nobody(11)]).map((face) => face.animal.name);
  expect(after).toEqual(before.map((name) => (name === "cat" ? "owl" : name === "owl" ? "cat" : name)));
});

it("paper stands out on every ground", () => {
  for (const ground of GROUNDS) expect(wcagContrast(ground, PAPER)).toBeGreaterThanOrEqual(3);
});

it("a face nobody knows is one that nobody chose", () => {
  expect(facesOf(["dragon", "", "", ""])).toEqual(facesOf(["", "", "", ""]));
});
