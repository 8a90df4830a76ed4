/** The ways to a table from nothing. */
import { api, type NewRoom } from "./api";
import { keepToken } from "./keep";
import { router } from "./router.svelte";

/** A table for friends: its creator waits in the lobby. */
export async function create(wish: NewRoom): Promise<void> {
  const made = await api.create(wish);
  keepToken(made.room, made.token);
  router.go(made.join_path);
}

/** One click to a running game: a table, bots on every free seat, start. */
export async function playNow(wish: NewRoom): Promise<void> {
  const made = await api.create(wish);
  keepToken(made.room, made.token);
  try {
    await api.bots(made.room, made.token, "plain");
    await api.start(made.room, made.token);
  } finally {
    router.go(made.join_path);
  }
}
