import { Field, Int, ObjectType } from 'type-graphql';
import type { SiteSettings } from './settings.rules.ts';
import { NETWORKS, type Network, sharePage, sharingWords } from './social-links.rules.ts';

@ObjectType({ description: 'A figure for each plan; -1 is without end.' })
export class PlanFigures {
  @Field(() => Int)
  free!: number;

  @Field(() => Int)
  standard!: number;

  @Field(() => Int)
  premium!: number;
}

@ObjectType()
export class SocialLinks implements Record<Network, string> {
  @Field(() => String)
  facebook!: string;

  @Field(() => String)
  x!: string;

  @Field(() => String)
  pinterest!: string;

  @Field(() => String)
  whatsapp!: string;
}

@ObjectType({ description: 'What everybody may know of how the site is run.' })
export class PublicConfig {
  @Field(() => String)
  siteName!: string;

  @Field(() => String)
  siteUrl!: string;

  @Field(() => String, { description: 'Empty when the contact form is the way.' })
  contactEmail!: string;

  @Field(() => Boolean)
  allowRegistration!: boolean;

  @Field(() => Boolean)
  requireEmailVerification!: boolean;

  @Field(() => Boolean)
  maintenanceMode!: boolean;

  @Field(() => Boolean)
  paymentsEnabled!: boolean;

  @Field(() => PlanFigures)
  maxListsPerUser!: PlanFigures;

  @Field(() => PlanFigures)
  maxItemsPerList!: PlanFigures;

  @Field(() => SocialLinks, { description: 'Where nothing is set, the page on which a network shares this site.' })
  socialLinks!: SocialLinks;
}

/** Made once for settings, however many ask: sockets that get the same object share what is made of it. */
const made = new WeakMap<SiteSettings, PublicConfig>();

export function publicConfigOf(settings: SiteSettings): PublicConfig {
  const known = made.get(settings);
  if (known) return known;
  const { siteName, siteUrl } = settings;
  const text = sharingWords(siteName);
  const links = NETWORKS.map((on) => [on, settings.socialLinks[on] || sharePage(on, `${siteUrl}/`, text)]);
  const config = {
    siteName,
    siteUrl,
    contactEmail: settings.adminEmail,
    allowRegistration: settings.allowRegistration,
    requireEmailVerification: settings.requireEmailVerification,
    maintenanceMode: settings.maintenanceMode,
    paymentsEnabled: settings.stripeEnabled,
    maxListsPerUser: settings.maxListsPerUser,
    maxItemsPerList: settings.maxItemsPerList,
    socialLinks: Object.fromEntries(links) as SocialLinks,
  };
  made.set(settings, config);
  return config;
}
