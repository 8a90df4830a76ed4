/**
 * Who moderates answers for players without a device: for whom just now, and that player's question in the place of the own.
 * Each seat counts its questions by itself, so on this page they get numbers of their own.
 */
import type { Connection, Sent } from "../lib/connection.svelte";
import { asksForSeats } from "../lib/asking";
import type { Ask, Proxy, StateMessage } from "../lib/protocol";

const APART = 1_000_000;
const numbered = (seat: number, ask: Ask): Ask => ({ ...ask, id: (seat + 1) * APART + ask.id });

export class Acting {
  private chosen = $state<number | null>(null);

  constructor(
    private readonly link: Connection,
    private readonly now: () => StateMessage,
  ) {}

  private readonly proxies = $derived.by<Proxy[]>(() => (this.now().outcome ? [] : this.now().proxies));
  /** The players who are asked something. */
  readonly asked = $derived.by(() => this.proxies.filter(({ ask }) => ask !== null));
  /** What players may do at any time. */
  readonly offers = $derived.by(() =>
    this.proxies.flatMap(({ seat, offers }) => offers.map((offer) => ({ seat, offer }))),
  );
  /** For whom the question in sight is; null: it is the own. Who alone is asked needs no choosing. */
  readonly proxy = $derived.by<Proxy | null>(() => {
    const chosen = this.asked.find(({ seat }) => seat === this.chosen);
    const alone = this.asked.length === 1 && this.now().ask === null;
    return chosen ?? (alone ? this.asked[0]! : null);
  });

  choose(seat: number | null): void {
    this.chosen = seat;
  }

  /** The state with that player's question in it. Who points at a face is asked again, for a slip would be seen by all. */
  readonly state = $derived.by<StateMessage>(() => {
    const { proxy } = this;
    if (!proxy?.ask) return this.now();
    const me = asksForSeats(proxy.ask) ? proxy.seat : "moderator";
    return { ...this.now(), me, ask: numbered(proxy.seat, proxy.ask), offers: [] };
  });

  get status() {
    return this.link.status;
  }

  get sending(): Sent | null {
    return this.sentFor(this.link.sending);
  }

  get stored(): Sent | null {
    return this.sentFor(this.link.stored);
  }

  answer(ask: number, option: string, last = false): void {
    if (ask < APART) this.link.answer(ask, option, last);
    else this.link.answerFor(Math.floor(ask / APART) - 1, ask % APART, option);
    this.chosen = null;
  }

  private sentFor(sent: Sent | null): Sent | null {
    return sent?.seat === undefined ? sent : { ...sent, ask: (sent.seat + 1) * APART + sent.ask };
  }
}
