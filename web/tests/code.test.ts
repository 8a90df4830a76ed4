import { expect, it } from "vitest";

import { codeOf } from "../src/lib/code";

it.each([
  ["ab12cd34"],
  ["AB12CD34"],
  [" ab12 cd34 "],
  ["ab12-cd34"],
  ["https://table.example/r/ab12cd34"],
  ["https://table.example/r/ab12cd34/?seat=3#top"],
])("a code is taken however it was written down: %s", (written) => {
  expect(codeOf(written)).toBe("ab12cd34");
});

it("nothing written names no room", () => {
  expect(codeOf("  ")).toBe("");
});
