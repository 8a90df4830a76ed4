/** One socket to one room: says hello, keeps the last state, comes back by itself. */
import { api, ApiError } from "./api";
import { guestToken, tokenFor } from "./keep";
import { notices } from "./notices.svelte";
import type { ClientMessage, Ruling, ServerMessage, StateMessage, StateUpdate, TableEvent } from "./protocol";

const FIRST_DELAY = 500;
const LONGEST_DELAY = 15_000;
const PING_EVERY = 20_000;
const SILENCE = 45_000;
/** How long a line that may be dead has to prove that it is not. */
const PROOF = 4_000;

/** Free words on a channel. */
export interface Saying {
  channel: string;
  text: string;
}

export type Status = "connecting" | "open" | "lost" | "gone";

export class Connection {
  status = $state<Status>("connecting");
  state = $state.raw<StateMessage | null>(null);
  events = $state.raw<TableEvent[]>([]);
  /** When the state arrived: what is `left` counts down from here. */
  since = $state(0);
  /** The answer on its way, and the last one that is safely in the store. */
  sending = $state.raw<{ ask: number; option: string } | null>(null);
  stored = $state.raw<{ ask: number; option: string } | null>(null);

  /** What was said and refused, and on which channel: given back to be said otherwise, and to nobody else. */
  returned = $state.raw<Saying | null>(null);

