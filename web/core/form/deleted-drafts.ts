const PREFIX = 'kindlist_draft';

const openForms = new Set<() => void>();

/** Calls back when nothing typed is to be kept any more. Gives the way to stop that. */
export function onDraftsDeleted(forget: () => void): () => void {
  openForms.add(forget);
  return () => void openForms.delete(forget);
}

/** Also of forms that are open. */
export function deleteDrafts(): void {
  for (const forget of openForms) forget();
  try {
    for (const storage of [localStorage, sessionStorage]) for (const key of draftKeys(storage)) storage.removeItem(key);
  } catch {
    // there are none
  }
}

export function draftKeys(storage: Storage): string[] {
  return Object.keys(storage).filter((key) => key.startsWith(PREFIX));
}

export function draftKey(rest: string): string {
  return `${PREFIX} ${rest}`;
}
