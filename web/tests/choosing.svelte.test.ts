import { beforeEach, describe, expect, it, vi } from "vitest";
import { Choosing } from "../src/lib/choosing.svelte";
import type { Connection, Sent, Status } from "../src/lib/connection.svelte";
import { notices } from "../src/lib/notices.svelte";
import { settings } from "../src/lib/settings.svelte";
import type { StateMessage } from "../src/lib/protocol";
import { words } from "../src/lib/words.svelte";
import { ask, state, view } from "./tables";

let at = $state.raw<StateMessage>(state());
let cardOpen = $state(false);
const link = $state<{ status: Status; sending: Sent | null; stored: Sent | null; answer: Connection["answer"] }>({
  status: "open",
  sending: null,
  stored: null,
  answer: () => undefined,
});
const kill = (of = {}) => ask({ id: 5, key: "mafia.kill", options: ["#1", "#2", "pass"], default: "pass", ...of });
const burst = ask({ id: 6, key: "werewolf.burst", options: ["burst"], default: null });
const tap = (timeStamp = 0) => ({ detail: 1, timeStamp }) as unknown as MouseEvent;

let choosing: Choosing;
let answered: unknown[][];

beforeEach(() => {
  notices.clear();
  settings.confirm = true;
  answered = [];
  cardOpen = false;
  link.status = "open";
  link.sending = link.stored = null;
  link.answer = (...given) => void answered.push(given);
  at = state({ ask: kill() });
  choosing = new Choosing(
    link,
    () => at,
    () => cardOpen,
  );
});

describe("an answer", () => {
  it("takes two presses, and the first can be taken back", () => {
    choosing.press("#1");
    expect(choosing.picked).toEqual(["#1"]);
    choosing.press("#1");
    expect(choosing.picked).toEqual([]);
    choosing.press("#1");
    choosing.press("#2");
    expect(choosing.picked).toEqual(["#2"]);
    choosing.confirm();
    expect(answered).toEqual([[5, "#2"]]);
  });

  it("takes one press where that is wished, and for a moderator, who can take it back", () => {
    settings.confirm = false;
    choosing.press("#1");
    expect(answered).toEqual([[5, "#1"]]);
    settings.confirm = true;
    at = state({ ask: kill({ id: 9 }), me: "moderator" });
    choosing.press("#2");
    expect(answered[1]).toEqual([9, "#2"]);
  });

  it("that is no option, or that cannot be given now, is none", () => {
    choosing.press("#7");
    expect(choosing.picked).toEqual([]);
    at = state({ ask: kill(), view: view({ paused: true }) });
    choosing.press("#1");
    expect(choosing.picked).toEqual([]);
    at = state({ ask: kill() });
    link.status = "lost";
    choosing.press("#1");
    expect(choosing.picked).toEqual([]);
  });

  it("of several keeps their order, and no more than may be", () => {
    at = state({ ask: kill({ options: ["#0", "#1", "#2", "#3"], least: 2, most: 3, ordered: true }) });
    choosing.press("#2");
    expect(choosing.complete).toBe(false);
    for (const token of ["#0", "#3", "#1"]) choosing.press(token);
    expect(choosing.picked).toEqual(["#2", "#0", "#3"]);
    choosing.confirm();
    expect(answered).toEqual([[5, "#2,#0,#3"]]);
  });

  it("is not picked for the next question", () => {
    choosing.press("#1");
    at = state({ ask: kill({ id: 8 }) });
    expect(choosing.picked).toEqual([]);
  });

  it("of which a part was confirmed by the second half of a double tap is not the next question's", () => {
    choosing.press("#1", tap());
    at = state({ ask: kill({ id: 8 }) });
    choosing.press("#2", { detail: 2 } as MouseEvent);
    expect(choosing.picked).toEqual([]);
  });

  it("shows as given while it is on its way and when it is there", () => {
    link.sending = { ask: 5, option: "#2", last: false };
    expect(choosing.given).toEqual(["#2"]);
    expect(choosing.stuck).toBe(true);
    expect(choosing.isChosen("#2")).toBe(true);
  });
});

describe("a veiled question", () => {
  it("shows no more than everybody would be asked until the card lies open", () => {
    at = state({ ask: kill({ hides_extra_options: true }) });
    expect(choosing.ask!.options).toEqual(["pass"]);
    cardOpen = true;
    expect(choosing.ask!.options).toEqual(["#1", "#2", "pass"]);
  });

  it("can be declined where silence is no answer", () => {
    at = state({ ask: kill({ hides_extra_options: true, default: "silence" }) });
    expect(choosing.ask!.options).toEqual(["pass"]);
  });

  it("shows no answer that names what was dealt, nor what silence means where that is not the same for all", async () => {
    await words.use("en");
    await words.play("fengsheng");
    words.game = "fengsheng";
    const discard = kill({
      hides_extra_options: true,
      key: "fengsheng.discard",
      options: ["c17", "c18"],
      default: "c17",
    });
    at = state({ ask: discard });
    expect(choosing.ask!.options).toEqual([]);
    at = state({ ask: { ...discard, key: "fengsheng.accept", options: ["accept"], default: "accept" } });
    expect(choosing.ask!.options).toEqual([]);
    at = state({ ask: { ...discard, key: "fengsheng.fight", options: ["c17>#1", "pass"], default: "pass" } });
    expect(choosing.ask!.options).toEqual(["pass"]);
    words.game = "";
  });
});

