import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepPlace } from "../src/lib/place";

const body = { matches: () => false };
const button = { off: false, matches: (what: string) => what === ":disabled" && button.off };
let page: { body: object; activeElement: object | null; getElementById: (id: string) => object | null };
let there: string[];

beforeEach(() => {
  vi.useFakeTimers();
  button.off = false;
  there = ["asked", "main"];
  const place = (id: string) => ({
    id,
    matches: () => false,
    focus: () => (page.activeElement = { id, matches: () => false }),
  });
  page = { body, activeElement: button, getElementById: (id) => (there.includes(id) ? place(id) : null) };
  vi.stubGlobal("document", page);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("leaves the focus where it is held", () => {
  keepPlace(false);
  vi.advanceTimersByTime(1000);
  expect(page.activeElement).toBe(button);
});

it("goes on at the next question when the button is gone", () => {
  page.activeElement = body;
  keepPlace(false);
  expect(page.activeElement).toMatchObject({ id: "asked" });
});

it("does not take a button that is switched off for held", () => {
  button.off = true;
  keepPlace(false);
  expect(page.activeElement).toMatchObject({ id: "asked" });
});

it("looks again when the state is laid out, and takes what is there then", () => {
  keepPlace(false);
  page.activeElement = body;
  there = ["main"];
  vi.advanceTimersByTime(1000);
  expect(page.activeElement).toMatchObject({ id: "main" });
});

it("looks no more when another state has come", () => {
  keepPlace(false)();
  page.activeElement = body;
  vi.advanceTimersByTime(1000);
  expect(page.activeElement).toBe(body);
});

it("goes on at the top of a table that has just come", () => {
  page.activeElement = body;
  keepPlace(true);
  vi.advanceTimersByTime(1000);
  expect(page.activeElement).toMatchObject({ id: "main" });
});

it("goes on at the question when a button is pressed right after the table came", () => {
  keepPlace(true);
  button.off = true; // what it sends is on its way
  vi.advanceTimersByTime(1000);
  expect(page.activeElement).toMatchObject({ id: "asked" });
});
