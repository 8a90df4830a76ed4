/** What this browser remembers. Storage may be closed (private windows): then it remembers until the tab goes. */

const spare = new Map<string, string>();
const PREFIX = "duskbell.";

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return spare.get(key) ?? null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + key, value);
  } catch {
    spare.set(key, value);
  }
}

/** The bearer token is the seat: whoever loses it loses the seat. */
export const tokenFor = (room: string) => recall(`room.${room}`);
export const keepToken = (room: string, token: string) => remember(`room.${room}`, token);
