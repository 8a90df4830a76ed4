import { expect, it } from "vitest";
import type { Board, Told } from "../src/boards/board";
import { claimOf, nextOf } from "../src/screen/coming";

const said = (seat: number, line: string, role: string, channel = "public") => ({
  type: "core.said",
  seat,
  channel,
  line,
  about: [role],
});

it("the screen knows what somebody has claimed last, and before all", () => {
  const events = [
    said(0, "werewolf.claim", "guard"),
    said(0, "werewolf.claim", "seer"),
    said(0, "werewolf.claim", "wolf", "pack"),
    said(1, "werewolf.suspect", "seer"),
  ];
  expect(claimOf(events, 0, "werewolf")).toBe("seer");
  expect(claimOf(events, 1, "werewolf")).toBe("");
});

it("what comes next is who speaks next and the step after it, and nothing where neither is certain", () => {
  const told = {} as Told;
  const board: Board = {
    floor: () => ({ past: [2], now: 0, next: [3, 1] }),
    course: () => [
      { name: "Speeches", when: "now", phase: "speeches", stage: "speeches" },
      { name: "Vote", when: "next", phase: "vote", stage: "vote" },
    ],
  };
  expect(nextOf(board, told)).toEqual({ seat: 3, then: "Vote" });
  expect(nextOf({ floor: () => ({ past: [], now: null, next: [] }) }, told)).toBeNull();
  expect(nextOf(null, told)).toBeNull();
});
