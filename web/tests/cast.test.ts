import { describe, expect, it } from "vitest";
import { difficultyOf, distance, lackOf, readCast, seatsOf, writeCast } from "../src/lib/cast";

const TEAMS = {
  wolf: "wolves",
  black_wolf_king: "wolves",
  villager: "good",
  seer: "good",
  witch: "good",
  hunter: "good",
};
const NAMES = new Map(
  Object.entries({
    wolf: "wolf",
    狼人: "wolf",
    werewolf: "wolf",
    villager: "villager",
    平民: "villager",
    seer: "seer",
    预言家: "seer",
    witch: "witch",
    女巫: "witch",
    hunter: "hunter",
    "witch hunter": "witch_hunter",
    猎人: "hunter",
    黑狼王: "black_wolf_king",
    black_wolf_king: "black_wolf_king",
  }),
);

describe("a cast as people write it", () => {
  it.each([
    ["两狼一预一女两民", "wolf*2 seer witch villager*2"],
    ["3狼 预女猎 3民", "wolf*3 seer witch hunter villager*3"],
    ["十二民、一张狼人，女巫", "villager*12 wolf witch"],
    ["2 wolves, seer, witch, 2 villagers", "wolf*2 seer witch villager*2"],
    ["wolf*2 seer witch villager*2", "wolf*2 seer witch villager*2"],
    ["狼王1 狼人×2", "black_wolf_king wolf*2"],
    ["wolf witch hunter", "wolf witch hunter"],
    ["Witch Hunter", "witch_hunter"],
    ["", ""],
  ])("reads %s", (text, cast) => {
    const read = readCast(text.replace("狼王1", "狼王"), NAMES);
    expect(writeCast(read as Record<string, number>)).toBe(cast);
  });

  it.each(["两龙一预", "seer and a dragon", "*", "99"])("says of %s what is no card", (text) => {
    expect(readCast(text, NAMES)).toHaveProperty("unknown");
  });
});

it("says what is missing, one thing at a time", () => {
  const says = (cast: Record<string, number>, players: number) => lackOf(cast, players, TEAMS);
  expect(says({}, 6).says).toBe("wolf");
  expect(says({ wolf: 2 }, 6).says).toBe("god");
  expect(says({ wolf: 2, seer: 1 }, 6).says).toBe("villager");
  expect(says({ wolf: 3, seer: 1, villager: 2 }, 6)).toEqual({ says: "wolves-many", n: 3 });
  expect(says({ wolf: 2, seer: 1, villager: 2 }, 6)).toEqual({ says: "more", n: 1 });
  expect(says({ wolf: 2, seer: 1, villager: 5 }, 6)).toEqual({ says: "less", n: 2 });
  expect(says({ wolf: 2, seer: 1, villager: 3 }, 6)).toEqual({ says: "ready", n: 0 });
});

it("counts seats without the cards that lie aside, and knows easy from strange", () => {
  expect(seatsOf({ wolf: 4, thief: 1, villager: 9 })).toBe(12);
  expect(difficultyOf({ wolf: 4, seer: 1, villager: 4 })).toBe(1);
  expect(difficultyOf({ wolf: 4, crow: 1, villager: 4 })).toBe(2);
  expect(distance({ wolf: 4, idiot: 1 }, { wolf: 4, guard: 1 })).toBe(2);
});
