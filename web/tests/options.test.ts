import "./browser";
import { beforeEach, expect, it, vi } from "vitest";
import type { GameInfo, Option } from "../src/lib/game";
import { choiceWords } from "../src/lib/options";
import { words } from "../src/lib/words.svelte";

const game = { id: "werewolf" } as GameInfo;
const cast = { name: "cast", type: "str" } as Option;
const NAMES: Record<string, string> = { "role-werewolf-wolf": "狼人", "role-werewolf-seer": "预言家" };

beforeEach(() => {
  vi.spyOn(words, "attr").mockReturnValue(null);
  vi.spyOn(words, "say").mockReturnValue("、");
  vi.spyOn(words, "has").mockImplementation((id) => id in NAMES);
  vi.spyOn(words, "first").mockImplementation(([id]) => NAMES[id!] ?? "");
});

it("calls the cards of a cast by their names", () => {
  expect(choiceWords(game, cast, "wolf*2 seer")).toBe("狼人 ×2、预言家");
});

it("leaves what is no cast as it was written", () => {
  expect(choiceWords(game, cast, "wolf and cub")).toBe("wolf and cub");
  expect(choiceWords(game, cast, "")).toBe("");
});
