/**
 * Keys → words, from the one catalogue that server and page share. A missing id shows itself and breaks nothing.
 * Only the chosen language is fetched: no other stands in for it, since a test keeps their messages the same.
 */
import { untrack } from "svelte";
import { everywhere, LANGUAGE_NAMES, turn } from "virtual:languages";
import { functionsOf } from "./catalogue/functions";
import { LazyBundle } from "./catalogue/lazy";
import { bringPieces, fetchPiece, namesOf } from "./catalogue/pieces";
import { plain } from "./catalogue/plain";
import { recall, remember } from "./keep";
import { joined, markedRole, markedSkill, split } from "./named";
import { notices } from "./notices.svelte";
import type { Fault, Lang, TableEvent, View } from "./protocol";
import type { GameInfo } from "./game";

export const LANGS: Lang[] = Object.keys(LANGUAGE_NAMES);
/** The language of a tag: "pt" of "pt-BR". */
const base = (lang: Lang) => lang.split("-")[0]!.toLowerCase();
const MODERATOR = -2;
/** A sentence for an event that a game's board makes itself, for whose eyes. */
export type Teller = (event: TableEvent, me: number) => string;

export type Args = Record<string, unknown>;

/** Letters that are written from right to left. */
const LEFTWARD = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
/** Unicode's isolates: what stands between them turns nothing round it. */
const [APART, TOGETHER] = [0x2068, 0x2069].map((sign) => String.fromCodePoint(sign)) as [string, string];
/** A name that runs the other way keeps to itself: the numbers beside it stay where they are. */
export const isolated = (name: string) => (LEFTWARD.test(name) ? APART + name + TOGETHER : name);

/** A key of the rules as a catalogue id. */
export const idOf = (key: string) => key.replaceAll(".", "-");

/** Whether somebody does something to themselves, or has what they sent. */
const isSelf = ({ by, to, sender, seat }: TableEvent) =>
  (by !== undefined && by === (to ?? seat)) || (sender !== undefined && sender === seat);

export class Words {
  lang = $state<Lang>("en");
  /** Whether it is written without spaces, and a line holds half as many of its letters. */
  get dense(): boolean {
    return /^(zh|ja)/.test(this.lang);
  }
  /** Whose table the words are about: the names at its seats, its game, the viewer's seat. */
  names = $state.raw<string[]>([]);
  game = $state("");
  me = $state(-1);
  private heard: number[] = [];
  /** Whose seat it is to whom an event is told just now; -1: nobody's. */
  private reader = -1;
  private marks = false;
  private bundles = new Map<Lang, LazyBundle>();
  /** The pieces that a page has asked for: a new language brings them along. */
  private wanted = new Set<string>();
  /** What is on its way or here, by language and name. */
  private fetched = new Map<string, Promise<void>>();
  /** Which are here. */
  private here = new Set<string>();
  /** Which could not be had when they were asked for first. */
  private missed = $state.raw<string[]>([]);
  /** The ids of a piece as they are written in it. */
  private order = new Map<string, string[]>();
  /** How many pieces have come: what was said without them is said anew. */
  private come = $state(0);
  private choice: Lang;
  private tellers = new Map<string, Teller>();

  constructor() {
    const known = (test: (lang: Lang) => boolean) => LANGS.find(test);
    this.choice =
      known((lang) => lang === recall("lang")) ??
      known((lang) => lang === navigator.language) ??
      known((lang) => base(lang) === base(navigator.language)) ??
      LANGS[0]!;
  }

  /** Fetch the chosen language, or whichever can be had: before the first word. */
  async start(): Promise<void> {
    const lang = this.choice;
    try {
      await this.fetch(lang);
      this.speak(lang);
    } catch {
      const other = LANGS.find((known) => known !== lang)!;
      await this.fetch(other);
      this.speak(other);
    }
  }

  /** The page goes on in the old language until the new one is here; the choice is kept at once, if one leaves it before that. */
  async use(lang: Lang): Promise<void> {
    this.choice = lang;
    remember("lang", lang);
    try {
      await this.fetch(lang);
    } catch {
      notices.add({ key: "ui-offline", message: "The server cannot be reached." }, "lang");
      return;
    }
    if (this.choice === lang) this.speak(lang); // not chosen again meanwhile
  }

  /** Pieces of the catalogue, such as `rules-<game>`, in the language of the page and in every one that is chosen later. */
  async load(...names: string[]): Promise<void> {
    for (const name of names) this.wanted.add(name);
    await this.fetch(untrack(() => this.lang)); // a new language brings what is wanted by itself
  }

  /** What a game says: to be waited for before anything of it is told. */
  play(game: string): Promise<void> {
    return this.load(...namesOf(game));
  }

