/** Words for a question, its options and its pace. */
import { isNight } from "./hour.svelte";
import { CALM, DECLINE, seatOf, type Ask, type Me, type Pace, type Room, type View } from "./protocol";
import { idOf, words, type Args } from "./words.svelte";

/** What a question or a talk is about, as arguments for the catalogue. */
export const aboutArgs = (about: unknown[]): Args =>
  Object.fromEntries(about.map((value, place) => [`a${place}`, value]));

/** `about`: how much it names; `mine`: whether the first seat of that is the viewer's; `silence`: what silence answers. */
const args = ({ about, least, most, default: silence }: Ask): Args => ({
  ...aboutArgs(about),
  about: about.length,
  mine: about.find((value) => typeof value === "number") === words.me ? "yes" : "no",
  me: words.me,
  silence: silence ?? "",
  least,
  most,
});

/** Whether it is for one seat alone, so that its words tell who sits there: not of day, when all know who is asked what. */
export const isAlone = (ask: Ask, phase: string): boolean => !ask.public && isNight(phase);

/** Whether one person sits at the table and bots do, and the program moderates. */
export const isAloneWithBots = ({ seats, moderator }: Room, me: Me): boolean =>
  moderator === "auto" && seats.every((one) => one.kind === "bot" || one.kind === "empty" || one.seat === me);

/**
 * A question in words; `veiled`, for a neighbour to see, without what only its owner may know, as that there is nothing to
 * choose, or `alone` without anything. A page that is older than its server may not know it.
 */
export const promptOf = (ask: Ask, veiled: "alone" | boolean = false): string =>
  words.addressed(() => prompted(ask, veiled));

function prompted(ask: Ask, veiled: "alone" | boolean): string {
  const id = `ask-${idOf(ask.key)}`;
  if (veiled) {
    const said = veiled !== "alone" && words.attr(id, "covered", args(ask));
    if (said) return said;
    if (veiled === "alone" || !openOptions(ask).length) return words.say("table-asked");
  }
  const single = !veiled && ask.options.length === 1;
  const able = !veiled && !single && ask.hides_extra_options && words.attr(id, "able", args(ask));
  if (able) return able;
  const only = single && words.attr(id, ask.options[0] === DECLINE ? "only" : "must", args(ask));
  return only || words.first([id], args(ask), words.say("ui-older"));
}

/** What an option may be the name of. */
const THINGS = ["card", "area", "deck", "role", "skill", "character", "choice", "team"];
/** In an option that names a whole play: between its steps, two cards, a card and what it counts as. */
const [STEP, AND, AS] = [">", "+", "="];
/** And what stands between them in words. */
const THEN = " › ";

/**
 * An option of the question with this key, in words; of one that names a whole play, those of its steps. `whole`: seats with
 * their numbers.
 */
export function tokenWords(key: string, token: string, given: Args = {}, whole = false): string {
  const seat = seatOf(token);
  if (seat !== null) return whole ? words.seat(seat) : words.name(seat);
  for (const [mark, between] of [
    [STEP, THEN],
    [AND, " + "],
  ] as const) {
    if (!token.includes(mark)) continue;
    const parts = token.split(mark).map((part) => tokenWords(key, part, given, whole));
    return parts.join(between);
  }
  if (token.includes(AS)) {
    const [card, name] = token.split(AS).map((part) => part && tokenWords(key, part, given, whole));
    return card ? words.say("card-as", { card, name }) : words.say("card-counts-as", { name });
  }
  const id = `ask-${idOf(key)}`;
  const things = THINGS.map((kind) => `${kind}-${words.game}-${token}`);
  const what = words.first([`option-${token}`, ...things], {}, token);
  return words.attr(id, token, given) ?? words.attr(id, "thing", { what }) ?? what;
}

export const optionWords = (ask: Ask, token: string) => tokenWords(ask.key, token, args(ask));

/** As in a sentence: seats with their numbers. */
export const fullWords = (ask: Ask, token: string) => tokenWords(ask.key, token, args(ask), true);

/** What an option names, or the first step of one that names a whole play; "" for a word of the question's own. */
function kindOf(token: string): string {
  const [head = ""] = token.split(/[>+=]/);
  if (seatOf(head) !== null) return "seat";
  return THINGS.find((kind) => kind !== "choice" && words.has(`${kind}-${words.game}-${head}`)) ?? "";
}

/** A play that lets a card go its way, and does not use it. */
const SENT = /^[^>]+>(left|right|up)\b/;
/** What is dealt in secret, so that its name under a covered hand would tell. */
const SECRET = ["card", "role", "character"];

