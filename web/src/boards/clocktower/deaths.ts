/** Which events tell that somebody is dead: to whoever keeps the Grimoire a death, to all the token that is turned over, and what an execution came to. */
import type { TableEvent } from "../../lib/protocol";

/** Who is dead by this; null: nobody. */
export function deathIn(event: TableEvent): number | null {
  const tells =
    event.type === "clocktower.died" ||
    (event.type === "clocktower.life-turned" && event.alive === false) ||
    (event.type === "clocktower.execution-settled" && event.died === true);
  return tells ? Number(event.seat) : null;
}
