import { useState } from 'react';
import type { Kind } from '../../../base/design/kinds.ts';
import type { Sort } from '../cache/sorting.ts';

/** How somebody is looking at a list. */
export interface ListView {
  look: 'grid' | 'list';
  sort: Sort;
  showPurchased: boolean;
  showArchived: boolean;
  /** Groups of which only the heading is shown, by their keys. */
  folded: readonly string[];
}

function keyOf(listId: string): string {
  return `kindlist_view_${listId}`;
}

function readView(listId: string, kind: Kind): ListView {
  const isShopping = kind === 'SHOPPING'; // what is in the basket stays in sight, below what is not
  const view: ListView = {
    look: 'list',
    sort: 'custom',
    showPurchased: isShopping,
    showArchived: false,
    folded: [],
  };
  try {
    return { ...view, ...JSON.parse(sessionStorage.getItem(keyOf(listId)) ?? '{}') };
  } catch {
    return view;
  }
}

/** Opens what was taken the next time that the list is shown, which its owner may see from now on. */
export function unfoldTaken(listId: string): void {
  try {
    const view = JSON.parse(sessionStorage.getItem(keyOf(listId)) ?? '{}');
    sessionStorage.setItem(keyOf(listId), JSON.stringify({ ...view, showPurchased: true }));
  } catch {
    // Storage may be forbidden; then it stays folded.
  }
}

/** Kept while the tab is open, so that adding an item does not turn the page over. */
export function useListView(listId: string, kind: Kind): [ListView, (changes: Partial<ListView>) => void] {
  const [view, setView] = useState(() => readView(listId, kind));
  const change = (changes: Partial<ListView>) => {
    const next = { ...view, ...changes };
    setView(next);
    try {
      sessionStorage.setItem(keyOf(listId), JSON.stringify(next));
    } catch {
      // Storage may be forbidden; then the view lasts as long as the screen.
    }
  };
  return [view, change];
}
