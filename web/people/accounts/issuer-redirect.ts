const STORAGE_KEY = 'issuer_sign_in';

const LEFT_KEY = 'issuer_left_at';

/** Somebody who is sent back sooner would go round in a circle. */
const PAUSE_MS = 60_000;

interface SignInRequest {
  isRemembered: boolean;
  returnTo: string;
  cameFrom: '/signin' | '/signup';
}

interface StoredRequest extends SignInRequest {
  issuer: string;
  state: string;
  nonce: string;
  codeVerifier: string;
}

export interface IssuerAnswer extends SignInRequest {
  input: { issuer: string; answer: string; state: string; nonce: string; codeVerifier: string } | null;
}

/**
 * The server knows only the hashes of nonce and code verifier for now, so that what comes back is of use only to
 * this tab.
 */
export async function keepRequest(issuer: string, request: SignInRequest) {
  const stored = { ...request, issuer, state: newSecret(), nonce: newSecret(), codeVerifier: newSecret() };
  window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify(stored satisfies StoredRequest));
  const [nonceHash, codeChallenge] = await Promise.all([hashOf(stored.nonce), hashOf(stored.codeVerifier)]);
  return { issuer, state: stored.state, nonceHash, codeChallenge };
}

export function takeIssuerAnswer(issuer: string): IssuerAnswer | null {
  const { search, hash, pathname } = window.location;
  const answer = hash.length > 1 ? hash.slice(1) : search.slice(1);
  window.history.replaceState(window.history.state, '', pathname); // no code and no token stays in an address
  const stored = takeStoredRequest();
  if (!stored) return null;
  const { isRemembered, returnTo, cameFrom, ...kept } = stored;
  const isOurs = kept.issuer === issuer && new URLSearchParams(answer).get('state') === kept.state;
  return { isRemembered, returnTo, cameFrom, input: isOurs ? { ...kept, answer } : null };
}

/** Not twice in a moment, and not where the tab cannot remember that. */
export function mayLeaveByItself(): boolean {
  try {
    const leftAt = Number(window.sessionStorage.getItem(LEFT_KEY) ?? 0);
    if (Date.now() - leftAt < PAUSE_MS) return false;
    window.sessionStorage.setItem(LEFT_KEY, String(Date.now()));
    return true;
  } catch {
    return false;
  }
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
