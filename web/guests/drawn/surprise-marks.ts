import { useSyncExternalStore } from 'react';
import { createListeners } from '../../base/state/store.ts';

/**
 * A browser remembers on which shared pages purchases were kept from somebody. Signed out, the same person would be a guest
 * there, who sees what was bought, so they are asked first. People who go on as a guest are not asked again in that tab.
 */
const MARKS = 'kindlist_surprises';
const OPENED = 'kindlist_opened_surprises';

const MOST = 100;

/** Part of a link's secret: enough to know it again, and too little to open the list with. */
const MARK_LENGTH = 8;

const changes = createListeners();
/** Marks that storage could not take, or is forbidden to give. */
const onlyHere: Record<string, readonly string[]> = {};

/** Whether this browser was shown the page without its purchases, and nobody has chosen to see them in this tab. */
export function useIsSurprise(shareToken: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isSurprise(shareToken),
    () => false,
  );
}

export function isSurprise(shareToken: string): boolean {
  return has(MARKS, shareToken) && !has(OPENED, shareToken);
}

/** Purchases were kept from the person who saw the page. */
export function markSurprise(shareToken: string): void {
  add(MARKS, shareToken);
  remove(OPENED, shareToken);
}

/** Everybody may see purchases there by now. */
export function unmarkSurprise(shareToken: string): void {
  remove(MARKS, shareToken);
}

/** Somebody wants to see the page as guests do. */
export function openSurprise(shareToken: string): void {
  add(OPENED, shareToken);
}

function has(key: string, shareToken: string): boolean {
  return read(key).includes(markOf(shareToken));
}

function add(key: string, shareToken: string): void {
  if (has(key, shareToken)) return;
  write(key, [markOf(shareToken), ...read(key)].slice(0, MOST));
}

function remove(key: string, shareToken: string): void {
  if (!has(key, shareToken)) return;
  const mark = markOf(shareToken);
  write(
    key,
    read(key).filter((other) => other !== mark),
  );
}

function markOf(shareToken: string): string {
  return shareToken.slice(0, MARK_LENGTH);
}

function storageOf(key: string): Storage {
  return key === MARKS ? window.localStorage : window.sessionStorage;
}

function read(key: string): readonly string[] {
  const here = onlyHere[key];
  if (here) return here;
  try {
    const stored: unknown = JSON.parse(storageOf(key).getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((mark) => typeof mark === 'string') : [];
  } catch {
    return []; // no storage, or somebody else wrote there
  }
}

function write(key: string, marks: readonly string[]): void {
  try {
    storageOf(key).setItem(key, JSON.stringify(marks));
    delete onlyHere[key];
  } catch {
    onlyHere[key] = marks; // for as long as the page is open
  }
  changes.notify();
}

function subscribe(listener: () => void): () => void {
  const unsubscribe = changes.subscribe(listener);
  window.addEventListener('storage', listener); // another tab has marked it
  return () => {
    unsubscribe();
    window.removeEventListener('storage', listener);
  };
}
