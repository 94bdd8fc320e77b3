export const DRAFT_KEYS = 'kindlist_draft ';
export const DRAFTS_DELETED_AT = 'kindlist_drafts_deleted';

/** Also what is typed into forms that are open, in any tab. */
export function deleteDrafts(): void {
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage)) if (key.startsWith(DRAFT_KEYS)) storage.removeItem(key);
    localStorage.setItem(DRAFTS_DELETED_AT, `${Date.now()}`);
  } catch {
    // there are none
  }
}
