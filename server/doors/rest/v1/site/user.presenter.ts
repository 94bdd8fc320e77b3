import { z } from 'zod';
import { absoluteAddress } from '../../../../base/text/absolute-address.ts';
import { role, tier as tiers } from '../../../../core/users/account.rules.ts';
import { avatarUrlOf } from '../../../../core/users/avatar.ts';
import { emailFrequency, preferredLanguage, theme } from '../../../../core/users/preferences.rules.ts';
import type { User } from '../../../../core/users/user.entity.ts';
import type { RequestContext } from '../../../../request-context.ts';
import { inLowerCase, lowerCase } from '../../answer-fields.ts';

export const preferencesObject = z
  .object({
    notifications: z.boolean(),
    emailFrequency: lowerCase(emailFrequency.options),
    theme: lowerCase(theme.options),
    language: preferredLanguage.unwrap().optional().meta({ description: 'Absent: as the browser asks.' }),
  })
  .meta({ id: 'Preferences' });

export const userObject = z
  .object({
    id: z.string(),
    email: z.string(),
    name: z.string(),
    full_name: z.string(),
    is_admin: z.boolean(),
    role: lowerCase(role.options),
    subscription_tier: lowerCase(tiers.options),
    subscriptionTier: lowerCase(tiers.options),
    email_verified: z.boolean(),
    avatar_url: z.string().nullable(),
    lists_created: z.int(),
    preferences: preferencesObject,
    created_at: z.iso.datetime(),
    createdAt: z.iso.datetime(),
    updated_at: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'User', description: 'An account, as its owner sees it.' });

/** The contract's User object, as people see themselves, in both spellings. */
export async function presentUser(
  { services, siteUrl }: RequestContext,
  user: User,
): Promise<z.output<typeof userObject>> {
  const [listsCreated, avatarUrl] = await Promise.all([services.accounts.countLists(user), avatarUrlOf(user)]);
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
    email_verified: user.emailVerifiedAt != null,
    avatar_url: avatarUrl && absoluteAddress(siteUrl, avatarUrl),
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
  preferences: { notifications, emailFrequency: frequency, theme: look, language },
}: Pick<User, 'preferences'>): z.output<typeof preferencesObject> {
  return {
    notifications,
    emailFrequency: inLowerCase(frequency),
    theme: inLowerCase(look),
    ...(language && { language }),
  };
}
