/** Keeps the screen lit as long as the caller is there, where the browser can. A lock ends when the page is hidden. */
export function stayAwake(): void {
  $effect(() => {
    let lock: WakeLockSentinel | null = null;
    let gone = false;

    async function ask(): Promise<void> {
      if (document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
      try {
        lock = await navigator.wakeLock.request("screen");
        if (gone) void lock.release();
      } catch {
        lock = null; // low on power: the device may know better
      }
    }

    const look = () => void ask();
    look();
    document.addEventListener("visibilitychange", look);
    return () => {
      gone = true;
      document.removeEventListener("visibilitychange", look);
      void lock?.release();
    };
  });
}
