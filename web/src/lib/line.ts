/**
 * A line to one room that comes back by itself: a socket, its pulse, and the next one when it breaks. Its pulse asks what
 * time it is. It knows no state.
 */
import type { ClientMessage, RoomMessage, ServerMessage } from "./protocol";
import { time } from "./time.svelte";

/**
 * Milliseconds until each next try. A site that was away for some seconds has everybody back two seconds later at most;
 * who is away for longer knocks less often. `tests/server/site/ears.py` comes back so, too.
 */
const WAITS = [500, 750, 1_000, 1_500, 2_000, 2_000, 2_000, 2_000, 4_000, 8_000, 15_000];
/** The close code of a room that is elsewhere by now, or in a moment: who was sent away so may come back at once. */
const COME_BACK = 1012;
const AT_ONCE = 120;
const BEAT_EVERY = 20_000;
const SILENCE = 45_000;
/** How long a line that may be dead has to prove that it is not. */
const PROOF = 4_000;

/**
 * A browser complains of a dial that is broken off, so one that still dials is let through first. One that does not get
 * through soon is broken off all the same: browsers dial one place once at a time, and it would hold up the next.
 */
function hangUp(socket: WebSocket): void {
  if (socket.readyState !== WebSocket.CONNECTING) {
    socket.close();
    return;
  }
  const late = setTimeout(() => socket.close(), PROOF);
  socket.onopen = () => socket.close();
  socket.onclose = () => clearTimeout(late);
}

/** Who holds the line: what happens on it. */
export interface LineHolder {
  /** There is a new socket; the first message is due. */
  opened: () => void;
  take: (message: RoomMessage) => void;
  /** Something arrived that is no message. */
  garbled: () => void;
  /** The line broke; it comes back by itself. */
  lost: () => void;
}

export class Line {
  private socket: WebSocket | null = null;
  private tries = 0;
  private called = false;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private proof: ReturnType<typeof setTimeout> | undefined;
  private heard = 0;
  private over = false;

  constructor(
    private readonly room: string,
    private readonly holder: LineHolder,
  ) {
    addEventListener("online", this.now);
    addEventListener("offline", this.doubt);
    document.addEventListener("visibilitychange", this.now);
  }

  get isOpen(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  /** A new socket, in place of the one there was; none for who has gone meanwhile. */
  open(): void {
    if (this.over) return;
    this.leave();
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/api/rooms/${encodeURIComponent(this.room)}/ws`);
    this.socket = socket;
    socket.onopen = () => this.holder.opened();
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      this.heard = performance.now();
      let message: ServerMessage;
      try {
        message = JSON.parse(String(event.data)) as ServerMessage;
      } catch {
        this.holder.garbled();
        return;
      }
      if (message.type === "clock") time.hear(message.sent, message.now);
      else this.holder.take(message);
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.lost(event.code === COME_BACK);
    };
    this.heard = performance.now();
    this.pulse = setInterval(() => this.beat(), BEAT_EVERY);
  }

  /** Whether it could be sent. */
  send(message: ClientMessage): boolean {
    if (!this.isOpen) return false;
    this.socket!.send(JSON.stringify(message));
    return true;
  }

  /** What time is it at the server? */
  ask(): void {
    this.send({ type: "clock", sent: performance.now() });
  }

  /** All is well again: the next loss is the first. */
  settle(): void {
    this.tries = 0;
    this.called = false;
  }

  /** Try again at once, and not sooner than asked: for a button, a woken phone, a network that is back. */
  now = (): void => {
    if (document.visibilityState !== "visible") return;
    if (this.socket === null) this.open();
    else this.doubt();
  };

  /** Hang up, and stay so until it is opened again. */
  leave(): void {
    clearTimeout(this.retry);
    clearInterval(this.pulse);
    clearTimeout(this.proof);
    const socket = this.socket;
    this.socket = null;
    if (socket) hangUp(socket);
  }

  /** For good. */
  close(): void {
    this.over = true;
    removeEventListener("online", this.now);
    removeEventListener("offline", this.doubt);
    document.removeEventListener("visibilitychange", this.now);
    this.leave();
  }

  /** A phone that slept or lost its network may hold a dead line and not know it: whoever does not answer soon is gone. */
  private doubt = (): void => {
    const socket = this.socket;
    if (!this.isOpen) return;
    const asked = performance.now();
    time.doubt();
    this.ask();
    clearTimeout(this.proof);
    this.proof = setTimeout(() => {
      if (socket === this.socket && this.heard < asked) this.lost();
    }, PROOF);
  };

  private beat(): void {
    if (performance.now() - this.heard > SILENCE) this.lost();
    else this.ask();
  }

  private lost(soon = false): void {
    this.leave();
    let wait = AT_ONCE;
    if (soon && !this.called) this.called = true;
    else wait = WAITS[Math.min(this.tries++, WAITS.length - 1)]!;
    this.retry = setTimeout(() => this.open(), wait * (0.75 + Math.random() / 2));
    this.holder.lost();
  }
}
