/** Who has sat down, gone and become ready since this page has looked on, each beside what had been said by then. */
import type { LobbyTalk, Room, RoomSeat } from "../lib/protocol";

export type Coming = "sits" | "goes" | "moves" | "bot" | "ready";

/** A line of a lobby: what somebody has said, or what somebody has done, by the name they had then. */
export type Line = { said: LobbyTalk["said"][number] } | { what: Coming; seat: number; name: string };

/** `after`: how many sayings there were. */
type Noted = Extract<Line, { what: Coming }> & { after: number };

export class Comings {
  private noted = $state.raw<Noted[]>([]);
  private before: readonly RoomSeat[] | null = null;
  private heard = 0;

  /** So many are kept; whoever sits here is to be seen anyway. */
  static readonly MOST = 40;

  /** The room as it is now, and how much has been said in it. Who sat here when the page came is told by the chairs. */
  follow(room: Pick<Room, "seats">, said: number): void {
    const fresh = this.before ? this.changes(this.before, room.seats) : [];
    const shorter = said < this.heard; // the older half is forgotten, or goes with whoever has left
    this.before = room.seats;
    this.heard = said;
    if (!fresh.length && !shorter) return;
    const all = [...this.noted, ...fresh.map((one) => ({ ...one, after: said }))];
    this.noted = all.slice(-Comings.MOST).map((one) => ({ ...one, after: Math.min(one.after, said) }));
  }

  /** All lines in their order. */
  among(said: LobbyTalk["said"]): Line[] {
    const lines: Line[] = [];
    for (let place = 0; place <= said.length; place++) {
      lines.push(...this.noted.filter(({ after }) => after === place));
      if (place < said.length) lines.push({ said: said[place]! });
    }
    return lines;
  }

  private changes(before: readonly RoomSeat[], now: readonly RoomSeat[]): Extract<Line, { what: Coming }>[] {
    const gone = before.filter(({ seat, kind, name }) => isPerson(kind) && !isAt(now[seat], name));
    const found: Extract<Line, { what: Coming }>[] = [];
    for (const { seat, kind, name, ready } of now) {
      const old = before[seat];
      if (isPerson(kind) && !isAt(old, name)) {
        const from = gone.findIndex((one) => one.name === name);
        if (from >= 0) gone.splice(from, 1);
        found.push({ what: from >= 0 ? "moves" : "sits", seat, name });
      } else if (kind === "bot" && old?.kind !== "bot") found.push({ what: "bot", seat, name });
      if (ready && isPerson(kind) && isAt(old, name) && !old?.ready) found.push({ what: "ready", seat, name });
    }
    return [...gone.map(({ seat, name }) => ({ what: "goes" as const, seat, name })), ...found];
  }
}

const isPerson = (kind: RoomSeat["kind"]) => kind === "person" || kind === "no-device";
const isAt = (seat: RoomSeat | undefined, name: string) => seat && isPerson(seat.kind) && seat.name === name;
