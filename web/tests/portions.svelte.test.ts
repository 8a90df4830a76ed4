import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Portions } from "../src/lib/portions.svelte";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Each time the browser could have done something else. */
async function breathe(): Promise<void> {
  vi.advanceTimersToNextTimer();
  await Promise.resolve(); // what waits for the timer goes on
  flushSync();
}

it("draws a portion at a time, then what comes later, and nothing once it is gone", async () => {
  let count = $state(5);
  let portions: Portions;
  const gone = $effect.root(() => void (portions = new Portions(() => count, 2)));
  flushSync();
  const seen: [number, boolean][] = [];
  for (let n = 0; n < 4; n++) {
    seen.push([portions!.drawn, portions!.all]);
    await breathe();
  }
  expect(seen).toEqual([
    [0, false],
    [2, false],
    [4, false],
    [6, true],
  ]);
  expect(portions!.drawn).toBe(6);
  count = 7;
  flushSync();
  await breathe();
  expect(portions!.drawn).toBe(8);
  count = 20;
  flushSync();
  gone();
  await breathe();
  expect(portions!.drawn).toBe(8);
});
