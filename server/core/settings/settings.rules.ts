import { t } from '@lingui/core/macro';
import { z } from 'zod';
import { withoutEndSlashes } from '../../base/text/end-slashes.rules.ts';
import { hasControlCharacters } from '../../base/text/text.rules.ts';
import { isWebAddress, LONGEST_WEB_ADDRESS } from '../../base/text/web-address.rules.ts';
import { email, LONGEST_EMAIL } from '../users/account.rules.ts';

const INVALID = () => t`Invalid request. Please check your input.`;
const NAME = () => t`The site name must have 1 to ${LONGEST_SITE_NAME} characters`;
const ADDRESS = () => t`Please enter an address that begins with http:// or https://`;
const EMAIL = () => t`Please enter a valid email address`;
const PUBLISHABLE_KEY = () => t`A publishable key begins with pk_`;
export const LONGEST_SITE_NAME = 50;
export const LONGEST_PUBLISHABLE_KEY = 255;
const HIGHEST_LIMIT = 1_000_000_000;
const LIMIT = () => t`Please enter a whole number from 1 to ${HIGHEST_LIMIT}`;
const UNLIMITED = () => t`Please enter a whole number from 1 to ${HIGHEST_LIMIT}, or -1 for unlimited`;

const flag = z.boolean({ error: INVALID });

const optionalAddress = z
  .string({ error: INVALID })
  .trim()
  .max(LONGEST_WEB_ADDRESS, { error: ADDRESS, abort: true })
  .refine((value) => value === '' || isWebAddress(value), { error: ADDRESS });

const atLeastOne = z.int({ error: LIMIT }).min(1, { error: LIMIT }).max(HIGHEST_LIMIT, { error: LIMIT });
const orUnlimited = z.union([z.literal(-1), atLeastOne], { error: UNLIMITED });

const limits = z.object({ free: atLeastOne, standard: atLeastOne, premium: orUnlimited });
const caps = z.object({ free: orUnlimited, standard: orUnlimited, premium: orUnlimited });
const socialLinks = z.object({
  facebook: optionalAddress,
  x: optionalAddress,
  pinterest: optionalAddress,
  whatsapp: optionalAddress,
});

const words = (max: number) =>
  z
    .string({ error: INVALID })
    .trim()
    .max(max, { error: () => t`Please write at most ${max} characters`, abort: true })
    .refine((value) => !hasControlCharacters(value), { error: INVALID });

export const LONGEST_QUOTE = 300;
export const LONGEST_SPEAKER = 60;

const testimonials = z.object({
  first: words(LONGEST_QUOTE),
  firstBy: words(LONGEST_SPEAKER),
  second: words(LONGEST_QUOTE),
  secondBy: words(LONGEST_SPEAKER),
  third: words(LONGEST_QUOTE),
  thirdBy: words(LONGEST_SPEAKER),
});

/** Nothing in it is a secret. */
export const siteSettings = z.object({
  siteName: z
    .string({ error: NAME })
    .trim()
    .min(1, { error: NAME })
    .max(LONGEST_SITE_NAME, { error: NAME, abort: true })
    .refine((name) => !hasControlCharacters(name), { error: NAME }),
  siteUrl: optionalAddress.transform(withoutEndSlashes),
  adminEmail: z
    .string({ error: INVALID })
    .trim()
    .toLowerCase()
    .max(LONGEST_EMAIL, { error: EMAIL, abort: true })
    .refine((value) => value === '' || email.safeParse(value).success, {
      error: EMAIL,
    }),
  allowRegistration: flag,
  requireEmailVerification: flag,
  requireSecondFactorOfAdministrators: flag,
  maintenanceMode: flag,
  everythingForEverybody: flag,
  emailNotifications: flag,
  stripeEnabled: flag,
  stripePublishableKey: z
    .string({ error: INVALID })
    .trim()
    .max(LONGEST_PUBLISHABLE_KEY, { error: PUBLISHABLE_KEY, abort: true })
    .refine((key) => key === '' || /^pk_\w+$/.test(key), { error: PUBLISHABLE_KEY }),
  maxListsPerUser: limits,
  maxItemsPerList: limits,
  maxUsersPerPlan: caps,
  socialLinks,
  testimonials,
});

export type SiteSettings = z.output<typeof siteSettings>;

/** Only what is sent is changed, in the limits, links and testimonials too. */
export const settingsChanges = siteSettings
  .extend({
    maxListsPerUser: limits.partial(),
    maxItemsPerList: limits.partial(),
    maxUsersPerPlan: caps.partial(),
    socialLinks: socialLinks.partial(),
    testimonials: testimonials.partial(),
  })
  .partial();

export type SettingsChanges = z.output<typeof settingsChanges>;

export function withChanges(settings: SiteSettings, changes: SettingsChanges): SiteSettings {
  const sent = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  return {
    ...settings,
    ...sent,
    maxListsPerUser: { ...settings.maxListsPerUser, ...changes.maxListsPerUser },
    maxItemsPerList: { ...settings.maxItemsPerList, ...changes.maxItemsPerList },
    maxUsersPerPlan: { ...settings.maxUsersPerPlan, ...changes.maxUsersPerPlan },
    socialLinks: { ...settings.socialLinks, ...changes.socialLinks },
    testimonials: { ...settings.testimonials, ...changes.testimonials },
  };
}