  private spoken: Saying | null = null;
  private socket: WebSocket | null = null;
  private delay = FIRST_DELAY;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private proof: ReturnType<typeof setTimeout> | undefined;
  private heard = 0;
  private refused: string | null = null;
  private closed = false;
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
    addEventListener("online", this.now);
    addEventListener("offline", this.doubt);
    document.addEventListener("visibilitychange", this.now);
    this.open();
  }

  /** Try again at once, and not sooner than asked: for a button, a woken phone, a network that is back. */
  now = (): void => {
    if (document.visibilityState !== "visible") return;
    if (this.status === "lost") this.open();
    else this.doubt();
  };

  /** A phone that slept or lost its network may hold a dead line and not know it: whoever does not answer soon is gone. */
  private doubt = (): void => {
    const socket = this.socket;
    if (socket?.readyState !== WebSocket.OPEN) return;
    const asked = performance.now();
    this.send({ type: "ping" });
    clearTimeout(this.proof);
    this.proof = setTimeout(() => {
      if (socket === this.socket && this.heard < asked) this.lost();
    }, PROOF);
  };

  /** After joining: the same room, now with a token. */
  restart(): void {
    this.refused = null;
    this.events = [];
    this.open();
  }

  /** The bearer token: it is the seat. */
  get token(): string | null {
    return this.options.token ?? tokenFor(this.room);
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.now);
    removeEventListener("offline", this.doubt);
    document.removeEventListener("visibilitychange", this.now);
    this.leave();
  }

  answer(ask: number, option: string): void {
    if (this.send({ type: "answer", ask, option })) this.sending = { ask, option };
  }

  say(channel: string, text: string): boolean {
    this.spoken = { channel, text };
    return this.send({ type: "say", channel, text });
  }

  /** One of the game's quick phrases, about these seats. */
  phrase(channel: string, line: string, about: number[]): boolean {
    this.spoken = null; // a refused one is one tap away: nothing to give back
    return this.send({ type: "say", channel, line, about });
  }

  /** As far as this seat is concerned, the talk may go on. */
  ready(): void {
    const pace = this.state?.pace?.id;
    if (pace !== undefined) this.send({ type: "ready", pace });
  }

  /** In the lobby: ready to start, or not. */
  beReady(ready: boolean): void {
    this.send({ type: "ready", ready });
  }

  rule(ruling: Ruling): void {
    this.send({ type: "rule", ruling });
  }

  private send(message: ClientMessage): boolean {
    if (this.socket?.readyState === WebSocket.OPEN) {
      this.socket.send(JSON.stringify(message));
      return true;
    }
    notices.add({ key: "ui-not-connected", message: "There is no connection; nothing was sent." }, message.type);
    return false;
  }

  private open(): void {
    this.leave();
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/api/rooms/${encodeURIComponent(this.room)}/ws`);
    this.socket = socket;
    socket.onopen = () => {
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
    };
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      this.heard = performance.now();
      let message: ServerMessage;
      try {
        message = JSON.parse(String(event.data)) as ServerMessage;
      } catch {
        notices.add({ key: "ui-server", message: "The server sent something unreadable." });
        return;
      }
      this.take(message);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.lost();
    };
    this.heard = performance.now();
    this.pulse = setInterval(() => this.beat(), PING_EVERY);
  }

  private take(message: ServerMessage): void {
    if (message.type === "state") {
      this.takeState(message);
    } else if (message.type === "ok") {
      if (message.of === "answer" && this.sending?.ask === message.ask) {
        this.stored = this.sending;
        this.sending = null;
      }
      notices.settle(message.of);
    } else if (message.type === "error") {
      const of = message.of ?? "";
      if (of === "answer") this.sending = null;
      if (of === "say") this.returned = this.spoken;
      if (of === "hello" && message.error.key === "no-room") {
        this.leave();
        this.status = "gone";
        return;
      }
      // A token that the room does not know: watch as the public rather than knock for ever.
      if (of === "hello" && message.error.key === "unauthorized") {
        const sat = this.state !== null && this.state.me !== null;
        this.refused = this.token;
        this.open(); // at once: no connection was lost
        if (sat) {
          notices.add({ ...message.error, key: "ui-seat-lost" }, of); // the host has emptied it, or somebody has taken over
          return;
        }
        if (this.refused === guestToken()) return; // a guest who has no seat here watches; nothing is wrong
      }
      const late = message.error.key === "not-asked"; // nothing is wrong: others or the clock were faster
      if (late && of === "ready") return; // what was wished has come
      notices.add(late && of === "answer" ? { ...message.error, key: "ui-too-late" } : message.error, of);
    }
  }

  private takeState(update: StateUpdate): void {
    const state = (this.held ? { ...this.state, ...update } : update) as StateMessage;
    this.held = true;
    if (state.from === this.events.length) {
      if (state.events.length) this.events = [...this.events, ...state.events];
    } else if (state.from === 0) {
      this.events = state.events;
    } else {
      this.events = []; // a gap: what is missing can only be asked for from the start
      this.open();
      return;
    }
    // With a new question, what was wrong with the last answer is history.
    if (state.ask && state.ask.id !== this.state?.ask?.id) notices.settle("answer");
    this.since = performance.now();
    this.state = state;
    this.status = "open";
    this.delay = FIRST_DELAY;
    if (this.sending && this.sending.ask !== state.ask?.id) this.sending = null;
  }

  private beat(): void {
    if (performance.now() - this.heard > SILENCE) this.lost();
    else if (this.socket?.readyState === WebSocket.OPEN) this.send({ type: "ping" });
  }

  private lost(): void {
    this.leave();
    this.sending = null;
    if (this.closed) return;
    this.status = "lost";
    if (!this.state) void this.inquire();
    this.retry = setTimeout(() => this.open(), this.delay * (0.75 + Math.random() / 2));
    this.delay = Math.min(this.delay * 2, LONGEST_DELAY);
  }

  /** Never yet inside: perhaps there is no such room. */
  private async inquire(): Promise<void> {
    try {
      await api.room(this.room);
    } catch (error) {
      if (error instanceof ApiError && (error.status === 404 || error.status === 400)) {
        this.status = "gone";
        clearTimeout(this.retry);
      }
    }
  }

  private leave(): void {
    clearTimeout(this.retry);
    clearInterval(this.pulse);
    clearTimeout(this.proof);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }
}
