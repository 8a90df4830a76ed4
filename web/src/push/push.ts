/** Being told by Web Push that a table waits: asked for by a tap, at one table, by one browser. */
import { api, call } from "../lib/api";
import { forget, recall, remember, tokenFor } from "../lib/keep";
import { words } from "../lib/words.svelte";

/** "insecure": not over HTTPS; "unable": the browser cannot; "nobody": the server sends nothing; "refused": not from here. */
export type Standing = "insecure" | "unable" | "nobody" | "refused" | "off" | "on";

/** Milliseconds in which a browser must have taken up what serves the page. */
const PATIENCE = 15_000;
const kept = (room: string) => `push.${room}`;
const path = (room: string) => `/rooms/${encodeURIComponent(room)}/push`;

/** How it stands, without asking anybody for anything. */
export async function standing(room: string): Promise<Standing> {
  if (!isSecureContext) return "insecure";
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window)) return "unable";
  if ((await api.server()).push === null) return "nobody";
  if (Notification.permission === "denied") return "refused";
  // Just after the page has come it is not served yet: nobody can have been told anything.
  const worker = await navigator.serviceWorker.getRegistration();
  const [there, told] = [await worker?.pushManager.getSubscription(), recall(kept(room))];
  if (!there || !told || Notification.permission !== "granted") return "off";
  if (there.endpoint !== told) await send(room, there); // the browser has got another address since
  return "on";
}

/** From a tap alone: the browser asks its user. */
export async function tellMe(room: string): Promise<Standing> {
  if ((await Notification.requestPermission()) !== "granted") return "refused";
  const never = new Promise<null>((give) => setTimeout(give, PATIENCE, null));
  const [worker, { push }] = await Promise.all([Promise.race([navigator.serviceWorker.ready, never]), api.server()]);
  if (push === null) return "nobody";
  if (!worker) return "unable"; // a browser that keeps nothing of the page
  const key = bytes(push);
  const old = await worker.pushManager.getSubscription();
  if (old && !same(old.options.applicationServerKey, key)) await old.unsubscribe(); // the server has another key by now
  let subscription: PushSubscription;
  try {
    subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  } catch {
    return "unable"; // a private window, or a browser without a push service
  }
  await send(room, subscription);
  return "on";
}

export async function tellMeNoMore(room: string): Promise<Standing> {
  const endpoint = recall(kept(room));
  forget(kept(room));
  if (endpoint) await call("POST", `${path(room)}/stop`, tokenFor(room), { endpoint });
  return "off";
}

async function send(room: string, subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  await call("POST", path(room), tokenFor(room), { endpoint, p256dh, auth, lang: words.lang });
  remember(kept(room), subscription.endpoint);
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
}

function same(one: ArrayBuffer | null, other: Uint8Array): boolean {
  const mine = new Uint8Array(one ?? []);
  return mine.length === other.length && mine.every((byte, place) => byte === other[place]);
}
