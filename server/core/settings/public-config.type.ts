import { Field, ObjectType } from 'type-graphql';
import { PUBLIC_SETTINGS, type PublicSetting, publicSettingsOf } from './default-settings.rules.ts';
import { addSettingFields, SocialLinks } from './setting-fields.ts';
import type { SiteSettings } from './settings.rules.ts';
import { NETWORKS, sharePage, sharingWords } from './social-links.rules.ts';

/** Public facts beside the settings that are public. */
@ObjectType('PublicConfig', { description: 'The settings of the site that everybody may know.' })
export class PublicConfigType {
  @Field(() => String, { description: 'Empty when the contact form is the way.' })
  contactEmail!: string;

  @Field(() => Boolean, { description: 'Whether plans can be bought.' })
  paymentsEnabled!: boolean;

  @Field(() => Boolean, { description: 'Whether a mail server is set: without one no mail leaves the site.' })
  mailEnabled!: boolean;

  @Field(() => SocialLinks, {
    description:
      'The addresses of the site on social networks. A network without one has the page on which it shares this site.',
  })
  socialLinks!: SocialLinks;
}

addSettingFields(PublicConfigType, PUBLIC_SETTINGS);

export type PublicConfig = Pick<SiteSettings, PublicSetting> & PublicConfigType;

/** Made once for settings, however many ask: sockets that get the same object share what is made of it. */
const made = new WeakMap<SiteSettings, PublicConfig>();

export function publicConfigOf(settings: SiteSettings, mailEnabled: boolean): PublicConfig {
  const known = made.get(settings);
  if (known) return known;
  const { siteName, siteUrl } = settings;
  const text = sharingWords(siteName);
  const links = NETWORKS.map((on) => [on, settings.socialLinks[on] || sharePage(on, `${siteUrl}/`, text)]);
  const config = {
    ...publicSettingsOf(settings),
    contactEmail: settings.adminEmail,
    paymentsEnabled: settings.stripeEnabled,
    mailEnabled,
    socialLinks: Object.fromEntries(links) as SocialLinks,
  };
  made.set(settings, config);
  return config;
}
