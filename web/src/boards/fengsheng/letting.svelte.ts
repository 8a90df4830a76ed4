/** Passing for the rest of a turn: whoever chose that passes at each further round of it, and may take it back. */
import type { Told } from "../board";
import { factsOf } from "./facts";

/** Questions that are put to all at once, and to which passing is the usual answer. */
const ROUNDS = ["fengsheng.fight", "fengsheng.trigger"];

/** As long as others think about it: nobody is to see who passes unlooked. */
const SOONEST = 700;
const LATEST = 2_500;

class Letting {
  /** At which table, by whose eyes, in which turn. */
  private since = $state.raw("");

  private when = ({ live, me, view }: Told) => [live?.room.room, me, view.day].join(" ");

  /** Whether it can be chosen here. */
  may = ({ ask, live }: Told): boolean =>
    live !== null && ask !== null && ROUNDS.includes(ask.key) && ask.options.includes("pass");

  /** The turn is over, the intel lies before oneself, or somebody is dying: then one wants to be asked. */
  holds(told: Told): boolean {
    const { intel, dying } = factsOf(told.view);
    return this.since === this.when(told) && !told.over && intel?.front !== told.me && dying.length === 0;
  }

  start(told: Told): void {
    this.since = this.when(told);
  }

  stop(): void {
    this.since = "";
  }

  get tempo(): number {
    return SOONEST + Math.random() * (LATEST - SOONEST);
  }
}

export const letting = new Letting();
