import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection } from "../src/lib/connection.svelte";
import { cueFor, warnings } from "../src/lib/cues";
import { keepToken } from "../src/lib/keep";
import { time } from "../src/lib/time.svelte";
import { FakeSocket, sheet } from "./browser";
import { ask, state } from "./tables";

/** How far the server's clock is ahead of this page's. */
let ahead = 0;
let tables = 0;
let link: Connection;
const socket = () => FakeSocket.last;
const said = { type: "core.said", seat: 1, channel: "public", text: "Hm." };

/** The server answers what was asked last about its clock, `trip` milliseconds after it was asked. */
function tick(trip = 40): void {
  const asked = socket().heard("clock").at(-1)!.sent as number;
  vi.advanceTimersByTime(asked + trip - performance.now());
  socket().say({ type: "clock", sent: asked, now: Math.round(asked + trip / 2 + ahead) });
}

/** So many seconds from now, by the server's clock. */
const inSeconds = (seconds: number) => performance.now() + ahead + seconds * 1_000;

/** What a page shows, whenever it shows something else. */
function watching(deadline: number): { seen: number[]; off: () => void } {
  const seen: number[] = [];
  const off = $effect.root(() => {
    $effect(() => {
      const left = Math.ceil(time.left(deadline) ?? -1);
      if (left !== seen.at(-1)) seen.push(left);
    });
  });
  flushSync();
  return { seen, off };
}

function pass(ms: number): void {
  for (let gone = 0; gone < ms; gone += 50) {
    vi.advanceTimersByTime(50);
    flushSync();
  }
}

beforeEach(() => {
  ahead = 1_000_000 * ++tables; // another server each time
  keepToken("abcdefgh", "mine");
  link = new Connection("abcdefgh");
  socket().accept();
  tick();
  socket().say(state());
  tick();
});

afterEach(() => link.close());

describe("a countdown", () => {
  it("shows every second once, whatever else arrives", () => {
    const deadline = inSeconds(10);
    const { seen, off } = watching(deadline);
    for (let n = 0; n < 25; n++) {
      pass(400);
      socket().say({ type: "state", from: n, version: n + 1, events: [said] });
      flushSync();
    }
    pass(1_000);
    off();
    expect(seen).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
  });

  it("is the same on a page whose way to the server is longer, to a second", () => {
    const deadline = inSeconds(60);
    const { seen, off } = watching(deadline);
    socket().drop();
    vi.advanceTimersByTime(1_000);
    socket().accept();
    tick(1_800);
    pass(1_000);
    off();
    const truly = Math.ceil((deadline - performance.now() - ahead) / 1_000);
    expect(Math.abs(seen.at(-1)! - truly)).toBeLessThanOrEqual(1);
  });
});

describe("the server's clock is asked for", () => {
  it("with every hello, with the first state, and with every beat", () => {
    expect(socket().sent.map(({ type }) => type)).toEqual(["hello", "clock", "clock"]);
    vi.advanceTimersByTime(20_000);
    expect(socket().heard("clock")).toHaveLength(3);
    socket().say(state());
    expect(socket().heard("clock")).toHaveLength(3);
  });

  it("anew when a phone wakes up, whose own clock may have stood still", () => {
    const deadline = inSeconds(60);
    ahead += 30_000; // it slept so long
    sheet.dispatchEvent(new Event("visibilitychange"));
    tick(200);
    const { seen, off } = watching(deadline);
    off();
    expect(Math.abs(seen[0]! - 30)).toBeLessThanOrEqual(1);
  });

  it("anew when the line was lost: a restarted server may have another", () => {
    socket().drop();
    vi.advanceTimersByTime(1_000);
    ahead = 77;
    socket().accept();
    tick(200);
    const { seen, off } = watching(inSeconds(20));
    off();
    expect(seen).toEqual([20]);
  });
});

describe("what is to be sent before the deadline", () => {
  it("is sent when it still arrives in time", () => {
    let sent = -1;
    const start = performance.now();
    time.before(inSeconds(5), () => (sent = performance.now()));
    vi.advanceTimersByTime(10_000);
    expect(sent - start).toBeLessThan(5_000 - 40);
    expect(sent - start).toBeGreaterThan(4_500);
  });

  it("is sent at once when that is now, and not at all when it is past", () => {
    const act = vi.fn();
    time.before(inSeconds(0.1), act);
    time.before(inSeconds(-0.1), act);
    vi.advanceTimersByTime(1);
    expect(act).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(1_000);
    expect(act).toHaveBeenCalledOnce();
  });

  it("can be called off", () => {
    const act = vi.fn();
    time.before(inSeconds(5), act)?.();
    time.at(inSeconds(5), act)?.();
    vi.advanceTimersByTime(10_000);
    expect(act).not.toHaveBeenCalled();
  });
});

describe("the warning that time is nearly over", () => {
  const pressed = ask({ deadline: 50_000, left: 30 });
  const pace = {
    id: 3,
    key: "mafia.pace-discussion",
    about: [],
    left: 60,
    deadline: 90_000,
    ready: [],
    whose: null,
    may_skip: true,
    agreed: [],
    proposed: [],
  };

  it("comes ten seconds before every deadline, whatever else arrives", () => {
    expect(warnings(state({ ask: pressed, pace }), false)).toEqual([40_000, 80_000]);
  });

  it("does not come for a question that is answered, that stands still, or that others must not hear of", () => {
    expect(warnings(state({ ask: pressed }), true)).toEqual([]);
    expect(warnings(state({ ask: { ...pressed, deadline: null } }), false)).toEqual([]);
    const night = { ...state().view!, phase: "night" };
    expect(warnings(state({ ask: pressed, view: night }), false)).toEqual([]);
    expect(warnings(state({ ask: pressed, outcome: { winners: [], teams: [], reason: null } }), false)).toEqual([]);
  });

  it("is no cue that a question sounds with", () => {
    expect(cueFor(state(), state({ ask: pressed }), [])).toBe("asked");
  });
});
