/** All that a seat's tile says by marks, in words. */
import type { Extra } from "../boards/board";
import type { ViewSeat } from "../lib/protocol";
import { words } from "../lib/words.svelte";
import type { AtTable } from "./at.svelte";

/** `role`, `marks`: what may be seen of them; `extras`: what the game's board adds. */
export function factsOfSeat(
  at: AtTable,
  seat: ViewSeat,
  role: string | null,
  marks: string[],
  extras: Extra[],
): string[] {
  const chair = at.state.room.seats[seat.seat];
  const mine = seat.seat === at.shown.me;
  const person = chair?.kind === "person" && !mine;
  const empty = at.face.vacant.includes(seat.seat);
  const claim = at.claim(seat.seat);
  const side = role && seat.team && seat.team !== "?" ? words.thing("team", seat.team) : "";
  return [
    role && words.thing("role", role),
    role && side !== words.thing("role", role) && side,
    !empty && (seat.alive ? words.say("table-alive") : words.dead(seat.seat, at.view)),
    mine && words.say("ui-you"),
    chair?.kind === "bot" && words.say("ui-bot"),
    chair?.instead && words.say("table-instead", { name: chair.instead }),
    person && chair.stand_in && words.say("table-stand-in"),
    person && !chair.stand_in && words.say(chair.online ? "table-here" : "ui-away"),
    ...marks.map((mark) => words.thing("mark", mark)),
    ...extras.map((extra) => extra.words),
    claim && words.say("table-claims", { game: words.game, role: claim }),
  ].filter((fact): fact is string => typeof fact === "string" && fact !== "");
}
