/** What was sent and not answered bears the same key when it is sent again: it may have been done, and is not twice. */
import { ApiError } from "../lib/api";

export class Sent {
  private last: { what: string; key: string } | null = null;

  /** By which key this is sent. */
  key(what: string): string {
    if (this.last?.what !== what) this.last = { what, key: newKey() };
    return this.last.key;
  }

  answered(): void {
    this.last = null;
  }

  /** What is refused was not done. */
  failed(error: unknown): void {
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) this.last = null;
  }
}

function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
