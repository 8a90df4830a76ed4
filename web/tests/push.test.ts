import { beforeEach, expect, test, vi } from "vitest";
import { standing } from "../src/push/push";

const registration = { pushManager: { getSubscription: () => Promise.resolve(null) } };

beforeEach(() => {
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("Notification", { permission: "default" });
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ push: "key" }))));
});

const serves = (found: unknown) =>
  vi.stubGlobal("navigator", { serviceWorker: { getRegistration: () => Promise.resolve(found) } });

test("a browser that has just opened the page can be told, though nothing serves it yet", async () => {
  serves(undefined);
  expect(await standing("room")).toBe("off");
  serves(registration);
  expect(await standing("room")).toBe("off");
});

test("one that has no such thing cannot", async () => {
  vi.stubGlobal("navigator", {});
  expect(await standing("room")).toBe("unable");
});
