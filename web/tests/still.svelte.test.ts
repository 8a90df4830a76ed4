import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Still } from "../src/lib/still.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("takes presses until something moves, and again half a second after", () => {
  const still = new Still();
  expect(still.now).toBe(false);
  still.begin();
  vi.advanceTimersByTime(499);
  expect(still.now).toBe(true);
  vi.advanceTimersByTime(1);
  expect(still.now).toBe(false);
});

it("lasts from what moved last", () => {
  const still = new Still();
  still.begin();
  vi.advanceTimersByTime(400);
  still.begin();
  vi.advanceTimersByTime(400);
  expect(still.now).toBe(true);
  vi.advanceTimersByTime(100);
  expect(still.now).toBe(false);
});
