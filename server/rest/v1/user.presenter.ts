import { absoluteAddress } from '../../images/image-address.ts';
import type { RequestContext } from '../../request-context.ts';
import { avatarUrlOf } from '../../users/avatar.ts';
import type { User } from '../../users/user.entity.ts';

/** The contract's User object, as people see themselves, in both spellings. */
export async function presentUser({ services, publicUrl }: RequestContext, user: User) {
  const [listsCreated, avatarUrl] = await Promise.all([services.accounts.countLists(user), avatarUrlOf(user)]);
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
    avatar_url: avatarUrl && absoluteAddress(publicUrl, avatarUrl),
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
