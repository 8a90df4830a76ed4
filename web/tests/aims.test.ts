import { beforeAll, describe, expect, it } from "vitest";
import { aimsOf, doneBy } from "../src/lib/aims";
import type { Outcome, ViewSeat } from "../src/lib/protocol";
import { words } from "../src/lib/words.svelte";

const seat = (n: number, role: string, team: string): ViewSeat => ({
  seat: n,
  name: "",
  alive: true,
  role,
  team,
  marks: [],
});
const outcome = (...winners: number[]): Outcome => ({ winners, teams: [], reason: "" });

async function play(game: string) {
  await words.use("en");
  await words.play(game);
  words.about(game, ["Ada", "Birch", "Cedar", "Dale"], 0);
}

describe("at the end of a game of Strangers", () => {
  const seats = [
    seat(0, "lurker", "red"),
    seat(1, "collector", "mystery"),
    seat(2, "killer", "mystery"),
    seat(3, "agent", "blue"),
  ];
  beforeAll(() => play("fengsheng"));

  it("everybody's task is told, and a faction's without its name again", () => {
    const [faction, agent, killer, other] = aimsOf(seats);
    expect([faction!.role, agent!.role, killer!.role, other!.role]).toEqual(["", "collector", "killer", ""]);
    expect(agent!.words).toContain("three red or three blue");
  });

  it("the task of whoever has won alone stands beside the name", () => {
    expect(doneBy(seats, outcome(1)).map(({ seats, role }) => [seats, role])).toEqual([[[1], "collector"]]);
    expect(doneBy(seats, outcome(0, 3))).toEqual([]);
  });
});

describe("at the end of a game of characters", () => {
  beforeAll(() => play("shadow_hunters"));
  it("a side's aim is told once, and that of each Neutral beside the name", () => {
    const hunters = aimsOf([seat(0, "emi", "hunter"), seat(1, "george", "hunter")]);
    expect(hunters.map(({ role, words }) => [role, words.includes("all Shadows are dead")])).toEqual([["", true]]);
    const alone = [seat(2, "bob", "neutral"), seat(3, "allie", "neutral")];
    expect(aimsOf(alone).map(({ role }) => role)).toEqual(["bob", "allie"]);
    expect(doneBy(alone, outcome(2)).map(({ role }) => role)).toEqual(["bob"]);
  });
});

describe("where a side's name and the reason say it all", () => {
  beforeAll(() => play("werewolf"));
  it("nothing is added, but to those who win as a third one", () => {
    expect(aimsOf([seat(0, "seer", "good")])).toEqual([]);
    const lovers = aimsOf([seat(0, "seer", "lovers"), seat(1, "wolf", "lovers"), seat(2, "cupid", "lovers")]);
    expect(lovers.map(({ role, words }) => [role, words.includes("Cupid are left")])).toEqual([["", true]]);
    expect(aimsOf([seat(0, "cursed_fox", "fox")])[0]!.role).toBe("cursed_fox");
  });
});
