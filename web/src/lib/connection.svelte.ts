/** One seat's way to one room: says hello, keeps the last state, and what was sent and not heard of yet. */
import { api, ApiError } from "./api";
import { fold } from "./fold";
import { guestToken, tokenFor } from "./keep";
import { Line } from "./line";
import { notices } from "./notices.svelte";
import type {
  ClientMessage,
  Fault,
  Leaving,
  Reacted,
  RoomMessage,
  StateMessage,
  StateUpdate,
  TableEvent,
} from "./protocol";
import type { GalleryNews } from "./overheard";
import type { Ruling } from "./ruling";
import { time } from "./time.svelte";

/** Free words on a channel. */
export interface Saying {
  channel: string;
  text: string;
}

/** An answer that was sent. `last`: by the page, when time was up; `seat`: for a player without a device. */
export interface Sent {
  ask: number;
  option: string;
  last: boolean;
  seat?: number | undefined;
}

export type Status = "connecting" | "open" | "lost" | "gone";

export class Connection {
  status = $state<Status>("connecting");
  state = $state.raw<StateMessage | null>(null);
  events = $state.raw<TableEvent[]>([]);
  /** The answer on its way, and the last one that is safely in the store. */
  sending = $state.raw<Sent | null>(null);
  stored = $state.raw<Sent | null>(null);

  /** What was said and refused, and on which channel: given back to be said otherwise, and to nobody else. */
  returned = $state.raw<Saying | null>(null);

  /** What somebody has shown last. */
  reacted = $state.raw<Reacted | null>(null);

  /** Who takes in what is said in the gallery, once it was entered. */
  overhear: ((news: GalleryNews) => void) | null = null;

  /** That the server of this table stops; until the table is found again. */
  leaving = $state.raw<Leaving | null>(null);

  /** Whether the host has handed this seat on while its person was away, who may take it back. */
  handedOn = $state(false);

  private readonly line: Line;
  private spoken: Saying | null = null;
  private refused: string | null = null;
  /** Whether this socket has sent a whole state: only then what is left out means "as before". */
  private held = false;

  /**
   * `token`: whose seat it is; by default the one that this browser keeps for the room.
   * `watch`: what everybody may see, whoever holds the token.
   */
  constructor(
    readonly room: string,
    private readonly options: { token?: string; watch?: boolean } = {},
  ) {
    this.line = new Line(room, {
      opened: () => this.hello(),
      take: (message) => this.take(message),
      garbled: () => notices.add({ key: "ui-server", message: "The server sent something unreadable." }),
      lost: () => this.lost(),
    });
    this.line.open();
  }

  /** Try again at once: for a button. */
  now = (): void => this.line.now();

  /** After joining: the same room, now with a token. */
  restart(): void {
    this.refused = null;
    this.handedOn = false;
    this.events = [];
    this.line.open();
  }

  /** The bearer token: it is the seat. */
  get token(): string | null {
    return this.options.token ?? tokenFor(this.room);
  }

  close(): void {
    this.line.close();
  }

  answer(ask: number, option: string, last = false): void {
    if (this.send({ type: "answer", ask, option })) this.sending = { ask, option, last };
  }

  /** Who moderates enters what a player without a device has answered. */
  answerFor(seat: number, ask: number, option: string): void {
    if (this.send({ type: "answer", ask, option, seat })) this.sending = { ask, option, last: false, seat };
  }

  say(channel: string, text: string): boolean {
    this.spoken = { channel, text };
    return this.send({ type: "say", channel, text });
  }

  /** One of the game's quick phrases, about these seats; or words of one's own, with it as their gist. */
  phrase(channel: string, line: string, about: (number | string)[], text = ""): boolean {
    this.spoken = text ? { channel, text } : null; // a refused phrase is one tap away: nothing to give back
    return this.send({ type: "say", channel, text, line, about });
  }

  /** As far as this seat is concerned, the talk may go on. */
  ready(): void {
    const pace = this.state?.pace?.id;
    if (pace !== undefined) this.send({ type: "ready", pace });
  }

  /** Propose to skip the rest of the talk, agree to it, or not. */
  skip(agree: boolean): void {
    const pace = this.state?.pace?.id;
    if (pace !== undefined) this.send({ type: "skip", pace, agree });
  }

  /** Something is picked in this question and not sent: bots wait for it, where the first answer counts. */
  touch(ask: number): void {
    this.send({ type: "touch", ask });
  }