  /** Whether what a game says is here. */
  knows(game: string): boolean {
    void this.come;
    return namesOf(game).every((name) => this.here.has(`${this.lang}/${name}`));
  }

  /** Whether a piece that was asked for may still come: not once it could not be had. */
  comes(name: string): boolean {
    void this.come;
    const piece = `${this.lang}/${name}`;
    return this.wanted.has(name) && !this.here.has(piece) && !this.missed.includes(piece);
  }

  /** What a long text consists of, in its own order; nothing while it has not come. */
  ids(name: string): string[] {
    void this.come;
    return this.order.get(name) ?? [];
  }

  about(game: string, names: string[], me: number): void {
    if (this.game !== game) this.game = game;
    if (this.me !== me) this.me = me;
    if (this.names.join("\n") !== names.join("\n")) this.names = names;
  }

  has(id: string): boolean {
    return this.find(id) !== null;
  }

  say(id: string, args: Args = {}): string {
    return this.find(id, args) ?? id;
  }

  /** `id.name`, the attribute of a message; null when there is none. */
  attr(id: string, name: string, args: Args = {}): string | null {
    return this.find(id, args, name);
  }

  /** Whether the words of `id` depend on this argument. */
  uses(id: string, arg: string): boolean {
    return this.has(id) && this.say(id, { [arg]: -1 }) !== this.say(id, { [arg]: 0 });
  }

  /** The first of these ids that has words; else `fallback`. */
  first(ids: string[], args: Args = {}, fallback = ids[0] ?? ""): string {
    for (const id of ids) {
      const words = this.find(id, args);
      if (words !== null) return words;
    }
    return fallback;
  }

  /** A thing that belongs to the game (`role`, `team`, `phase`, `stage`, …), by its own or the common name. */
  thing(kind: string, key: string, game = this.game): string {
    const name = idOf(key);
    return this.first([`${kind}-${game}-${name}`, `${kind}-${name}`], {}, key);
  }

  /** A role by its name. */
  role(key: string): string {
    const name = this.thing("role", key);
    return this.marks ? markedRole(key, name) : name;
  }

  /** A skill by its name; what it does can be told where it says so. */
  skill(key: string): string {
    const name = this.thing("skill", key);
    return this.marks && this.does(key) ? markedSkill(key, name) : name;
  }

  /** What a skill of this game does; null where it does not say. */
  does(skill: string): string | null {
    return this.attr(`skill-${this.game}-${skill}`, "text");
  }

  /** What is made by it, with signs round the names of roles and skills in its sentences: for `split`. */
  marked<T>(make: () => T): T {
    this.marks = true;
    try {
      return make();
    } finally {
      this.marks = false;
    }
  }

  joined = joined;
  split = split;

  /**
   * What somebody is who does not live: in the game's own word, since not everywhere are the dead out of it, nor all who
   * are out of it dead.
   */
  dead(seat: number, { facts }: Pick<View, "facts">): string {
    const out = Array.isArray(facts.out) && facts.out.includes(seat);
    return this.first(out ? ["ui-dead"] : [`dead-${this.game}`, "ui-dead"]);
  }

  gameName(game: GameInfo | undefined, id = ""): string {
    return game ? (game.name[this.lang] ?? game.name.en ?? game.id) : id;
  }

  /** Sentences that a game's board makes itself. */
  tell(game: string, sentences: Record<string, Teller>): void {
    for (const [type, sentence] of Object.entries(sentences)) this.tellers.set(`${game} ${type}`, sentence);
  }

  /**
   * An event as a sentence for the viewer, or for somebody else; "" where the catalogue wants silence, and of what only a
   * newer server tells.
   */
  event(event: TableEvent, me = this.me): string {
    if (!this.knows(this.game)) return "";
    const teller = this.tellers.get(`${this.game} ${event.type}`);
    const doer = ["seat", "by", "sender"].find((field) => field in event);
    const mine = doer ? { mine: event[doer] === me ? "yes" : "no" } : {};
    const self = isSelf(event) ? "yes" : "no";
    return this.addressed(
      () => (teller ? teller(event, me) : this.first(this.idsOf(event), { ...event, me, self, ...mine }, "")),
      me,
    );
  }

  /** What is made by it, with this reader as "you" where the language says so anywhere in a sentence. */
  addressed<T>(make: () => T, me = this.me): T {
    this.reader = me;
    try {
      return make();
    } finally {
      this.reader = -1;
    }
  }

  /** Whether there are words for an event, silence among them: a page that is older than its server may have none. */
  tells(event: TableEvent): boolean {
    if (!this.knows(this.game) || this.tellers.has(`${this.game} ${event.type}`)) return true;
    return this.idsOf(event).some((id) => this.has(id));
  }

