const PREFIX = 'kindlist_draft';

/** What somebody had typed at an address of this tab; of another person's drafts nothing is left when they come. */
export function takeDraft(owner: string, address: string): Record<string, unknown> {
  try {
    for (const key of draftKeys()) if (!key.startsWith(`${PREFIX} ${owner} `)) sessionStorage.removeItem(key);
    const key = `${PREFIX} ${owner} ${address}`;
    const draft = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    sessionStorage.removeItem(key);
    return draft;
  } catch {
    return {}; // a browser that keeps nothing
  }
}

export function keepDraft(owner: string, address: string, typed: Record<string, unknown>): void {
  if (Object.keys(typed).length === 0) return;
  try {
    sessionStorage.setItem(`${PREFIX} ${owner} ${address}`, JSON.stringify(typed));
  } catch {
    // nor can it keep this
  }
}

export function forgetDrafts(): void {
  try {
    for (const key of draftKeys()) sessionStorage.removeItem(key);
  } catch {
    // there are none
  }
}

function draftKeys(): string[] {
  return Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));
}
