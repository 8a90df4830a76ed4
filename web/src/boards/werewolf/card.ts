/** What the open own card adds: the state of the gun, and what its owner did and learned in the nights. */
import type { TableEvent } from "../../lib/protocol";
import { sentenceOf } from "../../lib/saying";
import { words } from "../../lib/words.svelte";
import type { Told } from "../board";

const OWN = new Set([
  "werewolf.acted",
  "werewolf.learned",
  "werewolf.gun-state",
  "werewolf.gained",
  "werewolf.frightened",
]);
const LATEST = 6;

export function card({ events, me }: Told): string[] {
  const found: { day: number; event: TableEvent }[] = [];
  let day = 0;
  for (const event of events) {
    if (event.type === "core.phase-began") day = Number(event.day);
    else if (OWN.has(event.type) && event.seat === me) found.push({ day, event });
  }
  const answered = new Set(found.filter(({ event }) => event.type === "werewolf.learned").map((one) => one.day));
  return found
    .filter((one) => one.event.type !== "werewolf.acted" || !answered.has(one.day)) // the answer says what was asked
    .slice(-LATEST)
    .map((one) => words.say("werewolf-in-night", { day: one.day, what: sentenceOf(one.event) }));
}
