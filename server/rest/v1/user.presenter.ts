import type { User } from '../../accounts/user.entity.ts';

/** The contract's User object, as people see themselves, in both spellings. */
export function presentUser(user: User, listsCreated: number) {
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
    email_verified: user.emailVerifiedAt != null,
    avatar_url: null,
    lists_created: listsCreated,
    preferences: { notifications: true, emailFrequency: 'weekly', theme: 'system' },
    created_at: createdAt,
    createdAt,
    updated_at: updatedAt,
    updatedAt,
  };
}
