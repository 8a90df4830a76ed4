import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { promptOf } from "../src/lib/asking";
import { notices } from "../src/lib/notices.svelte";
import { settings } from "../src/lib/settings.svelte";
import { words } from "../src/lib/words.svelte";
import { burst, Chooser, kill, tap } from "./chooser.svelte";
import { ask, state, view } from "./tables";

let table: Chooser;

beforeEach(() => {
  notices.clear();
  settings.confirm = true;
  table = new Chooser();
});

describe("an answer", () => {
  it("takes two presses, and the first can be taken back", () => {
    table.choosing.press("#1");
    expect(table.choosing.picked).toEqual(["#1"]);
    table.choosing.press("#1");
    expect(table.choosing.picked).toEqual([]);
    table.choosing.press("#1");
    table.choosing.press("#2");
    expect(table.choosing.picked).toEqual(["#2"]);
    table.choosing.confirm();
    expect(table.answered).toEqual([[5, "#2"]]);
  });

  it("of a moderator, too, asks once more where an answer takes several steps", () => {
    const options = ["chef>#0>#1", "chef>#1>#2"];
    table.at = state({ ask: ask({ id: 9, key: "clocktower.tell", options }), me: "moderator" });
    for (const step of ["chef", "#1", "#2"]) table.choosing.press(step);
    expect(table.answered).toEqual([]);
    table.choosing.confirm();
    expect(table.answered).toEqual([[9, "chef>#1>#2"]]);
  });

  it("takes one press where that is wished, and for a moderator, who can take it back", () => {
    settings.confirm = false;
    table.choosing.press("#1");
    expect(table.answered).toEqual([[5, "#1"]]);
    settings.confirm = true;
    table.at = state({ ask: kill({ id: 9 }), me: "moderator" });
    table.choosing.press("#2");
    expect(table.answered[1]).toEqual([9, "#2"]);
  });

  it("of a single face takes two presses, and of a single thing to do one", () => {
    table.at = state({ ask: ask({ id: 9, key: "shadow_hunters.doll", options: ["#1"], public: true }) });
    table.choosing.press("#1");
    expect(table.answered).toEqual([]);
    table.choosing.confirm();
    expect(table.answered).toEqual([[9, "#1"]]);
    table.at = state({ ask: ask({ id: 10, key: "shadow_hunters.move", options: ["roll"], public: true }) });
    table.choosing.press("roll");
    expect(table.answered[1]).toEqual([10, "roll"]);
  });

  it("that others were quicker than is told of once, with what stood picked", () => {
    expect(table.choosing.overtaken()).toBeNull();
    table.choosing.press("#1");
    table.at = state({ ask: kill({ id: 9 }) });
    expect(table.choosing.overtaken()).toMatchObject({ ask: { id: 5 }, tokens: ["#1"] });
    expect(table.choosing.overtaken()).toBeNull();
    table.choosing.press("#2");
    table.choosing.confirm();
    table.at = state({ ask: null });
    expect(table.choosing.overtaken()).toBeNull(); // it was sent
  });

  it("in which a face can be pointed at twice does not show it picked before the second time", () => {
    table.at = state({ ask: kill({ options: ["c8=send>#1>-", "c8=send>#1>lock>#1", "c8=send>#1>lock>#2", "c9"] }) });
    for (const step of ["c8", "#1"]) table.choosing.press(step);
    expect(table.choosing.isChosen("#1")).toBe(true);
    table.choosing.press("lock");
    expect(table.choosing.step?.options).toContain("#1");
    expect(table.choosing.isChosen("#1")).toBe(false);
    expect(table.choosing.stepped).not.toContain("#1");
    table.choosing.press("#2");
    table.choosing.confirm();
    expect(table.answered).toEqual([[5, "c8=send>#1>lock>#2"]]);
  });

  it("that is no option, or that cannot be given now, is none", () => {
    table.choosing.press("#7");
    expect(table.choosing.picked).toEqual([]);
    table.at = state({ ask: kill(), view: view({ paused: true }) });
    table.choosing.press("#1");
    expect(table.choosing.picked).toEqual([]);
    table.at = state({ ask: kill() });
    table.link.status = "lost";
    table.choosing.press("#1");
    expect(table.choosing.picked).toEqual([]);
  });

  it("of several keeps their order, and no more than may be", () => {
    table.at = state({ ask: kill({ options: ["#0", "#1", "#2", "#3"], least: 2, most: 3, ordered: true }) });
    table.choosing.press("#2");
    expect(table.choosing.complete).toBe(false);
    for (const token of ["#0", "#3", "#1"]) table.choosing.press(token);
    expect(table.choosing.picked).toEqual(["#2", "#0", "#3"]);
    table.choosing.confirm();
    expect(table.answered).toEqual([[5, "#2,#0,#3"]]);
  });

  it("may be two or nobody, and not one", () => {
    table.at = state({ ask: kill({ options: ["#0", "#1", "#2"], least: 2, most: 2, optional: true }) });
    expect(table.choosing.complete).toBe(true);
    table.choosing.press("#1");
    expect(table.choosing.complete).toBe(false);
    table.choosing.press("#2");
    expect(table.choosing.complete).toBe(true);
  });

  it("is not picked for the next question", () => {
    table.choosing.press("#1");
    table.at = state({ ask: kill({ id: 8 }) });
    expect(table.choosing.picked).toEqual([]);
  });

  it("of which a part was confirmed by the second half of a double tap is not the next question's", () => {
    table.choosing.press("#1", tap());
    table.at = state({ ask: kill({ id: 8 }) });
    table.choosing.press("#2", { detail: 2 } as MouseEvent);
    expect(table.choosing.picked).toEqual([]);
  });

  it("shows as given while it is on its way and when it is there", () => {
    table.link.sending = { ask: 5, option: "#2", last: false };
    expect(table.choosing.given).toEqual(["#2"]);
    expect(table.choosing.stuck).toBe(true);
    expect(table.choosing.isChosen("#2")).toBe(true);
  });
});

