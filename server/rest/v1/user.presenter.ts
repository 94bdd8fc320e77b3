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
    preferences: presentPreferences(user),
    created_at: createdAt,
    createdAt,
    updated_at: updatedAt,
    updatedAt,
  };
}

/** The contract's Preferences object. */
export function presentPreferences({
  preferences: { notifications, emailFrequency, theme },
}: Pick<User, 'preferences'>) {
  return { notifications, emailFrequency: emailFrequency.toLowerCase(), theme: theme.toLowerCase() };
}
