/**
 * One device goes round among several people. Whose turn it is follows only from what all may know: from the stage and
 * from who lives. At night every living seat of the device gets it in turn, the lowest first, in every scene anew; so
 * the order, the covers and the number of rounds tell nothing, whether somebody has a secret to decide or only taps along.
 */
import { untrack } from "svelte";
import { isNight } from "../lib/hour.svelte";
import { recall, remember, type SeatHere } from "../lib/keep";
import { notices } from "../lib/notices.svelte";
import { DECLINE } from "../lib/protocol";
import { People, type Holder } from "./people.svelte";

/** `done`: who has had the device in this round, and which question that seat was asked last; -1 is none. */
interface Round {
  moment: number;
  done: Record<number, number>;
}

export class Passing {
  readonly people: People;
  /** Whose turn it is to take the device; null: it lies on the table. */
  turn = $state<number | null>(null);
  /** Whether that person looks at it now. */
  open = $state(false);
  /** The device goes on by itself from one person to the next. */
  private round = $state.raw<Round | null>(null);
  /** Up to which moment of the game each seat has held the device. */
  private held = $state.raw<Record<number, number>>({});
  /** Whether somebody took it out of turn. */
  private chosen = false;
  /** Whether the page has just been loaded in the night: then it does not know who has had the device before. */
  private fresh = true;
  /** The last question that the holder had. */
  private asked: number | null = null;
  private dark = false;

  constructor(
    private readonly room: string,
    here: SeatHere[],
  ) {
    this.held = this.remembered();
    this.people = new People(room, here, () => this.keeps);
  }

  readonly at = $derived.by(() => this.people.at);
  private readonly view = $derived.by(() => this.at?.view ?? null);
  readonly over = $derived.by(() => (this.at?.outcome ?? null) !== null);
  /** Where eyes are closed nothing lies open, and the device goes round by itself. */
  readonly night = $derived.by(() => !this.over && isNight(this.view?.phase ?? ""));
  /** Whether at night everybody is asked something, so that the server lets answers take effect together. */
  private readonly decoys = $derived.by(() => this.at?.room.decoys !== false);
  /** Whether that is left to this device: it cannot be where a clock presses. */
  private readonly keeps = $derived.by(() => this.night && !this.decoys && this.at?.room.speed === "none");

  readonly holder = $derived.by(() => this.people.holders.find((one) => one.seat === this.turn) ?? null);
  /** A moderator takes the device whenever they want it; rounds are the players'. */
  readonly players = $derived.by(() => this.people.holders.filter(({ seat }) => seat >= 0));
  readonly living = $derived.by(() => this.players.filter(({ seat }) => this.view?.seats[seat]?.alive ?? false));
  /** Those who have a question that they have not answered. */
  readonly waiting = $derived.by(() =>
    this.players.filter(({ link }) => {
      const ask = link.state?.ask;
      return ask && link.stored?.ask !== ask.id && link.sending?.ask !== ask.id;
    }),
  );
  /** Counts what all have heard begin. Where nobody is asked for show, every stage of a night counts. */
  private readonly moment = $derived.by(() => {
    let count = 0;
    let dark = false;
    for (const event of this.people.common?.events ?? []) {
      if (event.type === "core.phase-began") {
        dark = isNight(String(event.phase));
        count++;
      } else if (!this.decoys && dark && event.type === "core.stage-began") count++;
    }
    return count;
  });
  /** The living who have not held the device since the last moment began; after an undo, that is all of them. */
  readonly unseen = $derived.by(() => this.living.filter(({ seat }) => (this.held[seat] ?? 0) !== this.moment));
  private readonly due = $derived.by(() =>
    this.players.filter((one) => this.waiting.includes(one) || this.unseen.includes(one)),
  );
  /** Who is still to get the device in this round: by day whoever has a reason, at night all, or the reason would be told. */
  private readonly left = $derived.by<Holder[]>(() => {
    const { round } = this;
    if (!round) return [];
    const all = this.night
      ? this.players.filter((one) => this.living.includes(one) || this.waiting.includes(one))
      : this.due;
    return all.filter(({ seat }) => !(seat in round.done));
  });

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

