/** What a script's characters and night steps are called. */
import type { Fault } from "../lib/protocol";
import { words } from "../lib/words.svelte";
import type { Checked } from "./script";

/** `found`: of characters that a file itself describes, their names. */
export function called(id: string, found: Checked | null): string {
  return words.first([`script-step-${id}`, `role-clocktower-${id}`, `script-role-${id}`], {}, found?.names[id] ?? id);
}

export const several = (ids: string[], found: Checked | null) =>
  ids.map((id) => called(id, found)).join(words.say("ui-comma"));

/** Why a script cannot be played, in its exact sentence. */
export function refusal({ key, message, says, about }: Fault): string {
  const id = `refused-${says}`;
  if (says && words.has(id)) return words.say(id, about ?? {});
  return key === "bad-option" ? message : words.fault({ key, message });
}