  /** In the lobby: ready to start, or not. */
  beReady(ready: boolean): void {
    this.send({ type: "ready", ready });
  }

  /** Let everything pass for a stretch of the game, or be asked again. */
  let(on: boolean): void {
    this.send({ type: "let", on });
  }

  react(what: string): void {
    this.send({ type: "react", what });
  }

  rule(ruling: Ruling): void {
    this.send({ type: "rule", ruling });
  }

  send(message: ClientMessage): boolean {
    if (this.line.send(message)) return true;
    notices.add({ key: "ui-not-connected", message: "There is no connection; nothing was sent." }, message.type);
    return false;
  }

  private hello(): void {
    const token = this.token;
    const { watch = false } = this.options;
    this.held = false;
    this.send({
      type: "hello",
      token: token === this.refused ? null : token,
      since: this.events.length,
      changes: true,
      ...(watch ? { watch } : {}),
    });
    time.doubt(); // it may be another server by now
    this.line.ask();
  }

  private take(message: RoomMessage): void {
    if (message.type === "state") this.takeState(message);
    else if (message.type === "ok") {
      const { sending } = this;
      if (message.of === "answer" && sending && sending.ask === message.ask && sending.seat === message.seat) {
        if (sending.last) notices.tell("ui-time-sent");
        this.stored = sending;
        this.sending = null;
      }
      notices.settle(message.of);
    } else if (message.type === "reacted") this.reacted = message;
    else if (message.type === "gallery") this.overhear?.(message);
    else if (message.type === "leaving") this.leaving = message;
    else if (message.type === "error") this.refuse(message.of ?? "", message.error);
  }

  private refuse(of: string, error: Fault): void {
    if (of === "answer") this.sending = null;
    if (of === "say") this.returned = this.spoken;
    if (of === "hello" && error.key === "no-room") {
      this.end();
      return;
    }
    // A token that the room does not know: watch as the public rather than knock for ever.
    if (of === "hello" && (error.key === "unauthorized" || error.key === "handed-on")) {
      const sat = this.state !== null && this.state.me !== null;
      this.refused = this.token;
      this.line.open(); // at once: no connection was lost
      this.handedOn = error.key === "handed-on";
      if (this.handedOn) return;
      if (sat) {
        notices.add({ ...error, key: "ui-seat-lost" }, of); // the host has emptied it, or somebody has taken over
        return;
      }
      if (this.refused === guestToken()) return; // a guest who has no seat here watches; nothing is wrong
    }
    const late = error.key === "not-asked"; // nothing is wrong: others or the clock were faster
    if (late && (of === "ready" || of === "skip" || of === "let")) return; // what was wished has come
    if (late && of === "answer")
      notices.tell("ui-too-late"); // and it stays, whatever is asked next
    else notices.add(error, of);
  }

  private takeState(update: StateUpdate): void {
    const now = fold(this, update, !this.held);
    if (!this.held) {
      this.line.ask(); // what was asked with the hello waited for it
      this.leaving = null;
    }
    this.held = true;
    if (now === null) {
      this.events = [];
      this.line.open();
      return;
    }
    const { state, events } = now;
    // With a new question, what was wrong with the last answer is history.
    if (state.ask && state.ask.id !== this.state?.ask?.id) notices.settle("answer");
    if (this.state && isMuted(this.state) && !isMuted(state)) notices.settle("say");
    this.events = events;
    this.state = state;
    this.status = "open";
    this.line.settle();
    if (this.sending && !isOpen(this.sending, state)) this.sending = null;
  }

  private lost(): void {
    this.sending = null;
    this.status = "lost";
    if (!this.state) void this.inquire();
  }

  /** Never yet inside: perhaps there is no such room. */
  private async inquire(): Promise<void> {
    try {
      await api.room(this.room);
    } catch (error) {
      if (error instanceof ApiError && (error.status === 404 || error.status === 400)) this.end();
    }
  }

  /** There is no such room, and nothing to come back to. */
  private end(): void {
    this.line.close();
    this.status = "gone";
  }
}

/** Whether the host keeps whoever sits here from speaking in words of their own. */
export const isMuted = ({ me, room }: Pick<StateMessage, "me" | "room">): boolean =>
  room.seats.some(({ seat, muted }) => seat === me && muted);

/** Whether what was answered is still asked. */
function isOpen({ ask, seat }: Sent, state: StateMessage): boolean {
  if (seat === undefined) return state.ask?.id === ask;
  const proxy = state.proxies.find((one) => one.seat === seat);
  return proxy?.ask?.id === ask;
}
