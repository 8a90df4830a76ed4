/** A seat's notebook: kept on the server for that seat alone, so that it is there on every device. */
import { api, attempt } from "./api";

export interface SeatNote {
  /** What it says it is: a role as `"@id"`, or in so many words. */
  claim?: string;
  /** My suspicion, from -2 (surely against me) to 2 (surely with me). */
  trust?: number;
  text?: string;
  /** What lies beside it: characters as `"@id"`, reminders by their names. */
  tokens?: string[];
}

interface Notes {
  seats?: Record<string, SeatNote>;
  text?: string;
}

export const TRUST = [-2, -1, 0, 1, 2];
const PAUSE = 700;
const AGAIN = 5000; // after the server did not take it; then twice as long
const TRIES = 6;
const MOST = 8000; // bytes that the server keeps

export class Notebook {
  private notes = $state<Notes>({});
  /** What has become of the last stroke. */
  state = $state<"unread" | "kept" | "writing" | "unkept" | "full">("unread");
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** As this device last read or kept it: what it has not changed since may be newer elsewhere. */
  private was: Notes = {};
  private tries = 0;

  constructor(
    private readonly room: string,
    private readonly token: string | null,
  ) {}

  async read(): Promise<void> {
    if (!this.isKept) return; // what was written here since is newer
    await attempt("notes", async () => {
      const { notes } = await api.notes<Notes | null>(this.room, this.token);
      if (!this.isKept) return;
      this.notes = notes ?? {};
      this.was = $state.snapshot(this.notes);
      this.state = "kept";
    });
  }

  private get isKept(): boolean {
    return this.state === "unread" || this.state === "kept";
  }

  get text(): string {
    return this.notes.text ?? "";
  }

  set text(text: string) {
    this.notes.text = text;
    this.later();
  }

  of(seat: number): SeatNote {
    return this.notes.seats?.[seat] ?? {};
  }

  write(seat: number, note: SeatNote): void {
    const seats: Record<string, SeatNote> = { ...this.notes.seats, [seat]: { ...this.of(seat), ...note } };
    const isBlank = (one: SeatNote) => !one.claim && !one.trust && !one.text && !one.tokens?.length;
    this.notes.seats = Object.fromEntries(Object.entries(seats).filter(([, one]) => !isBlank(one)));
    this.later();
  }

  /** At once what would else be written in a moment: the page is going. */
  flush(): void {
    if (this.timer) void this.keep();
  }

  private later(): void {
    this.state = "writing";
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.keep(), PAUSE);
  }

  private async keep(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const notes = $state.snapshot(this.notes);
    if (new TextEncoder().encode(JSON.stringify(notes)).length > MOST) {
      this.state = "full";
      return;
    }
    const kept = await attempt("notes", () => api.keepNotes(this.room, this.token, notes, this.was));
    if (kept) this.was = notes;
    if (this.timer) return;
    this.state = kept ? "kept" : "unkept";
    if (kept) this.tries = 0;
    else if (this.tries < TRIES) this.timer = setTimeout(() => void this.keep(), AGAIN * 2 ** this.tries++);
    if (kept) await this.read(); // what another device wrote, too
  }
}
