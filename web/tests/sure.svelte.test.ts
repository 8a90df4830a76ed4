import { beforeEach, expect, it } from "vitest";
import { settings } from "../src/lib/settings.svelte";
import { Sure } from "../src/lib/sure.svelte";

let closed = 0;
let button: Sure;

beforeEach(() => {
  settings.confirm = true;
  closed = 0;
  button = new Sure(() => closed++);
});

it("closes a room with the second press, not with the first", () => {
  button.press();
  expect([button.asking, closed]).toEqual([true, 0]);
  button.press();
  expect([button.asking, closed]).toEqual([false, 1]);
  button.press();
  expect(closed).toBe(1);
});

it("has forgotten the first press once something else was looked at", () => {
  button.press();
  button.forget();
  button.press();
  expect(closed).toBe(0);
});

it("closes with one press where nobody wants to be asked", () => {
  settings.confirm = false;
  button.press();
  expect(closed).toBe(1);
});
