/** The catalogue in pieces: by name what only some pages need. Each is fetched when it is wanted. */
import type { Lang } from "../protocol";

const pieces = import.meta.glob<string>(
  [
    "../../../../src/duskbell/locale/*/{rules,page,say}-*.ftl",
    "../../../../src/duskbell/locale/*/{me,end,coach,phone,cup,rules,screen,lobby,script}.ftl",
    "../../../../src/duskbell/locale/*/{mafia,werewolf,shadow_hunters,fengsheng,clocktower}*.ftl",
  ],
  { query: "?raw", import: "default" },
);
const NAME = /\/([^/]+)\.ftl$/;
const names = [...new Set(Object.keys(pieces).flatMap((path) => NAME.exec(path)?.[1] ?? []))];

export const pieceOf = (lang: Lang, name: string) => pieces[`../../../../src/duskbell/locale/${lang}/${name}.ftl`];

/** What only this game says: in its own files, and in that of its board. */
export const namesOf = (game: string) =>
  names.filter((name) => name === game || name === `page-${game}` || (game && name.startsWith(`${game}_`)));

/** What the rules of this game say beside that: its options, and whoever may come to a table. */
export const rulesOf = (game: string) =>
  names.filter((name) => name === `rules-${game}` || name.startsWith(`${game}-`));

/** What bots say at a game's table, and people with one tap: fetched when the first such line is said, or about to be. */
export const talkOf = (game: string) => `say-${game}`;
