/** A setting as the form names it: a path, as in `maxListsPerUser.free`. */
interface SettingsField {
  path: string;
  label: string;
  kind: 'text' | 'address' | 'email' | 'flag' | 'limit' | 'unlimited';
  hint?: string;
}

interface SettingsSection {
  title: string;
  about?: string;
  fields: SettingsField[];
}

/** For each plan how much of something there may be. Where it may be without end, the field is empty for that. */
function perPlan(setting: string, what: string, mayBeEndless: readonly string[]): SettingsField[] {
  return ['free', 'standard', 'premium'].map((plan) => {
    const isEndless = mayBeEndless.includes(plan);
    return {
      path: `${setting}.${plan}`,
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
      { path: 'siteUrl', label: 'Site URL', kind: 'address', hint: 'Links in emails begin with it.' },
      {
        path: 'adminEmail',
        label: 'Admin email',
        kind: 'email',
        hint: 'Gets messages from the contact form, and is named on the legal pages.',
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
    title: 'Plan Limits',
    about: 'What’s over a lowered limit stays, but nothing more can be added.',
    fields: [
      ...perPlan('maxListsPerUser', 'Lists per user', ['premium']),
      ...perPlan('maxItemsPerList', 'Items per list', ['premium']),
      ...perPlan('maxUsersPerPlan', 'Users on the plan', ['free', 'standard', 'premium']),
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
      },
    ],
  },
  {
    title: 'Payment Settings',
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
];

const LABELS = new Map(
  SETTINGS_SECTIONS.flatMap(({ fields }) => fields.map(({ path, label }) => [path, label] as const)),
);

export function labelOfSetting(path: string): string {
  return LABELS.get(path) ?? path;
}
