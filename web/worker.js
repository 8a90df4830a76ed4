/**
 * The service worker: the page opens without a network and says so. The build puts in the list of its files.
 * What the API says is never kept: a table is as the server says it is now.
 */

const FILES = __FILES__;
const PREFIX = "duskbell-";
const CACHE = PREFIX + __VERSION__;
const PATIENCE = 4000;

addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(["/", ...FILES])));
});

addEventListener("activate", (event) => {
  event.waitUntil(tidy().then(() => clients.claim()));
});

/** The version before this one stays: another tab may still be at a table with it. */
async function tidy() {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)));
}

addEventListener("message", (event) => {
  if (event.data === "now") skipWaiting();
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (pathname.startsWith("/assets/")) event.respondWith(asset(request));
  else if (FILES.includes(pathname)) event.respondWith(file(request));
});

const kept = async (path) => (await caches.open(CACHE)).match(path, { ignoreVary: true });

/** The newest from the server; what is kept when the server is silent, slow or out of order. */
async function page(request) {
  if (new URL(request.url).pathname === "/metrics") return fetch(request);
  const late = new Promise((_, give) => setTimeout(give, PATIENCE));
  try {
    const answer = await Promise.race([fetch(request), late]);
    if (answer.status < 500) return answer;
  } catch {
    // then from what is kept
  }
  return (await kept("/")) ?? fetch(request);
}

/** Its name changes with its content: what is kept is right, whichever version kept it. */
async function asset(request) {
  const found = await caches.match(request, { ignoreVary: true });
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}

async function file(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const found = await kept(new URL(request.url).pathname);
    if (found) return found;
    throw error;
  }
}

/** A table waits; who has it before their eyes need not be told. */
addEventListener("push", (event) => {
  if (event.data) event.waitUntil(tell(event.data.json()));
});

async function tell({ title, body, path }) {
  const url = new URL(path, location.origin).href;
  const tabs = await clients.matchAll({ type: "window", includeUncontrolled: true });
  if (tabs.some((tab) => tab.url === url && tab.focused)) return;
  await registration.showNotification(title, { body, tag: path, icon: "/icons/192.png", data: url });
}

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});

async function show(url) {
  const tabs = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const tab = tabs.find((one) => one.url === url);
  await (tab ? tab.focus() : clients.openWindow(url));
}
