/** By which rule of its policy the program, as Storyteller, chose what an event tells. */
import type { TableEvent } from "../../lib/protocol";
import { words } from "../../lib/words.svelte";

/** The option, where the table was made without it. */
const DEFAULT = "false-world";
const KINDS: Record<string, string> = {
  "clocktower.bag-filled": "bag",
  "clocktower.disguised": "disguise",
  "clocktower.bluffed": "bluffs",
};

function kindOf(event: TableEvent): string {
  if (event.type === "clocktower.decided") return String(event.kind);
  if (event.type === "clocktower.explained") return event.why === "ruled" ? "" : String(event.why); // by a person
  return KINDS[event.type] ?? "";
}

export function whyOf(event: TableEvent, options: Record<string, unknown>): string {
  const kind = kindOf(event);
  if (!kind) return "";
  const policy = `clocktower-why-${String(options.storyteller ?? DEFAULT)}`;
  return words.attr(policy, kind) ?? words.attr(policy, "other") ?? "";
}
