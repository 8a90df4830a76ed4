import { expect, it } from "vitest";
import { fold } from "../src/lib/fold";
import { ask, state, view } from "./tables";

const NOTHING = { state: null, events: [] };
const FIRST = { type: "core.stage-began", stage: "talk" };
const SECOND = { type: "core.stage-began", stage: "vote" };

it("takes a whole state as it is", () => {
  const seen = fold(NOTHING, state({ events: [FIRST], version: 1 }), true)!;
  expect(seen.events).toEqual([FIRST]);
  expect(seen.state.room.room).toBe("abcdefgh");
});

it("leaves what a brief state leaves out as it was, and appends", () => {
  const before = fold(NOTHING, state({ events: [FIRST], version: 1, ask: ask({ id: 7 }) }), true)!;
  const seen = fold(before, { type: "state", from: 1, version: 2, events: [SECOND] }, false)!;
  expect(seen.events).toEqual([FIRST, SECOND]);
  expect(seen.state.ask!.id).toBe(7);
  expect(seen.state.ask).toBe(before.state.ask);
});

it("keeps the parts that come again as they were, but no two things that happened", () => {
  const before = fold(NOTHING, state({ events: [FIRST], version: 1 }), true)!;
  const again = state({ from: 1, events: [{ ...FIRST }], version: 2, view: view({ paused: true }) });
  const seen = fold(before, again, false)!;
  expect(seen.state.view!.paused).toBe(true);
  expect(seen.state.view!.seats).toBe(before.state.view!.seats);
  expect(seen.state.room).toBe(before.state.room);
  expect(seen.events[0]).not.toBe(seen.events[1]);
});

it("takes null for what is gone", () => {
  const before = fold(NOTHING, state({ ask: ask() }), true)!;
  expect(fold(before, { type: "state", from: 0, version: 0, events: [], ask: null }, false)!.state.ask).toBeNull();
});

it("keeps the same list where nothing has happened", () => {
  const before = fold(NOTHING, state({ events: [FIRST], version: 1 }), true)!;
  expect(fold(before, { type: "state", from: 1, version: 1, events: [] }, false)!.events).toBe(before.events);
});

it("begins anew after an undo", () => {
  const before = fold(NOTHING, state({ events: [FIRST, SECOND], version: 2 }), true)!;
  expect(fold(before, state({ events: [FIRST], version: 1 }), false)!.events).toEqual([FIRST]);
});

it("notices a gap", () => {
  const before = fold(NOTHING, state({ events: [FIRST], version: 1 }), true)!;
  expect(fold(before, { type: "state", from: 3, version: 4, events: [SECOND] }, false)).toBeNull();
});

it("appends what is said in the lobby, begins anew where something is gone, and ends with the start", () => {
  const ann = { seat: 0, text: "hello", n: 1, hidden: false };
  const ben = { seat: 1, text: "half past ten", n: 2, hidden: false };
  const more = (talk: object | null) => ({ type: "state", from: 0, version: 0, events: [], talk }) as never;
  let seen = fold(NOTHING, state({ talk: { from: 0, said: [ann] } }), true)!;
  seen = fold(seen, more({ from: 1, said: [ben] }), false)!;
  expect(seen.state.talk).toEqual({ from: 0, said: [ann, ben] });
  expect(fold(seen, { type: "state", from: 0, version: 0, events: [] }, false)!.state.talk).toBe(seen.state.talk);
  expect(fold(seen, more({ from: 0, said: [ben] }), false)!.state.talk).toEqual({ from: 0, said: [ben] });
  expect(fold(seen, more(null), false)!.state.talk).toBeNull();
});
