import { guestToken } from "../lib/keep";

/** The identity that this browser holds, as the page shows it. */
class Identity {
  token = $state(guestToken());
}

export const me = new Identity();