describe("an offer", () => {
  beforeEach(() => (at = state({ ask: kill(), offers: [burst] })));

  it("takes the question's place, with the one thing that it can mean, and is put back", () => {
    choosing.take(burst);
    expect(choosing.ask!.id).toBe(6);
    expect(choosing.picked).toEqual(["burst"]);
    choosing.back();
    choosing.back();
    expect(choosing.ask!.id).toBe(5);
  });

  it("leaves what was picked before as it was", () => {
    choosing.press("#2");
    choosing.take(burst);
    choosing.back();
    choosing.back();
    expect(choosing.picked).toEqual(["#2"]);
  });

  it("gives way to a new question", () => {
    choosing.take(burst);
    at = state({ ask: kill({ id: 8 }), offers: [burst] });
    expect(choosing.ask!.id).toBe(8);
  });
});

describe("when time is up", () => {
  const pressed = (of = {}) => state({ ask: kill({ left: 30, deadline: 30_000, ...of }), offers: [burst] });
  beforeEach(() => (at = pressed()));

  it("what stands picked is sent, once, and as the last moment's", () => {
    expect(choosing.deadline).toBeNull();
    choosing.press("#2");
    expect(choosing.counts).toBe(true);
    expect(choosing.deadline).toBe(30_000);
    choosing.timeIsUp();
    choosing.timeIsUp();
    expect(answered).toEqual([[5, "#2", true]]);
  });

  it("nothing is sent where nothing is picked, or no clock presses", () => {
    choosing.timeIsUp();
    at = state({ ask: kill() });
    choosing.press("#2");
    expect(choosing.deadline).toBeNull();
    expect(choosing.counts).toBe(false);
    expect(answered).toEqual([]);
  });

  it("what was sent already is not sent again", () => {
    choosing.press("#2");
    link.stored = { ask: 5, option: "#2", last: false };
    expect(choosing.deadline).toBeNull();
    choosing.timeIsUp();
    expect(answered).toEqual([]);
  });

  it("a pick behind a card that was closed meanwhile still counts, and does not show", () => {
    at = pressed({ hides_extra_options: true });
    cardOpen = true;
    choosing.press("#2");
    cardOpen = false;
    expect(choosing.picked).toEqual([]);
    choosing.timeIsUp();
    expect(answered).toEqual([[5, "#2", true]]);
  });

  it("an offer that is taken up and not confirmed is not done, and the question's pick counts", () => {
    choosing.press("#1");
    choosing.take(burst);
    expect(choosing.counts).toBe(false);
    choosing.timeIsUp();
    expect(answered).toEqual([[5, "#1", true]]);
  });

  it("a pick that is not complete does not count, and the page says so", () => {
    at = pressed({ least: 2, most: 2 });
    choosing.press("#1");
    expect(choosing.counts).toBe(false);
    choosing.timeIsUp();
    expect(answered).toEqual([]);
    expect(notices.list.map(({ fault, calm }) => [fault.key, calm])).toEqual([["ui-time-incomplete", true]]);
    vi.advanceTimersByTime(10_000);
    expect(notices.list).toEqual([]);
  });
});

describe("taps", () => {
  const again = { detail: 2 } as unknown as MouseEvent;

  it("a double tap on an answer is one pick", () => {
    choosing.press("#1", tap());
    choosing.press("#1", again);
    expect(choosing.picked).toEqual(["#1"]);
    choosing.press("#1", tap());
    expect(choosing.picked).toEqual([]);
  });

  it("what can only be answered in one way takes one", () => {
    at = state({ ask: ask({ id: 8, options: ["roll"], default: "roll" }) });
    choosing.press("roll", tap());
    expect(answered).toEqual([[8, "roll"]]);
  });

  it("but two at night, where a card may hide other answers: it must not tell that it does", () => {
    const night = (options: string[]) =>
      state({
        view: view({ phase: "night" }),
        ask: ask({ id: 8, options, default: "pass", hides_extra_options: true }),
      });
    at = night(["pass"]);
    expect(choosing.twice).toBe(true);
    at = night(["#1", "pass"]);
    expect(choosing.ask?.options).toEqual(["pass"]);
    expect(choosing.twice).toBe(true);
  });
});

it("what was answered is remembered until the table goes on to something else", () => {
  choosing.press("#1");
  choosing.confirm();
  expect(choosing.answered).toBeNull(); // on its way
  link.stored = { ask: 5, option: "#1", last: false };
  at = state({ view: view() });
  expect(choosing.answered?.tokens).toEqual(["#1"]);
  at = state({ view: view({ stage: "vote" }) });
  expect(choosing.answered).toBeNull();
});

describe("a play that takes several steps", () => {
  const send = (of = {}) =>
    ask({ id: 8, key: "fengsheng.send", options: ["c1>left", "c1>left>lock>#2", "c2>up>#1", "c2>up>#3"], ...of });

  beforeEach(() => (at = state({ ask: send() })));

  it("is sent as one answer, and goes back a step at a time", () => {
    expect(choosing.step?.options).toEqual(["c1", "c2"]);
    choosing.press("c2");
    choosing.press("up");
    expect(choosing.complete).toBe(false);
    choosing.press("#3");
    choosing.press("#1");
    expect(choosing.picked).toEqual(["c2>up>#1"]);
    choosing.back();
    expect(choosing.path).toEqual(["c2", "up"]);
    choosing.press("#3");
    choosing.confirm();
    expect(answered).toEqual([[8, "c2>up>#3"]]);
  });

  it("is sent by its last press where one press is enough, unless something may follow", () => {
    settings.confirm = false;
    for (const step of ["c1", "left"]) choosing.press(step);
    expect(answered).toEqual([]);
    choosing.confirm();
    at = state({ ask: send({ id: 9 }) });
    for (const step of ["c2", "up", "#1"]) choosing.press(step);
    expect(answered).toEqual([
      [8, "c1>left"],
      [9, "c2>up>#1"],
    ]);
  });

  it("takes no step that no option has", () => {
    choosing.press("#1");
    expect(choosing.path).toEqual([]);
  });
});
