import { z } from 'zod';
import { PUBLIC_SETTINGS } from '../../../../core/settings/default-settings.rules.ts';
import type { PublicConfig } from '../../../../core/settings/public-config.type.ts';
import { siteSettings } from '../../../../core/settings/settings.rules.ts';
import type { Settings } from '../../../../core/settings/settings.type.ts';

const { socialLinks } = siteSettings.shape;

export const settingsObject = z
  .object({ ...siteSettings.shape, updatedAt: z.iso.datetime().nullable(), updatedBy: z.string().nullable() })
  .meta({ id: 'Settings' });

export const configObject = z
  .object({
    ...Object.fromEntries(PUBLIC_SETTINGS.map((name) => [name, siteSettings.shape[name]])),
    contactEmail: z.string(),
    paymentsEnabled: z.boolean(),
    mailEnabled: z.boolean().meta({ description: 'Whether a mail server is set: without one no mail leaves.' }),
    passwordsEnabled: z.boolean().meta({ description: 'Whether people sign in with passwords here.' }),
    issuers: z
      .array(
        z.object({ id: z.string(), name: z.string(), iconPath: z.string().nullable(), signsOutThere: z.boolean() }),
      )
      .meta({ description: 'Other sites through which people sign in.' }),
    socialLinks,
    testMode: z.boolean().meta({ description: 'Whether payments are pretended.' }),
    googleClientId: z.string().nullable().meta({ description: 'Null while signing in with Google is not set up.' }),
  })
  .meta({ id: 'Config', description: 'The settings of the site that everybody may know.' });

export function presentSettings({ updatedAt, ...settings }: Settings) {
  return { ...settings, updatedAt: updatedAt?.toISOString() ?? null };
}

export function presentConfig(config: PublicConfig, more: { googleClientId: string | null; testMode: boolean }) {
  return { ...config, ...more };
}
