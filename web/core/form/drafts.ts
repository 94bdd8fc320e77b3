const PREFIX = 'kindlist_draft';

export interface Draft {
  typed: Record<string, unknown>;
  base: Record<string, unknown>;
}

const NOTHING: Draft = { typed: {}, base: {} };

/** Drafts of another person are deleted. */
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
