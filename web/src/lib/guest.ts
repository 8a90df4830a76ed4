/** Who this browser is to the server, without a name and a password. */
import { api, ApiError } from "./api";
import { forget, guestToken, keepGuest } from "./keep";

let coming: Promise<string | null> | null = null;

async function arrive(): Promise<string | null> {
  try {
    const { token } = await api.newGuest();
    keepGuest(token);
    return token;
  } catch {
    return null; // the seat's own token is enough to play
  }
}

/** The guest token, asked for the first time somebody takes a seat; null where the server gives none. */
export async function guest(): Promise<string | null> {
  const kept = guestToken();
  if (kept) return kept;
  coming ??= arrive().finally(() => (coming = null));
  return coming;
}

/** Takes a seat as this browser's guest; as a new one where the old is known no more. */
export async function asGuest<T>(take: (guest: string | null) => Promise<T>): Promise<T> {
  try {
    return await take(await guest());
  } catch (error) {
    if (!(error instanceof ApiError) || error.fault.key !== "no-guest") throw error;
    forget("guest");
    return take(await guest());
  }
}
