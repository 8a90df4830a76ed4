import { beforeAll, describe, expect, it } from "vitest";
import type { Told } from "../src/boards/board";
import { beneath, causeOf } from "../src/boards/fengsheng/cause";
import { words } from "../src/lib/words.svelte";
import { ask } from "./tables";

const event = (type: string, fields: Record<string, unknown> = {}) => ({ type: `fengsheng.${type}`, ...fields });
const used = (seat: number, skill: string) => event("skill-used", { seat, skill, limit: "", aimed: [] });
const told = (events: Told["events"], key = "fengsheng.give-back") => ({ ask: ask({ key }), events, me: 0 });

beforeAll(async () => {
  await words.use("en");
  await words.play("fengsheng");
  words.about("fengsheng", ["Ann", "Ben", "Cy", "Dee"], 0);
});

describe("what somebody else's skill or card does", () => {
  it("is said where the viewer is asked for a card by it", () => {
    expect(causeOf(told([used(1, "truths")]))).toBe(`${words.thing("skill", "truths")}: ${words.does("truths")}`);
    const probe = event("card-used", { by: 2, name: "probe", to: 0 });
    expect(causeOf(told([probe], "fengsheng.discard"))).toMatch(/^Probe: /);
    expect(causeOf(told([used(0, "truths")]))).toBe("");
    expect(causeOf(told([used(1, "truths")], "fengsheng.fight"))).toBe("");
  });

  it("stands below its line where it took one", () => {
    const taken = event("moved", { source: "hand0", to: "hand3", card: "5" });
    expect([...beneath(told([used(3, "inch"), taken])).keys()]).toEqual([0]);
    expect(beneath(told([used(3, "inch"), event("moved", { source: "hand1", to: "hand3", card: "?" })])).size).toBe(0);
    expect(beneath(told([used(3, "inch"), event("turn-began", { seat: 1 }), taken])).size).toBe(0);
  });
});

describe("why somebody does what they do", () => {
  it("is said of who sends by another's order", () => {
    const order = event("card-used", { by: 3, name: "order", to: 2, choice: "east" });
    const sent = event("sent", { sender: 2, arrow: "left", to: 1, lock: -1, shown: false });
    expect(beneath(told([order, sent])).get(1)).toBe("Secret Order of 4 Dee.");
    expect(beneath(told([sent])).size).toBe(0);
  });

  it("is said of who has to accept", () => {
    const sent = event("sent", { sender: 2, arrow: "left", to: 1, lock: 0, shown: false });
    expect(beneath(told([sent, event("accepted", { seat: 0 })])).get(1)).toMatch(/^Locked/);
    expect(beneath(told([sent, event("accepted", { seat: 2 })])).get(1)).toMatch(/came back/);
    expect(beneath(told([sent, event("accepted", { seat: 1 })])).size).toBe(0);
  });
});
