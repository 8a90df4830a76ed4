/** A recap fetched with its words, once for each pair of eyes, and how its facts are said. */
import { api } from "../lib/api";
import type { Fact, Me, Recap } from "../lib/protocol";
import { idOf, words } from "../lib/words.svelte";

const fetched = new Map<string, Promise<Recap>>();

export function recapOf(room: string, eyes: Me, token: string | null): Promise<Recap> {
  const key = `${room} ${String(eyes)}`;
  let coming = fetched.get(key);
  if (!coming) {
    coming = Promise.all([api.recap(room, eyes, token), words.load("page-recap")]).then(([recap]) => recap);
    coming.catch(() => fetched.delete(key)); // what failed may be tried again
    fetched.set(key, coming);
  }
  return coming;
}

export const factWords = (fact: Fact): string => words.say(`recap-${idOf(fact.what)}`, fact.about);
