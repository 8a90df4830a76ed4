import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { StateMessage } from "../src/lib/protocol";
import { Passing } from "../src/phone/passing.svelte";
import { FakeSocket } from "./browser";
import { ask, began, room, state, view } from "./tables";

const ROOM = "abcdefgh";
const NIGHT = view({ phase: "night", stage: null });
const DAY = view({ phase: "day", stage: "discussion" });
const dusk = [began("night")];
const dawn = [...dusk, began("day")];
const secret = (id: number) => ask({ id, key: "mafia.kill", options: ["#1", "#2", "pass"], default: "pass" });

let passing: Passing;
let leave: () => void;

/** The socket of a seat, or the one that hears what everybody may. */
const socketOf = (seat: number | "common") =>
  FakeSocket.all.findLast(({ sent: [hello] }) =>
    seat === "common" ? hello?.watch : hello?.token === `seat ${seat}` && !hello.watch,
  )!;

/** Seats 0, 1 and 2 share a device; somebody else has seat 3. */
function meet(of: Partial<StateMessage>): void {
  const here = [0, 1, 2].map((seat) => ({ seat, name: "", token: `seat ${seat}` }));
  leave = $effect.root(() => {
    passing = new Passing(ROOM, here);
    $effect(() => passing.follow());
  });
  for (const socket of FakeSocket.all) socket.accept();
  for (const seat of [0, 1, 2]) tell(seat, of);
  FakeSocket.last.accept();
  tell("common", { ...of, ask: null });
}

/** What arrives for one of them; the device goes on as follows from that. */
function tell(seat: number | "common", of: Partial<StateMessage>): void {
  socketOf(seat).say(state({ ...of, version: of.events?.length ?? 0, me: seat === "common" ? null : seat }));
  flushSync();
}

/** The holder looks, answers, and the server has it. */
function answer(option: string): void {
  const { holder } = passing;
  passing.look();
  const { id } = holder!.link.state!.ask!;
  holder!.link.answer(id, option);
  socketOf(holder!.seat).say({ type: "ok", of: "answer", ask: id });
  flushSync();
}

beforeEach(() => (FakeSocket.all = []));
afterEach(() => {
  passing.close();
  leave();
});

describe("a night in which everybody is asked something", () => {
  beforeEach(() => meet({ view: NIGHT, events: dusk, ask: secret(1) }));

  it("goes round from the lowest seat to the highest, covered in between", () => {
    const turns: (number | null)[] = [];
    for (let n = 0; n < 3; n++) {
      turns.push(passing.turn);
      expect(passing.open).toBe(false);
      answer("pass");
    }
    expect(turns).toEqual([0, 1, 2]);
    expect(passing.turn).toBeNull();
    expect(passing.open).toBe(false);
  });

  it("goes on where it was when the seat goes by whose token all see the table", () => {
    answer("pass");
    answer("pass");
    passing.people.serve(["seat 1", "seat 2"]);
    flushSync();
    expect([passing.turn, passing.night]).toEqual([2, true]);
    FakeSocket.last.accept();
    tell("common", { view: NIGHT, events: dusk });
    expect(passing.turn).toBe(2);
    answer("pass");
    expect(passing.turn).toBeNull();
  });

  it("calls whoever covers it without an answer again, after the others", () => {
    passing.look();
    passing.done();
    expect(passing.turn).toBe(1);
    answer("pass");
    answer("pass");
    expect(passing.turn).toBe(0);
  });

  it("passes over who is not there, and calls them again", () => {
    passing.skip();
    expect(passing.turn).toBe(1);
    answer("pass");
    answer("pass");
    expect(passing.turn).toBe(0);
  });

  it("begins a new round when all are asked anew", () => {
    for (let n = 0; n < 3; n++) answer("pass");
    for (const seat of [0, 1, 2]) tell(seat, { view: NIGHT, events: dusk, ask: secret(2) });
    expect(passing.turn).toBe(0);
  });

  it("covers the screen when nobody looks any more", () => {
    passing.look();
    expect(passing.open).toBe(true);
    passing.hide();
    expect(passing.open).toBe(false);
    expect(passing.turn).toBe(0);
  });

  it("gives the device to the living only", () => {
    for (const seat of ["common", 0, 1, 2] as const)
      tell(seat, {
        view: view({ phase: "night", stage: null }, [1]),
        events: dusk,
        ask: seat === 1 ? null : secret(1),
      });
    answer("pass");
    expect(passing.turn).toBe(2);
  });
});

describe("a night in which nobody is asked for show, and no clock presses", () => {
  const plain = room({ decoys: false, speed: "none" });

  it("keeps answers back until everybody has had the device: their effect would tell whose they were", () => {
    meet({ room: plain, view: NIGHT, events: dusk });
    for (const seat of [0, 1, 2])
      tell(seat, { room: plain, view: NIGHT, events: dusk, ask: seat === 1 ? secret(1) : null });
    expect(passing.turn).toBe(0);
    passing.look();
    passing.done();
    passing.look();
    passing.holder!.link.answer(1, "#2");
    flushSync();
    expect(socketOf(1).heard("answer")).toEqual([]);
    expect(passing.turn).toBe(2);
    passing.look();
    passing.done();
    expect(socketOf(1).heard("answer")).toEqual([{ type: "answer", ask: 1, option: "#2" }]);
  });
});

describe("a day", () => {
  it("leaves the device on the table until somebody wants it", () => {
    meet({ view: DAY, events: dawn });
    expect(passing.turn).toBeNull();
    expect(passing.night).toBe(false);
    passing.passTo(2);
    expect(passing.turn).toBe(2);
    passing.layDown();
    expect(passing.turn).toBeNull();
  });

  it("goes round among those who are asked, and one tap declines for all who may", () => {
    meet({ view: DAY, events: dawn });
    const vote = ask({ id: 4, options: ["guilty", "pass"], default: "pass" });
    for (const seat of [1, 2]) tell(seat, { view: DAY, events: dawn, ask: vote });
    expect(passing.waiting.map(({ seat }) => seat)).toEqual([1, 2]);
    expect(passing.declinable?.id).toBe(4);
    passing.decline();
    for (const seat of [1, 2]) expect(socketOf(seat).heard("answer")[0]).toMatchObject({ option: "pass" });
    expect(passing.waiting).toEqual([]);
  });

  it("is ready when all the living here are, and says so for each of them once", () => {
    const pace = {
      id: 9,
      key: "mafia.pace-discussion",
      about: [],
      left: null,
      deadline: null,
      ready: [1],
      whose: null,
      may_skip: true,
      agreed: [],
      proposed: [],
    };
    meet({ view: view({}, [2]), events: dawn, pace });
    expect(passing.unready.map(({ seat }) => seat)).toEqual([0]);
    passing.readyAll();
    expect(socketOf(0).heard("ready")).toEqual([{ type: "ready", pace: 9 }]);
    expect(socketOf(1).heard("ready")).toEqual([]);
  });
});

it("is laid down when all is over", () => {
  meet({ view: NIGHT, events: dusk, ask: secret(1) });
  expect(passing.turn).toBe(0);
  tell("common", { view: NIGHT, events: dusk, outcome: { winners: [0], teams: [], reason: null } });
  expect(passing.turn).toBeNull();
  expect(passing.night).toBe(false);
});
