import type { Location } from 'react-router-dom';

const STORED_AS = 'kindlist_scroll_positions';

let positions: Record<string, number> | undefined;

/** The browser forgets it, as pages that are drawn by a script are shorter at first. */
export function saveScrollPosition(location: Location): void {
  known()[location.key] = window.scrollY;
}

export function scrollPositionAt(location: Location): number | undefined {
  return known()[location.key];
}

/** The browser may have gone there by itself, and people may have scrolled on. */
export function forgetScrollPosition(location: Location): void {
  delete known()[location.key];
}

/** A reload, or the way back from another site, needs them. */
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
