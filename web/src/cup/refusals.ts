/** What a cup refuses, in its exact sentence, and in the language of the page. */
import { ApiError } from "../lib/api";
import type { Fault } from "../lib/protocol";
import { isolated, words } from "../lib/words.svelte";
import { tableName } from "./tableName";

type About = string | number;

/** What these say in general, the server's sentence says exactly. */
const EXACT = ["bad-cup", "not-allowed", "bad-message", "unauthorized", "forbidden", "bad-bot", "bad-option", "busy"];

/** How what a sentence names is called on the page. */
const CALLED: Record<string, (name: string) => string> = {
  table: tableName,
  with_it: tableName,
  team: isolated,
  name: isolated,
  member: isolated,
  game: (game) => words.say(`game-${game}`),
  other: (other) => words.first([`game-${other}`], {}, other),
  penalty: (penalty) => words.first([`penalty-${penalty}`], {}, penalty),
  roles: (roles) =>
    roles
      .split(",")
      .map((role) => words.say("refused-role", { role }))
      .join(words.say("ui-comma")),
  what: broken,
  without: broken,
};

function broken(what: string): string {
  return ["again", "nothing", "as-it-stands"].includes(what) ? words.say("cup-broken", { what }) : what;
}

function named(about: Record<string, About>): Record<string, About> {
  const called = (name: string, value: About) => (typeof value === "string" ? (CALLED[name]?.(value) ?? value) : value);
  return Object.fromEntries(Object.entries(about).map(([name, value]) => [name, called(name, value)]));
}

/** A refusal as a sentence that says what would be right. */
export function refusal(fault: Fault): string {
  if (fault.says && words.has(`refused-${fault.says}`)) {
    const sentence = words.say(`refused-${fault.says}`, named(fault.about ?? {}));
    return sentence.charAt(0).toUpperCase() + sentence.slice(1);
  }
  const why = fault.message.charAt(0).toUpperCase() + fault.message.slice(1);
  return words.say("cup-refused", { why });
}

/** The same error, in that sentence. */
export function exactly(error: unknown): unknown {
  if (!(error instanceof ApiError) || (!error.fault.says && !EXACT.includes(error.fault.key))) return error;
  return new ApiError(error.status, { key: `cup.${error.fault.key}`, message: refusal(error.fault) });
}
