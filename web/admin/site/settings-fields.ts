import { type SiteSettings, settingsChanges } from '#rules/core/settings/settings';

/** A setting as the form names it: a path, as in `maxListsPerUser.free`. */
type SettingPath = {
  [Name in keyof SiteSettings]: SiteSettings[Name] extends object
    ? `${Name}.${string & keyof SiteSettings[Name]}`
    : Name;
}[keyof SiteSettings];

type Kind = 'text' | 'address' | 'email' | 'flag' | 'limit' | 'unlimited';

interface SettingsField {
  path: SettingPath;
  label: string;
  kind: Kind;
  hint?: string;
  /** In its place where no mail server is set. */
  hintWithoutMail?: string;
}

interface SettingsSection {
  title: string;
  about?: string;
  /** About plans that are sold, so that it goes where everybody gets everything. */
  isAboutPlans?: true;
  fields: SettingsField[];
}

type PlanSetting = 'maxListsPerUser' | 'maxItemsPerList' | 'maxUsersPerPlan';

/** The limit of each plan. An empty field means no limit, where a plan may have that. */
function perPlan(setting: PlanSetting, what: string): SettingsField[] {
  return (['free', 'standard', 'premium'] as const).map((plan) => {
    const isEndless = settingsChanges.safeParse({ [setting]: { [plan]: -1 } }).success;
    return {
      path: `${setting}.${plan}` as const,
      label: `${what} (${plan})`,
      kind: isEndless ? ('unlimited' as const) : ('limit' as const),
      ...(isEndless && { hint: 'Leave empty for no limit.' }),
    };
  });
}

/** The sections of the settings, in their order. */
export const SETTINGS_SECTIONS: readonly SettingsSection[] = [
  {
    title: 'General',
    fields: [
      { path: 'siteName', label: 'Site name', kind: 'text' },
      {
        path: 'siteUrl',
        label: 'Site URL',
        kind: 'address',
        hint: 'Where people open this site. Every link in an email starts with it.',
      },
      {
        path: 'adminEmail',
        label: 'Admin email',
        kind: 'email',
        hint: 'Gets messages from the contact form, and is named on the legal pages.',
        hintWithoutMail: 'Named on the legal pages. Messages from the contact form are under Messages.',
      },
    ],
  },
  {
    title: 'User Management',
    fields: [
      { path: 'allowRegistration', label: 'Allow registration', kind: 'flag' },
      {
        path: 'requireEmailVerification',
        label: 'Email verification',
        kind: 'flag',
        hint: 'People can change lists once their address is verified.',
        hintWithoutMail: 'No mail server is set, so nobody can verify an address, and nobody new could change a list.',
      },
      {
        path: 'maintenanceMode',
        label: 'Maintenance mode',
        kind: 'flag',
        hint: 'Only administrators can sign in. Everyone else sees a maintenance page.',
      },
    ],
  },
  {
    title: 'Plans',
    fields: [
      {
        path: 'everythingForEverybody',
        label: 'Everybody gets everything',
        kind: 'flag',
        hint: 'For a site of your own: all features, no limits, and no plan or price on any screen.',
      },
    ],
  },
  {
    title: 'Plan Limits',
    isAboutPlans: true,
    about: 'What’s over a lowered limit stays, but nothing more can be added.',
    fields: [
      ...perPlan('maxListsPerUser', 'Lists per user'),
      ...perPlan('maxItemsPerList', 'Items per list'),
      ...perPlan('maxUsersPerPlan', 'Users on the plan'),
    ],
  },
  {
    title: 'Notifications',
    fields: [
      {
        path: 'emailNotifications',
        label: 'Email notifications',
        kind: 'flag',
        hint: 'Digests and notices. Verification, reset, invitation and receipt mails always go out.',
        hintWithoutMail: 'No mail server is set, so no mails go out.',
      },
    ],
  },
  {
    title: 'Payment Settings',
    isAboutPlans: true,
    fields: [
      { path: 'stripeEnabled', label: 'Take card payments', kind: 'flag', hint: 'Puts the paid plans on sale.' },
      {
        path: 'stripePublishableKey',
        label: 'Publishable key',
        kind: 'text',
        hint: 'Begins with pk_. The secret key belongs in the server’s configuration.',
      },
    ],
  },
  {
    title: 'Social Links',
    about: 'In the footer. Leave empty to let people share this site.',
    fields: [
      { path: 'socialLinks.facebook', label: 'Facebook', kind: 'address' },
      { path: 'socialLinks.x', label: 'X', kind: 'address' },
      { path: 'socialLinks.pinterest', label: 'Pinterest', kind: 'address' },
      { path: 'socialLinks.whatsapp', label: 'WhatsApp', kind: 'address' },
    ],
  },
  {
    title: 'Testimonials',
    about: 'On the landing page. Leave all empty to show a note from the makers there.',
    fields: [
      { path: 'testimonials.first', label: 'First quote', kind: 'text' },
      { path: 'testimonials.firstBy', label: 'Said by (first)', kind: 'text' },
      { path: 'testimonials.second', label: 'Second quote', kind: 'text' },
      { path: 'testimonials.secondBy', label: 'Said by (second)', kind: 'text' },
      { path: 'testimonials.third', label: 'Third quote', kind: 'text' },
      { path: 'testimonials.thirdBy', label: 'Said by (third)', kind: 'text' },
    ],
  },
];

const FIELDS = new Map<string, SettingsField>(
  SETTINGS_SECTIONS.flatMap(({ fields }) => fields.map((field) => [field.path, field] as const)),
);

/** The settings that the form shows. A test walks all settings, and wants each to be among them. */
export const SHOWN_SETTINGS: readonly string[] = [...FIELDS.keys()];

export function labelOfSetting(path: string): string {
  return FIELDS.get(path)?.label ?? path;
}

export function kindOfSetting(path: string): Kind | undefined {
  return FIELDS.get(path)?.kind;
}
