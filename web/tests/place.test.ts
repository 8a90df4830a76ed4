import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepPlace, watchPlace } from "../src/lib/place";

const body = { matches: () => false };
const button = { off: false, matches: (what: string) => what === ":disabled" && button.off };
let page: { body: object; activeElement: object | null; getElementById: (id: string) => object | null };
let there: string[];
let changed: () => void; // what the page calls when something in it has changed
const watch = { observe: vi.fn(), disconnect: vi.fn() };

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
  vi.stubGlobal(
    "MutationObserver",
    class {
      observe = watch.observe;
      disconnect = watch.disconnect;
      constructor(heard: () => void) {
        changed = heard;
      }
    },
  );
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

it("goes on at the question when an answer is on its way and no state comes", () => {
  watchPlace();
  expect(watch.observe).toHaveBeenCalledWith(body, expect.objectContaining({ subtree: true }));
  button.off = true;
  changed();
  expect(page.activeElement).toBe(button); // whoever gives it back has the first word
  vi.advanceTimersByTime(250);
  expect(page.activeElement).toMatchObject({ id: "asked" });
});

it("goes on at the question each time that a button is gone of itself", () => {
  watchPlace();
  for (let n = 0; n < 2; n++) {
    page.activeElement = body;
    changed();
    vi.advanceTimersByTime(250);
    expect(page.activeElement).toMatchObject({ id: "asked" });
  }
});

it("leaves the focus to what took it a moment after a change", () => {
  watchPlace();
  page.activeElement = body;
  changed();
  page.activeElement = button;
  vi.advanceTimersByTime(1000);
  expect(page.activeElement).toBe(button);
});

it("watches no more when the seat is left", () => {
  const leave = watchPlace();
  page.activeElement = body;
  changed();
  leave();
  vi.advanceTimersByTime(1000);
  expect(watch.disconnect).toHaveBeenCalled();
  expect(page.activeElement).toBe(body);
});
