/** A cast as people write it ("两狼一预一女两民", "2 wolves, seer, witch, 3 villagers", "wolf*2 seer") and as tokens. */

export type CastCount = Record<string, number>;
/** What is no card, where a text has something of the kind. */
export interface NoCard {
  unknown: string;
}

/** How players shorten the best known cards; every card's own name is understood beside these. */
const SHORT: Record<string, string> = {
  狼: "wolf",
  小狼: "wolf",
  民: "villager",
  村民: "villager",
  预: "seer",
  女: "witch",
  猎: "hunter",
  守: "guard",
  白: "idiot",
  骑: "knight",
  狼王: "black_wolf_king",
  白狼: "white_wolf_king",
  wolves: "wolf",
};
const DIGITS = "零一二三四五六七八九";

function numberOf(text: string): number {
  if (!text) return 1;
  if (/^\d+$/.test(text)) return Number(text);
  if (text === "两") return 2;
  const [tens, ones] = text.includes("十") ? text.split("十") : ["", text];
  const digit = (sign: string | undefined) => (sign ? DIGITS.indexOf(sign) : 0);
  return text.includes("十") ? (tens ? digit(tens) : 1) * 10 + digit(ones) : digit(ones);
}

/** The cards that a text names, or the first part of it that is none. `names`: every card as it is called, in lower case. */
export function readCast(text: string, names: ReadonlyMap<string, string>): CastCount | NoCard {
  const known = new Map([...Object.entries(SHORT), ...names]);
  const longest = [...known.keys()].sort((a, b) => b.length - a.length);
  const cast: CastCount = {};
  const tokens = text
    .trim()
    .split(/\s+/)
    .map((token) => /^([a-z_]+)(?:\*(\d+))?$/.exec(token));
  if (tokens.every((token) => token && names.get(token[1]!) === token[1])) {
    for (const [, card = "", n = "1"] of tokens as RegExpExecArray[]) cast[card] = (cast[card] ?? 0) + Number(n);
    return cast; // as `writeCast` has it: "witch hunter" are two cards there
  }
  let rest = text.trim().toLowerCase();
  const skip = () => (rest = rest.replace(/^[\s,;.，、；。+和]+/u, ""));
  for (skip(); rest; skip()) {
    const before = /^(\d+|[两零一二三四五六七八九十]+)?\s*(?:[x×*张个只名]\s*)?/u.exec(rest)!;
    const tail = rest.slice(before[0].length);
    const name = longest.find((one) => tail.startsWith(one));
    const card = name === undefined ? undefined : known.get(name);
    if (name === undefined || card === undefined) return { unknown: rest.slice(0, 12) };
    // an English plural; and "wolf*2" or "狼人×2", where the number comes after
    const after = /^(?:s\b)?(?:\s*[x×*]\s*(\d+))?/u.exec(tail.slice(name.length))!;
    cast[card] = (cast[card] ?? 0) + (after[1] ? Number(after[1]) : numberOf(before[1] ?? ""));
    rest = tail.slice(name.length + after[0].length);
  }
  return cast;
}

/** As the rules take it: "wolf*2 seer". */
export const writeCast = (cast: CastCount): string =>
  Object.entries(cast)
    .filter(([, n]) => n > 0)
    .map(([card, n]) => (n > 1 ? `${card}*${n}` : card))
    .join(" ");

export interface Board {
  id: string;
  cast: CastCount;
}

/** Cards that are laid aside beside those that are dealt. */
export const ASIDE: CastCount = { thief: 2, treasure_master: 3 };

export const seatsOf = (cast: CastCount) =>
  Object.entries(cast).reduce((sum, [card, n]) => sum + n - (n ? (ASIDE[card] ?? 0) : 0), 0);

const PLAIN = new Set(["wolf", "villager", "seer", "witch", "hunter", "guard", "idiot"]);

/** 1: cards that every table knows; 2: one or two more; 3: more than that. */
export function difficultyOf(cast: CastCount): 1 | 2 | 3 {
  const strange = Object.keys(cast).filter((card) => cast[card] && !PLAIN.has(card)).length;
  return strange === 0 ? 1 : strange <= 2 ? 2 : 3;
}

/** How many cards two casts differ by. */
export function distance(one: CastCount, other: CastCount): number {
  const cards = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...cards].reduce((sum, card) => sum + Math.abs((one[card] ?? 0) - (other[card] ?? 0)), 0);
}

/** What keeps a cast from being played, as the catalogue's `cast-<says>`. */
export interface Lack {
  says: "more" | "less" | "wolf" | "god" | "villager" | "wolves-many" | "ready";
  n: number;
}

export function lackOf(cast: CastCount, players: number, teams: Readonly<Record<string, string>>): Lack {
  const count = (wanted: (card: string) => boolean) =>
    Object.entries(cast).reduce((sum, [card, n]) => (wanted(card) ? sum + n : sum), 0);
  const wolves = count((card) => teams[card] === "wolves");
  const villagers = count((card) => card === "villager");
  const gods = count((card) => teams[card] === "good" && card !== "villager");
  const seats = seatsOf(cast);
  if (!wolves) return { says: "wolf", n: 1 };
  if (!gods) return { says: "god", n: 1 };
  if (!villagers) return { says: "villager", n: 1 };
  if (2 * wolves >= players) return { says: "wolves-many", n: wolves };
  if (seats < players) return { says: "more", n: players - seats };
  if (seats > players) return { says: "less", n: seats - players };
  return { says: "ready", n: 0 };
}
