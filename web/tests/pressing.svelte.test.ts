import { beforeEach, describe, expect, it, vi } from "vitest";
import { notices } from "../src/lib/notices.svelte";
import { settings } from "../src/lib/settings.svelte";
import { time } from "../src/lib/time.svelte";
import { words } from "../src/lib/words.svelte";
import { burst, Chooser, kill, tap } from "./chooser.svelte";
import { ask, state, view } from "./tables";

let table: Chooser;

beforeEach(() => {
  notices.clear();
  settings.confirm = true;
  table = new Chooser();
});

describe("when time is up", () => {
  const pressed = (of = {}) => state({ ask: kill({ left: 30, deadline: 30_000, ...of }), offers: [burst] });
  beforeEach(() => (table.at = pressed()));

  it("what stands picked is sent, once, and as the last moment's", () => {
    expect(table.choosing.deadline).toBeNull();
    table.choosing.press("#2");
    expect(table.choosing.counts).toBe(true);
    expect(table.choosing.deadline).toBe(30_000);
    table.choosing.timeIsUp();
    table.choosing.timeIsUp();
    expect(table.answered).toEqual([[5, "#2", true]]);
  });

  it("the card that was chosen goes, though the way was not: as far as the steps are an answer", () => {
    const send = {
      key: "fengsheng.send",
      options: ["c1>left", "c2>up>#1", "c2>up>#3", "c3>up>#1", "c3>up>#1>lock>#2"],
    };
    const left = (steps: string[], id: number, of = {}) => {
      table.at = pressed({ ...send, default: "c1>left", id, ...of });
      for (const step of steps) table.choosing.press(step);
      const falls = table.choosing.falls;
      table.choosing.timeIsUp();
      return falls;
    };
    expect(left(["c2"], 11)).toEqual(["c2>up>#1"]);
    expect(left(["c3", "#1", "lock"], 12)).toEqual(["c3>up>#1"]);
    expect(left([], 13)).toBeNull();
    expect(left(["c2"], 14, { options: [...send.options, "pass"], default: "pass" })).toBeNull(); // nothing need be done
    expect(table.answered).toEqual([
      [11, "c2>up>#1", true],
      [12, "c3>up>#1", true],
    ]);
  });

  it("of several that must be named as many more go as silence would name", () => {
    table.at = pressed({ options: ["c1", "c2", "c3"], default: "c1,c2", least: 2, most: 2 });
    table.choosing.press("c3");
    expect(table.choosing.falls).toEqual(["c3", "c1"]);
    table.choosing.timeIsUp();
    expect(table.answered).toEqual([[5, "c3,c1", true]]);
  });

  it("nothing is sent where nothing is picked, or no clock presses", () => {
    table.choosing.timeIsUp();
    table.at = state({ ask: kill() });
    table.choosing.press("#2");
    expect(table.choosing.deadline).toBeNull();
    expect(table.choosing.counts).toBe(false);
    expect(table.answered).toEqual([]);
  });

  it("and something was chosen in the place of who was silent, that is said; not of one who had answered", async () => {
    await words.use("en");
    await words.play("clocktower");
    words.about("clocktower", ["Ann", "Ben"], 0);
    time.hear(performance.now(), 1_000);
    const night = ask({ id: 7, key: "clocktower.players", options: ["#0", "#1"], least: 2, most: 2, deadline: 500 });
    const told = () => notices.list.map(({ fault }) => fault.message);
    table.at = state({ ask: night });
    table.choosing.overtaken();
    table.at = state({ ask: { ...night, id: 8, deadline: 60_000 } });
    table.choosing.overtaken();
    expect(told()).toEqual([words.attr("ask-clocktower-players", "unanswered")]);
    notices.clear();
    table.at = state({ ask: null }); // before its time
    table.choosing.overtaken();
    expect(told()).toEqual([]);
  });

  it("what was sent already is not sent again", () => {
    table.choosing.press("#2");
    table.link.stored = { ask: 5, option: "#2", last: false };
    expect(table.choosing.deadline).toBeNull();
    table.choosing.timeIsUp();
    expect(table.answered).toEqual([]);
  });

  it("a pick behind a card that was closed meanwhile still counts, and does not show", () => {
    table.at = pressed({ hides_extra_options: true });
    table.cardOpen = true;
    table.choosing.press("#2");
    table.cardOpen = false;
    expect(table.choosing.picked).toEqual([]);
    table.choosing.timeIsUp();
    expect(table.answered).toEqual([[5, "#2", true]]);
  });

  it("an offer that is taken up and not confirmed is not done, and the question's pick counts", () => {
    table.choosing.press("#1");
    table.choosing.take(burst);
    expect(table.choosing.counts).toBe(false);
    table.choosing.timeIsUp();
    expect(table.answered).toEqual([[5, "#1", true]]);
  });

  it("a pick that is not complete does not count, and the page says so", () => {
    table.at = pressed({ least: 2, most: 2 });
    table.choosing.press("#1");
    expect(table.choosing.counts).toBe(false);
    table.choosing.timeIsUp();
    expect(table.answered).toEqual([]);
    expect(notices.list.map(({ fault, calm }) => [fault.key, calm])).toEqual([["ui-time-incomplete", true]]);
    vi.advanceTimersByTime(10_000);
    expect(notices.list).toEqual([]);
  });
});

