/** A recap fetched with its words, once for each pair of eyes, and how its facts are said. */
import { tokenOf } from "../lib/cupTokens";
import { api } from "../lib/api";
import type { Me } from "../lib/protocol";
import type { Chapter, Fact, Recap } from "../lib/story";
import { idOf, words } from "../lib/words.svelte";
import { notYet } from "./review";

/** A recap, or why there is none yet. */
type Told = Recap | string;

const fetched = new Map<string, Promise<Told>>();

export function recapOf(room: string, cup: string, eyes: Me): Promise<Told> {
  const key = `${room} ${String(eyes)}`;
  let coming = fetched.get(key);
  if (!coming) {
    coming = tell(room, cup, eyes);
    // What failed, or was not to be seen yet, may be tried again.
    const forget = () => fetched.delete(key);
    coming.then((told) => typeof told === "string" && forget(), forget);
    fetched.set(key, coming);
  }
  return coming;
}

/** Nothing that was fetched stands any more. */
export const forgetRecaps = (): void => fetched.clear();

async function tell(room: string, cup: string, eyes: Me): Promise<Told> {
  const why = await notYet(cup);
  if (why) return why;
  const [recap] = await Promise.all([api.recap(room, eyes, tokenOf(cup)), words.load("page-recap")]);
  return recap;
}

export const factWords = (fact: Fact): string => words.say(`recap-${idOf(fact.what)}`, fact.about);

/** A line's facts in rows: whatever has a sign of its own begins one, with what belongs to it. */
export const rowsOf = (line: Fact[]): Fact[][] =>
  line.reduce<Fact[][]>((rows, fact) => {
    const row = rows.at(-1);
    if (row && !fact.sign) row.push(fact);
    else rows.push([fact]);
    return rows;
  }, []);

/** How long a game was: its nights and days, or its turns, each counted as the table counted them. */
export function lengthOf(chapters: readonly Chapter[], turn: number): { nights: number; days: number } {
  const last = (phase: string) => Math.max(0, ...chapters.filter((one) => one.phase === phase).map(({ day }) => day));
  const nights = last("night");
  return { nights, days: nights ? last("day") : turn };
}
