/** What a lobby says of a seat beside its number and name. */
import type { Me, Room, RoomSeat } from "../lib/protocol";
import { words } from "../lib/words.svelte";

export const isAway = (seat: RoomSeat) => seat.kind === "person" && !seat.online;

export const calledOf = (seat: RoomSeat, room: Room) =>
  seat.kind !== "empty" ? seat.name : words.say(room.vacant.includes(seat.seat) ? "lobby-late-seat" : "ui-empty-seat");

export const aboutSeat = (seat: RoomSeat, room: Room, me: Me): string =>
  [
    seat.seat === me && words.say("ui-you"),
    seat.seat === room.host && words.say("ui-host"),
    seat.kind === "bot" && words.say("ui-bot"),
    seat.kind === "no-device" && words.say("table-no-device"),
    isAway(seat) && words.say("ui-away"),
    seat.kind === "person" && seat.seat !== room.host && words.say(seat.ready ? "ui-is-ready" : "lobby-not-ready"),
  ]
    .filter(Boolean)
    .join(" · ");

const MODERATOR = -2;

/** Whose saying it is, as the words number people. */
export const placed = (seat: number | "moderator") => (seat === "moderator" ? MODERATOR : seat);