describe("taps", () => {
  const again = { detail: 2 } as unknown as MouseEvent;

  it("a double tap on an answer is one pick", () => {
    table.choosing.press("#1", tap());
    table.choosing.press("#1", again);
    expect(table.choosing.picked).toEqual(["#1"]);
    table.choosing.press("#1", tap());
    expect(table.choosing.picked).toEqual([]);
  });

  it("what can only be answered in one way takes one", () => {
    table.at = state({ ask: ask({ id: 8, options: ["roll"], default: "roll" }) });
    table.choosing.press("roll", tap());
    expect(table.answered).toEqual([[8, "roll"]]);
  });

  it("but two at night, where a card may hide other answers: it must not tell that it does", () => {
    const night = (options: string[]) =>
      state({
        view: view({ phase: "night" }),
        ask: ask({ id: 8, options, default: "pass", hides_extra_options: true }),
      });
    table.at = night(["pass"]);
    expect(table.choosing.twice).toBe(true);
    table.at = night(["#1", "pass"]);
    expect(table.choosing.ask?.options).toEqual([]);
    expect(table.choosing.twice).toBe(true);
  });
});

describe("a play that takes several steps", () => {
  const send = (of = {}) =>
    ask({ id: 8, key: "fengsheng.send", options: ["c1>left", "c1>left>lock>#2", "c2>up>#1", "c2>up>#3"], ...of });

  beforeEach(() => (table.at = state({ ask: send() })));

  it("is sent as one answer, and goes back a step at a time", () => {
    expect(table.choosing.step?.options).toEqual(["c1", "c2"]);
    table.choosing.press("c2");
    table.choosing.press("up");
    expect(table.choosing.complete).toBe(false);
    table.choosing.press("#3");
    table.choosing.press("#1");
    expect(table.choosing.picked).toEqual(["c2>up>#1"]);
    table.choosing.back();
    expect(table.choosing.path).toEqual(["c2", "up"]);
    table.choosing.press("#3");
    table.choosing.confirm();
    expect(table.answered).toEqual([[8, "c2>up>#3"]]);
  });

  it("is sent by its last press where one press is enough, unless something may follow", () => {
    settings.confirm = false;
    for (const step of ["c1", "left"]) table.choosing.press(step);
    expect(table.answered).toEqual([]);
    table.choosing.confirm();
    table.at = state({ ask: send({ id: 9 }) });
    for (const step of ["c2", "up", "#1"]) table.choosing.press(step);
    expect(table.answered).toEqual([
      [8, "c1>left"],
      [9, "c2>up>#1"],
    ]);
  });

  it("takes no step that no option has", () => {
    table.choosing.press("#1");
    expect(table.choosing.path).toEqual([]);
  });
});
