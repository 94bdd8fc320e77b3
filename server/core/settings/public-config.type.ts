import { Field, ID, ObjectType } from 'type-graphql';
import { ENGLISH, spokenBy } from '../../base/languages/i18n.rules.ts';
import { PUBLIC_SETTINGS, type PublicSetting, publicSettingsOf } from './default-settings.rules.ts';
import { addSettingFields, SocialLinks } from './setting-fields.ts';
import type { SiteSettings } from './settings.rules.ts';
import { NETWORKS, sharePage, sharingWords } from './social-links.rules.ts';

@ObjectType('Issuer', { description: 'Another site through which people sign in here: a server of OpenID Connect.' })
export class PublicIssuer {
  @Field(() => ID, { description: 'Its name in addresses, and for `beginIssuerSignIn`.' })
  id!: string;

  @Field(() => String, { description: 'Its name on the button.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'The path of a square picture for the button.' })
  iconPath!: string | null;

  @Field(() => Boolean, {
    description: 'Whether signing out here leads there, to sign out, too: `beginIssuerSignOut` gives the address.',
  })
  signsOutThere!: boolean;
}

@ObjectType('PublicConfig', { description: 'The settings of the site that everybody may know.' })
export class PublicConfigType {
  @Field(() => String, { description: 'Empty when the contact form is the way.' })
  contactEmail!: string;

  @Field(() => Boolean, { description: 'Whether plans can be bought.' })
  paymentsEnabled!: boolean;

  @Field(() => Boolean, { description: 'Whether a mail server is set: without one no mail leaves the site.' })
  mailEnabled!: boolean;

  @Field(() => Boolean, {
    description: 'Whether people sign in with passwords here; else through one of the `issuers` alone.',
  })
  passwordsEnabled!: boolean;

  @Field(() => [PublicIssuer], { description: 'Other sites through which people sign in. Empty where there is none.' })
  issuers!: PublicIssuer[];

  @Field(() => SocialLinks, {
    description:
      'The addresses of the site on social networks. A network without one has the page on which it shares this site.',
  })
  socialLinks!: SocialLinks;
}

addSettingFields(PublicConfigType, PUBLIC_SETTINGS);

export type SiteFacts = Pick<PublicConfigType, 'mailEnabled' | 'passwordsEnabled' | 'issuers'>;

export type PublicConfig = Pick<SiteSettings, PublicSetting> & PublicConfigType;

/** Sockets that get the same object share what is made of it. */
const made = new WeakMap<SiteSettings, PublicConfig>();

export function publicConfigOf(settings: SiteSettings, facts: SiteFacts): PublicConfig {
  const known = made.get(settings);
  if (known) return known;
  const { siteName, siteUrl } = settings;
  const text = spokenBy(ENGLISH, () => sharingWords(siteName)); // our own pages say it in the language of their reader
  const links = NETWORKS.map((on) => [on, settings.socialLinks[on] || sharePage(on, `${siteUrl}/`, text)]);
  const config = {
    ...publicSettingsOf(settings),
    contactEmail: settings.adminEmail,
    paymentsEnabled: settings.stripeEnabled,
    ...facts,
    socialLinks: Object.fromEntries(links) as SocialLinks,
  };
  made.set(settings, config);
  return config;
}
