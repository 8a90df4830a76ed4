/** The cups' half of the contract. What the server refuses is told in its own sentence. */
import { ApiError, attempt, call } from "../lib/api";
import type { Fault } from "../lib/protocol";
import { exactly } from "./refusals";
import type { CupInfo, CupMe, Drawing, LinkInfo, LinkOf, LogLine, Ratings } from "./shapes";

export interface LoggedIn {
  name: string;
  token: string;
  until: number;
}

const at = (cup: string) => `/cups/${encodeURIComponent(cup)}`;
type Token = string | null;

export const cups = {
  list: () => call<{ cup: string; name: string }[]>("GET", "/cups"),
  begin: (token: Token, wish: Record<string, unknown>) =>
    call<{ cup: string; path: string }>("POST", "/cups", token, wish),
  bring: (token: Token, file: string, key: string) =>
    call<{ cup: string; path: string }>("POST", "/cups/file", token, { file, key }),
  see: (cup: string, token: Token) => call<CupInfo>("GET", at(cup), token),
  act: (cup: string, token: Token, act: Record<string, unknown>, key: string) =>
    call<{ n: number; at: number }>("POST", `${at(cup)}/acts`, token, { act, key }),
  log: (cup: string, token: Token) => call<LogLine[]>("GET", `${at(cup)}/log`, token),
  links: (cup: string, token: Token) => call<LinkInfo[]>("GET", `${at(cup)}/links`, token),
  invite: (cup: string, token: Token, whose: LinkOf) =>
    call<{ invite: string; path: string }>("POST", `${at(cup)}/links`, token, whose),
  takeBack: (cup: string, token: Token, whose: LinkOf) =>
    call<null>("POST", `${at(cup)}/links/take-back`, token, whose),
  enter: (cup: string, invite: string) =>
    call<{ token: string; until: number; me: CupMe }>("POST", `${at(cup)}/enter`, null, { invite }),
  draw: (cup: string, token: Token, order: Record<string, unknown>) =>
    call<Drawing>("POST", `${at(cup)}/draw`, token, order),
  drawing: (cup: string, token: Token) => call<Drawing>("GET", `${at(cup)}/draw`, token),
  ratings: (cup: string) => call<Ratings>("GET", `${at(cup)}/ratings`),
  standingsFile: (cup: string, stage: string) => `/api${at(cup)}/standings.csv?stage=${stage}`,
  ledgerFile: (cup: string) => `/api${at(cup)}/ledger.csv`,
  dataFile: (cup: string) => `/api${at(cup)}/data`,
  /** The whole cup: its organisers' alone, so it comes with their token. */
  file: async (cup: string, token: Token): Promise<Blob> => {
    const answer = await fetch(`/api${at(cup)}/file`, { headers: token ? { Authorization: `Bearer ${token}` } : {} });
    if (answer.ok) return answer.blob();
    const told = (await answer.json().catch(() => null)) as { error?: Fault } | null;
    throw new ApiError(answer.status, told?.error ?? { key: "ui-server", message: answer.statusText });
  },
  setUp: (setup: string, password: string) => call<LoggedIn>("POST", "/organiser/setup", null, { setup, password }),
  logIn: (name: string, password: string) => call<LoggedIn>("POST", "/organiser/login", null, { name, password }),
  organiser: (token: string) => call<{ name: string }>("GET", "/organiser", token),
  logOut: (token: string) => call<null>("DELETE", "/organiser/login", token),
};

/** Runs it; says exactly what was refused; true when nothing was. */
export const tried = (of: string, work: () => Promise<void>) =>
  attempt(of, async () => {
    try {
      await work();
    } catch (error) {
      throw exactly(error);
    }
  });
