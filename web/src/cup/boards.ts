/** A board in words: the option's own where a game has boards, else how many sit there. */
import { words } from "../lib/words.svelte";

export function boardName(board: string): string {
  const [game = "", name = ""] = board.split("/");
  if (/^\d+$/.test(name)) return words.say("cup-board-size", { n: Number(name) });
  return words.attr(`option-${game}-board`, name) ?? name;
}