  /** By day, at a press: from one to the next, until nobody is left. */
  goRound(): void {
    this.begin();
    this.next();
  }

  /** This one, by choice. */
  passTo(seat: number): void {
    this.cover(seat);
    this.chosen = true;
  }

  /** The holder is alone with it. */
  look(): void {
    this.asked = this.question();
    this.open = true;
  }

  /** The holder is done. */
  done(): void {
    const { turn, round, holder } = this;
    if (turn !== null && turn >= 0) this.keep(turn);
    // Where all are asked, who has not answered is called again; else calling them again would tell that they are asked.
    const isDue = this.night && this.decoys && holder !== null && this.waiting.includes(holder);
    if (round && turn !== null && !isDue) this.round = { ...round, done: { ...round.done, [turn]: this.asked ?? -1 } };
    this.next();
  }

  /** Not now: the others first. Who is passed over is called again before the round is over. */
  skip(): void {
    this.next();
  }

  /** Back onto the table. */
  layDown(): void {
    this.round = null;
    this.cover(null);
  }

  /** Nobody looks: the screen went dark, or the tab was left. */
  hide(): void {
    this.open = false;
  }

  close(): void {
    this.people.close();
  }

  /** The game has gone on: what follows for the device. Run whenever something has arrived. */
  follow(): void {
    this.people.meet();
    if (this.dark !== this.night) {
      // What a night brought is for all to see first; only then everybody looks for themselves.
      this.dark = this.night;
      this.round = null;
      if (!this.open) this.cover(null);
    }
    if (this.over) {
      if (this.turn !== null) this.layDown();
    } else if (this.open && this.holder) this.watchAnswer();
    else if (this.night) this.goOn();
    else if (this.turn === null) return;
    else if (!this.holder || (this.round && !this.chosen && !this.left.includes(this.holder))) this.next();
  }

  /** An answer that is safe covers the screen: what comes of it is read with the next turn, by everybody alike. */
  private watchAnswer(): void {
    const stored = this.holder?.link.stored?.ask ?? null;
    if (stored !== null && stored === this.asked) untrack(() => this.done());
    else this.asked = this.question() ?? this.asked;
  }

  /** The holder's question, while it is not answered. */
  private question(): number | null {
    const { holder } = this;
    return holder && this.waiting.includes(holder) ? (holder.link.state?.ask?.id ?? null) : null;
  }

  /** Night: a round for every scene. */
  private goOn(): void {
    if (!this.people.complete) return;
    if (this.round ? this.isPast(this.round) : this.due.length > 0) {
      this.cover(null);
      this.begin();
    }
    this.fresh = false;
    if (!this.round) this.release();
    else if (this.turn === null || !this.holder) this.next();
  }

  /** Whether the scene has changed under a round: then it begins again, with whoever has had the device before. */
  private isPast({ moment, done }: Round): boolean {
    return this.decoys
      ? this.waiting.some(({ seat, link }) => seat in done && done[seat] !== link.state?.ask?.id)
      : this.keeps && moment !== this.moment;
  }

  /** After a reload those who are asked nothing any more have had the device, if it is sure that all were asked. */
  private begin(): void {
    const had = this.fresh && this.night && this.decoys ? this.living.filter((one) => !this.due.includes(one)) : [];
    this.round = { moment: this.moment, done: Object.fromEntries(had.map(({ seat }) => [seat, -1])) };
  }

  private next(): void {
    const after = this.turn ?? -1;
    const one = this.left.find(({ seat }) => seat > after) ?? this.left[0];
    if (!one) {
      this.round = null;
      this.release();
    }
    this.cover(one?.seat ?? null);
  }

  private release(): void {
    for (const { link } of this.players) link.release();
  }

  private cover(seat: number | null): void {
    this.open = false;
    this.chosen = false;
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
