import { expect, it } from "vitest";
import { LOOKED_AT, type Told } from "../src/boards/board";
import { factsOf } from "../src/boards/clocktower/facts";
import { logOf } from "../src/boards/clocktower/log";
import { askedOf } from "../src/boards/clocktower/questions";
import { historyOf } from "../src/boards/clocktower/history";
import { beliefs, nightOf } from "../src/boards/clocktower/night";
import { signalsOf } from "../src/boards/clocktower/signals";
import type { TableEvent } from "../src/lib/protocol";
import { tileOf } from "../src/table/tile";
import { view } from "./tables";

const ROLES = ["chef", "librarian", "poisoner", "imp"];
const DRAWN: TableEvent[] = [
  { type: "clocktower.collected", seat: 0, role: "drunk" },
  { type: "clocktower.misled", seat: 0, role: "chef" },
];

/** A night as the Storyteller sees it: seat 0 is a Drunk who drew the Chef. */
function night(...events: TableEvent[]): Told {
  const at = view({ game: "clocktower", phase: "night", facts: { sheet: ["poisoner", "chef", "monk"] } });
  const seats = at.seats.slice(0, 4).map((seat, n) => ({ ...seat, role: n ? ROLES[n]! : "drunk" }));
  const fell = { type: "clocktower.dusk-fell" };
  return {
    ...LOOKED_AT,
    view: { ...at, seats },
    events: [...DRAWN, fell, ...events],
    me: "moderator",
    over: false,
    open: true,
  };
}

const POISONS: TableEvent[] = [
  { type: "clocktower.woke", seat: 2, role: "poisoner" },
  { type: "clocktower.slept", seat: 2, role: "poisoner" },
  { type: "clocktower.step-done", step: "poisoner" },
];

it("the night sheet has the steps that somebody holds or takes to be theirs, and walks itself", () => {
  const at = (told: Told) => nightOf(told).map(({ id, seats, when }) => [id, seats, when]);
  expect(at(night())).toEqual([
    ["poisoner", [2], "now"],
    ["chef", [0], "next"],
  ]);
  expect(at(night(...POISONS))).toEqual([
    ["poisoner", [2], "past"],
    ["chef", [0], "now"],
  ]);
});

it("the night sheet knows who acts by an ability beside their own, and that no Traveller learns as a Minion", () => {
  const told = night({ type: "clocktower.gained", seat: 3, role: "monk" });
  const at = (one: Told) => nightOf(one).map(({ id, seats }) => [id, seats]);
  expect(at(told)).toContainEqual(["monk", expect.arrayContaining([3])]);
  const sheet = { sheet: ["minioninfo"], travellers: [1] };
  const seats = told.view.seats.map((seat, n) => ({ ...seat, team: n < 3 ? "evil" : "good" }));
  expect(at({ ...told, view: { ...told.view, seats, facts: sheet } })).toEqual([["minioninfo", [0, 2]]]);
});

it("what an ability has told can be shown from its step", () => {
  const told = { type: "clocktower.told", seat: 0, role: "chef", form: "number", number: 2 };
  const steps = nightOf(night(...POISONS, { type: "clocktower.woke", seat: 0, role: "chef" }, told));
  expect(steps[1]!.shows.map(({ big }) => big)).toEqual(["2"]);
});

it("who becomes another character believes what is so", () => {
  expect(beliefs(DRAWN).get(0)).toBe("chef");
  expect(beliefs([...DRAWN, { type: "clocktower.became", seat: 0, role: "imp" }]).get(0)).toBeUndefined();
});

it("nominations are remembered day by day, with the hands that were up", () => {
  const days = historyOf([
    { type: "core.phase-began", phase: "day", day: 1 },
    { type: "clocktower.nominated", by: 0, seat: 3 },
    { type: "clocktower.pointed", seat: 1, up: true },
    { type: "clocktower.pointed", seat: 2, up: false },
    { type: "clocktower.counted", seat: 3, votes: 1 },
    { type: "core.phase-began", phase: "day", day: 2 },
    { type: "clocktower.nominated", by: 1, seat: 0 },
  ]);
  expect(days).toEqual([
    { day: 2, trials: [{ by: 1, who: 0, votes: null, hands: [], exile: false }] },
    { day: 1, trials: [{ by: 0, who: 3, votes: 1, hands: [1], exile: false }] },
  ]);
});

/** The same night round one tablet: nobody has a device. */
function round(...events: TableEvent[]): Told {
  const told = night(...events);
  const seats = told.view.seats.map((_, seat) => ({ seat, kind: "no-device" }));
  const live = { room: { seats, options: {} } } as unknown as Told["live"];
  return { ...told, live };
}

it("round one tablet the night is done by hand, in order: wake, show, let sleep", () => {
  const told = { type: "clocktower.told", seat: 0, role: "chef", form: "number", number: 0 };
  const learns = [{ type: "clocktower.woke", seat: 0, role: "chef" }, told, { type: "clocktower.slept", seat: 0 }];
  const done = signalsOf(round(...POISONS, ...learns)).map(({ kind, seats }) => [kind, ...seats]);
  expect(done).toEqual([
    ["wake", 2],
    ["sleep", 2],
    ["wake", 0],
    ["show", 0],
    ["sleep", 0],
  ]);
  expect(signalsOf(night(...POISONS))).toEqual([]); // who has a device sees it there
});

