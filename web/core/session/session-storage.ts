import type { SessionCalls_sessionFragment } from './session-calls.generated.ts';

export type SessionAccount = SessionCalls_sessionFragment['account'];

/** The account is null when its stored copy could not be read. */
export interface StoredSession {
  accessToken: string;
  refreshToken: string;
  account: SessionAccount | null;
  isRemembered: boolean;
}

const ACCESS_TOKEN = 'kindlist_access_token';
const REFRESH_TOKEN = 'kindlist_refresh_token';
const USER = 'kindlist_user';
const SIGNED_OUT = 'kindlist_signed_out';
const REMEMBERED_EMAIL = 'kindlist_remembered_email';

export function readStoredSession(): StoredSession | null {
  for (const storage of storages()) {
    const accessToken = storage.getItem(ACCESS_TOKEN) ?? '';
    const refreshToken = storage.getItem(REFRESH_TOKEN) ?? '';
    if (!accessToken && !refreshToken) continue;
    const account = readAccount(storage.getItem(USER));
    return { accessToken, refreshToken, account, isRemembered: storage === window.localStorage };
  }
  return null;
}

/**
 * Written over, so that no other tab looks in a moment in which there is nothing. False where the browser cannot
 * keep it; then it keeps no part of it either.
 */
export function storeSession({ accessToken, refreshToken, account, isRemembered }: StoredSession): boolean {
  const isPlace = (storage: Storage) => (storage === window.localStorage) === isRemembered;
  const place = storages().find(isPlace);
  storages().at(-1)?.removeItem(SIGNED_OUT);
  try {
    place?.setItem(REFRESH_TOKEN, refreshToken);
    place?.setItem(ACCESS_TOKEN, accessToken);
    place?.setItem(USER, JSON.stringify(account));
  } catch {
    clearStoredSession(); // there is no room
    return false;
  }
  forgetIn(storages().filter((storage) => !isPlace(storage)));
  return place !== undefined;
}

export function clearStoredSession(): void {
  forgetIn(storages());
}

export function rememberedEmail(): string {
  return storages().at(-1)?.getItem(REMEMBERED_EMAIL) ?? '';
}

export function rememberEmail(email: string | null): void {
  const storage = storages().at(-1);
  try {
    if (email) storage?.setItem(REMEMBERED_EMAIL, email);
    else storage?.removeItem(REMEMBERED_EMAIL);
  } catch {
    // no room: then it is typed again
  }
}

/** Until the next session: the server through which people sign in may still know them. */
export function noteSignedOut(): void {
  try {
    storages().at(-1)?.setItem(SIGNED_OUT, '1');
  } catch {
    // no room: then it holds until the page is loaded anew
  }
}

export function hasSignedOut(): boolean {
  return storages().at(-1)?.getItem(SIGNED_OUT) != null;
}

export function isAccount(value: unknown): value is SessionAccount {
  if (typeof value !== 'object' || value === null) return false;
  const { id, email, name } = value as Record<string, unknown>;
  return Boolean(id) && typeof email === 'string' && typeof name === 'string';
}

function readAccount(text: string | null): SessionAccount | null {
  try {
    const account: unknown = JSON.parse(text ?? 'null');
    return isAccount(account) ? account : null;
  } catch {
    return null; // somebody else wrote there
  }
}

function forgetIn(places: Storage[]): void {
  for (const storage of places) for (const key of [ACCESS_TOKEN, REFRESH_TOKEN, USER]) storage.removeItem(key);
}

/** None where the browser keeps nothing, as with cookies switched off. */
function storages(): Storage[] {
  try {
    return [window.sessionStorage, window.localStorage];
  } catch {
    return [];
  }
}
