/** Calling somebody back to a page that is out of sight. */
import { settings } from "./settings.svelte";

export const canNotify = "Notification" in window;

/** The browser asks its user; only after a press on a button. */
export async function allowNotices(): Promise<boolean> {
  return canNotify && (await Notification.requestPermission()) === "granted";
}

/** A notice of the device, where it was asked for and nobody is looking; a later one takes the place of the last. */
export async function call(title: string, body: string): Promise<void> {
  if (!settings.notify || !canNotify || Notification.permission !== "granted" || !document.hidden) return;
  const how: NotificationOptions = {
    body,
    tag: "duskbell",
    icon: "/icons/192.png",
    silent: settings.mute || !settings.sound,
    data: location.href,
  };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker)
    await worker.showNotification(title, how); // phones allow it no other way
  else new Notification(title, how);
}
