import { z } from 'zod';
import type { PurchaseEntry } from '../../../../lists/items/purchase-entry.type.ts';
import { MOST_PIECES } from '../../../../lists/items/quantity.rules.ts';
import type { RequestContext } from '../../../../request-context.ts';
import { inLowerCase, lowerCase } from '../../answer-fields.ts';

export type Presentation = Pick<RequestContext, 'siteUrl' | 'keyScopes'>;

const purchaseFields = z.object({
  id: z.string().meta({ description: 'With it the purchase is taken back.' }),
  guestEmail: z.string().nullable().meta({ description: 'The address of the buyer. Null unless you may know.' }),
  guestName: z.string().nullable().meta({ description: 'Null, as the address, unless you may know who bought.' }),
  quantity: z.int().meta({ description: `How many pieces: 1 to ${MOST_PIECES}.` }),
  purchaseDate: z.iso.datetime().meta({ description: 'When it was bought, or reserved, in UTC.' }),
  status: lowerCase(['BOUGHT', 'RESERVED']).meta({
    description: 'What is reserved counts as taken until `held_until`.',
  }),
  held_until: z.iso.datetime().nullable().meta({ description: 'In UTC; null once it is bought.' }),
  mine: z.boolean().meta({ description: 'Whether you bought it, signed in or just now.' }),
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

/** For the one who bought just now, and nobody else. `buyer` is what they said of themselves. */
export function presentOwnPurchase(
  context: RequestContext,
  { purchase, undoToken }: { purchase: PurchaseEntry; undoToken: string | null },
  buyer: { email?: string | null; name?: string | null } = {},
): z.output<typeof newPurchaseObject> {
  const told = presentPurchase(context, purchase);
  const guestEmail = told.guestEmail ?? (buyer.email || null);
  return { ...told, guestEmail, guestName: told.guestName ?? buyer.name ?? null, mine: true, undo_token: undoToken };
}

/** A key that was not allowed to see buyers tells of none but its own owner. */
export function presentPurchase(
  { keyScopes }: Presentation,
  { id, guestEmail, guestName, quantity, state, purchaseDate, heldUntil, mine }: PurchaseEntry,
): z.output<typeof purchaseObject> {
  const isTold = mine || !keyScopes || keyScopes.includes('SEE_BUYERS');
  const buyer = isTold ? { guestEmail, guestName } : { guestEmail: null, guestName: null };
  return {
    id,
    ...buyer,
    quantity,
    purchaseDate: purchaseDate.toISOString(),
    status: inLowerCase(state),
    held_until: heldUntil?.toISOString() ?? null,
    mine,
  };
}
