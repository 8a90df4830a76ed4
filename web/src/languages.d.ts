/** The languages that there are folders of words for; `web/languages.ts` makes this module. */
declare module "virtual:languages" {
  /** Files of words that are fetched one by one, by name. */
  export type Pieces = Record<string, () => Promise<{ default: string }>>;
  /** What each is called in itself, by its tag: English first. */
  export const LANGUAGE_NAMES: Record<string, string>;
  /** In which bots hear what people type; in others, what they say by taps alone. */
  export const HEARD: string[];
  /** By language: what is said everywhere, file by file, and the pieces. */
  export const everywhere: Record<string, () => Promise<{ default: Record<string, string>; pieces: Pieces }>>;
  /** Let the whole page run the way a language does. */
  export function turn(lang: string): void;
}
