import { api, ApiError } from "./api";
import { notices } from "./notices.svelte";
import type { GameInfo } from "./game";

const FIRST_DELAY = 1_000;
const LONGEST_DELAY = 15_000;

/** What can be played here, asked for until the server has said it once. */
class Games {
  list = $state.raw<GameInfo[] | null>(null);
  /** The server could not be reached; another try is on its way. */
  failing = $state(false);
  private asking = false;
  private delay = FIRST_DELAY;
  private retry: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    addEventListener("online", () => this.failing && this.load());
  }

  load(): void {
    if (this.list || this.asking) return;
    clearTimeout(this.retry);
    this.asking = true;
    void this.ask().finally(() => (this.asking = false));
  }

  find(id: string): GameInfo | undefined {
    return this.list?.find((game) => game.id === id);
  }

  private async ask(): Promise<void> {
    try {
      this.list = await api.games();
      this.failing = false;
    } catch (error) {
      this.failing = true;
      if (error instanceof ApiError && error.status) notices.add(error.fault, "games"); // reached, and at fault
      this.retry = setTimeout(() => this.load(), this.delay);
      this.delay = Math.min(this.delay * 2, LONGEST_DELAY);
    }
  }
}

export const games = new Games();
