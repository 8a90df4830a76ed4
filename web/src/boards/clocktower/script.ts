/** The characters that may be in play, as all were told. */
import type { Told } from "../board";

export function scriptOf({ events }: Told): string[] {
  const chosen = events.find(({ type }) => type === "clocktower.script-chosen");
  return Array.isArray(chosen?.script) ? chosen.script.map(String) : [];
}
