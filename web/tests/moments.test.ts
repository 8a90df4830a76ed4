import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forget } from "../src/lib/keep";
import { News } from "../src/lib/news";
import type { StateMessage, TableEvent } from "../src/lib/protocol";
import type { Kind, Moment } from "../src/look/moments/moment";
import { noteTurned, opening } from "../src/look/moments/opening.svelte";
import { BRIEF, LASTS, Queue, READ } from "../src/look/moments/queue";
import { barsOf, emblemIn, goesLeft, missedIn, momentsIn, seatsOf, sumOf } from "../src/look/moments/telling";
import { began, state } from "./tables";

const moment = (kind: Kind = "death", seat = 0): Moment => ({ kind, lead: { type: "mafia.died", seat }, more: [] });
const kinds = (...events: TableEvent[]) => momentsIn(events, state()).map(({ kind }) => kind);

describe("who comes to a table that has begun", () => {
  const card: TableEvent = { type: "core.dealt", seat: 0, role: "killer", private: true };
  const other: TableEvent = { type: "core.dealt", seat: 1, role: "?" };
  const night = began("night");
  afterEach(() => forget(`card.${state().room.room}.0`));

  it("is told of the own card and of the first night", () => {
    expect(opening(state(), [other, card, night])).toEqual([card, night]);
    expect(opening(state(), [card, night, began("day")])).toEqual([card]);
    expect(opening(state(), [other, night])).toEqual([]);
    expect(opening(state({ me: null }), [other, night])).toEqual([]);
  });

  it("is told again until the card was looked at, each who shares a phone", () => {
    noteTurned(state().room.room, 1);
    expect(opening(state(), [card])).toEqual([card]);
    noteTurned(state().room.room, 0);
    expect(opening(state(), [card])).toEqual([]);
  });

  it("is told nothing of it where the table is over", () => {
    expect(opening(state({ outcome: { winners: [0], reason: "over" } as StateMessage["outcome"] }), [card])).toEqual(
      [],
    );
  });
});

