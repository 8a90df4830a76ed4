/** Where the emblems of each game are: a drawing for each role and side, fetched by the browser with the first that shows. */

const files = import.meta.glob<string>("./emblems/*.svg", { eager: true, query: "?no-inline", import: "default" });

/** What every game has: bell, moon, sun, skull, laurel. */
export const COMMON = "common";

/** The address of one emblem: a role's id, `team-<side>`, or what is `COMMON`; "" for a game without drawings. */
export function emblemOf(game: string, id: string): string {
  const file = files[`./emblems/${game}.svg`];
  return file ? `${file}#${id}` : "";
}

/** What stands for a whole game, from among its own. */
export const SIGNS: Readonly<Record<string, readonly string[]>> = {
  mafia: ["killer", "angel_of_hearts", "villager"],
  werewolf: ["wolf", "seer", "witch", "hunter"],
  shadow_hunters: ["vampire", "franklin", "bob"],
  clocktower: ["imp", "fortuneteller", "mayor"],
  fengsheng: ["envelope", "team-mystery", "lock"],
};

export type Tone = "evil" | "kind" | "self";

const EVIL = new Set(["killers", "wolves", "shadow", "evil"]);
const KIND = new Set(["village", "good", "hunter"]);
/** Sides that are called by a colour. */
const COLOURS: Readonly<Record<string, Tone>> = { red: "evil", blue: "kind" };

/** Whether whoever is of it plays for themselves, or for one of several sides that are neither good nor evil. */
export const isNeither = (team: string): boolean => !EVIL.has(team) && !KIND.has(team);

/** In which colour a side is drawn; whoever is neither and has none plays for themselves. */
export const toneOf = (team = ""): Tone =>
  COLOURS[team] ?? (EVIL.has(team) ? "evil" : KIND.has(team) ? "kind" : "self");
