/** A tab that goes to Google keeps these in sessionStorage until it is back. */
const STORAGE_KEY = 'google_sign_in';

const CALLBACK_PATH = '/signin/google';

interface SignInRequest {
  isRemembered: boolean;
  returnTo: string;
  /** The screen that shows the problem. */
  cameFrom: '/signin' | '/signup';
}

interface StoredRequest extends SignInRequest {
  state: string;
  nonce: string;
}

/** With a token, unless Google or the person said no, or the answer is to no question of this tab. */
export interface GoogleAnswer extends SignInRequest {
  token: { idToken: string; nonce: string } | null;
}

/**
 * Leaves for Google, whose answer comes to the screen at /signin/google. Google gets the hash of the nonce alone, so
 * that the token it writes it into is of use only to this tab.
 */
export async function goToGoogle(entrance: { clientId: string; authorizationUrl: string }, request: SignInRequest) {
  const stored: StoredRequest = { ...request, state: newSecret(), nonce: newSecret() };
  window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify(stored));
  const address = new URL(entrance.authorizationUrl);
  const parameters = {
    client_id: entrance.clientId,
    redirect_uri: window.location.origin + CALLBACK_PATH,
    response_type: 'id_token',
    scope: 'openid email profile',
    state: stored.state,
    nonce: await hashOf(stored.nonce),
    prompt: 'select_account',
  };
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  window.location.assign(address);
}

/** Reads the answer out of the address, once; null when nobody has gone. */
export function takeGoogleAnswer(): GoogleAnswer | null {
  const answer = new URLSearchParams(window.location.hash.slice(1));
  window.history.replaceState(window.history.state, '', window.location.pathname); // no token stays in an address
  const stored = takeStoredRequest();
  if (!stored) return null;
  const { state, nonce, ...request } = stored;
  const idToken = answer.get('state') === state ? answer.get('id_token') : null;
  return { ...request, token: idToken ? { idToken, nonce } : null };
}

function takeStoredRequest(): StoredRequest | null {
  try {
    const stored = JSON.parse(window.sessionStorage.getItem(STORAGE_KEY) ?? 'null') as StoredRequest | null;
    window.sessionStorage.removeItem(STORAGE_KEY);
    return stored?.state ? stored : null;
  } catch {
    return null; // somebody else wrote there, or nothing can be stored
  }
}

function newSecret(): string {
  return base64url(crypto.getRandomValues(new Uint8Array(32)));
}

async function hashOf(text: string): Promise<string> {
  return base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
