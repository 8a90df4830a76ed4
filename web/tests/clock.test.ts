import { beforeEach, describe, expect, it } from "vitest";
import { ServerClock } from "../src/lib/clock";
import { inHours } from "../src/lib/left";
import { words } from "../src/lib/words.svelte";

let here = 0;
let clock: ServerClock;
/** The server's clock is so far ahead, in truth. */
const AHEAD = 5_000_000;

/** Asked now; the message takes `there` and its answer `back`. */
function ask(there: number, back: number, ahead = AHEAD): void {
  const sent = here;
  const now = here + there + ahead;
  here += there + back;
  clock.hear(sent, now);
}

beforeEach(() => {
  here = 1_000;
  clock = new ServerClock(() => here);
});

describe("the server's clock", () => {
  it("is unknown before anything was heard", () => {
    expect(clock.until(AHEAD)).toBeNull();
    expect(clock.trip).toBe(0);
  });

  it("is right to half a round trip", () => {
    ask(10, 90);
    expect(Math.abs(clock.until(here + AHEAD + 30_000)! - 30_000)).toBeLessThanOrEqual(50);
    expect(clock.trip).toBe(100);
  });

  it("counts down as time goes by, and on below nothing", () => {
    ask(5, 5);
    const deadline = here + AHEAD + 2_000;
    here += 500;
    expect(clock.until(deadline)).toBe(1_500);
    here += 2_500;
    expect(clock.until(deadline)).toBe(-1_000);
  });

  it("believes the quickest answer, not the newest", () => {
    ask(10, 10);
    const deadline = here + AHEAD + 60_000;
    ask(10, 3_000);
    expect(clock.until(deadline)).toBe(60_000 - 3_010);
    expect(clock.trip).toBe(20);
  });

  it("forgets answers that are old: clocks do not go quite alike", () => {
    ask(1, 1);
    here += 700_000;
    ask(100, 100, AHEAD + 400);
    expect(clock.until(here + AHEAD + 400 + 1_000)).toBe(1_000);
    expect(clock.trip).toBe(200);
  });

  it("after a doubt goes on as before until the next answer, which alone counts", () => {
    ask(1, 1);
    clock.doubt();
    expect(clock.until(here + AHEAD + 1_000)).toBe(1_000);
    ask(50, 50, AHEAD + 90_000); // it slept: its own clock stood still
    expect(clock.until(here + AHEAD + 90_000 + 1_000)).toBe(1_000);
    ask(40, 40, AHEAD + 90_000);
    expect(clock.trip).toBe(80);
  });

  it("does not believe an answer from before it was asked", () => {
    clock.hear(here + 1, 0);
    clock.hear(Number.NaN, 0);
    expect(clock.until(0)).toBeNull();
  });
});

describe("an hour and more", () => {
  it("has words at a table over days, and is minutes at any other", async () => {
    await words.use("en");
    expect(inHours(7_200)).toBeNull();
    await words.load("page-room");
    expect(inHours(7_530)).toBe("2h 5m");
    expect(inHours(3_599)).toBeNull();
  });
});
