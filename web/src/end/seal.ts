/** The deal's seal: what was shown before the cards fell must be the hash of what the record gives away afterwards. */
import { api } from "../lib/api";

export interface Seal {
  /** What was shown at the deal. */
  shown: string;
  /** The JSON array of seed and salt, as it is hashed. */
  opened: string;
  /** Its SHA-256; null where this browser computes none. */
  found: string | null;
}

async function sha256(text: string): Promise<string | null> {
  // Browsers hash only on pages that came over https or from the own machine.
  if (!globalThis.crypto?.subtle) return null;
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export async function unseal(room: string): Promise<Seal> {
  const [{ events }, answer] = await Promise.all([api.lastOf(room, null), fetch(api.record(room))]);
  if (!answer.ok) throw new Error(`${answer.status} ${answer.statusText}`);
  const record = await answer.text();
  const { seed, salt } = JSON.parse(record.slice(0, record.indexOf("\n"))) as { seed: string; salt: string };
  const committed = events.find((event) => event.type === "core.committed");
  const opened = JSON.stringify([seed, salt]);
  return { shown: String(committed?.digest ?? ""), opened, found: await sha256(opened) };
}
