/** What has arrived, laid upon what was there: what a message leaves out is as it was. */
import { kept } from "./kept";
import type { LobbyTalk, StateMessage, StateUpdate, TableEvent } from "./protocol";

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
  const come = (whole ? update : { ...before.state, ...update, talk: talkOf(before.state, update) }) as StateMessage;
  // Each thing that happened is one by itself, however much like the one before.
  const state = { ...kept(before.state, come), events: come.events };
  if (state.from === before.events.length)
    return { state, events: state.events.length ? [...before.events, ...state.events] : before.events };
  return state.from === 0 ? { state, events: state.events } : null;
}

/** What was said in the lobby: of more than was told before, what came before stays. */
function talkOf(before: StateMessage | null, { talk }: StateUpdate): LobbyTalk | null {
  const held = before?.talk ?? null;
  if (talk === undefined) return held;
  return talk && held ? { from: 0, said: [...held.said.slice(0, talk.from), ...talk.said] } : talk;
}
