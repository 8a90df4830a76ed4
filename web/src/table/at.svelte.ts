/** What the parts of one table share: who looks at it, what they may see and answer, and what lies open on their screen. */
import { createContext, untrack } from "svelte";
import { boardOf } from "../boards";
import type { Told } from "../boards/board";
import { asksForSeats, isAloneWithBots, whyNot } from "../lib/asking";
import { Choosing } from "../lib/choosing.svelte";
import type { Connection } from "../lib/connection.svelte";
import { Hushed } from "../lib/hushed.svelte";
import { recall } from "../lib/keep";
import { Looking } from "../lib/looking.svelte";
import { Notebook } from "../lib/notebook.svelte";
import { tokenOf, type StateMessage, type View } from "../lib/protocol";
import type { Ruling } from "../lib/ruling";
import { firstStep } from "../lib/steps";
import { whisperTo } from "../lib/saying";
import { settings } from "../lib/settings.svelte";
import { words } from "../lib/words.svelte";
import { where } from "../look/moments/where.svelte";
import { Acting } from "./acting.svelte";

/** So many milliseconds after a question a tap on a face was meant for it. */
const LATE = 700;

export type Panel = "notes" | "referee" | "menu" | "board";

/** What whoever moderates has beside the ring. */
export type DeskTab = "log" | "steps" | "rulings";

export class AtTable {
  /** Whether the viewer's card lies open: what only they may know shows no longer than that. */
  cardOpen = $state(false);
  /** The question that was opened by itself: it needs no cover any more as long as it stands. */
  private readFor = $state.raw<number | null>(null);
  /** Whether it lies open without being held: then Back covers it. */
  cardStays = $state(false);
  /** Whether what stands on it is put aside: the log, with what only its owner may read there, is in sight instead. */
  cardFolded = $state(false);
  /** Whether the viewer's hand lies open, where the game has hands. */
  handOpen = $state(true);
  panel = $state<Panel | null>(null);
  /** Which part of the board's panel was opened from the log; null: it was opened by itself. */
  about = $state<number | null>(null);
  /** The seat that is looked at closer. */
  peeked = $state<number | null>(null);
  /** Whom a phrase still names: a face that is tapped meanwhile is the answer, and is not looked at closer. */
  private naming = $state.raw<((no: number) => void) | null>(null);
  /** Until when faces were answers last. */
  aimed = -Infinity;
  /** The one face that is pressed just now, where one alone can be picked: no other shows as picked in that picture. */
  pointed = $state<number | null>(null);
  /** The seat that has the focus. */
  touched = $state<number | null>(null);
  /** What of the referee's desk is in sight, and whether what could be taken back lies open. */
  desk = $state<DeskTab>("steps");
  takesBack = $state(false);
  /** Of which seat something is to be changed by hand; null: of none that was said. */
  handOf = $state<number | null>(null);
  /** The reason for what the referee rules next. */
  reason = $state("");
  /** The channel that the viewer would speak on. */
  channel = $state("");
  /** How often a seat was looked at closer to whisper to it: then the field waits for the words. */
  whispers = $state(0);
  /** What is being written, channel by channel: words for a few must never be sent to all because a floor has closed. */
  readonly drafts = $state<Record<string, string>>({});

  /** Whether this is somebody's first game of the kind, with a coach. */
  readonly lesson: boolean;
  readonly choosing: Choosing;
  readonly acting: Acting;
  readonly hushed: Hushed;
  readonly notebook: Notebook;
  readonly looking: Looking;

  constructor(
    readonly link: Connection,
    private readonly stateNow: () => StateMessage,
    private readonly viewNow: () => View,
    /** Whether whoever looks at it has taken a phone that goes round: nobody else sees it then. */
    private readonly held: () => boolean,
  ) {
    this.lesson = recall(`lesson.${link.room}`) !== null;
    this.acting = new Acting(link, stateNow);
    this.choosing = new Choosing(
      this.acting,
      () => this.acting.state,
      () => this.plain,
    );
    this.hushed = new Hushed(link.room);
    this.notebook = new Notebook(link.room, link.token);
    this.looking = new Looking(link, stateNow);
  }

  /** The table as this connection has it; `view`: with the viewer's own eyes. */
  readonly state = $derived.by(() => this.stateNow());
  readonly view = $derived.by(() => this.viewNow());
  /** The same as it is looked at: a moderator may look through other eyes. */
  readonly shown = $derived.by(() => this.looking.shown);
  readonly face = $derived.by(() => this.shown.view ?? this.view);

  readonly over = $derived.by(() => this.state.outcome !== null);
  readonly seat = $derived.by(() => {
    const { me } = this.state;
    return typeof me === "number" && this.view.seats[me] ? me : null;
  });
  readonly living = $derived.by(() => this.seat !== null && this.view.seats[this.seat]?.alive === true);
  /** Who may ever speak: the same form for all of them, or its shape would tell who speaks at night. */
  readonly speaks = $derived.by(
    () => this.state.channels.length > 0 || this.state.me === "moderator" || (!this.over && this.living),
  );
  /** Whether the viewer may rule over this table. */
  readonly rules = $derived.by(() => {
    const { me, room } = this.state;
    return !this.over && (me === "moderator" || (room.moderator === "auto" && me === room.host));
  });

  /** Whether a clock presses anybody here: else there is none to give time to, though who is silent can be passed over. */
  readonly clocked = $derived.by(() => this.state.room.speed !== "none" || this.state.room.hours > 0);

