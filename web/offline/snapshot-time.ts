import { useSyncExternalStore } from 'react';

/** When the server last said what the screen shows, while there is no connection; null as long as there is one. */
let at: number | null = null;
const listeners = new Set<() => void>();

export const snapshotTime = {
  get: (): number | null => at,
  set(next: number | null): void {
    at = next;
    for (const hear of listeners) hear();
  },
};

function subscribe(hear: () => void) {
  listeners.add(hear);
  return () => listeners.delete(hear);
}

export function useSnapshotTime(): number | null {
  return useSyncExternalStore(subscribe, snapshotTime.get, snapshotTime.get);
}
