import { createStore, useStore } from '../state/store.ts';
import type { Change } from './change.ts';

/** What is not with the server yet, or ended otherwise than was meant. The queue sets it, and the frame shows it. */
export const localChanges = createStore<readonly Change[]>([]);

export function useLocalChanges(): readonly Change[] {
  return useStore(localChanges);
}

export function isPending({ outcome }: Change): boolean {
  return outcome === undefined;
}
