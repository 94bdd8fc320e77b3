const PREFIX = 'kindlist_draft ';
const DELETED_AT = 'kindlist_drafts_deleted';

/** Also what is typed into forms that are open, in any tab. */
export function deleteDrafts(): void {
  try {
    for (const storage of [localStorage, sessionStorage]) for (const key of draftKeys(storage)) storage.removeItem(key);
    localStorage.setItem(DELETED_AT, `${Date.now()}`);
  } catch {
    // there are none
  }
}

export function areDraftsDeletedSince(time: number): boolean {
  try {
    return Number(localStorage.getItem(DELETED_AT)) >= time;
  } catch {
    return true; // nothing is kept in any case
  }
}

export function draftKeys(storage: Storage): string[] {
  return Object.keys(storage).filter((key) => key.startsWith(PREFIX));
}

export function draftKey(rest: string): string {
  return PREFIX + rest;
}
