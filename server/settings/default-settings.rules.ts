import type { SiteSettings } from './settings.rules.ts';

/** What holds until somebody stores something else; -1 is without end. */
export const DEFAULT_SETTINGS: SiteSettings = {
  siteName: 'Kindlist',
  siteUrl: '',
  adminEmail: '',
  allowRegistration: true,
  requireEmailVerification: false,
  maintenanceMode: false,
  emailNotifications: true,
  stripeEnabled: false,
  stripePublishableKey: '',
  maxListsPerUser: { free: 5, standard: 10, premium: -1 },
  maxItemsPerList: { free: 25, standard: 200, premium: -1 },
  maxUsersPerPlan: { free: 1000, standard: 10_000, premium: -1 },
  socialLinks: { facebook: '', x: '', pinterest: '', whatsapp: '' },
};

/** Those that everybody may know. */
export const PUBLIC_SETTINGS = [
  'siteName',
  'siteUrl',
  'allowRegistration',
  'requireEmailVerification',
  'maintenanceMode',
  'maxListsPerUser',
  'maxItemsPerList',
] as const satisfies readonly (keyof SiteSettings)[];

export type PublicSetting = (typeof PUBLIC_SETTINGS)[number];

export function publicSettingsOf(settings: SiteSettings): Pick<SiteSettings, PublicSetting> {
  const entries = PUBLIC_SETTINGS.map((name) => [name, settings[name]]);
  return Object.fromEntries(entries);
}
