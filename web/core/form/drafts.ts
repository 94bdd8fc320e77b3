const PREFIX = 'kindlist_draft';

export interface Draft {
  typed: Record<string, unknown>;
  /** What the fields that were typed into had been read as; nothing where nothing was. */
  base: Record<string, unknown>;
}

const NOTHING: Draft = { typed: {}, base: {} };

/** What somebody had typed at an address of this tab; of another person's drafts nothing is left when they come. */
export function restoreDraft(owner: string, address: string): Draft {
  try {
    for (const key of draftKeys()) if (!key.startsWith(`${PREFIX} ${owner} `)) sessionStorage.removeItem(key);
    const key = `${PREFIX} ${owner} ${address}`;
    const draft = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return { ...NOTHING, ...(draft && JSON.parse(draft)) };
  } catch {
    return NOTHING; // a browser that keeps nothing
  }
}

export function storeDraft(owner: string, address: string, draft: Draft): void {
  if (Object.keys(draft.typed).length === 0) return;
  try {
    sessionStorage.setItem(`${PREFIX} ${owner} ${address}`, JSON.stringify(draft));
  } catch {
    // nor can it keep this
  }
}

export function deleteDrafts(): void {
  try {
    for (const key of draftKeys()) sessionStorage.removeItem(key);
  } catch {
    // there are none
  }
}

function draftKeys(): string[] {
  return Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));
}
