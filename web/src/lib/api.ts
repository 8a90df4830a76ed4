/** The HTTP half of the contract. Every failure is thrown as a Fault: one key, one sentence. */
import type { Fault, ListedRoom, Me, MyTable, Room, RoomWishes, ServerInfo, StateMessage, View } from "./protocol";
import type { Believable, Clue, Recap, Replay } from "./story";
import type { GameInfo } from "./game";
import type { Preview } from "./preview";
import type { HandChoice, Moment } from "./ruling";
import { recall } from "./keep";
import { notices } from "./notices.svelte";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly fault: Fault,
  ) {
    super(fault.message);
  }
}

export async function call<T>(method: string, path: string, token: string | null = null, body?: unknown): Promise<T> {
  const headers: Record<string, string> = {};
  if (token) headers.Authorization = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers,
      keepalive: method === "PUT", // what is written as the page goes
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new ApiError(0, { key: "ui-offline", message: "The server cannot be reached." });
  }
  let data: unknown;
  try {
    data = await answer.json();
  } catch {
    data = null;
  }
  if (answer.ok) return data as T;
  const fault = (data as { error?: Partial<Fault> } | null)?.error;
  const message = fault?.message ?? `${answer.status} ${answer.statusText}`.trim();
  throw new ApiError(answer.status, { ...fault, key: fault?.key ?? "ui-server", message });
}

export interface NewRoom extends Partial<RoomWishes> {
  game: string;
  players: number;
  options: Record<string, unknown>;
  name: string;
  moderator: "auto" | "me";
  guest?: string;
  seed?: string;
}

export interface Seated {
  token: string;
  seat: number | "moderator";
}

const at = (room: string) => `/rooms/${encodeURIComponent(room)}`;

/** A body without what was not chosen. */
const given = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== null));

/** Whether who sits down asks not to be named in pictures that others share. */
const shy = () => (recall("unnamed") === "yes" ? { unnamed: true } : {});

/** Whose eyes: a seat, or the public or the moderator. */
const eyes = (me: Me) => (me === null ? "public" : String(me));

