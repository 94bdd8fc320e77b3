import { z } from 'zod';
import type { PurchaseEntry } from '../../items/purchase-entry.type.ts';
import type { RequestContext } from '../../request-context.ts';

const purchaseFields = z.object({
  id: z.string(),
  guestEmail: z.string().nullable(),
  guestName: z.string().nullable().meta({ description: 'Null, as the address, unless you may know who bought.' }),
  quantity: z.int(),
  purchaseDate: z.iso.datetime(),
  mine: z.boolean().meta({ description: 'Whether you bought it, signed in.' }),
});

export const purchaseObject = purchaseFields.meta({ id: 'Purchase' });

export const newPurchaseObject = purchaseFields
  .extend({
    undo_token: z
      .string()
      .nullable()
      .meta({ description: 'With it anybody can take the purchase back. Shown this once.' }),
  })
  .meta({ id: 'NewPurchase' });

/** The contract's Purchase object. A key that was not allowed to see buyers tells of none but its own owner. */
export function presentPurchase(
  { keyScopes }: RequestContext,
  { id, guestEmail, guestName, quantity, purchaseDate, mine }: PurchaseEntry,
): z.output<typeof purchaseObject> {
  const isTold = mine || !keyScopes || keyScopes.includes('SEE_BUYERS');
  const buyer = isTold ? { guestEmail, guestName } : { guestEmail: null, guestName: null };
  return { id, ...buyer, quantity, purchaseDate: purchaseDate.toISOString(), mine };
}
