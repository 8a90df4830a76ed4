/** As much of a browser as modules without a face need: a page in sight, a store, and sockets that a test opens and breaks. */
import { afterEach, beforeEach, vi } from "vitest";

/** A socket whose other end is the test. */
export class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  /** All that were made, the newest last. */
  static all: FakeSocket[] = [];

  readyState = FakeSocket.CONNECTING;
  sent: Record<string, unknown>[] = [];
  /** Whether it was broken off while it dialled, of which browsers complain. */
  brokenOff = false;
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  static get last(): FakeSocket {
    return this.all.at(-1)!;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.brokenOff = this.readyState === FakeSocket.CONNECTING;
    this.readyState = FakeSocket.CLOSED;
  }

  /** The server is there. */
  accept(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  /** The server says this. */
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The line breaks. */
  drop(code = 1006): void {
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.({ code });
  }

  /** What was sent of this type. */
  heard(type: string): Record<string, unknown>[] {
    return this.sent.filter((message) => message.type === type);
  }
}

class FakeDocument extends EventTarget {
  visibilityState = "visible";
  readonly documentElement = { dataset: {} as Record<string, string>, lang: "" };
  querySelectorAll = () => [];
}

const kept = new Map<string, string>();
const page = new EventTarget();
export const sheet = new FakeDocument();

Object.assign(globalThis, {
  document: sheet,
  location: { protocol: "http:", host: "table.test", pathname: "/", hash: "" },
  matchMedia: () => ({ matches: false }),
  WebSocket: FakeSocket,
  addEventListener: page.addEventListener.bind(page),
  removeEventListener: page.removeEventListener.bind(page),
  dispatchEvent: page.dispatchEvent.bind(page),
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  },
});
Object.defineProperty(globalThis, "navigator", { value: { language: "en-GB", onLine: true }, configurable: true });

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  FakeSocket.all = [];
  kept.clear();
  sheet.visibilityState = "visible";
});

/** One process runs all files: what one has put in a global's place is no other's. */
afterEach(() => void vi.unstubAllGlobals());
