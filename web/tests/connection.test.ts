import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection } from "../src/lib/connection.svelte";
import { keepToken } from "../src/lib/keep";
import { notices } from "../src/lib/notices.svelte";
import { FakeSocket, sheet } from "./browser";
import { ask, state } from "./tables";

const FIRST = { type: "core.stage-began", stage: "talk" };
let link: Connection;
const socket = () => FakeSocket.last;
const keys = () => notices.list.map(({ fault }) => fault.key);

/** A page that sits at the table and has its first state. */
function sit(of: Parameters<typeof state>[0] = {}): void {
  link = new Connection("abcdefgh");
  socket().accept();
  socket().say(state(of));
}

beforeEach(() => {
  notices.clear();
  keepToken("abcdefgh", "mine");
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("{}")));
});

afterEach(() => link.close());

describe("a server that stops", () => {
  it("says so, which holds until the table is found again", () => {
    sit();
    socket().say({ type: "leaving", until: null });
    expect(link.leaving).toEqual({ type: "leaving", until: null });
    socket().drop();
    expect([link.status, link.leaving !== null]).toEqual(["lost", true]);
    vi.advanceTimersByTime(500);
    socket().accept();
    socket().say(state());
    expect([link.status, link.leaving]).toEqual(["open", null]);
  });
});