it("the Minions are woken together and shown the Demon, then the Demon its Minions and the bluffs", () => {
  const known = { type: "clocktower.evil-known", demons: [3], minions: [1, 2] };
  const bluffed = { type: "clocktower.bluffed", roles: ["saint", "monk", "mayor"] };
  const done = signalsOf(round(known, known, bluffed));
  expect(done.map(({ kind, seats }) => [kind, ...seats])).toEqual([
    ["wake", 1, 2],
    ["show", 1, 2],
    ["sleep", 1, 2],
    ["wake", 3],
    ["show", 3],
    ["show", 3],
    ["sleep", 3],
  ]);
  expect(done.map(({ show }) => show?.seats ?? show?.roles)).toMatchObject({ 1: [3], 4: [1, 2], 5: bluffed.roles });
});

it("where all choose together, what a night brings is shown once round one tablet: before dawn", () => {
  const looks: TableEvent = { type: "clocktower.grimoire-shown", seat: 2, roles: ROLES, beliefs: [], reminders: [] };
  const kinds = (...events: TableEvent[]) => {
    const at = round(...events);
    const live = { ...at.live!, room: { ...at.live!.room, options: { night: "together" } } };
    return signalsOf({ ...at, live }).map(({ kind }) => kind);
  };
  expect(kinds(looks)).toEqual([]);
  expect(kinds(looks, looks)).toEqual(["wake", "show", "sleep"]);
  expect(signalsOf(round(looks)).map(({ kind }) => kind)).toEqual(["wake", "show", "sleep"]);
});

it("a twin who only takes itself for something is not shown what it is, round one tablet either", () => {
  const met = (role: string): TableEvent => ({
    type: "clocktower.twins-met",
    seats: [1, 2],
    roles: ["eviltwin", role],
  });
  const shown = (together: boolean, ...events: TableEvent[]) => {
    const at = round(...events);
    const live = { ...at.live!, room: { ...at.live!.room, options: together ? { night: "together" } : {} } };
    const shows = signalsOf({ ...at, live: live as Told["live"] }).filter(({ kind }) => kind === "show");
    return shows.map(({ seats, show }) => [show?.roles?.[1], ...seats]);
  };
  const both = [met("drunk"), met("chef")];
  expect(shown(false, met("chef"))).toEqual([["chef", 1, 2]]);
  expect(shown(false, ...both)).toEqual([
    ["drunk", 1],
    ["chef", 2],
  ]);
  expect(shown(true, ...both, ...both)).toEqual([
    ["drunk", 1],
    ["chef", 2],
  ]);
});

it("who died in the night is read on the new day, and that somebody is dead once", () => {
  const events: TableEvent[] = [
    { type: "clocktower.dawned", died: [1] },
    { type: "core.phase-began", phase: "day", day: 2 },
    { type: "core.stage-began", stage: "talk" },
    { type: "core.phase-began", phase: "dusk", day: 2 },
    { type: "clocktower.executed", seat: 2 },
    { type: "clocktower.died", seat: 2 },
    { type: "clocktower.life-turned", seat: 2, alive: false },
    { type: "clocktower.execution-settled", seat: 2, died: true },
  ];
  expect(logOf(events)).toEqual([1, 0, 2, 3, 4, 5]);
  const survived: TableEvent[] = [...events.slice(3, 5), { ...events[7]!, died: false }];
  expect(logOf(survived)).toEqual([0, 1, 2]);
  const again: TableEvent[] = [events[5]!, { type: "clocktower.revived", seat: 2 }, events[5]!, events[6]!];
  expect(logOf(again)).toEqual([0, 1, 2]);
  const seen = events.filter(({ type }) => type !== "clocktower.died");
  expect(logOf(seen)).toEqual([1, 0, 2, 3, 4, 5]);
  expect(logOf(events.slice(0, 1))).toEqual([0]);
});

it("a question to the Storyteller waits until it is answered, alone or before all", () => {
  const said = (seat: number, channel: string): TableEvent => ({ type: "core.said", seat, channel, text: "…" });
  const asked = [said(1, "storyteller"), said(2, "public"), said(3, "storyteller"), said(1, "storyteller")];
  const whose = (events: TableEvent[]) => askedOf(events).map(({ seat }) => seat);
  expect(whose(asked)).toEqual([3, 1]);
  expect(whose([...asked, said(-2, "whisper#1")])).toEqual([3]);
  expect(whose([...asked, said(-2, "public")])).toEqual([1]);
});

it("says that somebody is about to be executed until that has happened", () => {
  const at = (phase: string) => factsOf(view({ game: "clocktower", phase, facts: { block: 2, most: 3 } })).block;
  expect([at("day"), at("dusk")]).toEqual([2, null]);
});

it("the Grimoire has no token on a chair that somebody has left", () => {
  const at = view({ game: "clocktower", vacant: [2] });
  const roles = [1, 2].map((seat) => tileOf(at, at.seats[seat]!, { role: "thief" }).role);
  expect(roles).toEqual(["thief", null]);
});
