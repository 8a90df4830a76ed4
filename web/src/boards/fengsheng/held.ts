/** How a hand stands to the question beside it: whether it is what answers, and how much room the other answers take. */
import type { Ask } from "../../lib/protocol";
import { cardOf } from "./deck";

const MANY = 2;

export interface Held {
  /** What was chosen stands in words above, or there are so many answers: none of them is in the hand, and they need its room. */
  away: boolean;
  /** Beside the hand stand so many answers that they take two lines. */
  crowded: boolean;
}

/** `path`: the steps that were taken in the question. `hand`: numbers of the cards that are held. */
export function heldBeside(ask: Ask | null, path: readonly string[], hand: readonly number[]): Held {
  const others = ask?.options.filter((token) => !hand.includes(cardOf(token)?.id ?? 0)) ?? [];
  const asks = ask !== null && others.length < ask.options.length;
  return {
    away: ask !== null && !asks && (path.length > 0 || others.length > MANY),
    crowded: asks && others.length > MANY,
  };
}
