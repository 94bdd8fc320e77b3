import { restoreDraft, storeDraft } from '../../core/form/drafts.ts';
import { rememberedGuest } from '../../core/session/guest-details.ts';
import type { useSession } from '../../core/session/session.ts';

/** A guest's text is there again when the sheet is, however it was closed. */
export const DRAFT_OWNER = 'guest';
export const DRAFT_ADDRESS = 'purchase';

/** A remembered address goes to no owner who asks for a name alone. */
export function whoBuys(account: ReturnType<typeof useSession>['account'], isNameEnough: boolean) {
  if (account) return { email: account.email, name: account.name };
  const guest = rememberedGuest();
  return isNameEnough && guest.name ? { ...guest, email: '' } : guest;
}

export function takeTyped(): Record<string, unknown> {
  return restoreDraft(DRAFT_OWNER, DRAFT_ADDRESS).typed;
}

export function keepTyped({ name, email }: { name?: string | null; email?: string | null }): void {
  const known = rememberedGuest();
  const isNew = (name || email) && (name !== known.name || email !== known.email);
  if (isNew) storeDraft(DRAFT_OWNER, DRAFT_ADDRESS, { typed: { name, email }, base: {} });
}
