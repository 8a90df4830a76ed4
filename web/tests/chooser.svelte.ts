/** Somebody who chooses: what they are shown, how their connection stands, and what they have answered. */
import { Choosing } from "../src/lib/choosing.svelte";
import type { Connection, Sent, Status } from "../src/lib/connection.svelte";
import type { StateMessage } from "../src/lib/protocol";
import { ask, state } from "./tables";

export class Chooser {
  at = $state.raw<StateMessage>(state({ ask: kill() }));
  cardOpen = $state(false);
  answered: unknown[][] = [];
  link = $state<{ status: Status; sending: Sent | null; stored: Sent | null; answer: Connection["answer"] }>({
    status: "open",
    sending: null,
    stored: null,
    answer: (...given) => void this.answered.push(given),
  });
  choosing = new Choosing(
    this.link,
    () => this.at,
    () => this.cardOpen,
  );
}

export const kill = (of = {}) =>
  ask({ id: 5, key: "mafia.kill", options: ["#1", "#2", "pass"], default: "pass", ...of });
export const burst = ask({ id: 6, key: "werewolf.burst", options: ["burst"], default: null });
export const tap = (timeStamp = 0) => ({ detail: 1, timeStamp }) as unknown as MouseEvent;
