/** The languages that there are folders of words for; `web/languages.ts` makes this module. */
declare module "virtual:languages" {
  /** What each is called in itself, by its tag: English first. */
  export const LANGUAGE_NAMES: Record<string, string>;
  /** What is said everywhere, by language: file by file. */
  export const everywhere: Record<string, () => Promise<{ default: Record<string, string> }>>;
}
