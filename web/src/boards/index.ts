/** The boards that there are, each fetched together with the part of the page that shows it: nothing jumps later. */
import { namesOf } from "../lib/catalogue/pieces";
import { withPieces, words } from "../lib/words.svelte";
import type { Board } from "./board";

const folders = import.meta.glob<{ default: Board }>("./*/index.ts");
const fetched = new Map<string, Board>();

/** The game's board, once `withBoard` has fetched it; null where the game has none. */
export const boardOf = (game: string): Board | null => fetched.get(game) ?? null;

/** Fetches the game's board. Without it the one table does for every game, so a failure is none. */
export async function fetchBoard(game: string): Promise<void> {
  const folder = folders[`./${game}/index.ts`];
  if (!folder || fetched.has(game)) return;
  await folder().then(
    ({ default: board }) => {
      fetched.set(game, board);
      words.tell(game, board.sentences ?? {});
    },
    (error: unknown) => console.info(`The board of ${game} has not come.`, error),
  );
}

/** A part of the page, fetched, when what the game says is here too. */
export const withWords = <Part>(game: string, part: () => Promise<Part>): Promise<Part> =>
  withPieces(part, ...namesOf(game));

/** The same, when the game's board is here too. */
export async function withBoard<Part>(game: string, part: () => Promise<Part>): Promise<Part> {
  const [found] = await Promise.all([withWords(game, part), fetchBoard(game)]);
  return found;
}
