import { z } from 'zod';
import { absoluteAddress } from '../../../../base/text/absolute-address.ts';
import { role, tier as tiers } from '../../../../core/users/account.rules.ts';
import { avatarUrlOf } from '../../../../core/users/avatar.ts';
import { emailFrequency, preferredLanguage, theme } from '../../../../core/users/preferences.rules.ts';
import type { User } from '../../../../core/users/user.entity.ts';
import type { RequestContext } from '../../../../request-context.ts';
import type { AdminUser } from '../../../../site/admin/admin-user.type.ts';
import { inLowerCase, lowerCase } from '../../answer-fields.ts';

export const preferencesObject = z
  .object({
    notifications: z.boolean(),
    reminders: z.boolean(),
    questions: z.boolean(),
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

export async function presentUser(
  { services, siteUrl }: RequestContext,
  user: User,
): Promise<z.output<typeof userObject>> {
  const [listsCreated, avatarUrl] = await Promise.all([services.accounts.countLists(user), avatarUrlOf(user)]);
  const emailVerified = user.emailVerifiedAt != null;
  return {
    ...accountFields(siteUrl, user, { emailVerified, avatarUrl, listsCreated }),
    preferences: presentPreferences(user),
  };
}

type Account = Pick<User, 'id' | 'email' | 'name' | 'role' | 'subscriptionTier' | 'createdAt' | 'updatedAt'>;
type AccountFacts = Pick<AdminUser, 'emailVerified' | 'avatarUrl' | 'listsCreated'>;

export function accountFields(
  siteUrl: string,
  { id, email, name, role: held, subscriptionTier, ...times }: Account,
  { emailVerified, avatarUrl, listsCreated }: AccountFacts,
) {
  const tier = inLowerCase(subscriptionTier);
  const [createdAt, updatedAt] = [times.createdAt.toISOString(), times.updatedAt.toISOString()];
  return {
    ...{ id, email, name, full_name: name },
    is_admin: held === 'ADMIN',
    role: inLowerCase(held),
    ...{ subscription_tier: tier, subscriptionTier: tier },
    email_verified: emailVerified,
    avatar_url: avatarUrl && absoluteAddress(siteUrl, avatarUrl),
    lists_created: listsCreated,
    ...{ created_at: createdAt, createdAt, updated_at: updatedAt, updatedAt },
  };
}

export function presentPreferences({
  preferences: { notifications, reminders, questions, emailFrequency: frequency, theme: look, language },
}: Pick<User, 'preferences'>): z.output<typeof preferencesObject> {
  return {
    notifications,
    reminders,
    questions,
    emailFrequency: inLowerCase(frequency),
    theme: inLowerCase(look),
    ...(language && { language }),
  };
}
