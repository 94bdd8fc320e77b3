import { DRAFT_KEYS, DRAFTS_DELETED_AT } from './deleted-drafts.ts';

const GUEST = 'guest';
export const DRAFTS_KEPT_DAYS = 30;
const LONGEST_KEPT_MS = DRAFTS_KEPT_DAYS * 24 * 60 * 60 * 1000;

export interface Draft {
  typed: Record<string, unknown>;
  base: Record<string, unknown>;
}

interface StoredDraft extends Draft {
  at: number;
}

const NOTHING: Draft = { typed: {}, base: {} };

/** Drafts of another person are deleted, and those that are older than the privacy page says, by whom they may be. */
export function restoreDraft(owner: string, address: string): Draft {
  try {
    deleteOldDrafts(owner);
    const key = draftKey(`${owner} ${address}`);
    const draft = storageOf(owner).getItem(key);
    storageOf(owner).removeItem(key);
    return { ...NOTHING, ...(draft && JSON.parse(draft)) };
  } catch {
    return NOTHING; // a browser that keeps nothing
  }
}

/** A form that nobody opens again would keep its draft for ever. */
export function deleteOldDrafts(owner: string): void {
  try {
    for (const storage of [localStorage, sessionStorage]) deleteOldDraftsIn(storage, owner);
  } catch {
    // a browser that keeps nothing
  }
}

export function storeDraft(owner: string, address: string, draft: Draft): void {
  if (Object.keys(draft.typed).length === 0) return;
  try {
    const stored: StoredDraft = { ...draft, at: Date.now() };
    storageOf(owner).setItem(draftKey(`${owner} ${address}`), JSON.stringify(stored));
  } catch {
    // nor can it keep this
  }
}

/** A guest may sit at anybody's device: theirs go with the tab. */
function storageOf(owner: string): Storage {
  return owner === GUEST ? sessionStorage : localStorage;
}

function deleteOldDraftsIn(storage: Storage, owner: string): void {
  const oldest = Date.now() - LONGEST_KEPT_MS;
  const own = draftKey(`${owner} `);
  for (const key of draftKeys(storage)) {
    const isOfAnother = owner !== GUEST && !key.startsWith(own);
    if (isOfAnother || writtenAt(storage.getItem(key)) < oldest) storage.removeItem(key);
  }
}

function writtenAt(draft: string | null): number {
  try {
    return (JSON.parse(draft ?? '') as StoredDraft).at ?? 0;
  } catch {
    return 0;
  }
}

export function areDraftsDeletedSince(time: number): boolean {
  try {
    return Number(localStorage.getItem(DRAFTS_DELETED_AT)) >= time;
  } catch {
    return true; // nothing is kept in any case
  }
}

function draftKeys(storage: Storage): string[] {
  return Object.keys(storage).filter((key) => key.startsWith(DRAFT_KEYS));
}

function draftKey(rest: string): string {
  return DRAFT_KEYS + rest;
}
