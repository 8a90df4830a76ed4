/** Talk among the events, and what of them is for the viewer's eyes only. */
import { aboutArgs, OPEN } from "./asking";
import { talkOf } from "./catalogue/pieces";
import type { StateMessage, TableEvent } from "./protocol";
import { idOf, words } from "./words.svelte";

export const isTalk = (event: TableEvent) => event.type === "core.said";

/** Whether the host has hidden its words. */
export const isHidden = (event: TableEvent) => event.hidden === true;

/** `"whisper#3"` → 3; any other channel → null. */
export function whisperTo(channel: string): number | null {
  const found = /^whisper#(\d+)$/.exec(channel);
  return found ? Number(found[1]) : null;
}

/** A channel in words; a whisper with the one who hears it. */
export function channelWords(channel: string): string {
  const to = whisperTo(channel);
  return to === null ? words.thing("channel", channel) : words.say("table-whisper-to", { seat: to });
}

/** That one speaks on it, as the field for it says. */
export function sayingWords(channel: string): string {
  const to = whisperTo(channel);
  if (to !== null) return words.say("table-say-whisper", { seat: to });
  const own = words.attr(`channel-${words.game}-${channel}`, "say") ?? words.attr(`channel-${channel}`, "say");
  return own ?? words.say("ui-say-on", { channel: words.thing("channel", channel) });
}

const lineId = (line: string) => `say-${idOf(line)}`;
const COMING = "…";

/** A line of the catalogue with its arguments; dots until a game's own lines have come, which are fetched for the first of them. */
function lineWords(line: string, args: Record<string, unknown>): string {
  const id = lineId(line);
  if (words.has(id)) return words.say(id, args);
  fetchTalk();
  return COMING;
}

/** Whether the words of this line are on their way: it is not in the log before them, and does not grow there. */
export function isComing({ line }: TableEvent): boolean {
  if (typeof line !== "string" || !line || words.has(lineId(line))) return false;
  fetchTalk();
  return words.comes(talkOf(words.game));
}

/** Fetch what is said at this table beyond what everybody says. */
export function fetchTalk(): void {
  if (words.game) words.load(talkOf(words.game)).catch(() => undefined); // what cannot be had now is asked for with the next line
}

/** What was said: free text, a line of the catalogue with its arguments, or words of one's own with such a line as their gist. */
export function spoken(event: TableEvent): string {
  const text = isHidden(event) ? words.say("table-hidden") : typeof event.text === "string" ? event.text : "";
  const line = String(event.line ?? "");
  if (!line) return text;
  const about = Array.isArray(event.about) ? event.about : [];
  const gist = lineWords(line, { ...aboutArgs(about), seat: event.seat, me: words.me });
  return text ? words.say("table-gist", { text, gist }) : gist;
}

/** An event that is no talk, also where only a newer page could tell it; "" for silence. */
export const toldOf = (event: TableEvent, me = words.me): string =>
  words.event(event, me) || (words.tells(event) ? "" : words.say("ui-older"));

/** An event as a line of its own, with who spoke and, where not all heard it, to whom. `me`: whose wording it is. */
export function sentenceOf(event: TableEvent, me = words.me): string {
  if (!isTalk(event)) return toldOf(event, me);
  const channel = String(event.channel ?? "public");
  const args = { who: words.seat(Number(event.seat)), what: spoken(event) };
  return channel === "public"
    ? words.say("ui-said", args)
    : words.say("ui-said-on", { ...args, channel: channelWords(channel) });
}

export const phraseWords = (line: string, about: (number | string)[]) => lineWords(line, aboutArgs(about));

/** A phrase of which only the first parts are chosen; of the others `open` stands in their places, and they read as dots. */
export function phraseBegun(line: string, about: (number | string)[], open: (number | string)[]): string {
  const whole = phraseWords(line, [...about, ...open.slice(about.length)]);
  return about.length < open.length ? whole.replaceAll(words.say("ui-nobody"), OPEN).replace(/…[.。]$/, OPEN) : whole;
}

/** How many seats a phrase names. */
export function phraseSeats(line: string): number {
  let seats = 0;
  while (words.uses(lineId(line), `a${seats}`)) seats++;
  return seats;
}

/**
 * Whether a line is for this viewer's eyes: people sit next to each other, so it shows only beside an open card. The server
 * marks as `private` what not all see like this; what somebody says before all that they are is for everybody.
 */
export const veiled = (event: TableEvent, at: Pick<StateMessage, "me" | "outcome">): boolean =>
  !at.outcome && typeof at.me === "number" && event.private === true;
