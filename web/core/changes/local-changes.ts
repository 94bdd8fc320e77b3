import { useConnection } from '../../base/network/connection.ts';
import { createStore, useStore } from '../../base/state/store.ts';
import type { Change } from './change.ts';

export const localChanges = createStore<readonly Change[]>([]);

export const isHeldUp = createStore(false);

export function useHeldUp(): boolean {
  const isAway = useConnection() === 'reconnecting';
  return useStore(isHeldUp) || isAway;
}

export function useLocalChanges(): readonly Change[] {
  return useStore(localChanges);
}

/** Whether somebody waits for it, and would miss it. */
export function isAwaited(change: Change): boolean {
  return isPending(change) && !change.isSilent;
}

export function isPending({ outcome }: Change): boolean {
  return outcome === undefined;
}
