/** The tables of whoever uses this browser: those of the identity, and those that only this browser knows. */
import { api, ApiError } from "./api";
import { forget, guestToken, recall, roomsHere } from "./keep";
import type { MyTable, StateMessage } from "./protocol";

function tableOf({ room, me, view, outcome }: StateMessage): MyTable | null {
  if (me === null) return null;
  const over = room.status === "over";
  const seat = typeof me === "number" ? me : -1;
  return {
    room: room.room,
    game: room.game,
    seat: me,
    name: room.seats[seat]?.name ?? "",
    players: room.players,
    status: room.status,
    made: "",
    role: over ? (view?.seats[seat]?.role ?? null) : null,
    won: over && outcome?.winners.length && seat >= 0 ? outcome.winners.includes(seat) : null,
    reason: outcome?.reason ?? null,
  };
}

/** A table that this browser holds a seat at; what is no longer there is forgotten. */
async function lookUp(room: string): Promise<MyTable | null> {
  try {
    return tableOf(await api.mine(room, recall(`room.${room}`) ?? ""));
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 401)) forget(`room.${room}`);
    return null;
  }
}

/** Each of those without an identity costs a request: `most` says how many are worth it. */
export async function myTables(most = Infinity): Promise<MyTable[]> {
  const guest = guestToken();
  const known = guest ? (await api.guest(guest)).tables : [];
  const others = roomsHere().filter((room) => !known.some((table) => table.room === room));
  const here = await Promise.all(others.slice(0, most).map(lookUp));
  return [...known, ...here.filter((table) => table !== null)];
}
