import { t } from '@lingui/core/macro';
import { z } from 'zod';

/** In characters. Secrets of receipts are shorter, so that the two are told apart. */
export const SHORTEST_GUEST_KEY = 40;
export const LONGEST_GUEST_KEY = 100;

/** The key of a guest: a secret that their device made. */
export const guestKey = z
  .string()
  .min(SHORTEST_GUEST_KEY, { error: () => t`This key doesn’t open any gifts.` })
  .max(LONGEST_GUEST_KEY, { error: () => t`This key doesn’t open any gifts.` });
