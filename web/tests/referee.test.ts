import { describe, expect, it } from "vitest";
import { refereeOf } from "../src/lib/referee";
import { words } from "../src/lib/words.svelte";
import { room } from "./tables";

const CHAIR = { name: "Rita", online: true, instead: "" };

describe("who rules over a table", () => {
  it.each([
    ["en", "mafia", "The program is the referee of this table."],
    ["zh-CN", "mafia", "这一桌由程序当法官。"],
    ["zh-CN", "werewolf", "这一桌由程序当上帝。"],
    ["zh-CN", "clocktower", "这一桌由程序当说书人。"],
  ] as const)("is the program, in %s at %s", async (lang, game, said) => {
    await words.use(lang);
    words.about(game, [], 0);
    expect(refereeOf(room(), 0)).toBe(said);
  });

  it("is whoever sits in the chair: the viewer, or somebody by name", async () => {
    await words.use("en");
    words.about("mafia", [], 0);
    const moderated = room({ moderator: "me", chair: CHAIR });
    expect(refereeOf(moderated, "moderator")).toBe("You are the referee of this table.");
    expect(refereeOf(moderated, 0)).toBe("Rita is the referee of this table.");
    expect(refereeOf(moderated, null)).toBe("Rita is the referee of this table.");
  });
});
