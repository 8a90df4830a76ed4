/**
 * Options that name a whole play, "c8=mislead>#1", are picked step by step: what comes before a ">" first, of "c3+c9" either
 * card, and "=mislead" is what a card counts as.
 */
import { DECLINE, seatOf, type Ask } from "./protocol";

const [STEP, AND, AS] = [">", "+", "="];

/** Two seats one after the other. */
const PAIR = /(#\d+)>(#\d+)/;
const swapped = (option: string) => option.replace(PAIR, "$2>$1");

/** The options as their steps are read: two seats are pointed at in any order, unless the other order is an option, too. */
function readOf(options: string[]): string[] {
  const known = read.get(options);
  if (known) return known;
  const there = new Set(options);
  const inOrder = options.some((option) => PAIR.test(option) && there.has(swapped(option)));
  const told = inOrder ? options : options.map((option) => option.replace(PAIR, `$1${AND}$2`));
  read.set(options, told);
  return told;
}

const read = new WeakMap<string[], string[]>();

/** The parts of an option in the order of their steps; those of one group in any order. */
function groups(option: string): string[][] {
  return option.split(STEP).flatMap((step) => {
    const [what = "", as] = step.split(AS);
    return as === undefined ? [what.split(AND)] : [what.split(AND), [AS + as]];
  });
}

/** What may follow these steps in an option as it is read: nothing where they are all of it; null where it is not theirs. */
function after(option: string, path: string[]): string[] | null {
  let at = 0;
  for (const group of groups(option)) {
    const left = [...group];
    while (left.length && at < path.length) {
      const place = left.indexOf(path[at]!);
      if (place < 0) return null;
      left.splice(place, 1);
      at++;
    }
    if (left.length) return left;
  }
  return at === path.length ? [] : null;
}

/** What may follow these steps, and which option they are as they stand. */
export function follow(options: string[], path: string[]): { next: string[]; whole: string | null } {
  const next = new Set<string>();
  let whole: string | null = null;
  for (const [n, option] of readOf(options).entries()) {
    const parts = after(option, path);
    if (parts?.length) for (const part of parts) next.add(part);
    else if (parts) whole = options[n]!;
  }
  return { next: [...next], whole };
}

/** The one word that these steps leave to say, if there is no other; a seat is pointed at though it be the only one. */
function only(options: string[], path: string[]): string | null {
  if (!path.length) return null;
  const { next, whole } = follow(options, path);
  const [one] = next;
  return one !== undefined && next.length === 1 && whole === null && seatOf(one) === null ? one : null;
}

/** These steps, and those that follow of themselves. */
export function onward(options: string[], path: string[]): string[] {
  const one = only(options, path);
  return one === null ? path : onward(options, [...path, one]);
}

/** The steps before the last one that was taken: what had followed of itself goes with it. */
export function backward(options: string[], path: string[]): string[] {
  const before = path.slice(0, -1);
  return only(options, before) === null ? before : backward(options, before);
}

/**
 * What these steps mean where time is up before they lead to an answer: as far as they are one, else what silence does, if
 * it begins like them, else the first of the shortest answers that do. Null where silence does nothing: then half a play is
 * none.
 */
export function fallsTo(
  { options, default: silence }: Pick<Ask, "options" | "default">,
  path: string[],
): string | null {
  if (!path.length || silence === null || silence === DECLINE || !options.includes(silence)) return null;
  for (let steps = path; steps.length; steps = steps.slice(0, -1)) {
    const { whole } = follow(options, steps);
    if (whole !== null) return whole;
  }
  const fits = options.filter((_, n) => after(readOf(options)[n]!, path) !== null);
  const length = (option: string) => groups(option).flat().length;
  const [shortest = null] = fits.sort((one, other) => length(one) - length(other));
  return fits.includes(silence) ? silence : shortest;
}

/** Which of two seats that are named beside each other, in any order, is to be pointed at next; 0 where none is. */
export function nextOfTwo({ options }: Pick<Ask, "options">, path: string[]): 0 | 1 | 2 {
  const known = path.length && seatOf(path.at(-1)!) !== null ? 1 : 0;
  const begun = readOf(options).filter((option) => after(option, path)?.some((part) => seatOf(part) !== null));
  const two = begun.some((option) => {
    const at = groups(option).find((group) => group.every((part) => seatOf(part) !== null) && group.length === 2);
    return at && (known ? at.includes(path.at(-1)!) : after(option, path)!.length === 2);
  });
  return two ? (known ? 2 : 1) : 0;
}

/** Whether one answer of this question takes several steps. */
export const takesSteps = (ask: Ask) => ask.most === 1 && ask.options.some((option) => /[>+=]/.test(option));

/** A question as it stands before any step. */
export const firstStep = (ask: Ask | null) => (ask && takesSteps(ask) ? stepOf(ask, []) : ask);

/**
 * A question as it stands after some steps, whose options are the next ones; the last step stays among them. Why one of them
 * is lawful is said where it is the same for all that it leads to.
 */
export function stepOf(ask: Ask, path: string[]): Ask {
  const { next } = follow(ask.options, path);
  const before = next.length ? path : backward(ask.options, path);
  const options = next.length ? next : follow(ask.options, before).next;
  return { ...ask, options, notes: ask.notes?.length ? options.map((one) => noteOf(ask, [...before, one])) : [] };
}

/** What is said of all answers that begin with these steps; "" where it differs. */
function noteOf({ options, notes }: Ask, path: string[]): string {
  const said = new Set(readOf(options).flatMap((option, n) => (after(option, path) ? [notes?.[n] ?? ""] : [])));
  return said.size === 1 ? [...said][0]! : "";
}
