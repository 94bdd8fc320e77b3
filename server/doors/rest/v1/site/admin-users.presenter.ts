import { z } from 'zod';
import { absoluteAddress } from '../../../../base/text/absolute-address.ts';
import type { AdminUser } from '../../../../site/admin/admin-user.type.ts';
import { inLowerCase } from '../../answer-fields.ts';
import { userObject } from './user.presenter.ts';

export const adminUserObject = userObject
  .omit({ preferences: true })
  .extend({
    last_active_at: z.iso.datetime().nullable(),
    monthly_revenue: z.number().meta({ description: 'In dollars.' }),
    suspended_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'AdminUser', description: 'An account, as administrators see it.' });

/** The contract's Admin user object, in both spellings. */
export function presentAdminUser(siteUrl: string, user: AdminUser): z.output<typeof adminUserObject> {
  const tier = inLowerCase(user.subscriptionTier);
  const [createdAt, updatedAt] = [user.createdAt.toISOString(), user.updatedAt.toISOString()];
  return {
    id: user.id,
    email: user.email,
    name: user.name,
    full_name: user.name,
    is_admin: user.role === 'ADMIN',
    role: inLowerCase(user.role),
    subscription_tier: tier,
    subscriptionTier: tier,
    email_verified: user.emailVerified,
    avatar_url: user.avatarUrl && absoluteAddress(siteUrl, user.avatarUrl),
    lists_created: user.listsCreated,
    last_active_at: user.lastActiveAt?.toISOString() ?? null,
    monthly_revenue: user.monthlyRevenue,
    suspended_at: user.suspendedAt?.toISOString() ?? null,
    created_at: createdAt,
    createdAt,
    updated_at: updatedAt,
    updatedAt,
  };
}
