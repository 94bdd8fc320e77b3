import { t } from '@lingui/core/macro';
import { knownSite } from '../../base/page/site.ts';
import { toast } from '../../base/page/toast.ts';
import { createStore, useStore } from '../../base/state/store.ts';
import { deleteStoredData } from '../../base/storage/stored-data.ts';
import { countSuggestionsOf, deleteSuggestionsOf } from '../../base/storage/suggestions-of-account.ts';
import { isAwaited, localChanges } from '../../core/changes/local-changes.ts';
import { deleteDrafts } from '../../core/form/deleted-drafts.ts';
import { session } from '../../core/session/session.ts';
import type { SignedOutAddress } from '../../core/session/session-state.ts';
import { noteSignedOut } from '../../core/session/session-storage.ts';
import { endVisits } from '../../lists/items/shopping/visits.ts';

const isConfirming = createStore(false);
let leaveTo: SignedOutAddress = '/';

/**
 * Asks first where changes or suggestions that wait for a connection would be lost. Leads to the landing page; with another
 * choice, a screen that needs no session stays.
 */
export function requestSignOut(to: SignedOutAddress = '/'): void {
  leaveTo = to;
  if (localChanges.get().some(isAwaited) || countSuggestionsOf(accountId()) > 0) isConfirming.set(true);
  else void signOutNow();
}

export function cancelSignOut(): void {
  isConfirming.set(false);
}

/** Leaves nothing of the account on this device. */
export async function signOutNow(): Promise<void> {
  isConfirming.set(false);
  deleteDrafts();
  if (countSuggestionsOf(accountId()) > 0) deleteSuggestionsOf(accountId());
  endVisits();
  await deleteStoredData().catch(() => {}); // a database that cannot be opened holds nothing
  const { issuers } = knownSite();
  if (issuers.length > 0) noteSignedOut();
  const isThereToo = leaveTo === '/' && issuers.some(({ signsOutThere }) => signsOutThere);
  if (!isThereToo) return session.signOut(leaveTo);
  const accessToken = await session.signOutHere(leaveTo); // first: whatever comes of the rest, this device is left
  if (accessToken === null) return;
  try {
    const { signOutThere } = await import('./sign-out-there.ts');
    await signOutThere(accessToken);
  } catch {
    session.tellServer(accessToken); // the part is of an older build, or there is no connection
    toast.info(mayBeSignedInThere());
  }
}

function accountId(): string | undefined {
  return session.getState().account?.id;
}

function mayBeSignedInThere(): string {
  return t`You’re signed out here. The site you signed in with doesn’t answer, so you may still be signed in there.`;
}

export function useIsConfirmingSignOut(): boolean {
  return useStore(isConfirming);
}
