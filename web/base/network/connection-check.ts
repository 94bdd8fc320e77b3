import { firstValueFrom, merge, Observable } from 'rxjs';
import { sitePath } from '../routing/site-path.ts';
import { connection } from './connection.ts';
import { isProxySignIn, reloadToSignIn } from './proxy-sign-in.ts';
import { retryDelay } from './retry-delay.ts';

const ANSWER_TIMEOUT_MS = 8000;

let isChecking = false;

/** Asks until the server answers. Meanwhile the frame says that it is out of reach. */
export function noteAway(): void {
  connection.set('reconnecting');
  void checkUntilAnswered();
}

/** A socket that closed is only a sign: the server's answer says whether it is out of reach. */
export async function checkConnection(): Promise<void> {
  if (isChecking && connection.get() === 'reconnecting') return;
  if (!(await isAnswered())) noteAway();
}

async function checkUntilAnswered(): Promise<void> {
  if (isChecking) return;
  isChecking = true;
  try {
    for (let attempt = 1; connection.get() === 'reconnecting'; attempt++) {
      await firstValueFrom(merge(retryDelay(attempt), cameBack));
      if (connection.get() === 'reconnecting' && (await isAnswered())) connection.set('online');
    }
  } finally {
    isChecking = false;
  }
}

const cameBack = new Observable<void>((subscriber) =>
  connection.subscribe(() => connection.get() === 'online' && subscriber.next()),
);

async function isAnswered(): Promise<boolean> {
  try {
    const response = await fetch(`${sitePath}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ __typename }' }),
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
    const text = await response.text();
    if (isProxySignIn(response, text)) reloadToSignIn();
    return Boolean(JSON.parse(text).data);
  } catch {
    return false;
  }
}
