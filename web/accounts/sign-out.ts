import { useSyncExternalStore } from 'react';
import { isPending, localChanges } from '../changes/local-changes.ts';
import { deleteDrafts } from '../form/drafts.ts';
import { session } from '../session/session.ts';
import { deleteStoredData } from '../storage/stored-data.ts';

let isAsking = false;
const listeners = new Set<() => void>();

function ask(next: boolean): void {
  isAsking = next;
  for (const hear of listeners) hear();
}

/** Signs out; where that would lose changes that wait for a connection, the person is asked first. */
export function requestSignOut(): void {
  if (localChanges.get().some(isPending)) ask(true);
  else void signOutNow();
}

export function cancelSignOut(): void {
  ask(false);
}

/** Signs out, and leaves nothing of the account on this device. */
export async function signOutNow(): Promise<void> {
  ask(false);
  deleteDrafts();
  await deleteStoredData().catch(() => {}); // a database that cannot be opened holds nothing
  await session.signOut();
}

export function useIsConfirmingSignOut(): boolean {
  return useSyncExternalStore(
    (hear) => {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
    () => isAsking,
    () => false,
  );
}
