import { expect, it, vi } from "vitest";
import { app } from "../src/lib/app.svelte";
import { sheet } from "./browser";

const own = { getAttribute: () => "/assets/index-1.js" };
const serves = (answer: () => Promise<Partial<Response>>) => vi.stubGlobal("fetch", answer);
const page = (script: string) => async () => ({ ok: true, text: async () => `<script src="${script}">` });

Object.assign(sheet, { querySelector: () => own });

it("knows that the server has another page by now, and only when it has been told so", async () => {
  serves(page("/assets/index-1.js"));
  await app.look();
  expect(app.replaced).toBe(false);
  serves(() => Promise.reject(new Error("away")));
  await app.look();
  serves(async () => ({ ok: false, text: async () => "out of order" }));
  await app.look();
  expect(app.replaced).toBe(false);
  serves(page("/assets/index-2.js"));
  await app.look();
  expect(app.replaced).toBe(true);
});
