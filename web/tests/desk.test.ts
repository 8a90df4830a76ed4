import { expect, it } from "vitest";
import { courseOf } from "../src/boards/clocktower/course";
import type { Step, Told } from "../src/boards/board";
import { LOOKED_AT } from "../src/boards/board";
import type { TableEvent } from "../src/lib/protocol";
import { words } from "../src/lib/words.svelte";
import { penaltiesOf, rulingsOf, stepsOf } from "../src/table/console/course";
import { began, view } from "./tables";

const stage = (name: string) => ({ type: "core.stage-began", stage: name });
const told = (events: TableEvent[], phase: string): Told => ({
  view: view({ phase, stage: null }),
  events,
  me: "moderator",
  over: false,
  open: true,
  ...LOOKED_AT,
});
const step = (name: string, when: Step["when"], phase = "night"): Step => ({ name, when, phase, stage: name });

words.tell("", { "a.bit": ({ seat }) => `${seat} was bitten`, "a.looked": () => "looked", "a.spoke": () => "spoke" });
words.tell("", { "clocktower.nominated": ({ seat }) => `${seat} is nominated` });

it("tells of each step what came of it this night, and nothing of the night before", () => {
  const events = [
    began("night", 1),
    stage("pack"),
    { type: "a.bit", seat: 1 },
    began("day", 1),
    began("night", 2),
    { type: "a.fell" },
    stage("pack"),
    { type: "core.said", seat: 0, text: "Psst" },
    { type: "core.paused", reason: "tea" },
    { type: "a.bit", seat: 2 },
    stage("seer"),
    { type: "a.looked", seat: 0 },
  ];
  const course = [step("pack", "past"), step("seer", "now"), step("witch", "next")];
  expect(stepsOf(told(events, "night"), course).map(({ lines }) => lines)).toEqual([["2 was bitten"], ["looked"], []]);
});

it("tells of what comes again, as a nomination, the one that is now", () => {
  const events = [
    began("day", 1),
    stage("count"),
    { type: "a.bit", seat: 1 },
    stage("nominations"),
    stage("count"),
    { type: "a.bit", seat: 2 },
  ];
  expect(stepsOf(told(events, "day"), [step("count", "now", "day")])[0]!.lines).toEqual(["2 was bitten"]);
  const next = [...events, stage("nominations"), stage("count")];
  expect(stepsOf(told(next, "day"), [step("count", "now", "day")])[0]!.lines).toEqual([]);
});

it("tells of all nominations of a day, though no stage begins for those after a count", () => {
  const nominated = (seat: number) => ({ type: "clocktower.nominated", by: 0, seat });
  const events = [
    began("day", 1),
    stage("nominations"),
    nominated(1),
    stage("count"),
    nominated(2),
    stage("count"),
    { type: "a.bit", seat: 3 },
  ];
  const at = told(events, "day");
  const course = courseOf({ ...at, view: view({ phase: "day", stage: "count" }) });
  const lines = Object.fromEntries(stepsOf(at, course).map(({ stage, lines }) => [stage, lines]));
  expect(lines.nominations).toEqual(["1 is nominated", "2 is nominated"]);
  expect(lines.count).toEqual(["3 was bitten"]);
});

it("without a course, goes by what has begun", () => {
  const events = [began("day"), stage("talk"), { type: "a.spoke" }, stage("vote")];
  const steps = stepsOf(told(events, "day"), undefined);
  expect(steps.map(({ stage: name, when, lines }) => [name, when, lines.length])).toEqual([
    ["talk", "past", 1],
    ["vote", "now", 0],
  ]);
});

it("a day whose first step was left out begins where this phase did", () => {
  const events = [began("day", 1), stage("vote"), { type: "a.spoke" }, began("day", 2), stage("vote")];
  const course = [step("run", "past", "election"), step("vote", "now", "day")];
  expect(stepsOf(told(events, "day"), course).map(({ lines }) => lines)).toEqual([[], []]);
});

it("knows what was ruled, newest first, and against whom", () => {
  const warned = (seat: number) => ({ type: "core.penalised", seat, penalty: "warn", reason: "" });
  const events = [began("night", 1), { type: "core.paused" }, began("day", 2), warned(2), { type: "a.bit" }, warned(1)];
  expect(rulingsOf(events).map(({ phase, day, event }) => [phase, day, event.type])).toEqual([
    ["day", 2, "core.penalised"],
    ["day", 2, "core.penalised"],
    ["night", 1, "core.paused"],
  ]);
  expect(penaltiesOf(events, 2)).toEqual(["warn"]);
});
