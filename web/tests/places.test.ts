import { expect, it } from "vitest";
import { placed } from "../src/boards/shadow_hunters/places";

it("keeps who stays where they stood, and gives a free place to who comes", () => {
  expect(placed([], [2, 5])).toEqual([2, 5]);
  expect(placed([2, 5, 7], [5, 7])).toEqual([null, 5, 7]);
  expect(placed([null, 5, 7], [1, 5, 7])).toEqual([1, 5, 7]);
  expect(placed([1, 5, 7], [0, 1, 5, 7])).toEqual([1, 5, 7, 0]);
  expect(placed([1, 5, 7], [1])).toEqual([1]);
});
