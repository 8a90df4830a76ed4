/**
 * One device goes round among several people. Whose turn it is follows only from what all may know: from the stage, from
 * who lives, and, where the server asks everybody for show as well, from who is asked. So the order, the covers and the
 * number of rounds tell nothing, whether somebody has a secret to decide or only taps along.
 */
import { untrack } from "svelte";
import { Connection } from "../lib/connection.svelte";
import { skyOf } from "../lib/hour.svelte";
import { recall, remember, type SeatHere } from "../lib/keep";
import { notices } from "../lib/notices.svelte";

const DECLINE = "pass";
/** Milliseconds in which what the server tells all its seats has reached each of them. */
const SETTLED = 700;

/** Somebody who shares this device. */
export interface Holder {
  seat: number;
  name: string;
  link: Connection;
}

export class Passing {
  /** What everybody may see: lies open on the table. There is none before the cards are dealt. */
  common = $state.raw<Connection | null>(null);
  private links = $state.raw<Connection[]>([]);
  /** Whose turn it is to take the device; null: it lies on the table. */
  turn = $state<number | null>(null);
  /** Whether that person looks at it now. */
  open = $state(false);
  /** A round goes on by itself from one person to the next. */
  private going = $state(false);
  /** Up to which moment of the game each seat has held the device. */
  private held = $state.raw<Record<number, number>>({});
  /** The question that the holder found, or got while looking. */
  private asked: number | null = null;
  /** Whether the holder covers it by hand, after reading what came of the answer. */
  private stays = false;
  private dark = false;
  private settling: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly room: string,
    here: SeatHere[],
  ) {
    this.held = this.remembered();
    this.serve(here);
  }

  /** Those who are new get a connection, those who have gone lose theirs. */
  serve(here: SeatHere[]): void {
    if (!here.length) return; // the device is one person's again, and this about to go
    const tokens = here.map(({ token }) => token);
    for (const link of this.links) if (!tokens.includes(link.token!)) link.close();
    this.links = tokens.map(
      (token) => this.links.find((link) => link.token === token) ?? new Connection(this.room, { token }),
    );
  }

  /** Tokens that open no seat here any more: whoever held them was asked to leave. */
  readonly gone = $derived.by(() => this.links.filter(({ state }) => state?.me === null).map(({ token }) => token!));

  close(): void {
    clearTimeout(this.settling);
    for (const link of this.links) link.close();
    this.common?.close();
  }

  /** The room and the table as all may know them. In a lobby nothing is secret, and any seat's eyes will do. */
  readonly at = $derived.by(() => {
    const lobby = this.links.find(({ state }) => state?.room.status === "lobby")?.state ?? null;
    return this.common ? this.common.state : lobby;
  });
  /** Any way to the room: whether it is lost, whether there is such a room. */
  readonly link = $derived.by(() => this.common ?? this.links[0]!);

  /** Everybody on this device by seat. A token that is void here has no seat. */
  readonly holders = $derived.by<Holder[]>(() =>
    this.links
      .flatMap((link) => {
        const at = link.state;
        return at && typeof at.me === "number" ? [{ seat: at.me, name: at.room.seats[at.me]?.name ?? "", link }] : [];
      })
      .sort((one, other) => one.seat - other.seat),
  );
  readonly holder = $derived.by(() => this.holders.find((one) => one.seat === this.turn) ?? null);
  private readonly view = $derived.by(() => this.at?.view ?? null);
  readonly over = $derived.by(() => (this.at?.outcome ?? null) !== null);
  /** Where eyes are closed nothing lies open, and the device goes round by itself. */
  readonly night = $derived.by(() => !this.over && skyOf(this.view?.phase ?? "") === "night");
  readonly living = $derived.by(() => this.holders.filter(({ seat }) => this.view?.seats[seat]?.alive ?? false));
  /** Those who have a question that they have not answered. */
  readonly waiting = $derived.by(() =>
    this.holders.filter(({ link }) => {
      const ask = link.state?.ask;
      return ask && link.stored?.ask !== ask.id && link.sending?.ask !== ask.id;
    }),
  );
  /** Counts what all have heard begin. Where nobody is asked for show, every stage of a night counts. */
  private readonly moment = $derived.by(() => {
    const stages = this.at?.room.decoys === false;
    let count = 0;
    let dark = false;
    for (const event of this.common?.events ?? []) {
      if (event.type === "core.phase-began") {
        dark = skyOf(String(event.phase)) === "night";
        count++;
      } else if (stages && dark && event.type === "core.stage-began") count++;
    }
    return count;
  });
  /** The living who have not held the device since the last moment began. */
  readonly unseen = $derived.by(() => this.living.filter(({ seat }) => (this.held[seat] ?? 0) < this.moment));
  private readonly due = $derived.by(() =>
    this.holders.filter((one) => this.waiting.includes(one) || this.unseen.includes(one)),
  );

  /** Everybody here is asked the same and may decline: then one tap can do it for all. */
  readonly declinable = $derived.by(() => {
    const asks = this.waiting.map(({ link }) => link.state!.ask!);
    const same = asks.every((ask) => ask.key === asks[0]!.key && ask.options.includes(DECLINE));
    return asks.length && same && !this.night ? asks[0]! : null;
  });

  decline(): void {
    for (const { link } of this.waiting) link.answer(link.state!.ask!.id, DECLINE);
  }

  /** Those who have not said yet that the talk may go on. */
  readonly unready = $derived.by(() =>
    this.living.filter(({ seat, link }) => link.state?.pace && !link.state.pace.ready.includes(seat)),
  );

  readyAll(): void {
    for (const { link } of this.unready) link.ready();
  }

  /** From one to the next, until nobody is left. */
  goRound(): void {
    this.going = true;
    this.next(-1);
  }

  /** This one, by choice. */
  passTo(seat: number): void {
    this.cover(seat);
  }

  /** The holder is alone with it. */
  look(): void {
    this.asked = this.question();
    this.stays = this.night && this.at?.room.decoys === false;
    this.open = true;
  }

  /** The holder is done. */
  done(): void {
    if (this.turn !== null) this.keep(this.turn);
    this.next();
  }

  /** Not now: the others first. Who is passed over is called again in the next round. */
  skip(): void {
    this.next();
  }

  /** Back onto the table; at night it stays covered. */
  layDown(): void {
    this.going = false;
    this.cover(null);
  }

  /** Nobody looks: the screen went dark, or the tab was left. */
  hide(): void {
    this.open = false;
  }

  /** The game has gone on: what follows for the device. Run whenever something has arrived. */
  follow(): void {
    const token = this.links.find(({ state }) => state && state.room.status !== "lobby")?.token;
    if (token && !this.common) this.common = new Connection(this.room, { token, watch: true });
    const dawn = this.dark && !this.night;
    this.dark = this.night;
    // What the night brought is for all to see first; only then everybody looks for themselves. But where nobody is
    // asked for show, a round that breaks off would tell whose answer has ended the night.
    const breaks = dawn && this.at?.room.decoys === true;
    if (breaks) this.going = false;
    if (breaks && !this.open) this.layDown();
    else if (this.open) {
      this.watchAnswer();
    } else if (this.over) {
      if (this.turn !== null) this.layDown();
    } else if (this.turn === null) {
      if (this.night && this.due.length) this.begin();
    } else if (this.going && !this.due.some(({ seat }) => seat === this.turn)) this.next();
  }

  /** An answer that is safe covers the screen: what comes of it is read with the next turn, by everybody alike. */
  private watchAnswer(): void {
    const ask = this.question();
    const stored = this.holder?.link.stored?.ask ?? null;
    if (this.asked === null) this.asked = ask;
    else if (stored === this.asked || ask === null) {
      // Without questions for show an answer takes effect at once, and its holder has to read that now.
      if (this.stays) this.asked = ask === stored ? null : ask;
      else untrack(() => this.done());
    } else this.asked = ask;
  }

  private question(): number | null {
    return this.holder?.link.state?.ask?.id ?? null;
  }

  /** A round at night begins with the lowest seat, not with whoever's message was the first to arrive. */
  private begin(): void {
    if (this.links.some(({ state }) => state === null)) return;
    if (this.due.length >= this.living.length) this.goRound();
    else
      this.settling ??= setTimeout(() => {
        this.settling = undefined;
        if (this.night && this.turn === null && this.due.length) this.goRound();
      }, SETTLED);
  }

  private next(after = this.turn ?? -1): void {
    if (this.night) this.going = true;
    const seat = this.going ? (this.due.find((one) => one.seat > after)?.seat ?? null) : null;
    if (seat === null) this.going = false;
    this.cover(seat);
  }

  private cover(seat: number | null): void {
    clearTimeout(this.settling);
    this.settling = undefined;
    this.open = false;
    this.asked = null;
    this.turn = seat;
    notices.clear(); // what one person did wrong is not for the next
  }

  private keep(seat: number): void {
    this.held = { ...this.held, [seat]: this.moment };
    remember(`held.${this.room}`, JSON.stringify(this.held));
  }

  private remembered(): Record<number, number> {
    try {
      const kept: unknown = JSON.parse(recall(`held.${this.room}`) ?? "{}");
      return typeof kept === "object" && kept ? (kept as Record<number, number>) : {};
    } catch {
      return {};
    }
  }
}
