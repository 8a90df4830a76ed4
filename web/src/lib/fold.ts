/** What has arrived, laid upon what was there: what a message leaves out is as it was. */
import type { StateMessage, StateUpdate, TableEvent } from "./protocol";

/** What one viewer has been told: how the table stands, and everything that happened, oldest first. */
export interface Seen<State = StateMessage> {
  state: State;
  events: TableEvent[];
}

/**
 * `whole`: whether nothing is left out of it, as of the first one that a socket brings. Null: something between is missing,
 * and can only be asked for from the start.
 */
export function fold(before: Seen<StateMessage | null>, update: StateUpdate, whole: boolean): Seen | null {
  const state = (whole ? update : { ...before.state, ...update }) as StateMessage;
  if (state.from === before.events.length)
    return { state, events: state.events.length ? [...before.events, ...state.events] : before.events };
  return state.from === 0 ? { state, events: state.events } : null;
}
