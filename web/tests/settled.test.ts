import { expect, it } from "vitest";
import { nodesByLine, nodesIn } from "../src/boards/fengsheng/settled";
import type { TableEvent } from "../src/lib/protocol";

const event = (name: string, of = {}): TableEvent => ({ type: `fengsheng.${name}`, ...of });
const types = (events: TableEvent[]) => events.map(({ type }) => type.replace("fengsheng.", ""));

it("a node has a pass for what led to it, and one more for what came up in that", () => {
  const nodes = nodesIn([
    event("card-settled", { by: 0, name: "probe", to: 1 }),
    event("checked"),
    event("skill-used", { seat: 1, skill: "composure" }),
    event("moved", { source: "hand0", to: "hand1" }),
    event("hand-moved", { source: 0, to: 1 }),
    event("checked"),
    event("send-began", { seat: 0 }),
    event("checked"),
  ]).reverse();
  expect(nodes.map(({ passes }) => passes.map(({ looked }) => types(looked)))).toEqual([
    [["send-began"]],
    [["card-settled"], ["hand-moved"]],
  ]);
  expect(types(nodes[1]!.passes[0]!.came)).toEqual(["skill-used", "hand-moved"]);
  expect(nodes[1]!.passes[1]!.came).toEqual([]);
});

it("what a pass brought ends where the turn goes on, and tells nothing that is for one seat alone", () => {
  const [node] = nodesIn([
    event("sent"),
    event("checked"),
    event("looked", { private: true }),
    event("flipped"),
    event("arrived"),
  ]);
  expect(types(node!.passes[0]!.came)).toEqual(["flipped"]);
});

it("a line of the log opens the node that came of it, where anything did", () => {
  const events = [
    event("sent"),
    event("checked"),
    event("arrived", { seat: 1 }),
    event("checked"),
    event("flipped", { seat: 1 }),
  ];
  expect(nodesByLine(events)).toEqual(new Map([[2, 3]]));
});
