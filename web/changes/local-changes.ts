import { useSyncExternalStore } from 'react';
import type { Change } from './change.ts';

/** What is not with the server yet, or ended otherwise than was meant. Told by the queue; the frame shows it. */
let changes: readonly Change[] = [];
const listeners = new Set<() => void>();

export const localChanges = {
  get: (): readonly Change[] => changes,
  set(next: readonly Change[]): void {
    changes = next;
    for (const hear of listeners) hear();
  },
};

function subscribe(hear: () => void) {
  listeners.add(hear);
  return () => listeners.delete(hear);
}

export function useLocalChanges(): readonly Change[] {
  return useSyncExternalStore(subscribe, localChanges.get, localChanges.get);
}

export function isPending({ outcome }: Change): boolean {
  return outcome === undefined;
}
