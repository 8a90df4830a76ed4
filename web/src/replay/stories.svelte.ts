/** A finished table through all the eyes that have been asked for: each story is fetched once. */
import { fetchBoard } from "../boards";
import { api, ApiError } from "../lib/api";
import { tokenOf } from "../lib/cupTokens";
import type { Fault, Me, Room } from "../lib/protocol";
import { words } from "../lib/words.svelte";
import { viewsOf } from "./chapters";
import type { Story } from "./player.svelte";

export const NOT_YET: Fault = { key: "not-over", message: "" };

export class Stories {
  room = $state.raw<Room | null>(null);
  /** Why there is nothing to look at. */
  fault = $state.raw<Fault | null>(null);
  private readonly stories = new Map<Me, Story>();

  constructor(private readonly code: string) {}

  /** What these eyes saw, as far as it has been fetched. */
  of = (me: Me): Story | undefined => this.stories.get(me);

  /** Fetches what these eyes saw; null where it cannot be had: then `fault` says why, unless `wanted` says no more. */
  async look(me: Me, wanted: () => boolean): Promise<Story | null> {
    try {
      this.room ??= await api.room(this.code);
      if (this.room.status !== "over" && !this.room.cup) {
        // of a cup's table the public hears later than those who may look
        this.room = null; // it may be, at the next try
        this.fault = NOT_YET;
        return null;
      }
      await Promise.all([fetchBoard(this.room.game), words.play(this.room.game)]);
      let story = this.stories.get(me);
      if (!story) {
        const replay = await api.replay(this.code, me, tokenOf(this.room.cup));
        story = { events: replay.events, views: viewsOf(replay) };
        this.stories.set(me, story);
      }
      if (!wanted()) return null;
      this.fault = null;
      return story;
    } catch (error) {
      this.fault = error instanceof ApiError ? error.fault : { key: "ui-page", message: String(error) };
      return null;
    }
  }
}
