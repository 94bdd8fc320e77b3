import { firstValueFrom } from 'rxjs';
import { whenStore } from '../state/store.ts';
import { type ConnectionState, connection } from './connection.ts';
import { isProxySignIn, reloadToSignIn } from './proxy-sign-in.ts';
import { retryDelay } from './retry-delay.ts';

const ANSWER_TIMEOUT_MS = 8000;

let isChecking = false;

/** After nothing was heard of the server: asks for it until it answers. Meanwhile the frame says that it is out of reach. */
export function noteAway(): void {
  connection.set('reconnecting');
  void checkUntilAnswered();
}

/** After a sign that it may be out of reach, such as a socket that closed: only its answer says whether it is. */
export async function checkConnection(): Promise<void> {
  if (connection.get() === 'reconnecting') return; // it is asked for already
  if (!(await isAnswered())) noteAway();
}

async function checkUntilAnswered(): Promise<void> {
  if (isChecking) return;
  isChecking = true;
  const isBack = whenStore(connection, isOnline); // a socket may open meanwhile
  try {
    for (let attempt = 1; connection.get() === 'reconnecting'; attempt++) {
      await Promise.race([firstValueFrom(retryDelay(attempt)), isBack]);
      if (connection.get() === 'reconnecting' && (await isAnswered())) connection.set('online');
    }
  } finally {
    isChecking = false;
  }
}

const isOnline = (state: ConnectionState) => state === 'online';

async function isAnswered(): Promise<boolean> {
  try {
    const response = await fetch('/graphql', {
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
