/** The HTTP half of the contract. Every failure is thrown as a Fault: one key, one sentence. */
import type { Fault, GameInfo, Room } from "./protocol";
import { notices } from "./notices.svelte";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly fault: Fault,
  ) {
    super(fault.message);
  }
}

async function call<T>(method: string, path: string, token: string | null = null, body?: unknown): Promise<T> {
  const headers: Record<string, string> = {};
  if (token) headers.Authorization = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers,
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
  throw new ApiError(answer.status, { key: fault?.key ?? "ui-server", message });
}

export interface NewRoom {
  game: string;
  players: number;
  options: Record<string, unknown>;
  name: string;
  moderator: "auto" | "me";
}

export interface Seated {
  token: string;
  seat: number | "moderator";
}

const at = (room: string) => `/rooms/${encodeURIComponent(room)}`;

export const api = {
  games: () => call<GameInfo[]>("GET", "/games"),
  room: (room: string) => call<Room>("GET", at(room)),
  create: (wish: NewRoom) => call<Seated & { room: string; join_path: string }>("POST", "/rooms", null, wish),
  join: (room: string, name: string, seat?: number) =>
    call<Seated>("POST", `${at(room)}/join`, null, seat === undefined ? { name } : { name, seat }),
  bots: (room: string, token: string | null, kind: string, seat?: number) =>
    call<{ seats: unknown }>("POST", `${at(room)}/bots`, token, seat === undefined ? { kind } : { kind, seat }),
  start: (room: string, token: string | null) => call<Room>("POST", `${at(room)}/start`, token),
  record: (room: string) => `/api${at(room)}/record`,
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
