/** The catalogue in pieces: by name what only some pages need. Each language knows its own, so they come with its words. */
import type { Pieces } from "virtual:languages";
import type { Lang } from "../protocol";

const pieces = new Map<Lang, Pieces>();
/** The same in all languages. */
let names: string[] = [];

/** From now on the pieces of this language can be had. */
export function bringPieces(lang: Lang, of: Pieces): void {
  pieces.set(lang, of);
  names = Object.keys(of);
}

/** Fetches a piece; undefined where there is none of that name. */
export const fetchPiece = async (lang: Lang, name: string): Promise<string | undefined> =>
  (await pieces.get(lang)?.[name]?.())?.default;

/** What only this game says: in its own files, and in that of its board. */
export const namesOf = (game: string) =>
  names.filter((name) => name === game || name === `page-${game}` || (game && name.startsWith(`${game}_`)));

/** What the rules of this game say beside that: its options, and whoever may come to a table. */
export const rulesOf = (game: string) =>
  names.filter((name) => name === `rules-${game}` || name.startsWith(`${game}-`));

/** What bots say at a game's table, and people with one tap: fetched when the first such line is said, or about to be. */
export const talkOf = (game: string) => `say-${game}`;
