import type { AdminUser } from '../../admin/admin-user.type.ts';
import { absoluteAddress } from '../../images/image-address.ts';

/** The contract's Admin user object, in both spellings. */
export function presentAdminUser(publicUrl: string, user: AdminUser) {
  const tier = user.subscriptionTier.toLowerCase();
  const [createdAt, updatedAt] = [user.createdAt.toISOString(), user.updatedAt.toISOString()];
  return {
    id: user.id,
    email: user.email,
    name: user.name,
    full_name: user.name,
    is_admin: user.role === 'ADMIN',
    role: user.role.toLowerCase(),
    subscription_tier: tier,
    subscriptionTier: tier,
    email_verified: user.emailVerified,
    avatar_url: user.avatarUrl && absoluteAddress(publicUrl, user.avatarUrl),
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
