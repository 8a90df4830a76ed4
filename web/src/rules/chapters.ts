/** A long text of the catalogue as chapters: paragraphs, and points with or without a term. */
import { attempt } from "../lib/api";
import { rulesOf } from "../lib/catalogue/pieces";
import { words } from "../lib/words.svelte";

export interface Point {
  term: string;
  text: string;
}

/** A paragraph, or a list of points. */
export type Block = string | Point[];

export interface Chapter {
  /** Where a link leads: `#night`. */
  id: string;
  title: string;
  blocks: Block[];
}

const BULLET = "• ";
const BAR = " | ";

function point(line: string): Point {
  const said = line.slice(BULLET.length);
  const bar = said.indexOf(BAR);
  return bar < 0 ? { term: "", text: said } : { term: said.slice(0, bar), text: said.slice(bar + BAR.length) };
}

function block(text: string): Block {
  const lines = text.split("\n");
  return lines.every((line) => line.startsWith(BULLET)) ? lines.map(point) : text;
}

/** Fetches the rules of a game and what holds at every table; false when that failed, which is said. */
export const fetchRules = (game: string): Promise<boolean> =>
  attempt("rules", async () => {
    await Promise.all([words.play(game), words.load(...rulesOf(game), "rules-every")]);
  });

/** The chapters of `rules-<name>` in the order in which they are written, said to whoever plays this game. */
export function chapters(name: string, game = name): Chapter[] {
  const file = `rules-${name}`;
  return words.ids(file).map((id) => ({
    id: id.slice(file.length + 1),
    title: words.attr(id, "title") ?? id,
    blocks: words.say(id, { game }).split(/\n\n+/).map(block),
  }));
}

const plain = (text: string) => text.toLocaleLowerCase(words.lang);

/** The words that are looked for; Chinese needs no spaces between them. */
export const sought = (search: string) => plain(search).split(/\s+/).filter(Boolean);

/** Whether all that is looked for stands in one of these. */
export function has(wanted: string[], ...texts: string[]): boolean {
  const all = plain(texts.join("\n"));
  return wanted.every((word) => all.includes(word));
}

export const textsOf = (chapter: Chapter): string[] => [
  chapter.title,
  ...chapter.blocks.flatMap((part) => (typeof part === "string" ? [part] : part.flatMap((p) => [p.term, p.text]))),
];

/** A text cut at what is looked for: every second piece is a find. */
export function cut(text: string, wanted: string[]): string[] {
  if (!wanted.length) return [text];
  const escaped = wanted.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return text.split(new RegExp(`(${escaped.join("|")})`, "giu"));
}
