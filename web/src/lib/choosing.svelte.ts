/** What is picked and not yet sent. One press picks, a second one sends, and whether that takes two is a setting. */
import { isMany } from "./asking";
import type { Connection } from "./connection.svelte";
import type { Ask, StateMessage } from "./protocol";
import { settings } from "./settings.svelte";

const DOUBLE = 400;
const touch = matchMedia("(pointer: coarse)");

export class Choosing {
  /** The offer that was taken up: it stands in the question's place until it is answered, put back or asked over. */
  private taken = $state.raw<{ offer: number; over: number | undefined } | null>(null);
  private pick = $state.raw<{ ask: number; tokens: string[] }>({ ask: -1, tokens: [] });
  private pressed = { at: -Infinity, ask: -1 };

  constructor(
    private readonly link: Connection,
    private readonly at: () => StateMessage,
    /** Whether the own card lies open. */
    private readonly cardOpen: () => boolean,
  ) {}

  readonly offer = $derived.by(() => {
    const { ask, offers } = this.at();
    if (ask && ask.id !== this.taken?.over) return null; // a new question comes first
    return offers.find((offer) => offer.id === this.taken?.offer) ?? null;
  });
  /** Of a veiled question a neighbour sees no more than everybody would be asked. */
  readonly veiled = $derived.by(
    () => this.offer === null && this.at().ask?.hides_extra_options === true && !this.cardOpen(),
  );
  readonly ask = $derived.by<Ask | null>(() => {
    const ask = this.offer ?? this.at().ask;
    return ask && this.veiled ? { ...ask, options: ask.options.filter((token) => token === ask.default) } : ask;
  });
  /** Nothing can be answered just now. */
  readonly stuck = $derived.by(
    () => this.link.status !== "open" || this.link.sending !== null || (this.at().view?.paused ?? false),
  );
  readonly picked = $derived.by<string[]>(() =>
    this.pick.ask === this.ask?.id ? this.pick.tokens.filter((token) => this.ask?.options.includes(token)) : [],
  );
  /** What is on its way, or safely there, in answer to this question. */
  readonly given = $derived.by<string[]>(() =>
    [this.link.sending, this.link.stored].flatMap((sent) =>
      sent && sent.ask === this.ask?.id ? sent.option.split(",") : [],
    ),
  );
  readonly many = $derived.by(() => this.ask !== null && isMany(this.ask));
  /** A moderator can take answers back, so nothing is asked twice there. */
  readonly twice = $derived.by(() => this.many || (settings.confirm && this.at().me !== "moderator"));
  readonly complete = $derived.by(
    () => this.ask !== null && this.picked.length >= this.ask.least && (this.picked.length > 0 || this.ask.least === 0),
  );

  isChosen(token: string): boolean {
    return this.picked.includes(token) || this.given.includes(token);
  }

  /** One press on an option. `hold`: only pick, whatever the setting; so does the keyboard. */
  press(token: string, event?: MouseEvent, hold = false): void {
    const { ask } = this;
    if (!ask || this.stuck || !ask.options.includes(token) || this.isDouble(event)) return;
    if (!this.twice && !hold) this.link.answer(ask.id, token);
    else if (this.picked.includes(token)) {
      const others = this.picked.filter((other) => other !== token);
      this.put(ask, others);
    } else if (ask.most === 1) this.put(ask, [token]);
    else if (this.picked.length < ask.most) this.put(ask, [...this.picked, token]);
  }

  confirm(event?: MouseEvent): void {
    if (this.ask && this.complete && !this.stuck && !this.isDouble(event))
      this.link.answer(this.ask.id, this.picked.join(","));
  }

  /** Back to nothing picked; then back from the offer. */
  back(): void {
    if (this.picked.length) this.pick = { ask: -1, tokens: [] };
    else this.taken = null;
  }

  take(offer: Ask): void {
    this.taken = { offer: offer.id, over: this.at().ask?.id };
    this.put(offer, offer.options.length === 1 ? offer.options : []); // the one thing that it can mean
  }

  private put(ask: Ask, tokens: string[]): void {
    this.pick = { ask: ask.id, tokens };
  }

  /** The second half of a double tap is not meant for the question that came in between. */
  private isDouble(event?: MouseEvent): boolean {
    const now = performance.now();
    const id = this.ask?.id ?? -1;
    const quick = event !== undefined && (event.detail > 1 || (touch.matches && now - this.pressed.at < DOUBLE));
    const doubled = quick && this.pressed.ask !== id;
    this.pressed = { at: now, ask: doubled ? this.pressed.ask : id };
    return doubled;
  }
}
