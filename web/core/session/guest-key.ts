import { newUuid } from '../../base/network/uuid.ts';

const KEY = 'kindlist_guest_key';

/** A secret by which a guest finds all that they give again; null on a device that made none. */
export function guestKey(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Made with the first purchase; null where storage is forbidden. */
export function keptGuestKey(): string | null {
  return guestKey() ?? keepGuestKey(`${newUuid()}${newUuid()}`);
}

export function keepGuestKey(key: string): string | null {
  try {
    localStorage.setItem(KEY, key);
  } catch {
    // A key that cannot be kept opens nothing later.
  }
  return guestKey();
}
