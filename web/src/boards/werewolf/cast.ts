/** The cards of a table, as they were told to all at its beginning. */
import { games } from "../../lib/games.svelte";
import type { TableEvent } from "../../lib/protocol";

export interface Cast {
  board: string;
  /** The steps of a night, in order. */
  order: string[];
  /** The cards by side, each with how many there are. */
  sides: { team: string; cards: { role: string; count: number }[] }[];
}

const ALONE = "other";

export function castOf(events: TableEvent[]): Cast | null {
  const laid = events.find(({ type }) => type === "werewolf.laid");
  if (!laid || !Array.isArray(laid.cards) || !Array.isArray(laid.order)) return null;
  const teams = games.find("werewolf")?.teams ?? {};
  const sides = new Map<string, Map<string, number>>();
  for (const role of laid.cards.map(String)) {
    const team = teams[role] ?? ALONE;
    const cards = sides.get(team) ?? new Map<string, number>();
    sides.set(team, cards.set(role, (cards.get(role) ?? 0) + 1));
  }
  return {
    board: String(laid.board),
    order: laid.order.map(String),
    sides: [...sides].map(([team, cards]) => ({
      team,
      cards: [...cards].map(([role, count]) => ({ role, count })),
    })),
  };
}
