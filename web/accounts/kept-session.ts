import type { SessionCalls_sessionFragment } from './session-calls.generated.ts';

export type SessionAccount = SessionCalls_sessionFragment['account'];

/** What a tab knows of its session. The account is null when what was stored of it could not be read. */
export interface KeptSession {
  accessToken: string;
  refreshToken: string;
  account: SessionAccount | null;
  /** Whether it outlives the browser: then it is in localStorage, else in sessionStorage. */
  isRemembered: boolean;
}

const ACCESS_TOKEN = 'kindlist_access_token';
const REFRESH_TOKEN = 'kindlist_refresh_token';
const USER = 'kindlist_user';
const REMEMBERED_EMAIL = 'kindlist_remembered_email';

export function readKeptSession(): KeptSession | null {
  for (const storage of storages()) {
    const accessToken = storage.getItem(ACCESS_TOKEN) ?? '';
    const refreshToken = storage.getItem(REFRESH_TOKEN) ?? '';
    if (!accessToken && !refreshToken) continue;
    const account = readAccount(storage.getItem(USER));
    return { accessToken, refreshToken, account, isRemembered: storage === window.localStorage };
  }
  return null;
}

export function keepSession({ accessToken, refreshToken, account, isRemembered }: KeptSession): void {
  forgetSession();
  const storage = storages().find((each) => (each === window.localStorage) === isRemembered);
  storage?.setItem(ACCESS_TOKEN, accessToken);
  storage?.setItem(REFRESH_TOKEN, refreshToken);
  storage?.setItem(USER, JSON.stringify(account));
}

export function forgetSession(): void {
  for (const storage of storages()) for (const key of [ACCESS_TOKEN, REFRESH_TOKEN, USER]) storage.removeItem(key);
}

/** The e-mail that the sign-in form begins with. */
export function rememberedEmail(): string {
  return storages().at(-1)?.getItem(REMEMBERED_EMAIL) ?? '';
}

export function rememberEmail(email: string | null): void {
  const storage = storages().at(-1);
  if (email) storage?.setItem(REMEMBERED_EMAIL, email);
  else storage?.removeItem(REMEMBERED_EMAIL);
}

/** Whether this is an account that the app can work with. */
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

/** Whether this browser keeps anything: some do not, as with cookies switched off. Then a session lasts as long as its page. */
export function canKeep(): boolean {
  return storages().length > 0;
}

function storages(): Storage[] {
  try {
    return [window.sessionStorage, window.localStorage];
  } catch {
    return [];
  }
}
