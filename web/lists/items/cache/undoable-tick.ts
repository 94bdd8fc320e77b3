import { createStore, useStore } from '../../../base/state/store.ts';

/** The latest tick on a shopping list, for as long as the bar offers to take it back. */
export interface UndoableTick {
  itemId: string;
  listId: string;
  title: string;
  sentence: string;
  undo: () => void;
}

const OFFER_DURATION_MS = 8000;

const latest = createStore<UndoableTick | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

/** There is one offer at a time: each tick takes the place of the one before. */
export function offerUndo(tick: UndoableTick): void {
  clearTimeout(timer);
  latest.set(tick);
  timer = setTimeout(() => latest.set(null), OFFER_DURATION_MS);
}

/** For a tick that was refused, or taken back another way. */
export function withdrawUndo(itemId: string): void {
  if (latest.get()?.itemId === itemId) latest.set(null);
}

export function useUndoableTick(listId: string): UndoableTick | null {
  const tick = useStore(latest);
  return tick?.listId === listId ? tick : null;
}
