/** States as a server sends them, for tests that say only what matters to them. */
import type { Ask, Room, StateMessage, View } from "../src/lib/protocol";
import { USUAL } from "../src/lib/tables";

export const room = (of: Partial<Room> = {}): Room => ({
  room: "abcdefgh",
  game: "mafia",
  players: 4,
  options: {},
  status: "playing",
  moderator: "auto",
  seeded: false,
  host: 0,
  ...USUAL,
  hours: 0,
  quiet: "",
  zone: "UTC",
  watchers: 0,
  next: null,
  cup: "",
  remarks: [],
  vacant: [],
  law: {},
  chair: null,
  seats: ["Ann", "Ben", "Cy", "Di"].map((name, seat) => ({
    seat,
    name,
    kind: "person",
    online: true,
    ready: false,
    stand_in: false,
    instead: "",
    face: "",
  })),
  ...of,
});

/** `dead`: those seats. */
export const view = (of: Partial<View> = {}, dead: number[] = []): View => ({
  game: "mafia",
  phase: "day",
  stage: "discussion",
  day: 1,
  paused: false,
  seats: ["Ann", "Ben", "Cy", "Di"].map((name, seat) => ({
    seat,
    name,
    alive: !dead.includes(seat),
    role: null,
    team: null,
    marks: [],
  })),
  vacant: [],
  facts: {},
  ...of,
});

export const ask = (of: Partial<Ask> = {}): Ask => ({
  id: 1,
  key: "mafia.vote",
  options: ["guilty", "innocent"],
  about: [3],
  default: "innocent",
  least: 1,
  most: 1,
  optional: false,
  ordered: false,
  public: false,
  hides_extra_options: false,
  left: null,
  deadline: null,
  ...of,
});

export const state = (of: Partial<StateMessage> = {}): StateMessage => ({
  type: "state",
  from: 0,
  version: 0,
  events: [],
  room: room(),
  me: 0,
  view: view(),
  ask: null,
  offers: [],
  channels: [],
  pace: null,
  outcome: null,
  waits: [],
  proxies: [],
  talk: null,
  lets: null,
  ...of,
});

/** What says that `phase` began. */
export const began = (phase: string, day = 1) => ({ type: "core.phase-began", phase, day });
