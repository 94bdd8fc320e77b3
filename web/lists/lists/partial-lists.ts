import { createStore, useStore } from '../../base/state/store.ts';

/** Whether My Lists are only those that the device knows. */
export const partialLists = createStore(false);

export function useHasPartialLists(): boolean {
  return useStore(partialLists);
}
