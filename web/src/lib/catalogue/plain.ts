/** What the page knows, as messages take it. */
import type { FluentVariable } from "@fluent/bundle";
import { Whole } from "./whole";

/** Fluent takes words and numbers: a tuple arrives joined by commas, a yes or no as "true" or "false". */
export function plain(args: Record<string, unknown>): Record<string, FluentVariable> {
  const given: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(args)) {
    if (typeof value === "number") given[name] = Number.isSafeInteger(value) ? new Whole(value) : value;
    else if (typeof value === "string") given[name] = value;
    else given[name] = Array.isArray(value) ? value.join(",") : String(value);
  }
  return given;
}