/**
 * What a neighbour may see of the options while the own card is covered: what silence means, where that is the same for
 * everybody. It is not where it names something dealt, nor of a question that has other words while it is covered. Where
 * silence is none of the options, declining is what all are offered, unless the question itself is covered.
 */
export function openOptions(ask: Ask): string[] {
  const hidden = words.attr(`ask-${idOf(ask.key)}`, "covered", args(ask)) !== null;
  if (ask.default === null || !ask.options.includes(ask.default))
    return ask.options.filter((token) => token === DECLINE && !hidden);
  return ask.options.filter((token) => token === ask.default && !SECRET.includes(kindOf(token)) && !hidden);
}

/** What sending these does, as the main button says it: "Check 9 Iris"; "" where they are no answer yet. */
export function pickWords(ask: Ask, tokens: string[]): string {
  const id = `ask-${idOf(ask.key)}`;
  if (!tokens.length)
    return !isEnough(ask, tokens) ? "" : (words.attr(id, "none", args(ask)) ?? words.say("ui-nobody"));
  const [thing = "", one, other] = tokens[0]!.split(STEP);
  const two = [one, other].map((token) => seatOf(token ?? ""));
  if (kindOf(thing) === "role" && two.every((seat) => seat !== null)) {
    const pair = words.attr(id, "pair", { ...args(ask), what: fullWords(ask, thing), one: two[0], other: two[1] });
    if (pair) return pair;
  }
  const what = tokens.map((token) => wholePlay(ask, token)).join(words.say("ui-comma"));
  const kind = kindOf(tokens[0]!);
  const way = SENT.test(tokens[0]!) ? "sent" : "used";
  const sent = way === "sent" ? sendingArgs(ask, tokens[0]!) : {};
  return (kind && words.attr(id, "pick", { ...args(ask), ...sent, what, kind, way })) || what;
}

/** What is said of the two seats that are pointed at next, after what was chosen before them; "" where nothing is. */
export function twoWords(ask: Ask, [first]: readonly string[]): string {
  if (first === undefined || seatOf(first) !== null) return "";
  return words.attr(`ask-${idOf(ask.key)}`, "two", { ...args(ask), what: fullWords(ask, first) }) ?? "";
}

const PAIR = 2;

/** That one answer is chosen, where there are more than two of them: a question of several may have stood there before. */
export const oneWords = (ask: Ask): string =>
  ask.options.length > PAIR && !asksForSeats(ask) ? words.say("table-choose-one") : "";

/** So many buttons hide what they answer, if they stay while it scrolls. */
export const MANY = 4;

/** Whether the button of an option, once that is picked, is the one that sends it: of few that say what they do. */
export function sendsItself(ask: Ask, token: string, elsewhere: readonly string[]): boolean {
  const others = ask.options.filter((one) => seatOf(one) === null && !elsewhere.includes(one));
  return others.includes(token) && others.length <= MANY && optionWords(ask, token) === pickWords(ask, [token]);
}

/** Who sets the pace of a talk: the living; where bots alone live, the people too, though they be dead. */
export function pacers(view: View, { seats }: Room): number[] {
  const people = seats.filter(({ kind, stand_in }) => kind === "person" && !stand_in).map(({ seat }) => seat);
  const living = people.filter((seat) => view.seats[seat]?.alive);
  return living.length ? living : people;
}

/** The name of a thing alone, without what else is said of it. */
export const briefly = (name: string) => name.split(" · ")[0]!;

/** With its colours, but not which way it goes: what is sent may be held twice. */
const coloured = (name: string) => {
  const [kind = "", sign] = name.split(" · ");
  return sign ? `${kind} · ${sign.replace(/ [←→↑]$/, "")}` : kind;
};

/** A play of several steps names its card briefly: the card itself lies taken up beside it, and the button is small. */
const wholePlay = (ask: Ask, token: string): string =>
  token.includes(STEP) ? fullWords(ask, token).split(THEN).map(briefly).join(THEN) : fullWords(ask, token);

/** The card by its name, which way it goes, to whom, and who is locked; -1: nobody is named. */
function sendingArgs(ask: Ask, token: string): Args {
  const [card = "", to = "", ...more] = token.split(STEP);
  const seatAt = (place: number) => seatOf(more[place] ?? "") ?? -1;
  const lock = more.indexOf("lock");
  return {
    card: coloured(fullWords(ask, card)),
    to,
    whom: lock === 0 ? -1 : seatAt(0),
    lock: lock < 0 ? -1 : seatAt(lock + 1),
  };
}

