import { expect, test } from "vitest";
import { runs, turning } from "../languages";

test("a language's tag says which way its page runs", () => {
  expect(["en", "zh-CN", "qps"].map(runs)).toEqual(["ltr", "ltr", "ltr"]);
  expect(["ar", "he", "fa"].map(runs)).toEqual(["rtl", "rtl", "rtl"]);
});

test("nothing turns where no language does, and what turns is fetched with the first that does", () => {
  expect(turning(["en", "zh-CN"])).toBe("export const turn = () => {};");
  expect(turning(["en", "ar"])).toContain('["ar"]');
});
