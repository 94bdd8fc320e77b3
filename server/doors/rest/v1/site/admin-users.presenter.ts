import { z } from 'zod';
import type { AdminUser } from '../../../../site/admin/admin-user.type.ts';
import { accountFields, userObject } from './user.presenter.ts';

export const adminUserObject = userObject
  .omit({ preferences: true })
  .extend({
    last_active_at: z.iso.datetime().nullable(),
    monthly_revenue: z.number().meta({ description: 'In dollars.' }),
    suspended_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'AdminUser', description: 'An account, as administrators see it.' });

export function presentAdminUser(siteUrl: string, user: AdminUser): z.output<typeof adminUserObject> {
  return {
    ...accountFields(siteUrl, user, user),
    last_active_at: user.lastActiveAt?.toISOString() ?? null,
    monthly_revenue: user.monthlyRevenue,
    suspended_at: user.suspendedAt?.toISOString() ?? null,
  };
}
