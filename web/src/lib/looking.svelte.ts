/** A moderator may look through other eyes: any seat's, or everybody's. */
import { api, attempt } from "./api";
import type { Connection } from "./connection.svelte";
import type { Me, StateMessage } from "./protocol";

export class Looking {
  eyes = $state<Me>("moderator");
  private seen = $state.raw<StateMessage | null>(null);

  constructor(
    private readonly link: Connection,
    private readonly at: () => StateMessage,
  ) {}

  /** Whether the table is seen through other eyes. */
  readonly away = $derived.by(() => this.at().me === "moderator" && this.eyes !== "moderator");
  /** The table as those eyes see it; the viewer's own sight until that has come. */
  readonly shown = $derived.by(() => (this.away && this.seen) || this.at());
  readonly events = $derived.by(() => (this.shown === this.at() ? this.link : this.shown).events);

  /** Fetch it anew; to be called whenever something has changed. */
  look(): void {
    const whose = this.eyes;
    void attempt("eyes", async () => {
      const found = await api.view(this.link.room, this.link.token, whose);
      if (whose === this.eyes) this.seen = found;
    });
  }
}
