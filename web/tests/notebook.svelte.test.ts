import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Notebook } from "../src/lib/notebook.svelte";

interface Kept {
  notes: unknown;
  was: unknown;
}
let stored: unknown;
let answers: boolean;
let reads: (() => void)[];
let kept: Kept[];

beforeEach(() => {
  vi.useFakeTimers();
  [stored, answers, reads, kept] = [{}, true, [], []];
  vi.stubGlobal("fetch", async (_path: string, { method, body }: { method: string; body?: string }) => {
    if (method === "GET") {
      await new Promise<void>((resolve) => reads.push(resolve));
      return new Response(JSON.stringify({ notes: stored }));
    }
    if (!answers) throw new Error("no network");
    kept.push(JSON.parse(body!) as Kept);
    return new Response(null, { status: 204 });
  });
});
afterEach(() => void vi.useRealTimers());

const come = () => reads.splice(0).forEach((read) => read());

test("what is written says what it was written upon, and then what was kept", async () => {
  stored = { seats: { 1: { trust: 1 } } };
  const notebook = new Notebook("room", "token");
  const reading = notebook.read();
  come();
  await reading;
  notebook.write(2, { text: "lies" });
  await vi.advanceTimersByTimeAsync(1000);
  const first = { seats: { 1: { trust: 1 }, 2: { text: "lies" } } };
  expect(kept).toEqual([{ notes: first, was: stored }]);
  notebook.text = "more";
  await vi.advanceTimersByTimeAsync(1000);
  expect(kept[1]).toEqual({ notes: { ...first, text: "more" }, was: first });
});

test("what is written before the notebook has come does not take the place of what stands in it", async () => {
  stored = { text: "old", seats: { 3: { trust: -1 } } };
  const notebook = new Notebook("room", "token");
  void notebook.read();
  notebook.write(3, { trust: 2 });
  come();
  await vi.advanceTimersByTimeAsync(1000);
  expect(kept).toEqual([{ notes: { seats: { 3: { trust: 2 } } }, was: {} }]);
  come(); // it reads what has become of it
  await vi.advanceTimersByTimeAsync(0);
  expect(notebook.text).toBe("old");
});

test("it tries again, as it says, until the server takes it", async () => {
  answers = false;
  const notebook = new Notebook("room", "token");
  notebook.text = "a";
  await vi.advanceTimersByTimeAsync(1000);
  expect(notebook.state).toBe("unkept");
  answers = true;
  await vi.advanceTimersByTimeAsync(6000);
  expect([notebook.state, kept.length]).toEqual(["kept", 1]);
});
