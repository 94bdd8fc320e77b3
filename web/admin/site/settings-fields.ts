import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { say } from '#rules/base/languages/say';
import { type SiteSettings, settingsChanges } from '#rules/core/settings/settings';

/** A path, as in `maxListsPerUser.free`. */
type SettingPath = {
  [Name in keyof SiteSettings]: SiteSettings[Name] extends object
    ? `${Name}.${string & keyof SiteSettings[Name]}`
    : Name;
}[keyof SiteSettings];

type Kind = 'text' | 'address' | 'email' | 'flag' | 'limit' | 'unlimited';

export interface SettingsField {
  path: SettingPath;
  label: MessageDescriptor | string;
  kind: Kind;
  hint?: MessageDescriptor;
  hintWithoutMail?: MessageDescriptor;
}

interface SettingsSection {
  title: MessageDescriptor;
  about?: MessageDescriptor;
  isAboutPlans?: true;
  isTable?: true;
  arePairs?: true;
  fields: SettingsField[];
}

const LIMITS = {
  maxListsPerUser: {
    free: msg`Lists per user (free)`,
    standard: msg`Lists per user (standard)`,
    premium: msg`Lists per user (premium)`,
  },
  maxItemsPerList: {
    free: msg`Items per list (free)`,
    standard: msg`Items per list (standard)`,
    premium: msg`Items per list (premium)`,
  },
  maxUsersPerPlan: {
    free: msg`Users on the plan (free)`,
    standard: msg`Users on the plan (standard)`,
    premium: msg`Users on the plan (premium)`,
  },
};

export const LIMITED = [
  { setting: 'maxListsPerUser', name: msg`Lists per user` },
  { setting: 'maxItemsPerList', name: msg`Items per list` },
  { setting: 'maxUsersPerPlan', name: msg`Users on the plan` },
] as const;

export const PLAN_COLUMNS = ['free', 'standard', 'premium'] as const;

/** An empty field means no limit, where a plan may have that. */
function perPlan(setting: keyof typeof LIMITS): SettingsField[] {
  return PLAN_COLUMNS.map((plan) => {
    const isEndless = settingsChanges.safeParse({ [setting]: { [plan]: -1 } }).success;
    const kind = isEndless ? ('unlimited' as const) : ('limit' as const);
    return { path: `${setting}.${plan}` as const, label: LIMITS[setting][plan], kind };
  });
}

export const SETTINGS_SECTIONS: readonly SettingsSection[] = [
  {
    title: msg`General`,
    fields: [
      { path: 'siteName', label: msg`Site name`, kind: 'text' },
      {
        path: 'siteUrl',
        label: msg`Site address`,
        kind: 'address',
        hint: msg`Where people open this site. Every link in an email starts with it.`,
      },
      {
        path: 'adminEmail',
        label: msg`Admin email`,
        kind: 'email',
        hint: msg`Gets messages from the contact form, and is named on the legal pages.`,
        hintWithoutMail: msg`Named on the legal pages. Messages from the contact form are under Messages.`,
      },
    ],
  },
  {
    title: msg`User Management`,
    fields: [
      { path: 'allowRegistration', label: msg`Allow registration`, kind: 'flag' },
      {
        path: 'requireEmailVerification',
        label: msg`Email verification`,
        kind: 'flag',
        hint: msg`People can change lists once their address is verified.`,
        hintWithoutMail: msg`No mail server is set, so nobody can verify an address, and nobody new could change a list.`,
      },
      {
        path: 'requireSecondFactorOfAdministrators',
        label: msg`Two-step sign-in for administrators`,
        kind: 'flag',
        hint: msg`Administrators who don’t have it must set it up before they go on. So must you.`,
      },
      {
        path: 'maintenanceMode',
        label: msg`Maintenance mode`,
        kind: 'flag',
        hint: msg`Only administrators can sign in. Everyone else sees a maintenance page.`,
      },
    ],
  },
  {
    title: msg`Plans`,
    fields: [
      {
        path: 'everythingForEverybody',
        label: msg`Everybody gets everything`,
        kind: 'flag',
        hint: msg`For a site of your own: all features, no limits, and no plan or price on any screen.`,
      },
    ],
  },
  {
    title: msg`Plan Limits`,
    isAboutPlans: true,
    isTable: true,
    about: msg`An empty field means no limit. What’s over a lowered limit stays, but nothing more can be added.`,
    fields: LIMITED.flatMap(({ setting }) => perPlan(setting)),
  },
  {
    title: msg`Notifications`,
    fields: [
      {
        path: 'emailNotifications',
        label: msg`Email notifications`,
        kind: 'flag',
        hint: msg`Digests and notices. Verification, reset, invitation and receipt mails always go out.`,
        hintWithoutMail: msg`No mail server is set, so no mails go out.`,
      },
    ],
  },
  {
    title: msg`Payment Settings`,
    isAboutPlans: true,
    fields: [
      { path: 'stripeEnabled', label: msg`Take card payments`, kind: 'flag', hint: msg`Puts the paid plans on sale.` },
      {
        path: 'stripePublishableKey',
        label: msg`Publishable key`,
        kind: 'text',
        hint: msg`Begins with pk_. The secret key belongs in the server’s configuration.`,
      },
    ],
  },
  {
    title: msg`Social Links`,
    about: msg`In the footer. Leave empty to let people share this site.`,
    fields: [
      { path: 'socialLinks.facebook', label: 'Facebook', kind: 'address' },
      { path: 'socialLinks.x', label: 'X', kind: 'address' },
      { path: 'socialLinks.pinterest', label: 'Pinterest', kind: 'address' },
      { path: 'socialLinks.whatsapp', label: 'WhatsApp', kind: 'address' },
    ],
  },
  {
    title: msg`Testimonials`,
    about: msg`On the landing page. Leave all empty to show a note from the makers there.`,
    arePairs: true,
    fields: [
      { path: 'testimonials.first', label: msg`First quote`, kind: 'text' },
      { path: 'testimonials.firstBy', label: msg`Said by (first)`, kind: 'text' },
      { path: 'testimonials.second', label: msg`Second quote`, kind: 'text' },
      { path: 'testimonials.secondBy', label: msg`Said by (second)`, kind: 'text' },
      { path: 'testimonials.third', label: msg`Third quote`, kind: 'text' },
      { path: 'testimonials.thirdBy', label: msg`Said by (third)`, kind: 'text' },
    ],
  },
];

const FIELDS = new Map<string, SettingsField>(
  SETTINGS_SECTIONS.flatMap(({ fields }) => fields.map((field) => [field.path, field] as const)),
);

/** A test walks all settings, and wants each to be among them. */
export const SHOWN_SETTINGS: readonly string[] = [...FIELDS.keys()];

export function labelOfSetting(path: string): string {
  const { label = path } = FIELDS.get(path) ?? {};
  return typeof label === 'string' ? label : say(label);
}

export function kindOfSetting(path: string): Kind | undefined {
  return FIELDS.get(path)?.kind;
}
