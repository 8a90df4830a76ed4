/** How long is left, where that is hours or days. */
import { expect, test } from "vitest";
import { longWords } from "../src/lib/left";

const HOUR = 3_600;

test("what is left below an hour is left to minutes and seconds", () => {
  expect(longWords(HOUR - 1, "en", "narrow")).toBeNull();
});

test("hours and minutes, then days and hours, in both languages", () => {
  expect(longWords(5 * HOUR + 12 * 60 + 59, "en", "narrow")).toBe("5h 12m");
  expect(longWords(5 * HOUR + 12 * 60, "en", "long")).toBe("5 hours 12 minutes");
  expect(longWords(HOUR, "en", "long")).toBe("1 hour");
  expect(longWords(5 * HOUR + 12 * 60, "zh-CN", "long")).toBe("5小时 12分钟");
  expect(longWords(50 * HOUR, "en", "narrow")).toBe("2d 2h");
  expect(longWords(48 * HOUR, "zh-CN", "long")).toBe("2天");
});