  /** A referee is told exactly what cannot be ruled; the server's sentences are English. */
  fault(fault: Fault): string {
    if (fault.key === "bad-ruling" && this.lang === "en" && fault.message) {
      return fault.message.charAt(0).toUpperCase() + fault.message.slice(1);
    }
    return this.first([`error-${idOf(fault.key)}`, idOf(fault.key)], {}, fault.message || fault.key);
  }

  /** Who sits there, by name alone: where the number stands beside it. */
  name(seat: number): string {
    return isolated(this.names[seat] ?? "") || this.say("ui-seat", { n: seat + 1 });
  }

  /** A seat in a sentence: number and name. */
  seat(seat: number): string {
    if (seat === MODERATOR) return this.say("seat-moderator");
    if (seat < 0) return this.say("ui-nobody");
    return this.say("ui-seat-name", { n: seat + 1, name: isolated(this.names[seat] ?? "") }).trim();
  }

  /** The same where nothing else is said with it: of one's own, "you". */
  plate(seat: number): string {
    return seat === this.me ? this.say("ui-you") : this.seat(seat);
  }

  /** The same in a message: its reader as "you" where the language says so anywhere in a sentence, or the message here. */
  called(seats: number[], own?: string): string {
    const you = this.reader >= 0 && seats.includes(this.reader) ? (own ?? this.say("ui-seat-you")) : "";
    if (!you) return this.seats(seats);
    return seats.map((seat) => (seat === this.reader ? you : this.seat(seat))).join(this.say("ui-comma"));
  }

  /** Whether a message is for who sits there. */
  reads(seat: number): boolean {
    return seat === this.reader;
  }

  seats(seats: number[]): string {
    return seats.map((seat) => this.seat(seat)).join(this.say("ui-comma")) || this.say("ui-nobody");
  }

  /** A list in a sentence, its last two joined by "and". */
  both(parts: string[]): string {
    const [last, ...before] = parts.toReversed();
    if (last === undefined || !before[0]) return last ?? "";
    return this.say("ui-and", { first: before.toReversed().join(this.say("ui-comma")), last });
  }

  /** The seats that a sentence names, in its order: whom a question is about. */
  named(id: string, args: Args): number[] {
    this.heard = [];
    this.say(id, args);
    return this.heard;
  }

  /** The messages of an event: the game's own before the one that all games share. */
  private idsOf({ type }: TableEvent): string[] {
    return [`event-${idOf(type.replace(/^core\./, `${this.game}.`))}`, `event-${idOf(type)}`];
  }

  private find(id: string, args: Args = {}, attribute?: string): string | null {
    void this.come;
    const bundle = this.bundles.get(this.lang);
    const message = bundle?.getMessage(id);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (!bundle || pattern === null || pattern === undefined) return null;
    return bundle.formatPattern(pattern, plain(args), []);
  }

  private speak(lang: Lang): void {
    this.lang = lang;
    document.documentElement.lang = lang;
    turn(lang);
  }

  private async fetch(lang: Lang): Promise<void> {
    await this.once(lang, async () => {
      const { default: files, pieces } = await everywhere[lang]!();
      bringPieces(lang, pieces);
      const bundle = this.bundle(lang);
      for (const [name, text] of Object.entries(files)) this.add(bundle, name, text);
      this.bundles.set(lang, bundle);
    });
    // what is asked for meanwhile belongs to it: nobody else will fetch that for a language that is not spoken yet
    for (let known = -1; known !== this.wanted.size;) {
      known = this.wanted.size;
      await Promise.all(
        [...this.wanted].map((name) =>
          this.once(`${lang}/${name}`, async () => {
            const text = await fetchPiece(lang, name);
            this.here.add(`${lang}/${name}`);
            if (text === undefined) this.come++;
            else this.add(this.bundles.get(lang)!, name, text);
          }),
        ),
      );
    }
  }

  /** What failed may be tried again; what has come is not asked for twice. */
  private once(piece: string, work: () => Promise<void>): Promise<void> {
    let coming = this.fetched.get(piece);
    if (!coming) {
      coming = work();
      coming.catch(() => {
        this.fetched.delete(piece);
        if (!this.missed.includes(piece)) this.missed = [...this.missed, piece];
      });
      this.fetched.set(piece, coming);
    }
    return coming;
  }

  private add(bundle: LazyBundle, name: string, text: string): void {
    this.order.set(name, bundle.take(text));
    this.come++;
  }

  private bundle(lang: Lang): LazyBundle {
    return new LazyBundle(lang, {
      functions: functionsOf(this, (seats) => this.heard.push(...seats)),
      useIsolating: false,
    });
  }
}

export const words = new Words();

/** A part of the page, fetched, when these pieces of the catalogue are here too. */
export async function withPieces<Part>(part: () => Promise<Part>, ...names: string[]): Promise<Part> {
  const [found] = await Promise.all([part(), words.load(...names)]);
  return found;
}
