import type { Location } from 'react-router-dom';

const STORED_AS = 'kindlist_scroll_positions';

let positions: Record<string, number> | undefined;

/** What the browser forgets, as pages that are drawn by a script are shorter at first. */
export function saveScrollPosition(location: Location): void {
  known()[keyOf(location)] = window.scrollY;
}

export function scrollPositionAt(location: Location): number | undefined {
  return known()[keyOf(location)];
}

/** For the page after this one: a reload, or the way back from another site. */
export function storeScrollPositions(): void {
  try {
    sessionStorage.setItem(STORED_AS, JSON.stringify(known()));
  } catch {
    // A browser that keeps nothing begins at the top.
  }
}

function known(): Record<string, number> {
  positions ??= stored();
  return positions;
}

function stored(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORED_AS) ?? '{}');
  } catch {
    return {};
  }
}

/** An entry of the history; the one that a page begins with has no key, and is found again by its path. */
function keyOf({ key, pathname }: Location): string {
  return key === 'default' ? pathname : key;
}
