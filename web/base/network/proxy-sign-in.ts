import { t } from '@lingui/core/macro';
import { mayReload } from '../state/reload-limit.ts';
import { createStore } from '../state/store.ts';

const RELOADED_AT = 'kindlist_reloaded_to_sign_in_at';
/** More often, the reader is told, and nothing is reloaded. */
const RELOAD_AT_MOST_EVERY_MS = 15 * 60_000;

export class ProxySignIn extends Error {
  readonly status: number;

  constructor(status: number) {
    super(t`This site asks you to sign in again. Reload the page to go on.`);
    this.status = status;
  }
}

/** The page was loaded anew a moment ago, and asks again: the reader decides. */
export const mustReload = createStore(false);

export function isProxySignIn(response: Response, bodyText: string): boolean {
  if (response.type === 'opaqueredirect') return true;
  if (response.ok) return response.headers.get('content-type')?.includes('text/html') ?? false;
  return response.status === 401 && !hasOurWords(bodyText);
}

function hasOurWords(bodyText: string): boolean {
  try {
    const body = JSON.parse(bodyText);
    return Boolean(body.errors ?? body.message ?? body.detail);
  } catch {
    return false;
  }
}

/** Never in a loop: another time the reader is asked. */
export function reloadToSignIn(): void {
  if (mayReload(RELOADED_AT, RELOAD_AT_MOST_EVERY_MS)) window.location.reload();
  else mustReload.set(true);
}