/** Why an option is lawful, in words; "" where nothing is said of it. */
export function noteWords(ask: Ask, token: string): string {
  const note = ask.notes?.[ask.options.indexOf(token)];
  return note ? words.first([`note-${idOf(note)}`, `note-${words.game}-${note}`], args(ask), note) : "";
}

/** The options of which it is said why they are lawful, in their order. */
export const notesOf = (ask: Ask) =>
  ask.options
    .map((token) => ({ token, option: fullWords(ask, token), why: noteWords(ask, token) }))
    .filter(({ why }) => why);

/** What silence means, in words; "" where it means nothing in particular. */
export function silenceWords(ask: Ask): string {
  const tokens = (ask.default ?? "").split(",").filter(Boolean);
  if (!tokens.length || tokens.some((token) => !ask.options.includes(token))) return "";
  return tokens.map((token) => fullWords(ask, token)).join(words.say("ui-comma"));
}

/** In the place of what is still to be chosen. */
export const OPEN = "…";

/** What kind of question it is, in a few words: for a list where nobody is asked just now. */
export const kindWords = (key: string, stage: string | null) =>
  words.attr(`ask-${idOf(key)}`, "short") ?? (stage ? words.thing("stage", stage) : key);

export function paceWords(pace: Pace): string {
  const key = idOf(pace.key);
  const given = { ...aboutArgs(pace.about), mine: paceSeats(pace)[0] === words.me ? "yes" : "no" };
  return words.first([`pace-${key}`, `pace-${key.replace("-pace-", "-")}`, key], given, words.say("ui-go-on"));
}

/** Whether so many tokens are an answer. */
export const isEnough = (ask: Ask, tokens: string[]) => tokens.length >= ask.least || (ask.optional && !tokens.length);

export const isMany = (ask: Ask) => ask.most > 1 || ask.least === 0;
/** Whether bots leave people some time there where the first answer counts: neither none nor all that they need. */
export const awaited = ({ seats, patience }: Room): boolean =>
  patience > 0 && patience < CALM && seats.some(({ kind }) => kind === "bot");

export const asksForSeats = (ask: Ask) => ask.options.some((token) => seatOf(token) !== null);

/** The seats that a question or a talk is about: those that its sentence names, or that it says outright. */
export const aboutSeats = (ask: Ask | null) => (ask ? words.named(`ask-${idOf(ask.key)}`, args(ask)) : []);
export const paceSeats = (pace: Pace | null) =>
  pace ? pace.about.filter((value): value is number => typeof value === "number" && value >= 0) : [];

/** Who wants a talk to go on. */
export const willing = (pace: Pace | null) => new Set([...(pace?.ready ?? []), ...(pace?.agreed ?? [])]);

/** Whether an offer is to end the own speech: only whoever has the floor gets one. */
export const endsSpeech = (offer: Ask) => offer.options.length === 1 && offer.options[0] === "done";

/** Why a seat is no answer to this question: what everybody can see of it, else what the game says of its others. */
export function whyNot(ask: Ask, seat: number, mine: boolean, alive: boolean): string {
  if (!alive) return words.say("table-not-dead", { seat });
  if (mine) return words.say("table-not-you");
  return words.attr(`ask-${idOf(ask.key)}`, "others", args(ask)) ?? words.say("table-not-target", { seat });
}

/**
 * That a face is to be tapped next, and what for: where the step before says it ("lock on": who is locked), and where a
 * face and a button beside it do different things. `ofTwo`: which of two that are tapped in any order.
 */
export function tapWords(ask: Ask, path: readonly string[], least: number | "same", most: number, ofTwo = 0): string {
  if (ofTwo) return words.say("table-tap-two", { n: ofTwo });
  const last = path.at(-1);
  const mixed = ask.options.some((token) => seatOf(token) === null);
  const either = last && mixed ? words.attr(`ask-${idOf(ask.key)}`, "either") : null;
  if (either) return either;
  const does =
    !last &&
    most === 1 &&
    words.attr(`ask-${idOf(ask.key)}`, "pick", { ...args(ask), what: OPEN, kind: "seat", way: "used" });
  if (does) return words.say("table-tap-does", { does });
  const whom = last && /^[a-z_]+$/.test(last) ? words.attr(`choice-${ask.key.split(".")[0]}-${last}`, "whom") : null;
  return [whom, words.say("table-tap-face", { least, most })].filter(Boolean).join(words.dense ? "" : " ");
}
