/** Where others reach this server: an address that a page has only on the server's own machine leads nobody else there. */
import { api } from "./api";

export const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

class Reach {
  /** The origin of the links that people send each other. */
  origin = $state(location.origin);
  /** Another one than this page's own. */
  elsewhere = $derived(this.origin !== location.origin);
  /** Nobody but this machine gets here. */
  alone = $state(false);
  private asked = false;

  load(): void {
    if (this.asked || !LOOPBACK.test(location.hostname)) return;
    this.asked = true;
    api.server().then(
      ({ public_url, lan }) => {
        const origin = public_url ?? lan;
        this.alone = origin === null;
        if (origin) this.origin = origin.replace(/\/+$/, "");
      },
      () => (this.asked = false), // the page's own address will do
    );
  }
}

export const reach = new Reach();
