import { readAccessToken } from './access-token.ts';
import { returnState } from './return-address.ts';
import type { SessionAccount, StoredSession } from './session-storage.ts';
import type { TabMessage } from './session-tabs.ts';

export interface SessionState {
  status: 'restoring' | 'signedOut' | 'signedIn';
  account: SessionAccount | null;
  leaveTo: SignedOutAddress;
}

export type SignedOutAddress = '/' | '/signin' | '/signin?expired=true' | '/signin?ended=true';

export const RESTORING: SessionState = { status: 'restoring', account: null, leaveTo: '/signin' };

export function signedIn(before: SessionState, account: SessionAccount | null): SessionState {
  return { ...before, status: 'signedIn', account };
}

export function signedOut(leaveTo: SignedOutAddress = '/signin'): SessionState {
  return { status: 'signedOut', account: null, leaveTo };
}

export function reactionTo(
  message: TabMessage,
  own: StoredSession | null,
  isHiddenFromOtherTabs: boolean,
): 'tell' | 'take' | 'end' | null {
  if (message.kind === 'looking') return own && isHiddenFromOtherTabs ? 'tell' : null;
  const sessionId = message.kind === 'ended' ? message.sessionId : sessionIdOf(message.kept);
  const isOurs = own !== null && sessionIdOf(own) === sessionId;
  if (message.kind === 'ended') return isOurs ? 'end' : null;
  return isOurs || !own ? 'take' : null;
}

export function addressAfterEnd(
  leaveTo: SignedOutAddress,
  from: Location,
): [to: string, options?: { state: unknown }] | null {
  if (leaveTo === '/') return [leaveTo];
  return needsNoSession(from.pathname) ? null : [leaveTo, { state: returnState(from) }];
}

export function needsNoSession(pathname: string): boolean {
  return pathname.startsWith('/shared/') || pathname.startsWith('/invitation/');
}

export function sessionIdOf({ accessToken }: StoredSession): string {
  return readAccessToken(accessToken)?.sid ?? '';
}

/** An unreadable token is a damaged one, not another person's. */
export function isSamePerson(before: string | undefined, now: string): boolean {
  const person = readAccessToken(before ?? '')?.sub;
  return person === undefined || person === readAccessToken(now)?.sub;
}
