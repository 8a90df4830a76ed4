/** A first game: a table dealt so that a newcomer sees what the game is about, without a clock, and with a coach. */
import type { GameInfo } from "../lib/game";
import { CALM } from "../lib/protocol";
import { playNow, USUAL } from "../lib/tables";

export function learn(game: GameInfo, name: string, go: (path: string) => void): Promise<void> {
  const { players, options, seeds } = game.first!;
  const seed = seeds[Math.floor(Math.random() * seeds.length)]!;
  const wish = { ...USUAL, speed: "none" as const, patience: CALM, game: game.id, players, options, name, seed };
  return playNow({ ...wish, moderator: "auto" }, true, go);
}
