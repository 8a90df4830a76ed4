import { describe, expect, it } from "vitest";
import { backward, follow, nextOfTwo, onward, stepOf, takesSteps } from "../src/lib/steps";
import { ask } from "./tables";

const SEND = ["c1>left", "c1>left>lock>#0", "c1>left>lock>#2", "c2>up>#1", "c2>up>#2", "pass"];

describe("a play that is named whole", () => {
  it("is picked one step after another", () => {
    expect(follow(SEND, [])).toEqual({ next: ["c1", "c2", "pass"], whole: null });
    expect(follow(SEND, ["c2"])).toEqual({ next: ["up"], whole: null });
    expect(follow(SEND, ["c2", "up"]).next).toEqual(["#1", "#2"]);
    expect(follow(SEND, ["c2", "up", "#2"])).toEqual({ next: [], whole: "c2>up>#2" });
  });

  it("may be whole and have more to follow", () => {
    expect(follow(SEND, ["c1", "left"])).toEqual({ next: ["lock"], whole: "c1>left" });
  });

  it("has what a card counts as for a step of its own", () => {
    const options = ["c8>#1", "c8=mislead>#1", "c8=mislead>#2"];
    expect(follow(options, ["c8"]).next).toEqual(["#1", "=mislead"]);
    expect(follow(options, ["c8", "=mislead", "#2"]).whole).toBe("c8=mislead>#2");
  });

  it("says of a step why it is lawful where that is the same for all it leads to", () => {
    const tell = ask({ options: ["chef>#0", "chef>#1", "monk>#0"], notes: ["true", "registers", "free"] });
    expect(stepOf(tell, []).notes).toEqual(["", "free"]);
    expect(stepOf(tell, ["chef"]).notes).toEqual(["true", "registers"]);
  });

  it("knows which of two faces comes next, where their order says nothing", () => {
    const pairs = { options: ["chef>#0>#3", "chef>#1>#3", "none"] };
    expect([[], ["chef"], ["chef", "#3"], ["chef", "#3", "#1"]].map((path) => nextOfTwo(pairs, path))).toEqual([
      0, 1, 2, 0,
    ]);
    const ordered = { options: ["swap>#0>#1", "swap>#1>#0"] };
    expect([["swap"], ["swap", "#0"]].map((path) => nextOfTwo(ordered, path))).toEqual([0, 0]);
    expect(
      [
        ["c1", "left", "lock"],
        ["c2", "up"],
      ].map((path) => nextOfTwo({ options: SEND }, path)),
    ).toEqual([0, 0]);
    expect([[], ["#2"]].map((path) => nextOfTwo({ options: ["#1>#2", "#1>#3"] }, path))).toEqual([1, 2]);
  });

  it("takes two cards in any order", () => {
    const options = ["c3+c9>c40", "c3+c5>c40"];
    expect(follow(options, []).next).toEqual(["c3", "c9", "c5"]);
    expect(follow(options, ["c9"]).next).toEqual(["c3"]);
    expect(follow(options, ["c9", "c3", "c40"]).whole).toBe("c3+c9>c40");
  });

  it("takes two seats in any order, unless the order is part of what is said", () => {
    const pairs = ["chef>#0>#3", "chef>#1>#3", "none"];
    expect(follow(pairs, ["chef"]).next).toEqual(["#0", "#3", "#1"]);
    expect(follow(pairs, ["chef", "#3"]).next).toEqual(["#0", "#1"]);
    expect(follow(pairs, ["chef", "#3", "#0"]).whole).toBe("chef>#0>#3");
    const ordered = ["#1>#2", "#2>#1", "#2>#3"];
    expect(follow(ordered, ["#1"]).next).toEqual(["#2"]);
    expect(follow(ordered, ["#2", "#1"]).whole).toBe("#2>#1");
  });

  it("leads nowhere by steps that are none", () => {
    expect(follow(SEND, ["c3"])).toEqual({ next: [], whole: null });
    expect(follow(SEND, ["c2", "up", "#2", "#1"])).toEqual({ next: [], whole: null });
  });

  it("asks for no step that can be taken in one way alone, but for whom to point at", () => {
    const options = ["c1>left", "c2>up>#1", "c2>up>#2", "c3>up>#1", "c4=swap", "c5>left", "c5>right"];
    expect(onward(options, ["c1"])).toEqual(["c1", "left"]);
    expect(onward(options, ["c2"])).toEqual(["c2", "up"]);
    expect(onward(options, ["c3"])).toEqual(["c3", "up"]);
    expect(onward(options, ["c4"])).toEqual(["c4", "=swap"]);
    expect(onward(options, ["c5"])).toEqual(["c5"]);
    expect(onward(SEND, ["c1"])).toEqual(["c1", "left"]); // which is whole, and may lock somebody
    expect(onward(["c1>left"], [])).toEqual([]);
  });

  it("is taken back with what had followed of itself", () => {
    expect(backward(SEND, ["c2", "up", "#1"])).toEqual(["c2", "up"]);
    expect(backward(SEND, ["c2", "up"])).toEqual([]);
    expect(backward(SEND, ["c1", "left"])).toEqual([]);
    expect(stepOf(ask({ options: ["c1>left", "c2>right"] }), ["c1", "left"]).options).toEqual(["c1", "c2"]);
  });

  it("keeps its last step among the options, to be changed", () => {
    expect(stepOf(ask({ options: SEND }), ["c2", "up", "#2"]).options).toEqual(["#1", "#2"]);
  });

  it("is told from an answer in one word, and from several answers", () => {
    expect(takesSteps(ask({ options: SEND }))).toBe(true);
    expect(takesSteps(ask({ options: ["#1", "pass"] }))).toBe(false);
    expect(takesSteps(ask({ options: SEND, most: 2 }))).toBe(false);
  });
});
