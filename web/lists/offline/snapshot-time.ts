import { createStore, useStore } from '../../base/state/store.ts';

/** When the server last said what the screen shows, while there is no connection. It is null as long as there is one. */
export const snapshotTime = createStore<number | null>(null);

export function useSnapshotTime(): number | null {
  return useStore(snapshotTime);
}