describe("what is a moment", () => {
  it("night falls, and dawn tells who died or that nobody did", () => {
    expect(kinds(began("night"))).toEqual(["night"]);
    expect(kinds(began("day"))).toEqual([]);
    expect(kinds({ type: "mafia.quiet-night" })).toEqual(["dawn"]);
    expect(kinds({ type: "mafia.died", seat: 2, cause: "killers", role: "?" })).toEqual(["dawn"]);
    expect(kinds({ type: "werewolf.announced", dead: [1, 3] })).toEqual(["dawn"]);
    expect(kinds({ type: "werewolf.died", seat: 1, cause: "?", night: true })).toEqual([]);
    expect(kinds({ type: "clocktower.dawned", died: [] })).toEqual(["dawn"]);
  });

  it("of the roll that ends the game and of who fell of it one card tells", () => {
    const events: TableEvent[] = [
      { type: "shadow_hunters.rolled", seat: 0, cause: "spiritual_doll", d4: 0, d6: 5 },
      { type: "shadow_hunters.damaged", seat: 0, amount: 3, by: -1, cause: "spiritual_doll" },
      { type: "shadow_hunters.died", seat: 0, by: -1, role: "george" },
    ];
    expect(kinds(...events)).toEqual(["attack", "death"]);
    const [roll, end] = momentsIn([...events, { type: "core.ended", reason: "x" }], state());
    expect([roll?.lead, end?.kind]).toEqual([events[0], "over"]);
    expect(roll?.more).toEqual(events.slice(1));
    expect(sumOf(events[0]!)).toEqual({ dice: [{ sides: 6, value: 5 }], points: 5, sign: "+" });
    expect(kinds({ type: "shadow_hunters.rolled", seat: 0, cause: "move", d4: 1, d6: 5 })).toEqual([]);
  });

  it("what came of it at once is why, up to the next stage", () => {
    const [one] = momentsIn(
      [
        { type: "shadow_hunters.attacked", seat: 0, targets: [1], d4: 2, d6: 6, points: 4 },
        { type: "shadow_hunters.damaged", seat: 1, amount: 4 },
        { type: "core.said", seat: 2, text: "Ouch!" },
        { type: "core.stage-began", stage: "end" },
        { type: "shadow_hunters.spared", seat: 0 },
      ],
      state(),
    );
    expect(one?.more.map((event) => event.type)).toEqual(["shadow_hunters.damaged"]);
  });

  it("an execution says once that somebody is dead, to the Storyteller, too", () => {
    const events: TableEvent[] = [
      { type: "clocktower.executed", seat: 2 },
      { type: "clocktower.died", seat: 2, cause: "execution" },
      { type: "clocktower.life-turned", seat: 2, alive: false },
      { type: "clocktower.execution-settled", seat: 2, died: true },
    ];
    const told = (heard: TableEvent[]) => momentsIn(heard, state())[0]?.more.map(({ type }) => type);
    expect(told(events)).toEqual(["clocktower.died"]);
    expect(told([events[0]!, ...events.slice(2)])).toEqual(["clocktower.life-turned"]);
    expect(told([events[0]!, { ...events[3]!, died: false }])).toEqual(["clocktower.execution-settled"]);
  });

  it("only one's own card is dealt as a moment", () => {
    expect(kinds({ type: "core.dealt", seat: 0, role: "killer", private: true })).toEqual(["dealt"]);
    expect(kinds({ type: "core.dealt", seat: 1, role: "?" })).toEqual([]);
    expect(kinds({ type: "clocktower.drew", seat: 0, role: "imp", private: true })).toEqual(["dealt"]);
  });

  it("what this seat alone heard is none; what somebody shows before all is one", () => {
    expect(kinds({ type: "mafia.voted", accused: 1, guilty: [0], innocent: [], private: true })).toEqual([]);
    expect(kinds({ type: "werewolf.card-shown", seat: 2, role: "seer" })).toEqual(["reveal"]);
    expect(kinds({ type: "werewolf.card-shown", seat: 2, role: "seer", private: true })).toEqual([]);
  });

  it("nor is what no game calls one", () => {
    expect(kinds({ type: "mafia.night-fell" }, { type: "clocktower.died", seat: 1 })).toEqual([]);
  });

  it("a vote has a bar for each choice, with what it weighs", () => {
    const [first, second] = barsOf({
      type: "werewolf.voted",
      kind: "exile",
      seats: [0, 1, 2],
      targets: [3, 3, 1],
      halves: [3, 2, 2],
      top: [3],
    });
    expect(first).toMatchObject({ seat: 3, voters: [0, 1], weight: 2.5 });
    expect(second).toMatchObject({ seat: 1, voters: [2], weight: 1 });
    expect(barsOf({ type: "mafia.voted", accused: 1, guilty: [0, 2], innocent: [3] })).toMatchObject([
      { seat: null, voters: [0, 2] },
      { seat: null, voters: [3] },
    ]);
  });

  it("what came of a vote stands on its card, and has no second one", () => {
    const voted = { type: "werewolf.voted", kind: "exile", seats: [0, 1], targets: [3, 3], halves: [2, 2], top: [3] };
    const stage = { type: "core.stage-began", stage: "farewell" };
    const told = (...events: TableEvent[]) =>
      momentsIn([voted, stage, ...events], state()).map(({ kind, result }) => [kind, result?.type]);
    expect(told({ type: "werewolf.died", seat: 3, cause: "exile" })).toEqual([["vote", "werewolf.died"]]);
    for (const name of ["tied", "peaceful-day", "nobody-exiled", "elected"])
      expect(told({ type: `werewolf.${name}`, seat: 3 })).toEqual([["vote", `werewolf.${name}`]]);
    const shot = { type: "werewolf.died", seat: 3, cause: "shot" };
    expect(told(shot)).toEqual([
      ["vote", undefined],
      ["death", undefined],
    ]);
    const ballot = { type: "mafia.voted", accused: 3, guilty: [0, 1], innocent: [2] };
    const died = { type: "mafia.died", seat: 3, cause: "vote", role: "killer" };
    expect(momentsIn([ballot, died], state())).toMatchObject([{ kind: "vote", result: died }]);
    expect(momentsIn([ballot, { type: "mafia.acquitted", seat: 3 }], state())).toHaveLength(1);
    expect(momentsIn([died], state())).toMatchObject([{ kind: "death" }]); // told later than the vote
    expect(missedIn([ballot, died], state())?.more).toEqual([ballot, died]);
  });

  it("the dice are a sum, larger less smaller, or one die alone", () => {
    const dice = (d4: number, d6: number, points: number) => ({ type: "shadow_hunters.attacked", d4, d6, points });
    const [four, six] = [
      { sides: 4, value: 4 },
      { sides: 6, value: 2 },
    ];
    expect(sumOf(dice(4, 2, 2))).toEqual({ dice: [four, six], points: 2, sign: "−" });
    expect(sumOf(dice(4, 0, 4))).toEqual({ dice: [four], points: 4, sign: "−" });
    expect(sumOf({ type: "mafia.quiet-night" })).toBeNull();
  });

  it("what was missed is one card of all that happened, and none when nothing did", () => {
    const events = [began("night"), { type: "mafia.quiet-night" }, { type: "core.said", seat: 1, text: "Hello" }];
    expect(missedIn(events, state())?.more).toEqual(events.slice(0, 2));
    expect(missedIn(events.slice(2), state())).toBeNull();
    expect(missedIn([{ type: "core.dealt", seat: 0, role: "killer", private: true }], state())).toBeNull();
  });
});