export const api = {
  games: () => call<GameInfo[]>("GET", "/games"),
  server: () => call<ServerInfo>("GET", "/server"),
  rooms: () => call<ListedRoom[]>("GET", "/rooms"),
  room: (room: string) => call<Room>("GET", at(room)),
  create: (wish: NewRoom) =>
    call<Seated & { room: string; join_path: string }>("POST", "/rooms", null, given({ ...wish, ...shy() })),
  join: (room: string, name: string, seat?: number, guest?: string | null) =>
    call<Seated>("POST", `${at(room)}/join`, null, given({ name, seat, guest, ...shy() })),
  claim: (room: string, invite: string, name: string, guest?: string | null) =>
    call<Seated>("POST", `${at(room)}/claim`, null, given({ invite, name, guest })),
  bots: (room: string, token: string | null, kind: string, seat?: number) =>
    call<{ seats: unknown }>(
      "POST",
      `${at(room)}/bots`,
      token,
      given({ kind, seat, lang: document.documentElement.lang }),
    ),
  players: (room: string, token: string | null, name: string, seat?: number) =>
    call<{ seats: number[] }>("POST", `${at(room)}/players`, token, given({ name, seat })),
  set: (room: string, token: string | null, wish: Partial<RoomWishes & Pick<NewRoom, "players" | "options">>) =>
    call<Room>("POST", `${at(room)}/set`, token, wish),
  move: (room: string, token: string | null, seat: number) => call<Room>("POST", `${at(room)}/move`, token, { seat }),
  face: (room: string, token: string | null, face: string) => call<Room>("POST", `${at(room)}/face`, token, { face }),
  kick: (room: string, token: string | null, seat: number, name = "") =>
    call<Room>("POST", `${at(room)}/kick`, token, { seat, name }),
  mute: (room: string, token: string | null, seat: number, on: boolean, name = "") =>
    call<Room>("POST", `${at(room)}/mute`, token, { seat, on, name }),
  hide: (
    room: string,
    token: string | null,
    where: "table" | "lobby" | "gallery",
    line: number,
    by: number | "moderator",
  ) => call<null>("POST", `${at(room)}/hide`, token, { where, line, by }),
  passOn: (room: string, token: string | null, seat: number, name = "") =>
    call<Room>("POST", `${at(room)}/host`, token, { seat, name }),
  report: (
    room: string,
    token: string | null,
    sort: string,
    said: string,
    about: { seat?: number; name?: string; line?: number } = {},
  ) => call<{ report: string }>("POST", `${at(room)}/report`, token, given({ sort, words: said, ...about })),
  check: (room: string, token: string | null) => call<Room>("POST", `${at(room)}/check`, token),
  start: (room: string, token: string | null) => call<Room>("POST", `${at(room)}/start`, token),
  leave: (room: string, token: string | null) => call<Room>("POST", `${at(room)}/leave`, token),
  standIn: (room: string, token: string | null, seat: number) =>
    call<Room>("POST", `${at(room)}/stand-in`, token, { seat }),
  takeBack: (room: string, token: string | null) => call<Room>("POST", `${at(room)}/take-back`, token),
  substitute: (room: string, token: string | null, seat: number) =>
    call<{ invite: string; join_path: string }>("POST", `${at(room)}/substitute`, token, { seat }),
  rematch: (
    room: string,
    token: string | null,
    wish: Partial<Pick<NewRoom, "game" | "players" | "options">> & { rotate?: boolean } = {},
  ) => call<{ room: string; join_path: string }>("POST", `${at(room)}/rematch`, token, wish),
  view: (room: string, token: string | null, as: Me) =>
    call<StateMessage>("GET", `${at(room)}/view?as=${eyes(as)}`, token),
  /** The table as the bearer's own seat may know it. */
  mine: (room: string, token: string) => call<StateMessage>("GET", `${at(room)}/view`, token),
  notes: <T>(room: string, token: string | null) => call<{ notes: T }>("GET", `${at(room)}/notes`, token),
  keepNotes: (room: string, token: string | null, notes: unknown, was: unknown) =>
    call<void>("PUT", `${at(room)}/notes`, token, { notes, was }),
  moments: (room: string, token: string | null) => call<Moment[]>("GET", `${at(room)}/moments`, token),
  moment: (room: string, token: string | null, count: number) =>
    call<Preview>("GET", `${at(room)}/moments/${count}`, token),
  hands: (room: string, token: string | null) => call<HandChoice[]>("GET", `${at(room)}/hands`, token),
  /** `token`: for who may look before everybody may. */
  replay: (room: string, as: Me, token: string | null = null) =>
    call<Replay>("GET", `${at(room)}/replay?as=${eyes(as)}`, token),
  /** Its events, and how it all stood in the end. */
  lastOf: (room: string, as: Me, token: string | null = null) =>
    call<{ events: Replay["events"]; frames: [View] }>("GET", `${at(room)}/replay?as=${eyes(as)}&last=true`, token),
  /** `phases`: as it was when so many were over, else before the end. */
  knowledge: (room: string, phases?: number, token: string | null = null) =>
    call<{
      seats: (string | null)[][];
      teams: (string | null)[][];
      marks: string[][][];
      clues: Clue[][];
      /** In which of `phases`, from 1, a row first knew anything of a column; 0: before the first. */
      since: (number | null)[][];
      phases: [string, number][];
    }>("GET", `${at(room)}/knowledge${phases === undefined ? "" : `?phases=${phases}`}`, token),
  /** What a seat could believe after so many events of its replay; all that it has seen, where none is given. `first`:
   * by the cards alone, which needs no waiting. */
  worlds: (room: string, seat: number, seen: number | undefined, token: string | null = null, first = false) =>
    call<Believable>(
      "GET",
      `${at(room)}/worlds?as=${seat}${seen === undefined ? "" : `&at=${seen}`}${first ? "&first=true" : ""}`,
      token,
    ),
  /** What is worth telling again, through all eyes or somebody's. */
  recap: (room: string, as: Me = "moderator", token: string | null = null) =>
    call<Recap>("GET", `${at(room)}/recap?as=${eyes(as)}`, token),
  record: (room: string) => `/api${at(room)}/record`,
  newGuest: () => call<{ token: string }>("POST", "/guest"),
  guest: (token: string) => call<{ tables: MyTable[] }>("GET", "/guest", token),
  renewGuest: (token: string) => call<{ token: string }>("POST", "/guest/renew", token),
  dropGuest: (token: string) => call<null>("DELETE", "/guest", token),
  /** The QR code of a text, as SVG. */
  qr: async (text: string): Promise<string> => {
    const answer = await fetch("/api/qr", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ text }),
    });
    if (!answer.ok) throw new ApiError(answer.status, { key: "ui-server", message: answer.statusText });
    return answer.text();
  },
};

/** Runs it; says what went wrong; true when nothing did. */
export async function attempt(of: string, work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    notices.settle(of);
    return true;
  } catch (error) {
    const fault = error instanceof ApiError ? error.fault : { key: "ui-page", message: String(error) };
    notices.add(fault, of);
    return false;
  }
}
