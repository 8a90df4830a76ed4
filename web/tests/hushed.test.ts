import "./browser";
import { expect, it } from "vitest";
import { Hushed } from "../src/lib/hushed.svelte";

it("follows whose talk is not shown to another chair, and forgets who is gone", () => {
  const hushed = new Hushed("abcdefgh");
  hushed.follow(["Ann", "Ben", "", ""]);
  hushed.turn(1);
  hushed.follow(["Ann", "", "", "Ben"]);
  expect([hushed.has(1), hushed.has(3)]).toEqual([false, true]);
  expect(new Hushed("abcdefgh").has(3)).toBe(true);
  hushed.follow(["Ann", "Zoe", "", ""]);
  hushed.follow(["Ann", "Zoe", "", "Ben"]);
  expect([hushed.has(1), hushed.has(3)]).toEqual([false, false]);
});
