/** Which ballot lies over the ring: the last one while it is news, or an older one that somebody wants to see again. */
import { isNight } from "../../lib/hour.svelte";
import type { Told } from "../board";
import { ballotsOf, isFresh, type Ballot } from "./ballots";

/** So long it stays in sight, in milliseconds, even if the table goes on at once. */
const LEAST = 10_000;

class Looked {
  /** The place of an older ballot that was chosen; -1 for none. */
  chosen = $state(-1);
  private kept = $state(-1);
  private known = -1;
  private whose = "";
  private timer: ReturnType<typeof setTimeout> | undefined;

  turn(ballot: Ballot): void {
    this.chosen = this.chosen === ballot.place ? -1 : ballot.place;
  }

  /** Another table, or another pair of eyes. */
  begin({ live, me, events }: Told): void {
    const whose = `${live?.room.room ?? ""}/${String(me)}`;
    if (whose === this.whose) return; // a closer look at a seat is no other table
    this.whose = whose;
    this.chosen = this.kept = -1;
    this.known = this.last(events);
  }

  /** A ballot that has just come stays for a while. To be called whenever something has come. */
  follow({ events, view, live }: Told): void {
    const last = this.last(events);
    const exiled = ballotsOf(events).at(-1)?.result === "exiled";
    if (isNight(view.phase) && exiled) this.kept = -1; // the last words gave time to look
    const isNew = live !== null && last > this.known;
    this.known = last;
    if (!isNew) return;
    this.chosen = -1;
    this.kept = last;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.kept = -1), LEAST);
  }

  /** Who is asked something needs what all look at now. */
  shown({ events, over, ask }: Told): Ballot | null {
    const ballots = ballotsOf(events);
    const chosen = ballots.find(({ place }) => place === this.chosen);
    if (chosen) return chosen;
    const last = ballots.at(-1);
    return last && !over && ((last.place === this.kept && ask === null) || isFresh(last, events)) ? last : null;
  }

  private readonly last = (events: Told["events"]) => ballotsOf(events).at(-1)?.place ?? -1;
}

export const looked = new Looked();
