import { useSyncExternalStore } from 'react';
import { isWaiting, waiting } from '../changes/pending-changes.ts';
import { forgetDrafts } from '../form/drafts.ts';
import { session } from '../session/session.ts';
import { forgetWhatIsKept } from '../storage/stored-data.ts';

let isAsking = false;
const listeners = new Set<() => void>();

function ask(next: boolean): void {
  isAsking = next;
  for (const hear of listeners) hear();
}

/** Signs out; where that would lose changes that wait for a connection, the person is asked first. */
export function leave(): void {
  if (waiting.get().some(isWaiting)) ask(true);
  else void leaveForGood();
}

export function stay(): void {
  ask(false);
}

/** Signs out, and leaves nothing of the account on this device. */
export async function leaveForGood(): Promise<void> {
  ask(false);
  forgetDrafts();
  await forgetWhatIsKept().catch(() => {}); // a database that cannot be opened holds nothing
  await session.signOut();
}

export function useIsAskingToLeave(): boolean {
  return useSyncExternalStore(
    (hear) => {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
    () => isAsking,
    () => false,
  );
}
