/** What the Storyteller turns the screen round for: one thing, large, and the sign of the hand that says the same. */
import type { TableEvent } from "../../lib/protocol";
import { sentenceOf } from "../../lib/saying";
import { words } from "../../lib/words.svelte";
import { tokensOf, type Token } from "./grimoire";

export interface Showing {
  title: string;
  /** A number, or yes or no. */
  big?: string;
  roles?: string[];
  seats?: number[];
  /** The whole Grimoire, for who may look into it. */
  grimoire?: Token[];
  /** The sign of the hand for it, for who shows no screen. */
  sign?: string;
}

const numbers = (value: unknown) => (Array.isArray(value) ? value.map(Number) : []);
const texts = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);

/** What somebody is to be shown of an event of the night; null where nobody is. `toDemon`: of the evil ones, the Demon is. */
export function showing(event: TableEvent, toDemon = false): Showing | null {
  const learn = words.say("clocktower-show-learn");
  switch (event.type) {
    case "clocktower.told":
    case "clocktower.shown":
      return told(event, learn);
    case "clocktower.evil-known":
      return toDemon
        ? { title: words.say("clocktower-show-minions"), seats: numbers(event.minions) }
        : { title: words.say("clocktower-show-evil", { seats: numbers(event.minions) }), seats: numbers(event.demons) };
    case "clocktower.bluffed":
      return { title: words.say("clocktower-show-bluffs"), roles: texts(event.roles) };
    case "clocktower.learned":
      return {
        title: words.say("clocktower-show-you"),
        roles: [String(event.role)],
        sign: words.say("clocktower-sign", { what: event.team === "evil" ? "evil-side" : "good" }),
      };
    case "clocktower.grimoire-shown":
      return { title: words.say("clocktower-show-grimoire"), grimoire: tokensOf(event) };
    case "clocktower.exorcised":
      return { title: words.say("clocktower-show-exorcist"), roles: ["exorcist"], seats: [Number(event.by)] };
    case "clocktower.demon-pointed":
      return { title: words.say("clocktower-show-the-demon"), seats: numbers(event.demons) };
    case "clocktower.served":
      return { title: words.thing("mark", String(event.effect)) };
    case "clocktower.cast-shown":
    case "clocktower.deluded":
    case "clocktower.deluded-chose":
      return { title: sentenceOf(event), roles: texts(event.roles), seats: numbers(event.targets) };
    case "clocktower.maddened":
      return { title: words.say("clocktower-show-mad"), roles: [String(event.role)] };
    case "clocktower.twins-met":
      return { title: words.say("clocktower-show-twins"), roles: texts(event.roles), seats: numbers(event.seats) };
    case "clocktower.sided":
      return answer(event.team === "evil" ? "evil-side" : "good", words.say("clocktower-show-side"));
    default:
      return null;
  }
}

function told(event: TableEvent, title: string): Showing {
  const form = String(event.form);
  if (form === "number") return number(Number(event.number), title);
  if (form === "yes" || form === "no") return answer(form, title);
  if (form === "none") return { title, big: words.say("clocktower-show-none") };
  if (form === "unknown") return { title, big: words.say("clocktower-show-unknown") };
  if (form === "claims") return { title: sentenceOf(event) };
  if (form === "demon") return { title: words.say("clocktower-show-demon"), seats: numbers(event.about) };
  if (form === "either")
    return {
      title: words.say("clocktower-show-either"),
      roles: [String(event.shown), String(event.other)],
      seats: numbers(event.chosen),
    };
  const seats = form === "role" ? numbers(event.chosen) : numbers(event.about);
  return { title: form === "pair" ? words.say("clocktower-show-one-of") : title, roles: [String(event.shown)], seats };
}

export const number = (n: number, title = words.say("clocktower-show-learn")): Showing => ({
  title,
  big: String(n),
  sign: words.say("clocktower-sign-number", { n }),
});

export const answer = (what: string, title = words.say("clocktower-show-learn")): Showing => ({
  title,
  big: words.say(`clocktower-show-${what}`),
  sign: words.say("clocktower-sign", { what }),
});

export const token = (role: string): Showing => ({ title: words.say("clocktower-show-token"), roles: [role] });
