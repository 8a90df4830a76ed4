import { expect, test } from "vitest";
import { runs, turning } from "../languages";
import marks from "../src/parts/Mark.svelte?raw";
import sheet from "../src/rtl.css?raw";

test("a language's tag says which way its page runs", () => {
  expect(["en", "zh-CN", "qps"].map(runs)).toEqual(["ltr", "ltr", "ltr"]);
  expect(["ar", "he", "fa"].map(runs)).toEqual(["rtl", "rtl", "rtl"]);
});

test("nothing turns where no language does, and what turns is fetched with the first that does", () => {
  expect(turning(["en", "zh-CN"])).toBe("export const turn = () => {};");
  expect(turning(["en", "ar"])).toContain('["ar"]');
});

test("what points along the line is turned by its drawing's own beginning", () => {
  const turned = [...sheet.matchAll(/d\^="([^"]+)"/g)].map((found) => found[1]!);
  expect(turned).toHaveLength(5);
  for (const path of turned) expect(marks.split(`"${path}`)).toHaveLength(2);
});
