/**
 * The languages that the page speaks: each folder of the catalogue is one. What is said everywhere comes in one piece
 * a language; what one game, page or part says alone is fetched when it is wanted (src/lib/catalogue/pieces.ts).
 */
import type { Plugin } from "vite";

const here = (path: string) => decodeURIComponent(new URL(path, import.meta.url).pathname);
const LOCALE = here("../src/duskbell/locale");
/** It lies beside the modules that use it, so that it comes in one file with them. */
const LIST = here("src/lib/catalogue/languages.js");
/** What is drawn the other way round where a language is written so. */
const RTL = here("src/rtl.css");
const WORDS = "\0words:";
/** What only some pages need: each is fetched when it is wanted. */
const PIECES = [
  /^(rules|page|say)-/,
  /^(me|end|coach|phone|cup|rules|screen|lobby|script)\.ftl$/,
  /^(mafia|werewolf|shadow_hunters|fengsheng|clocktower)/,
];
/** What no page says. */
const NEVER = /^(command|aiwolf)|^hearing\.toml$/;
/** By what bots hear people's own words in a language, where it has them. */
const HEARD = "hearing.toml";

/** What of the bundler's file system is needed. */
interface Files {
  readFile(path: string, options: { encoding: "utf8" }): Promise<string>;
  readdir(path: string): Promise<string[]>;
}

/**
 * A file of words without what is for whoever writes them: comments, empty lines between
 * messages, and more than one blank at a line's begin.
 */
export async function plain(fs: Files, path: string): Promise<string> {
  const text = await fs.readFile(path, { encoding: "utf8" });
  return text
    .replaceAll(/^#.*\n/gm, "")
    .replaceAll(/^ +/gm, " ")
    .replaceAll(/\n{2,}(?! )/g, "\n");
}

/** English first, as the server has them. A tag begins with a letter and has no dot. */
async function languages(fs: Files): Promise<string[]> {
  const found = (await fs.readdir(LOCALE)).filter((name) => /^[a-z][\w-]*$/i.test(name));
  return found.sort((a, b) => Number(b === "en") - Number(a === "en") || (a < b ? -1 : 1));
}

/** What a language is called, in itself. */
async function ownName(fs: Files, lang: string): Promise<string> {
  const name = /^language-name = (.*)$/m.exec(await plain(fs, `${LOCALE}/${lang}/core.ftl`));
  if (!name) throw new Error(`${lang}/core.ftl has no language-name`);
  return name[1]!;
}

interface Running {
  direction: "ltr" | "rtl";
}

/** Which way a page in this language runs, by what is known of its tag: newer Node.js says it by a function alone. */
export function runs(lang: string): "ltr" | "rtl" {
  const tag = new Intl.Locale(lang) as Intl.Locale & { getTextInfo?: () => Running; textInfo?: Running };
  return (tag.getTextInfo?.() ?? tag.textInfo)!.direction;
}

/** How the page turns; not at all where all its languages run one way. */
export function turning(all: string[]): string {
  const back = all.filter((lang) => runs(lang) === "rtl");
  if (!back.length) return "export const turn = () => {};";
  return [
    `const BACK = ${JSON.stringify(back)};`,
    "export function turn(lang) {",
    `  document.documentElement.dir = BACK.includes(lang) ? "rtl" : "ltr";`,
    `  import(${JSON.stringify(RTL)});`,
    "}",
  ].join("\n");
}

/** The module that lists the languages, and how what is said everywhere is fetched. */
async function list(fs: Files): Promise<string> {
  const all = await languages(fs);
  const names = await Promise.all(all.map(async (lang) => [lang, await ownName(fs, lang)]));
  const files = await Promise.all(all.map((lang) => fs.readdir(`${LOCALE}/${lang}`)));
  const imports = all.map((lang) => `${JSON.stringify(lang)}: () => import("words:${lang}")`);
  return [
    `export const LANGUAGE_NAMES = ${JSON.stringify(Object.fromEntries(names))};`,
    `export const HEARD = ${JSON.stringify(all.filter((_, n) => files[n]!.includes(HEARD)))};`,
    `export const everywhere = { ${imports.join(", ")} };`,
    turning(all),
  ].join("\n");
}

export function catalogue(): Plugin {
  return {
    name: "duskbell-languages",
    enforce: "pre",
    resolveId(id) {
      if (id.startsWith("words:")) return WORDS + id.slice("words:".length);
      return id === "virtual:languages" ? LIST : null;
    },
    async load(id) {
      if (id === LIST) return list(this.fs);
      if (!id.startsWith(WORDS)) return null;
      const folder = `${LOCALE}/${id.slice(WORDS.length)}`;
      const names = (await this.fs.readdir(folder)).filter((name) => !NEVER.test(name)).sort();
      const files: Record<string, string> = {};
      const pieces: string[] = [];
      for (const name of names) {
        const path = `${folder}/${name}`;
        const called = name.replace(/\.ftl$/, "");
        if (PIECES.some((piece) => piece.test(name))) {
          pieces.push(`${JSON.stringify(called)}: () => import(${JSON.stringify(`${path}?raw`)})`);
          continue;
        }
        this.addWatchFile(path);
        files[called] = await plain(this.fs, path);
      }
      return `export default ${JSON.stringify(files)};\nexport const pieces = { ${pieces.join(", ")} };`;
    },
  };
}