describe("the queue", () => {
  let shown: (Moment | null)[];
  let queue: Queue;

  beforeEach(() => {
    shown = [];
    queue = new Queue((now) => shown.push(now));
  });

  it("shows one after the other, each for its time", () => {
    const [one, two] = [moment("death", 1), moment("death", 2)];
    queue.add([one, two]);
    expect(queue.now).toBe(one);
    vi.advanceTimersByTime(LASTS - 1);
    expect(queue.now).toBe(one);
    vi.advanceTimersByTime(1);
    expect(queue.now).toBe(two);
    vi.advanceTimersByTime(LASTS);
    expect(shown).toEqual([one, two, null]);
  });

  it("tells what decided the game first, and then the end, at a tap or after its time", () => {
    const [night, vote, end] = [moment("night"), moment("vote"), moment("over")];
    queue.add([moment("death", 1)]);
    queue.add([vote, night, end]);
    expect(queue.now).toBe(vote);
    queue.close();
    expect(queue.now).toBe(end);
    queue.clear();
    queue.pause(true); // nothing moves by itself: a tap goes on
    queue.add([vote, end]);
    vi.advanceTimersByTime(10 * LASTS);
    expect(queue.now).toBe(vote);
    queue.close();
    expect(queue.now).toBe(end);
  });

  it("leaves what shows of a deed its time where nothing else comes with the end", () => {
    const [death, end] = [moment("death", 1), moment("over")];
    queue.add([death]);
    queue.add([end]);
    expect(queue.now).toBe(death);
    vi.advanceTimersByTime(LASTS);
    expect(queue.now).toBe(end);
  });

  it("tells the end of the game at once where nothing was done before it", () => {
    const end = moment("over");
    queue.add([moment("night")]);
    queue.add([end]);
    expect(queue.now).toBe(end);
    vi.advanceTimersByTime(2 * LASTS);
    expect(queue.now).toBe(end); // until it is put away
    queue.close();
    expect(queue.now).toBeNull();
    queue.hold(true);
    queue.add([end]);
    expect(queue.now).toBeNull();
    queue.hold(false);
    expect(queue.now).toBe(end);
  });

  it("lets two wait at most; the newest are kept", () => {
    const all = [0, 1, 2, 3, 4].map((seat) => moment("death", seat));
    queue.add(all.slice(0, 1));
    queue.add(all.slice(1));
    for (let n = 0; n < 3; n++) queue.close();
    expect(shown).toEqual([all[0], all[3], all[4], null]);
  });

  it("tells nothing late that is soon gone anyhow", () => {
    queue.hold(true);
    queue.add([moment("brief", 1), moment("death", 2)]);
    queue.hold(false);
    expect(shown.map((one) => one?.kind)).toEqual(["death"]);
  });

  it("tells again what was covered before anybody could see it, and nothing else", () => {
    queue.add([moment("night")]);
    queue.hold(true);
    queue.hold(false);
    expect(queue.now?.kind).toBe("night");
    vi.advanceTimersByTime(LASTS / 2);
    queue.hold(true);
    queue.hold(false);
    expect(queue.now).toBeNull();
  });

  it("leaves the own card until it is turned over, and then gives time to read it", () => {
    queue.add([moment("dealt"), moment("night")]);
    vi.advanceTimersByTime(10 * READ);
    queue.add([moment("dawn"), moment("vote"), moment("death")]);
    queue.hold(true);
    expect(queue.now).toBeNull();
    queue.hold(false);
    expect(queue.now?.kind).toBe("dealt");
    queue.turn();
    vi.advanceTimersByTime(READ - 1);
    expect(queue.now?.kind).toBe("dealt");
    vi.advanceTimersByTime(1);
    expect(queue.now).toBeNull(); // the vote was half a minute ago: it stands in the log
  });

  it("tells nothing that has waited so long that others speak already", () => {
    queue.add([moment("badge")]);
    vi.advanceTimersByTime(LASTS / 2);
    queue.touch(true);
    queue.add([moment("dawn")]);
    vi.advanceTimersByTime(2 * LASTS);
    queue.close();
    expect(queue.now).toBeNull();
    queue.hold(true);
    queue.add([moment("death")]);
    vi.advanceTimersByTime(2 * LASTS);
    queue.hold(false); // nothing could be shown before
    expect(queue.now?.kind).toBe("death");
  });

  it("goes where nothing is to move when another stage comes, not before its time and not later", () => {
    const [one, two, three] = [1, 2, 3].map((seat) => moment("vote", seat));
    queue.pause(true);
    queue.add([one!, two!]);
    vi.advanceTimersByTime(10 * LASTS);
    expect(queue.now).toBe(one);
    queue.stage();
    expect(queue.now).toBe(two);
    vi.advanceTimersByTime(LASTS - 1);
    expect(queue.now).toBe(two);
    vi.advanceTimersByTime(1);
    expect(queue.now).toBeNull();
    queue.add([three!]);
    vi.advanceTimersByTime(LASTS);
    expect(queue.now).toBe(three);
  });

  it("stays while somebody is on it, and begins its time anew when they leave", () => {
    queue.add([moment()]);
    queue.pause(true);
    vi.advanceTimersByTime(10 * LASTS);
    expect(queue.now).not.toBeNull();
    queue.pause(false);
    vi.advanceTimersByTime(LASTS);
    expect(queue.now).toBeNull();
  });

  it("covers nothing while a question is nearly over", () => {
    const [one, two, three] = [0, 1, 2].map((seat) => moment("death", seat));
    queue.add([one!]);
    queue.hold(true);
    expect(queue.now).toBeNull();
    queue.add([two!, three!]);
    expect(queue.now).toBeNull();
    queue.hold(false);
    expect(queue.now).toBe(two);
    expect(shown).toEqual([one, null, two]);
  });

  it("tells nothing of a kind that is past, whether it waits or shows", () => {
    queue.add([moment("dealt"), moment("night"), moment("dawn")]);
    queue.past("night");
    queue.close();
    expect(queue.now?.kind).toBe("dawn");
    queue.past("dawn");
    expect(queue.now).toBeNull();
  });

  it("tells nothing late that waited when the night fell, but what that night brings", () => {
    const [exile, badge, dawn] = [moment("vote"), moment("badge"), moment("dawn")];
    queue.add([exile, badge]);
    queue.stage();
    queue.fall();
    queue.add([dawn]);
    expect(queue.now).toBe(exile); // what shows has its time
    queue.close();
    expect(queue.now).toBe(dawn);
  });

  it("leaves what was missed until it is closed", () => {
    const missed = moment("missed");
    queue.add([missed]);
    vi.advanceTimersByTime(10 * READ);
    expect(queue.now).toBe(missed);
    queue.close();
    expect(queue.now).toBeNull();
  });

  it("forgets all that no longer counts", () => {
    queue.add([moment(), moment(), moment()]);
    queue.clear();
    vi.advanceTimersByTime(LASTS);
    expect(shown.at(-1)).toBeNull();
    expect(shown).toHaveLength(2);
  });
});

