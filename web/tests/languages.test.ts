import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { runs, turning } from "../languages";

const source = (path: string) => readFileSync(decodeURIComponent(new URL(path, import.meta.url).pathname), "utf-8");

test("a language's tag says which way its page runs", () => {
  expect(["en", "zh-CN", "qps"].map(runs)).toEqual(["ltr", "ltr", "ltr"]);
  expect(["ar", "he", "fa"].map(runs)).toEqual(["rtl", "rtl", "rtl"]);
});

test("nothing turns where no language does, and what turns is fetched with the first that does", () => {
  expect(turning(["en", "zh-CN"])).toBe("export const turn = () => {};");
  expect(turning(["en", "ar"])).toContain('["ar"]');
});

test("what points along the line is turned by its drawing's own beginning", () => {
  const turned = [...source("../src/rtl.css").matchAll(/d\^="([^"]+)"/g)].map((found) => found[1]!);
  expect(turned).toHaveLength(5);
  for (const path of turned) expect(source("../src/parts/Mark.svelte").split(`"${path}`)).toHaveLength(2);
});
