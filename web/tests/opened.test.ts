import { beforeAll, beforeEach, expect, it, vi } from "vitest";

/** A history of entries, of which the page is at one; Back is told to the page as browsers tell it. */
const entries: unknown[] = [null];
let at = 0;
let left = 0;

function back(): void {
  if (at === 0) left++;
  else {
    at--;
    dispatchEvent(new Event("popstate"));
  }
}

Object.defineProperty(globalThis, "history", {
  value: {
    get state() {
      return entries[at];
    },
    pushState: (state: unknown) => void (entries.splice(++at), entries.push(state)),
    back,
  },
});

let opened: typeof import("../src/lib/opened").opened;
beforeAll(async () => void ({ opened } = await import("../src/lib/opened")));
beforeEach(() => {
  while (at > 0) back();
  left = 0;
});

it("Back closes the last that was opened, and then the one before", () => {
  const [one, two] = [vi.fn(), vi.fn()];
  opened.push(one);
  opened.push(two);
  back();
  expect([one, two].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  back();
  expect(one).toHaveBeenCalledOnce();
  expect(left).toBe(0);
});

it("where all is closed again, one Back leaves", () => {
  opened.push(vi.fn())();
  opened.push(vi.fn())();
  expect(at).toBe(1); // one entry stands for all
  back();
  expect(left).toBe(1);
});
