import { expect, it } from "vitest";
import { heldBeside } from "../src/boards/fengsheng/held";
import { ask } from "./tables";

it("a hand that answers stays, and makes room where many others do", () => {
  expect(heldBeside(ask({ options: ["c3", "pass"] }), [], [3, 4])).toEqual({ away: false, crowded: false });
  expect(heldBeside(ask({ options: ["c3", "#1", "#2", "pass"] }), [], [3, 4])).toEqual({ away: false, crowded: true });
});

it("one that does not is away where there are many answers, or one has begun", () => {
  expect(heldBeside(ask({ options: ["yes", "no"] }), [], [3])).toEqual({ away: false, crowded: false });
  expect(heldBeside(ask({ options: ["#1", "#2", "#3"] }), [], [3])).toEqual({ away: true, crowded: false });
  expect(heldBeside(ask({ options: ["#1"] }), ["c3"], [])).toEqual({ away: true, crowded: false });
  expect(heldBeside(null, [], [3])).toEqual({ away: false, crowded: false });
});
