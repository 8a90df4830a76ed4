import { beforeEach, expect, it } from "vitest";
import { LOOKED_AT, type Told } from "../src/boards/board";
import { letting } from "../src/boards/fengsheng/letting.svelte";
import { ask, room, state, view } from "./tables";

/** How seat 0 sees a fight, in which the intel lies before seat 2. */
function told(facts = {}, day = 4): Told {
  const at = view({ game: "fengsheng", phase: "fight", day, facts: { intel: { front: 2 }, dying: [], ...facts } });
  const live = state({ view: at, room: room({ game: "fengsheng" }) });
  const fight = ask({ key: "fengsheng.fight", options: ["c3", "pass"] });
  return { ...LOOKED_AT, view: at, events: [], me: 0, over: false, open: false, live, ask: fight };
}

beforeEach(() => letting.stop());

it("passing for a turn begins when it is wished, and ends when it is taken back", () => {
  expect(letting.holds(told())).toBe(false);
  letting.start(told());
  expect(letting.holds(told())).toBe(true);
  letting.stop();
  expect(letting.holds(told())).toBe(false);
});

it("it is lifted when the turn ends, the intel lies before oneself, or somebody is dying", () => {
  letting.start(told());
  expect(letting.holds(told({}, 5))).toBe(false);
  expect(letting.holds(told({ intel: { front: 0 } }))).toBe(false);
  expect(letting.holds(told({ dying: [1] }))).toBe(false);
});

it("it is offered where all are asked at once and one may pass, and answers nothing else", () => {
  expect(letting.may(told())).toBe(true);
  expect(letting.may({ ...told(), ask: ask({ key: "fengsheng.accept", options: ["accept", "pass"] }) })).toBe(false);
  expect(letting.may({ ...told(), ask: ask({ key: "fengsheng.trigger", options: ["lead"] }) })).toBe(false);
  expect(letting.may({ ...told(), live: null })).toBe(false);
});
