import { beforeEach, describe, expect, it } from "vitest";
import { changesOf, fitting, handWords, seatsOf, valuesOf, valueWords } from "../src/lib/byhand";
import type { HandChoice } from "../src/lib/ruling";
import { words } from "../src/lib/words.svelte";

const CHOICES: HandChoice[] = [
  { seat: 0, change: "role", to: ["wolf", "villager"] },
  { seat: 0, change: "life", to: ["dead"] },
  { seat: 2, change: "life", to: ["dead"] },
  { seat: 2, change: "unmark", to: ["muted"] },
  { seat: -1, change: "kidnap", to: [""] },
];

beforeEach(async () => {
  await words.use("en");
  await words.load("page-undo");
  words.about("werewolf", ["Ann", "Ben", "Cy"], -1);
});

describe("a change by hand", () => {
  it("offers what fits the table, and only seats and values that go with it", () => {
    expect(changesOf(CHOICES)).toEqual(["role", "life", "unmark", "kidnap"]);
    expect(seatsOf(CHOICES, "life")).toEqual([0, 2]);
    expect(valuesOf(CHOICES, "role", 0)).toEqual(["wolf", "villager"]);
    expect(valuesOf(CHOICES, "role", 2)).toEqual([]);
  });

  it("keeps of a pick what still fits, and takes the first of the rest", () => {
    expect(fitting(CHOICES, { change: "life", seat: 2, to: "dead" })).toEqual({ change: "life", seat: 2, to: "dead" });
    expect(fitting(CHOICES, { change: "role", seat: 2, to: "dead" })).toEqual({ change: "role", seat: 0, to: "wolf" });
    expect(fitting(CHOICES, { change: "", seat: 9, to: "" })).toEqual({ change: "role", seat: 0, to: "wolf" });
    expect(fitting(CHOICES, { change: "kidnap", seat: 1, to: "x" })).toEqual({ change: "kidnap", seat: -1, to: "" });
    expect(fitting([], { change: "role", seat: 0, to: "wolf" })).toBeNull();
  });

  it.each([
    ["en", "Card: 1 Ann, Werewolf", "Life: 3 Cy, out of the game", "The kidnap is declared"],
    ["zh-CN", "身份牌：1号Ann，狼人", "生死：3号Cy，出局", "宣布绑票成立"],
  ] as const)("is said in words, in %s", async (lang, card, life, kidnap) => {
    await words.use(lang);
    await words.play("werewolf");
    expect(handWords({ change: "role", seat: 0, to: "wolf" })).toBe(card);
    expect(handWords({ change: "life", seat: 2, to: "dead" })).toBe(life);
    expect(handWords({ change: "kidnap", seat: -1, to: "" })).toBe(kidnap);
    expect(valueWords("damage", "7")).toBe("7");
    expect(valueWords("unmark", "muted")).toBe(words.thing("mark", "muted"));
  });
});