  /** Who moderates has a desk instead of a card. */
  readonly moderates = $derived.by(() => this.state.me === "moderator" && !this.over);

  /** Whether the question was opened, though the own card is covered. */
  readonly reading = $derived.by(() => this.readFor !== null && this.readFor === this.acting.state.ask?.id);
  /** Whether it has to be: where nobody but bots sits at the table there is nobody whom it could tell anything. */
  private readonly covers = $derived.by(() => settings.cover && !isAloneWithBots(this.state.room, this.state.me));
  /** Whether what the viewer alone may see of a question is in sight. */
  private readonly plain = $derived.by(
    () =>
      !this.covers ||
      this.acting.proxy !== null ||
      this.state.me === "moderator" ||
      this.cardOpen ||
      where.shows === "card" || // the one that was dealt lies open in the middle
      this.reading ||
      (this.board?.held !== undefined && this.handOpen) ||
      (this.held() && this.choosing.alone),
  );
  /** Of night, whoever opens what is asked of them alone needs what they know for the answer: their partners, what these want. */
  private readonly knows = $derived.by(() => this.choosing.alone && this.reading);
  readonly asked = $derived.by(() => (this.shown === this.state ? this.choosing.step : firstStep(this.shown.ask)));
  readonly board = $derived.by(() => boardOf(this.view.game));
  readonly told = $derived.by<Told>(() => ({
    view: this.face,
    events: this.looking.events,
    me: this.shown.me,
    over: this.over,
    open: this.cardOpen || this.knows || this.over || typeof this.state.me !== "number",
    live: this.shown,
    ask: this.asked,
    picked: this.looking.away ? [] : [...this.choosing.picked, ...this.choosing.given, ...this.choosing.stepped],
    pick: (token, event) => !this.looking.away && this.choosing.press(token, event),
    laid: (seat) => this.laid(seat),
    path: this.choosing.path,
    back: () => this.choosing.back(),
    reading: this.reading || !this.covers,
    read: () => this.look(),
  }));

  /** Why the seat that is touched is no answer. */
  readonly why = $derived.by(() => {
    const no = this.touched ?? this.peeked;
    const ask = this.asked;
    if (no === null || !ask || !asksForSeats(ask) || ask.options.includes(tokenOf(no))) return "";
    if (this.choosing.path.includes(tokenOf(no))) return ""; // chosen a step ago
    return whyNot(ask, no, no === this.shown.me, this.face.seats[no]?.alive ?? true);
  });

  /** Opens the question by itself: the log stays in sight. */
  look(): void {
    this.readFor = this.acting.state.ask?.id ?? null;
  }

  /** Opens the card for what was said to the viewer alone: that stands in the log. */
  readWhisper(): void {
    this.cardOpen = this.cardStays = this.cardFolded = true;
  }

  /** Nothing shows any more that is not for everybody. */
  cover(): void {
    this.cardOpen = this.cardStays = false;
    this.readFor = null;
  }

  /** A ruling with the reason that was written for it. */
  rule(ruling: Omit<Ruling, "reason">): void {
    this.link.rule({ ...ruling, reason: this.reason.trim() });
    this.reason = "";
  }

  /** What the viewer wrote shows no longer than the own card or the notebook lies open. */
  readonly notesShow = $derived.by(() => this.seat !== null && (this.cardOpen || this.panel === "notes"));

  trust(no: number): number {
    return this.notesShow ? (this.notebook.of(no).trust ?? 0) : 0;
  }

  /** The tokens that the viewer has laid beside a seat, while they may be seen. */
  laid(no: number): string[] {
    return this.notesShow ? (this.notebook.of(no).tokens ?? []) : [];
  }

  /** What a seat says it is, while the viewer's notes may be seen. */
  claim(no: number): string {
    const claim = this.notesShow ? (this.notebook.of(no).claim ?? "") : "";
    return claim.startsWith("@") ? words.thing("role", claim.slice(1)) : claim;
  }

  /** The board's panel, where it tells more of a line of the log. */
  tellMore(about: number): void {
    this.about = about;
    this.panel = "board";
  }

  peek(no: number): void {
    if (this.naming) this.naming(no);
    else if (performance.now() - this.aimed > LATE) this.peeked = this.peeked === no ? null : no;
  }

  /** Let faces that are tapped answer this, as long as it stands; null: nothing. What ends it. */
  nameBy(naming: ((no: number) => void) | null): () => void {
    this.naming = naming;
    if (naming) this.peeked = null;
    return () => (this.naming = null);
  }

  /** A face is pressed that is an answer, and shows it by itself: when all else that follows has come; null: nothing does. */
  point(no: number, event: MouseEvent): Promise<void> | null {
    if (this.looking.away) return null;
    const alone = this.choosing.step?.most === 1;
    const drawn = this.choosing.point(tokenOf(no), event);
    if (drawn && alone) {
      this.pointed = no;
      void drawn.then(() => (this.pointed = null));
    }
    return drawn;
  }

  mayWhisper(no: number): boolean {
    return this.state.channels.some((name) => whisperTo(name) === no);
  }

  whisper(no: number): void {
    this.channel = this.state.channels.find((name) => whisperTo(name) === no) ?? this.channel;
    this.peeked = null;
    this.whispers++;
  }
}

const [here, sit] = createContext<AtTable>();

/** The table that a component is part of. */
export const atTable = here;

/** Lays the table for all below. */
export function layTable(
  link: () => Connection,
  state: () => StateMessage,
  view: () => View,
  held: () => boolean,
): AtTable {
  return sit(untrack(() => new AtTable(link(), state, view, held)));
}
