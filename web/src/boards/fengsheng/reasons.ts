/** Why a hand card is no answer just now. */
import { words } from "../../lib/words.svelte";
import type { Told } from "../board";
import { causeOf } from "./cause";
import { CARDS, cardOf } from "./deck";
import { factsOf } from "./facts";

/** Questions at which cards are used or sent. */
const MOMENTS = ["main", "send", "accept", "fight", "save"];

/** When a card of each kind is used: at which of those questions. */
const USED: Record<string, string[]> = {
  probe: ["main"],
  balance: ["main"],
  coerce: ["main"],
  entice: ["main"],
  clarify: ["main", "save"],
  decipher: ["accept"],
  swap: ["fight"],
  intercept: ["fight"],
  mislead: ["fight"],
  winds: ["main"],
  order: ["send"],
  lure: ["main"],
  feign: ["send"],
};

/** In a sentence; "" where nothing is asked of the hand. */
export function whyNotCard(told: Told, id: number): string {
  const { ask, me } = told;
  if (!ask || typeof me !== "number" || told.path.length) return "";
  const { kind } = CARDS.get(id)!;
  const facts = factsOf(told.view);
  const moment = ask.key.replace("fengsheng.", "");
  if (!MOMENTS.includes(moment)) {
    const hand = factsOf(told.view).hands[me] ?? [];
    const ofHand = ask.options.some((token) => hand.includes(cardOf(token)?.id ?? 0));
    return ofHand
      ? [words.say("fengsheng-why-not-this"), causeOf(told)].filter(Boolean).join(words.dense ? "" : " ")
      : words.say("fengsheng-why-not-asked");
  }
  if (facts.barred.includes(me)) return words.say("fengsheng-why-barred");
  if (facts.lasting.some(({ what, about }) => what === "ban" && about === kind))
    return words.say("fengsheng-why-banned", { card: words.thing("card", kind) });
  return USED[kind]?.includes(moment)
    ? words.say("fengsheng-why-no-target")
    : words.say("fengsheng-why-when", { kind, card: words.thing("card", kind) });
}
