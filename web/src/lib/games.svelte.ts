import { api, attempt } from "./api";
import type { GameInfo } from "./protocol";

/** What can be played here, asked for once. */
class Games {
  list = $state.raw<GameInfo[] | null>(null);
  private asked = false;

  load(): void {
    if (this.asked) return;
    this.asked = true;
    void attempt("games", async () => {
      this.list = await api.games();
    }).then((fine) => (this.asked = fine));
  }

  find(id: string): GameInfo | undefined {
    return this.list?.find((game) => game.id === id);
  }
}

export const games = new Games();