describe("a veiled question", () => {
  it("shows no more than everybody would be asked until the card lies open", () => {
    table.at = state({ ask: kill({ hides_extra_options: true }) });
    expect(table.choosing.ask!.options).toEqual(["pass"]);
    table.cardOpen = true;
    expect(table.choosing.ask!.options).toEqual(["#1", "#2", "pass"]);
  });

  it("can be declined where silence is no answer", () => {
    table.at = state({ ask: kill({ hides_extra_options: true, default: "silence" }) });
    expect(table.choosing.ask!.options).toEqual(["pass"]);
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
    table.at = state({ ask: discard });
    expect(table.choosing.ask!.options).toEqual([]);
    table.at = state({ ask: { ...discard, key: "fengsheng.accept", options: ["accept"], default: "accept" } });
    expect(table.choosing.ask!.options).toEqual([]);
    table.at = state({ ask: { ...discard, key: "fengsheng.fight", options: ["c17>#1", "pass"], default: "pass" } });
    expect(table.choosing.ask!.options).toEqual(["pass"]);
    words.game = "";
  });
});

describe("a question of the night", () => {
  const night = { phase: "night" };
  const answers = (of: Parameters<typeof kill>[0]) => {
    table.at = state({ view: view(night), ask: kill(of) });
    return table.choosing.ask!.options;
  };

  it("shows a neighbour that there is one and nothing else, whatever it is, in earnest or for show", () => {
    expect(answers({ key: "mafia.ask", options: ["#1", "#2"], default: "silence" })).toEqual([]);
    expect(answers({ key: "mafia.decoy", options: ["pass"], default: "pass" })).toEqual([]);
    expect(answers({ hides_extra_options: true, default: "silence" })).toEqual([]);
    expect(table.choosing.veiled).toBe(true);
    expect(table.choosing.twice).toBe(true); // nobody may count taps either
    table.cardOpen = true;
    expect(table.choosing.ask!.options).toEqual(["#1", "#2", "pass"]);
  });

  it("stands open where all know who is asked, as does any question by day", () => {
    expect(answers({ public: true })).toEqual(["#1", "#2", "pass"]);
    table.at = state({ view: view({ phase: "day" }), ask: kill() });
    expect(table.choosing.veiled).toBe(false);
  });

  it("says the same to all while it is covered", async () => {
    await words.use("en");
    await words.play("werewolf");
    words.game = "werewolf";
    const said = (key: string) => promptOf(kill({ key }), "alone");
    expect(said("werewolf.witch")).toBe(said("werewolf.decoy"));
    expect(said("werewolf.check")).toBe(words.say("table-asked"));
    // By day one that hides all its answers and has no words for it says no more either.
    expect(promptOf(kill({ key: "werewolf.check", hides_extra_options: true, options: ["#1"] }), true)).toBe(said("-"));
    words.game = "";
  });
});

