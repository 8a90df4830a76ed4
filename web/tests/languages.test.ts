import { expect, test, vi } from "vitest";
import { runs, turning } from "../languages";

test("a language's tag says which way its page runs", () => {
  expect(["en", "zh-CN", "qps"].map(runs)).toEqual(["ltr", "ltr", "ltr"]);
  expect(["ar", "he", "fa"].map(runs)).toEqual(["rtl", "rtl", "rtl"]);
});

test("it does so on a Node.js of either kind", () => {
  const info = { direction: "rtl" };
  const older = class {
    textInfo = info;
  };
  const newer = class {
    getTextInfo = () => info;
  };
  vi.stubGlobal("Intl", { Locale: older });
  expect(runs("ar")).toBe("rtl");
  vi.stubGlobal("Intl", { Locale: newer });
  expect(runs("ar")).toBe("rtl");
});

test("nothing turns where no language does, and what turns is fetched with the first that does", () => {
  expect(turning(["en", "zh-CN"])).toBe("export const turn = () => {};");
  expect(turning(["en", "ar"])).toContain('["ar"]');
});
