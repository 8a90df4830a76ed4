/** What a fit over all tables says of a cup: asked for when somebody looks, and again when another table counts. */
import { cups } from "./api";
import type { CupInfo, Rated, Ratings } from "./shapes";
import { counted } from "./tally";

/** The chance of a side of such players against an average one, in hundredths. */
export const chance = (strength: number) => Math.round(100 / (1 + Math.exp(-strength)));

export class RatingsHere {
  found = $state.raw<Ratings | null>(null);
  failed = $state(false);
  private of = "";

  /** To be called with every news of the cup. */
  async look(info: CupInfo): Promise<void> {
    const of = counted(info)
      .map(({ table, take }) => `${table.table} ${take.no} ${take.ended}`)
      .join("\n");
    const asked = `${info.cup}\n${of}`;
    if (asked === this.of) return;
    this.of = asked;
    try {
      const found = await cups.ratings(info.cup);
      if (asked === this.of) [this.found, this.failed] = [found, false];
    } catch {
      if (asked === this.of) [this.of, this.failed] = ["", true];
    }
  }

  player(name: string): Rated | undefined {
    return this.found?.players.find((one) => one.name === name);
  }
}
