/** The ways to a table from nothing. */
import { api, type NewRoom } from "./api";
import { asGuest } from "./guest";
import { keepToken, recall, remember } from "./keep";
import { CALM, type RoomWishes, type Speed } from "./protocol";
import { router } from "./router.svelte";

/** What suits most evenings. */
export const USUAL: RoomWishes = {
  speed: "normal",
  decoys: true,
  delay: 0,
  listed: false,
  patience: 10,
  insight: false,
};

/** Without a clock nobody expects to be pressed by bots either; what was chosen otherwise stays. */
export function paced<Wishes extends Pick<RoomWishes, "speed" | "patience">>(wishes: Wishes, speed: Speed): Wishes {
  const [usual, other] = speed === "none" ? [USUAL.patience, CALM] : [CALM, USUAL.patience];
  return { ...wishes, speed, patience: wishes.patience === usual ? other : wishes.patience };
}

/** What was laid last: everything about it but the names, and whether bots played along at once. */
export type Last = Omit<NewRoom, "name" | "guest" | "seed"> & { options: Record<string, unknown>; bots: boolean };

const keepLast = ({ name: _, guest: __, seed: ___, ...wish }: NewRoom, bots: boolean): void =>
  remember("last", JSON.stringify({ ...wish, bots }));

export function lastLaid(): Last | null {
  try {
    return JSON.parse(recall("last") ?? "null") as Last | null;
  } catch {
    return null;
  }
}

/** The same once more. */
export const again = ({ bots, ...wish }: NewRoom & { bots?: boolean }): Promise<void> =>
  bots ? playNow(wish) : create(wish);

async function make(wish: NewRoom): Promise<{ room: string; token: string; join_path: string }> {
  const made = await asGuest((guest) => api.create(guest ? { ...wish, guest } : wish));
  keepToken(made.room, made.token);
  return made;
}

/** A table for friends: its creator waits in the lobby. */
export async function create(wish: NewRoom): Promise<void> {
  const go = router.fromHere();
  const made = await make(wish);
  keepLast(wish, false);
  go(made.join_path);
}

/** One click to a running game: a table, bots on every free seat, start. */
export async function playNow(wish: NewRoom, lesson = false, go = router.fromHere()): Promise<void> {
  const made = await make(wish);
  if (lesson) remember(`lesson.${made.room}`, "yes");
  else keepLast(wish, true);
  try {
    await api.bots(made.room, made.token, "plain");
    await api.start(made.room, made.token);
  } finally {
    go(made.join_path);
  }
}
