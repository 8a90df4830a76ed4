/** The page's places: `/`, `/rules`, `/rules/{game}`, `/me`, `/settings`, `/r/{room}`, `/r/{room}/screen`, `/r/{room}/replay`, `/cups`, `/cup/{cup}/…`, `/scripts`. */

export type Place =
  | { at: "home" | "me" | "settings" | "cups" | "scripts" | "nowhere" }
  | { at: "cup"; cup: string; part: string; about: string[] }
  | { at: "rules"; game: string | null }
  | { at: "room" | "screen" | "replay"; room: string };

function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The place of a path. */
export function placeOf(path: string): Place {
  const [first, second, third, ...rest] = path.split("/").filter(Boolean).map(plain);
  if (first === "r" && second) {
    return { at: third === "screen" || third === "replay" ? third : "room", room: second };
  }
  if (first === "rules") return { at: "rules", game: second ?? null };
  if (first === "cup" && second) return { at: "cup", cup: second, part: third ?? "", about: rest };
  if (first === "me" || first === "settings" || first === "cups" || first === "scripts") return { at: first };
  return { at: first === undefined || first === "index.html" ? "home" : "nowhere" };
}

class Router {
  path = $state(location.pathname);
  /** What stands behind `#`: an invitation, an identity. It never reaches the server by itself. */
  hash = $state(location.hash.slice(1));
  place = $derived(placeOf(this.path));

  constructor() {
    addEventListener("popstate", this.read);
    addEventListener("hashchange", this.read);
  }

  go(path: string): void {
    if (path !== location.pathname + location.hash) history.pushState(null, "", path);
    this.read();
    scrollTo(0, 0);
  }

  /** The way on from an act whose answer may be late: whoever has gone elsewhere meanwhile is not called back. */
  fromHere(): (path: string) => void {
    const here = this.path;
    return (path) => {
      if (this.path === here) this.go(path);
    };
  }

  /** The same place without what stood behind `#`: such a thing is not left lying in the address or the history. */
  clean(): void {
    history.replaceState(null, "", location.pathname);
    this.read();
  }

  private read = (): void => {
    this.path = location.pathname;
    this.hash = location.hash.slice(1);
  };
}

export const router = new Router();
export const roomPath = (room: string) => `/r/${encodeURIComponent(room)}`;
export const screenPath = (room: string) => `${roomPath(room)}/screen`;
export const replayPath = (room: string) => `${roomPath(room)}/replay`;
export const rulesPath = (game: string) => `/rules/${encodeURIComponent(game)}`;

/** For `onclick` of an inner link: leaves new-tab clicks to the browser. */
export function follow(event: MouseEvent): void {
  if (event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const { pathname, hash } = event.currentTarget as HTMLAnchorElement;
  router.go(pathname + hash);
}
