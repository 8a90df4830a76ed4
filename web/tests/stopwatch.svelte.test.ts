import { flushSync } from "svelte";
import { expect, it, vi } from "vitest";
import { Stopwatch } from "../src/boards/werewolf/stopwatch.svelte";

it("counts from the floor's beginning, and a pause does not count", () => {
  let speaker = $state(0);
  let runs = $state(true);
  let watch!: Stopwatch;
  const shown: number[] = [];
  const off = $effect.root(() => {
    watch = new Stopwatch(
      () => speaker,
      () => runs,
    );
    $effect(() => void shown.push(watch.spent));
  });
  const pass = (ms: number) => {
    vi.advanceTimersByTime(ms);
    flushSync();
  };
  pass(0);
  pass(2_600);
  expect(shown.at(-1)).toBe(2);
  runs = false;
  pass(0);
  pass(60_000);
  expect(shown.at(-1)).toBe(2);
  runs = true;
  pass(0);
  pass(1_000);
  expect(shown.at(-1)).toBe(3);
  speaker = 1;
  pass(0);
  expect(shown.at(-1)).toBe(0);
  off();
});