it("news is what has come since, and never another past", () => {
  const news = new News();
  const [one, two, three] = [began("night"), began("day"), began("night", 2)];
  expect(news.take([one!])).toEqual([]);
  expect(news.take([one!, two!])).toEqual([two]);
  expect(news.take([three!])).toEqual([]);
});

describe("what happens often in a turn", () => {
  const used = { type: "fengsheng.card-used", by: 1, name: "probe", to: 2, choice: "", card: "?" };
  const brief: Moment = { kind: "brief", lead: used, more: [] };

  it("of 风声 is a card used, an intel sent, accepted or received; who is dying and who is dead takes longer", () => {
    const seen = ["sent", "accepted", "card-used", "turned-up", "received", "dying-began", "died"];
    const told = ["brief", "brief", "brief", "brief", "brief", "dying", "death"];
    expect(kinds(...seen.map((name) => ({ type: `fengsheng.${name}`, seat: 1 })))).toEqual(told);
  });

  it("shows who, on whom, and which card", () => {
    expect(seatsOf(used)).toEqual({ by: [1], to: [2] });
    expect(seatsOf({ ...used, to: 1 })).toEqual({ by: [1], to: [] });
    expect(seatsOf({ type: "fengsheng.received", seat: 3, sender: 0, card: 5 })).toEqual({ by: [0], to: [3] });
    expect(seatsOf({ type: "fengsheng.received", seat: 3, sender: 3, card: 5 })).toEqual({ by: [3], to: [] });
    expect(emblemIn(used)).toBe("card-probe");
  });

  it("is gone soon, also where nothing is to move, but not from under a finger", () => {
    vi.useFakeTimers();
    const queue = new Queue(() => undefined);
    queue.pause(true);
    queue.add([brief]);
    queue.touch(true);
    vi.advanceTimersByTime(BRIEF);
    expect(queue.now).toBe(brief);
    queue.touch(false);
    vi.advanceTimersByTime(BRIEF);
    expect(queue.now).toBeNull();
    vi.useRealTimers();
  });
});

describe("who acts on a card", () => {
  const sent = (sender: number, to: number): TableEvent => ({ type: "fengsheng.sent", sender, to, arrow: "left" });
  it("stands at the side at which they sit: seats run against the clock", () => {
    expect(goesLeft(sent(2, 1), 4, 0, 390, 844)).toBe(false); // both above: to their left is to the right
    expect(goesLeft(sent(1, 2), 4, 0, 390, 844)).toBe(true);
    expect(goesLeft(sent(0, 3), 4, 0, 390, 844)).toBe(true);
    expect(goesLeft(sent(3, 0), 4, 3, 390, 844)).toBe(false);
    expect(goesLeft({ type: "mafia.accused", seat: 2, target: 1 }, 4, 0, 390, 844)).toBe(false);
  });
});
