/** Two places: `/` and `/r/{room}`. */

class Router {
  path = $state(location.pathname);

  constructor() {
    addEventListener("popstate", () => (this.path = location.pathname));
  }

  get room(): string | null {
    const found = /^\/r\/([^/]+)\/?$/.exec(this.path);
    if (!found) return null;
    try {
      return decodeURIComponent(found[1]!);
    } catch {
      return found[1]!;
    }
  }

  go(path: string): void {
    if (path !== location.pathname) history.pushState(null, "", path);
    this.path = path;
    scrollTo(0, 0);
  }
}

export const router = new Router();
export const roomPath = (room: string) => `/r/${encodeURIComponent(room)}`;

/** For `onclick` of an inner link: leaves new-tab clicks to the browser. */
export function follow(event: MouseEvent): void {
  if (event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  router.go((event.currentTarget as HTMLAnchorElement).pathname);
}
