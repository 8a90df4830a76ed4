/** The log as it is read: a death of the night is said once, and nobody leaves after a night in which nobody died. */
import type { TableEvent } from "../../lib/protocol";

/** Why somebody died is not for these eyes: then the announcement says all that there is. */
const UNTOLD = "?";

/** The places of these events; what another line says already has none. */
export function logOf(events: TableEvent[]): number[] {
  /** Whom the last announcement names; while none has come, of whom it will be told. */
  let dead: unknown[] | null = null;
  const announced = new Set<number>();
  for (let place = events.length - 1; place >= 0; place--) {
    const event = events[place]!;
    if (event.type === "werewolf.announced") dead = Array.isArray(event.dead) ? event.dead : [];
    else if (event.type === "core.phase-began") dead = null;
    else if (
      event.type === "werewolf.died" &&
      event.night === true &&
      event.cause === UNTOLD &&
      dead?.includes(event.seat)
    )
      announced.add(place);
  }
  let quiet = false;
  return events.flatMap((event, place) => {
    if (event.type === "werewolf.announced") quiet = Array.isArray(event.dead) && !event.dead.length;
    if (event.type === "core.phase-began") quiet = false;
    const nobody = quiet && event.type === "core.stage-began" && event.stage === "farewell";
    return nobody || announced.has(place) ? [] : [place];
  });
}