describe("a question that comes in the place of another", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("takes no press for a moment, which was meant for what stood there", () => {
    table.choosing.overtaken();
    table.at = state({ ask: kill({ id: 9 }) });
    table.choosing.overtaken();
    table.choosing.press("#2");
    expect(table.choosing.stuck).toBe(true);
    expect(table.choosing.picked).toEqual([]);
    vi.advanceTimersByTime(500);
    table.choosing.press("#2");
    expect(table.choosing.picked).toEqual(["#2"]);
  });

  it("takes none where something might be done without it: the finger may have meant that", () => {
    table.at = state({ ask: null, offers: [burst] });
    table.choosing.overtaken();
    expect(table.choosing.stuck).toBe(false);
    table.at = state({ ask: kill({ id: 9 }), offers: [burst] });
    table.choosing.overtaken();
    expect(table.choosing.stuck).toBe(true);
    vi.advanceTimersByTime(500);
    expect(table.choosing.stuck).toBe(false);
  });

  it("is there at once for who has answered the one before", () => {
    table.choosing.overtaken();
    table.choosing.press("#1");
    table.choosing.confirm();
    table.at = state({ ask: kill({ id: 9 }) });
    table.choosing.overtaken();
    expect(table.choosing.stuck).toBe(false);
  });
});

describe("an offer", () => {
  beforeEach(() => (table.at = state({ ask: kill(), offers: [burst] })));

  it("takes the question's place, with the one thing that it can mean, and is put back", () => {
    table.choosing.take(burst);
    expect(table.choosing.ask!.id).toBe(6);
    expect(table.choosing.picked).toEqual(["burst"]);
    table.choosing.back();
    table.choosing.back();
    expect(table.choosing.ask!.id).toBe(5);
  });

  it("leaves what was picked before as it was", () => {
    table.choosing.press("#2");
    table.choosing.take(burst);
    table.choosing.back();
    table.choosing.back();
    expect(table.choosing.picked).toEqual(["#2"]);
  });

  it("gives way to a new question", () => {
    table.choosing.take(burst);
    table.at = state({ ask: kill({ id: 8 }), offers: [burst] });
    expect(table.choosing.ask!.id).toBe(8);
  });
});

it("what was answered is remembered until the table goes on to something else", () => {
  table.choosing.press("#1");
  table.choosing.confirm();
  expect(table.choosing.answered).toBeNull(); // on its way
  table.link.stored = { ask: 5, option: "#1", last: false };
  table.at = state({ view: view() });
  expect(table.choosing.answered?.tokens).toEqual(["#1"]);
  const stage = table.at;
  table.at = state({ view: view({ stage: "vote" }) });
  expect(table.choosing.answered).toBeNull();
  table.choosing.overtaken();
  table.at = stage; // a stage of that name again, as the next nominee's count: nothing is answered in it yet
  expect(table.choosing.answered).toBeNull();
});
