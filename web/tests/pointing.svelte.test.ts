import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { settings } from "../src/lib/settings.svelte";
import { Chooser, kill, tap } from "./chooser.svelte";
import { state } from "./tables";

let table: Chooser;
/** What waits for the next picture. */
let drawing: (() => void)[];

beforeEach(() => {
  vi.useFakeTimers();
  drawing = [];
  vi.stubGlobal("requestAnimationFrame", (then: () => void) => drawing.push(then));
  settings.confirm = true;
  table = new Chooser();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function picture(): Promise<void> {
  for (const then of drawing.splice(0)) then();
  await vi.advanceTimersByTimeAsync(0);
}

it("what follows from the press of a face comes after the next picture", async () => {
  const drawn = vi.fn();
  void table.choosing.point("#1", tap())?.then(drawn);
  expect(table.choosing.picked).toEqual([]);
  await picture();
  expect(table.choosing.picked).toEqual(["#1"]);
  expect(drawn).toHaveBeenCalledOnce();
});

it("and soon where no pictures are shown", async () => {
  void table.choosing.point("#1", tap());
  await vi.advanceTimersByTimeAsync(100);
  expect(table.choosing.picked).toEqual(["#1"]);
});

it("and before whatever else is pressed, or time is up", async () => {
  void table.choosing.point("#1", tap());
  void table.choosing.point("#2", tap());
  expect(table.choosing.picked).toEqual(["#1"]);
  table.choosing.confirm();
  expect(table.answered).toEqual([[5, "#2"]]);
  await picture();
  expect(table.answered).toHaveLength(1);

  table.at = state({ ask: kill({ id: 7, left: 30, deadline: 30_000 }) });
  void table.choosing.point("#1", tap());
  table.choosing.timeIsUp();
  expect(table.answered.at(-1)).toEqual([7, "#1", true]);
});

it("a key does all of it at once: whoever presses the next one looks at no picture", () => {
  expect(table.choosing.point("#1", { ...tap(), detail: 0 } as unknown as MouseEvent)).toBeNull();
  expect(table.choosing.picked).toEqual(["#1"]);
});

it("a press that does nothing shows nothing", () => {
  expect(table.choosing.point("#3", tap())).toBeNull();
  table.at = state({ ask: kill({ options: ["#1", "#2", "#3"], least: 2, most: 2 }) });
  table.choosing.press("#1");
  table.choosing.press("#2");
  expect(table.choosing.point("#3", tap())).toBeNull();
});

it("the second half of a double tap neither", async () => {
  void table.choosing.point("#1", tap());
  const second = { ...tap(), detail: 2 } as unknown as MouseEvent;
  expect(table.choosing.point("#1", second)).toBeNull();
  await picture();
  expect(table.choosing.picked).toEqual(["#1"]);
});
