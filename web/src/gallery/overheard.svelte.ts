/** What is said in the gallery of one table, once it was entered. */
import type { Connection } from "../lib/connection.svelte";
import { guest } from "../lib/guest";
import { settings } from "../lib/settings.svelte";
import { words } from "../lib/words.svelte";
import type { Me } from "../lib/protocol";
import type { GalleryNews, Overheard } from "../lib/overheard";

export class Gallery {
  said = $state.raw<Overheard[]>([]);
  you = $state(0);
  open = $state(true);
  muted = $state.raw<number[]>([]);
  /** Whether the viewer has come in; after a break of the line it is entered again. */
  inside = $state(false);
  /** Whether the viewer means to be in. */
  wanted = $state(false);

  constructor(
    private readonly link: Connection,
    private readonly me: Me,
  ) {
    link.overhear = (news) => this.take(news);
  }

  async enter(): Promise<void> {
    const token = this.me === null ? await guest() : null;
    this.link.send({ type: "enter", guest: token, name: settings.name.trim() || words.say("ui-guest") });
  }

  say(text: string): boolean {
    return this.link.send({ type: "comment", text });
  }

  private take(news: GalleryNews): void {
    this.you = news.you;
    this.open = news.open;
    this.muted = news.muted;
    this.inside = true;
    this.said = news.since ? [...this.said.filter(({ n }) => n <= news.since), ...news.said] : news.said;
  }
}

const galleries = new WeakMap<Connection, Gallery>();

/** The gallery of a line: one, wherever on the page it stands. */
export function galleryOf(link: Connection, me: Me): Gallery {
  const gallery = galleries.get(link) ?? new Gallery(link, me);
  galleries.set(link, gallery);
  return gallery;
}
