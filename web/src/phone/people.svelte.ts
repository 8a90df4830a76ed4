/** Who shares this device at one table, and their ways to the room: one for each, and one for what all may see. */
import { Connection } from "../lib/connection.svelte";
import type { SeatHere } from "../lib/keep";
import { words } from "../lib/words.svelte";
import { Hand } from "./hand.svelte";

/** The moderator's chair among the seats, as the catalogue counts it. */
export const MODERATOR = -2;

/** Somebody who shares this device. */
export interface Holder {
  seat: number;
  name: string;
  link: Hand;
}

export class People {
  /** What everybody may see: it lies open on the table. There is none before the cards are dealt. */
  common = $state.raw<Connection | null>(null);
  private hands = $state.raw<Hand[]>([]);

  /** `keeps`: whether answers are kept back now. */
  constructor(
    private readonly room: string,
    here: SeatHere[],
    private readonly keeps: () => boolean,
  ) {
    this.serve(here.map(({ token }) => token));
  }

  /** Those who are new get a connection, those who have gone lose theirs. */
  serve(tokens: string[]): void {
    const same = tokens.length === this.hands.length && this.hands.every(({ token }) => tokens.includes(token!));
    if (!tokens.length || same) return;
    for (const hand of this.hands) if (!tokens.includes(hand.token!)) hand.close();
    this.hands = tokens.map(
      (token) => this.hands.find((hand) => hand.token === token) ?? new Hand(this.room, token, this.keeps),
    );
    if (this.common && !tokens.includes(this.common.token!)) {
      const { state, events } = this.common;
      this.common.close();
      this.common = this.opened(); // by another seat's token
      if (this.common) Object.assign(this.common, { state, events }); // what lies on the table lies there meanwhile
    }
  }

  /** The cards are dealt: from now on what all may see is not what any seat sees. */
  meet(): void {
    this.common ??= this.opened();
  }

  private opened(): Connection | null {
    const seated = this.hands.find(({ state }) => state && state.me !== null && state.room.status !== "lobby");
    return seated ? new Connection(this.room, { token: seated.token!, watch: true }) : null;
  }

  close(): void {
    for (const hand of this.hands) hand.close();
    this.common?.close();
  }

  /** The room and the table as all may know them. In a lobby nothing is secret, and any seat's eyes will do. */
  readonly at = $derived.by(() => {
    const lobby = this.hands.find(({ state }) => state?.room.status === "lobby")?.state ?? null;
    return this.common ? this.common.state : lobby;
  });
  /** Any way to the room: whether it is lost, whether there is such a room. */
  readonly link = $derived.by<Connection>(() => this.common ?? this.hands[0]!);
  /** Whether everybody has been told how the table stands. */
  readonly complete = $derived.by(() => this.hands.every(({ state }) => state !== null));
  /** Tokens that open no seat any more: whoever held them was asked to leave, or has a device of their own now. */
  readonly gone = $derived.by(() => this.hands.filter(({ state }) => state?.me === null).map(({ token }) => token!));

  /** Everybody on this device by seat, a moderator first. A token that is void here has no seat. */
  readonly holders = $derived.by<Holder[]>(() =>
    this.hands
      .flatMap((link) => {
        const me = link.state?.me ?? null;
        if (me === null) return [];
        return me === "moderator"
          ? [{ seat: MODERATOR, name: words.say("ui-moderator"), link }]
          : [{ seat: me, name: link.state?.room.seats[me]?.name ?? "", link }];
      })
      .sort((one, other) => one.seat - other.seat),
  );
}
