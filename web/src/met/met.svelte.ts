/** Whom this browser's identity has met, and what waits for it. */
import { call } from "../lib/api";
import { guestToken } from "../lib/keep";

export interface Acquaintance {
  who: string;
  name: string;
  tables: number;
  game: string;
  last: string;
}

export interface MyPeople {
  people: Acquaintance[];
  blocked: { who: string; name: string }[];
  listed: boolean;
}

export interface Invitation {
  invitation: string;
  room: string;
  game: string;
  name: string;
  who: string;
  made: number;
}

export const met = {
  people: () => call<MyPeople>("GET", "/guest/people", guestToken()),
  list: (listed: boolean) => call<null>("POST", "/guest/people", guestToken(), { listed }),
  block: (who: string, on: boolean) => call<null>("POST", "/guest/people/block", guestToken(), { who, on }),
  invite: (who: string, room: string) => call<null>("POST", "/guest/people/invite", guestToken(), { who, room }),
  invitations: () => call<{ invitations: Invitation[] }>("GET", "/guest/invitations", guestToken()),
  decline: (invitation: string) => call<null>("POST", "/guest/invitations/decline", guestToken(), { invitation }),
};
