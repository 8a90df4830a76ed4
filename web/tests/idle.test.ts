import { beforeEach, expect, it } from "vitest";
import { idle } from "../src/boards/clocktower/idle";
import { words } from "../src/lib/words.svelte";
import { ask, state, view } from "./tables";

const town = (voted: number[] = [], stage = "talk") => view({ stage, facts: { voted } }, [1]);

beforeEach(async () => {
  await words.use("en");
  await words.play("clocktower");
});

it("the dead of the Clocktower hear what they may still do", () => {
  expect(idle({ view: town(), me: 1 })).toContain("one vote left");
  expect(idle({ view: town([1]), me: 1 })).toContain("your last vote is gone");
  expect(idle({ view: town([1], "count"), me: 1 })).toBe(words.say("clocktower-no-vote"));
});

it("the dead whose hand was counted hear that it counts, not that a vote is left", () => {
  const counted = view({ stage: "count", facts: { voted: [], votes: [1] } }, [1]);
  expect(idle({ view: counted, me: 1 })).toBe(words.say("clocktower-hand-counted"));
});

it("who is still to be counted hears that the hand may go up before", () => {
  const live = state({ offers: [ask({ key: "clocktower.hand", options: ["up"] })] });
  expect(idle({ view: town([], "count"), me: 0, live })).toBe(words.say("clocktower-hand-before"));
});

it("the living and those who watch have no reason of their own", () => {
  expect(idle({ view: town(), me: 0 })).toBe("");
  expect(idle({ view: town(), me: null })).toBe("");
});
