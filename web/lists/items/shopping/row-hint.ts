import { createStore, useStore } from '../../../base/state/store.ts';

const KEY = 'kindlist_row_hint_over';

const isOver = createStore(readChoice());

/** Whether this device need not be told again how a row of a shopping list is changed. */
export function useIsHintOver(): boolean {
  return useStore(isOver);
}

/** A person who knows the hint, or has held a row, does not see it again. */
export function endHint(): void {
  if (isOver.get()) return;
  isOver.set(true);
  try {
    localStorage.setItem(KEY, 'true');
  } catch {
    // Without storage it stays away as long as the page is open.
  }
}

function readChoice(): boolean {
  try {
    return localStorage.getItem(KEY) === 'true';
  } catch {
    return false;
  }
}
