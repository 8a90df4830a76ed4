/**
 * The log as it is read: a death of the night is said once, nobody leaves after a night in which nobody died, and no
 * sheriff is called where the log has told that there is none.
 */
import type { TableEvent } from "../../lib/protocol";

/** Why somebody died is not for these eyes: then the announcement says all that there is. */
const UNTOLD = "?";
const NOBODY = -1;

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
  let torn = false;
  return events.flatMap((event, place) => {
    if (event.type === "werewolf.announced") quiet = Array.isArray(event.dead) && !event.dead.length;
    if (event.type === "core.phase-began") quiet = false;
    if (event.type === "werewolf.elected") torn = event.seat === NOBODY;
    if (event.type === "werewolf.badge-passed") torn = event.target === NOBODY;
    const stage = event.type === "core.stage-began" ? event.stage : "";
    const nobody = (quiet && stage === "farewell") || (torn && stage === "recommend");
    return nobody || announced.has(place) ? [] : [place];
  });
}
