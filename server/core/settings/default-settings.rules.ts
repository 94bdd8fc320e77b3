import { DEFAULT_PLAN_LIMITS, type PlanLimits } from '../plans/plan-limits.rules.ts';
import type { SiteSettings } from './settings.rules.ts';

/** -1 means no limit. */
export const DEFAULT_SETTINGS: SiteSettings = {
  siteName: 'Kindlist',
  siteUrl: '',
  adminEmail: '',
  allowRegistration: true,
  requireEmailVerification: false,
  requireSecondFactorOfAdministrators: false,
  maintenanceMode: false,
  everythingForEverybody: false,
  emailNotifications: true,
  stripeEnabled: false,
  stripePublishableKey: '',
  maxListsPerUser: defaultLimits('lists'),
  maxItemsPerList: defaultLimits('items'),
  maxUsersPerPlan: { free: 1000, standard: 10_000, premium: -1 },
  socialLinks: { facebook: '', x: '', pinterest: '', whatsapp: '' },
  testimonials: { first: '', firstBy: '', second: '', secondBy: '', third: '', thirdBy: '' },
};

export const PUBLIC_SETTINGS = [
  'siteName',
  'siteUrl',
  'allowRegistration',
  'requireEmailVerification',
  'maintenanceMode',
  'everythingForEverybody',
  'maxListsPerUser',
  'maxItemsPerList',
  'testimonials',
] as const satisfies readonly (keyof SiteSettings)[];

export type PublicSetting = (typeof PUBLIC_SETTINGS)[number];

export function publicSettingsOf(settings: SiteSettings): Pick<SiteSettings, PublicSetting> {
  const entries = PUBLIC_SETTINGS.map((name) => [name, settings[name]]);
  return Object.fromEntries(entries);
}

function defaultLimits(of: keyof PlanLimits) {
  const { free, standard, premium } = DEFAULT_PLAN_LIMITS;
  return { free: free[of], standard: standard[of], premium: premium[of] };
}