describe("hello", () => {
  it("tells whose seat it is, what is known already, and that brief states will do", () => {
    sit({ events: [FIRST], version: 1 });
    expect(socket().sent[0]).toEqual({ type: "hello", token: "mine", since: 0, changes: true });
    expect(link.status).toBe("open");
    socket().drop();
    vi.advanceTimersByTime(500);
    socket().accept();
    expect(socket().sent[0]).toMatchObject({ type: "hello", since: 1 });
  });

  it("with a token that is void watches, and says that the seat is lost to whoever had it", () => {
    sit();
    socket().drop();
    vi.advanceTimersByTime(500);
    socket().accept();
    socket().say({ type: "error", of: "hello", error: { key: "unauthorized", message: "no" } });
    expect(keys()).toEqual(["ui-seat-lost"]);
    socket().accept();
    expect(socket().sent[0]).toMatchObject({ type: "hello", token: null });
  });

  it("where there is no such room ends it, and does not knock again", () => {
    link = new Connection("abcdefgh");
    socket().accept();
    socket().say({ type: "error", of: "hello", error: { key: "no-room", message: "no" } });
    expect(link.status).toBe("gone");
    dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(600_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});

describe("who has gone elsewhere", () => {
  it("is not connected anew when the answer to sitting down comes late", () => {
    sit();
    link.close();
    link.restart();
    vi.advanceTimersByTime(600_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});

describe("a line that breaks", () => {
  it("comes back within two seconds for a while, then later each time, up to a quarter of a minute", () => {
    sit();
    const waits: number[] = [];
    for (let n = 0; n < 12; n++) {
      const [before, broke] = [FakeSocket.all.length, performance.now()];
      socket().drop();
      expect(link.status).toBe("lost");
      while (FakeSocket.all.length === before) vi.advanceTimersByTime(100);
      waits.push(performance.now() - broke);
    }
    const steady = [2_000, 2_000, 2_000, 2_000];
    expect(waits).toEqual([500, 800, 1_000, 1_500, ...steady, 4_000, 8_000, 15_000, 15_000]);
    socket().accept();
    socket().say(state());
    socket().drop();
    vi.advanceTimersByTime(500);
    expect(FakeSocket.all).toHaveLength(14);
  });

  it("is tried at once where a node sent it elsewhere, but once: then as any other", () => {
    sit();
    const waits: number[] = [];
    for (let n = 0; n < 3; n++) {
      const [before, broke] = [FakeSocket.all.length, performance.now()];
      socket().drop(1012);
      while (FakeSocket.all.length === before) vi.advanceTimersByTime(20);
      waits.push(performance.now() - broke);
    }
    expect(waits).toEqual([120, 500, 760]);
  });

  it("is tried at once when the network is back", () => {
    sit();
    socket().drop();
    dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("that still dials when it is left is let through first, and then says nothing", () => {
    link = new Connection("abcdefgh");
    const first = socket();
    link.restart();
    expect(first.readyState).toBe(FakeSocket.CONNECTING);
    first.accept();
    expect([first.readyState, first.brokenOff]).toEqual([FakeSocket.CLOSED, false]);
    expect(first.sent).toEqual([]);
    first.onclose?.({ code: 1006 });
    vi.advanceTimersByTime(10_000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("that does not get through when it is left is broken off, lest it hold up the next", () => {
    link = new Connection("abcdefgh");
    link.close();
    vi.advanceTimersByTime(3_900);
    expect(socket().readyState).toBe(FakeSocket.CONNECTING);
    vi.advanceTimersByTime(200);
    expect(socket().brokenOff).toBe(true);
  });

  it("is known to be dead when nothing is heard", () => {
    sit();
    vi.advanceTimersByTime(59_000);
    expect(link.status).toBe("open");
    vi.advanceTimersByTime(2_000);
    expect(link.status).toBe("lost");
  });

  it("is not dead while the server answers", () => {
    sit();
    for (let n = 0; n < 20; n++) {
      vi.advanceTimersByTime(20_000);
      socket().say({ type: "clock", sent: 0, now: 0 });
    }
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("has four seconds to prove itself when a phone wakes up", () => {
    sit();
    sheet.dispatchEvent(new Event("visibilitychange"));
    vi.advanceTimersByTime(1_000);
    socket().say({ type: "clock", sent: 0, now: 0 });
    vi.advanceTimersByTime(10_000);
    expect(link.status).toBe("open");
    sheet.dispatchEvent(new Event("visibilitychange"));
    vi.advanceTimersByTime(4_000);
    expect(link.status).toBe("lost");
  });

  it("stays away once it is closed", () => {
    sit();
    link.close();
    dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(600_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(notices.list).toEqual([]);
  });
});

describe("what arrives", () => {
  it("is laid upon what was there", () => {
    sit({ events: [FIRST], version: 1, ask: ask({ id: 7 }) });
    socket().say({ type: "state", from: 1, version: 2, events: [FIRST] });
    expect(link.events).toHaveLength(2);
    expect(link.state!.ask!.id).toBe(7);
  });

  it("with a gap is asked for from the start", () => {
    sit({ events: [FIRST], version: 1 });
    socket().say({ type: "state", from: 5, version: 6, events: [FIRST] });
    expect(FakeSocket.all).toHaveLength(2);
    socket().accept();
    expect(socket().sent[0]).toMatchObject({ since: 0 });
  });

  it("from a socket that was left is not heard", () => {
    sit();
    const old = socket();
    old.drop();
    vi.advanceTimersByTime(500);
    old.say(state({ me: 3 }));
    expect(link.state!.me).toBe(0);
  });

  it("and is no message is said to be so", () => {
    sit();
    socket().onmessage!({ data: "<html>" });
    expect(keys()).toEqual(["ui-server"]);
  });
});

describe("an answer", () => {
  it("is on its way until the server has it, and then safe", () => {
    sit({ ask: ask({ id: 7 }) });
    link.answer(7, "guilty");
    expect(link.sending).toEqual({ ask: 7, option: "guilty", last: false });
    socket().say({ type: "ok", of: "answer", ask: 7 });
    expect(link.sending).toBeNull();
    expect(link.stored).toEqual({ ask: 7, option: "guilty", last: false });
    expect(notices.list).toEqual([]);
  });

  it("that the page sent when time was up is told of once it is safe", () => {
    sit({ ask: ask({ id: 7 }) });
    link.answer(7, "guilty", true);
    expect(notices.list).toEqual([]);
    socket().say({ type: "ok", of: "answer", ask: 7 });
    expect(notices.list).toMatchObject([{ fault: { key: "ui-time-sent" }, calm: true }]);
  });

  it("that others were faster than is too late, and nothing is wrong", () => {
    sit({ ask: ask({ id: 7 }) });
    link.answer(7, "guilty");
    socket().say({ type: "error", of: "answer", error: { key: "not-asked", message: "late" } });
    expect(notices.list).toMatchObject([{ fault: { key: "ui-too-late" }, calm: true }]);
    socket().say({ type: "state", from: 0, version: 0, events: [], ask: ask({ id: 8 }) });
    expect(keys()).toEqual(["ui-too-late"]); // it is still to be read
  });

  it("without a connection is not sent, and the page says so", () => {
    sit({ ask: ask({ id: 7 }) });
    socket().drop();
    link.answer(7, "guilty");
    expect(link.sending).toBeNull();
    expect(keys()).toEqual(["ui-not-connected"]);
  });
});

it("gives back what was said and refused, and only free words", () => {
  sit();
  link.say("public", "It was Ben.");
  socket().say({ type: "error", of: "say", error: { key: "no-floor", message: "no" } });
  expect(link.returned).toEqual({ channel: "public", text: "It was Ben." });
  link.returned = null;
  link.phrase("public", "core.phrase-hurry", []);
  socket().say({ type: "error", of: "say", error: { key: "no-floor", message: "no" } });
  expect(link.returned).toBeNull();
});
