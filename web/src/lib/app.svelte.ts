/** The page as an app: its service worker, newer versions of it, and its place among the device's apps. */

/** What browsers that can install a page offer; it stands in no standard yet. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

const LOOK_EVERY = 3_600_000;
/** Milliseconds after the page has come: fetching all of it for later would take the processor from what is being looked at. */
const SERVE_AFTER = 5_000;

class App {
  /** A newer version that is here and waits until nobody minds. */
  newer = $state.raw<ServiceWorker | null>(null);
  /** The browser's offer to install the page. */
  offer = $state.raw<InstallOffer | null>(null);

  /** The server hands out another page than this one by now: what it says may be more than this one understands. */
  replaced = $state(false);

  constructor() {
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      this.offer = event as InstallOffer;
    });
    addEventListener("appinstalled", () => (this.offer = null));
    // Only where the page is built: while it is written, every file is new.
    if (import.meta.env.PROD && "serviceWorker" in navigator) {
      const now = () => void this.serve();
      const reached = () => (navigator.onLine ? now() : addEventListener("online", now, { once: true }));
      const later = () => setTimeout(reached, SERVE_AFTER);
      if (document.readyState === "complete") later();
      else addEventListener("load", later);
    }
  }

  install(): void {
    void this.offer?.prompt();
    this.offer = null; // an offer is good for one question
  }

  /** Take the newer version: this tab alone begins anew; a table in another tab goes on undisturbed. */
  renew(): void {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    this.newer?.postMessage("now");
  }

  /** The server was away and is back: perhaps it is a newer one. A page is as new as the script that it begins with. */
  async look(): Promise<void> {
    const own = document.querySelector('script[type="module"][src]')?.getAttribute("src");
    if (!own) return;
    try {
      const answer = await fetch("/", { cache: "no-cache" });
      if (answer.ok) this.replaced = !(await answer.text()).includes(own);
    } catch {
      // away again: the next time
    }
  }

  private async serve(): Promise<void> {
    try {
      const worker = await navigator.serviceWorker.register("/sw.js");
      const look = () => {
        if (navigator.serviceWorker.controller) this.newer = worker.waiting;
      };
      look();
      worker.addEventListener("updatefound", () => worker.installing?.addEventListener("statechange", look));
      setInterval(() => void worker.update().catch(() => undefined), LOOK_EVERY);
    } catch {
      // private windows may refuse: the page works without
    }
  }
}

export const app = new App();
