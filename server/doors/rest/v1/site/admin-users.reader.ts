import { z } from 'zod';
import { role, tier } from '../../../../core/users/account.rules.ts';
import { accountStatus } from '../../../../site/admin/admin-users.rules.ts';
import { paging } from '../../page.reader.ts';
import { flag, oneOf } from '../../request-body.reader.ts';

/** A wrong role is refused, or everybody would be shown for it. */
export const userListing = z
  .object({
    ...paging(10),
    search: z.string().optional().meta({ description: 'A part of the name or the address.' }),
    role: oneOf(role.options).optional(),
    tier: oneOf(tier.options).optional(),
    status: oneOf(accountStatus.options).optional(),
  })
  .transform(({ search = null, ...listing }) => ({ ...listing, search }));

export const roleBody = z
  .object({ role: oneOf(role.options).nullish(), is_admin: flag })
  .transform(({ role: named, is_admin: isAdmin }) => ({
    role: named ?? (isAdmin == null ? null : isAdmin ? 'ADMIN' : 'USER'),
  }))
  .pipe(z.object({ role: z.enum(role.options) }));

export const tierBody = z
  .object({
    tier: oneOf(tier.options).nullish(),
    subscription_tier: oneOf(tier.options).nullish(),
    status: z.literal('active', { error: 'A plan can only be set as active' }).nullish(),
  })
  .transform(({ tier: named, subscription_tier: other }) => ({ tier: named ?? other }))
  .pipe(z.object({ tier: z.enum(tier.options) }));
