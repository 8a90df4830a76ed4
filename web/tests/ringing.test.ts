/** Sounds of a device that takes a while to begin after the first touch. */
import { beforeEach, expect, it, vi } from "vitest";
import { settings } from "../src/lib/settings.svelte";
import { play } from "../src/lib/sound";

const strokes = vi.fn();
let state: AudioContextState = "suspended";
let begins: () => void = () => undefined;
const value = { setValueAtTime: vi.fn(), linearRampToValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };

class Device {
  currentTime = 0;
  destination = {};
  get state(): AudioContextState {
    return state;
  }
  resume = () => new Promise<void>((go) => (begins = go));
  createGain = () => ({ gain: value, connect: (to: object) => to });
  createOscillator = () => ({ frequency: {}, connect: (to: object) => to, start: strokes, stop: vi.fn() });
}

beforeEach(() => {
  vi.stubGlobal("AudioContext", Device);
  settings.keep("sound", true);
  strokes.mockClear();
});

it("is heard as soon as there is sound, unless it is no news by then", async () => {
  play("stage");
  expect(strokes).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_500);
  state = "running";
  begins();
  await vi.advanceTimersByTimeAsync(0);
  expect(strokes).toHaveBeenCalledTimes(4);
  play("stage");
  expect(strokes, "at once").toHaveBeenCalledTimes(8);
});

it("is not heard by who has muted it meanwhile, nor long after", async () => {
  for (const late of [true, false]) {
    state = "suspended";
    play("stage");
    if (late) await vi.advanceTimersByTimeAsync(2_500);
    else settings.keep("mute", true);
    state = "running";
    begins();
    await vi.advanceTimersByTimeAsync(0);
    expect(strokes).not.toHaveBeenCalled();
  }
  settings.keep("mute", false);
});
