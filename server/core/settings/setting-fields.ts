import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { z } from 'zod';
import { LONGEST_WEB_ADDRESS } from '../../base/text/web-address.rules.ts';
import { LONGEST_EMAIL } from '../users/account.rules.ts';
import {
  LONGEST_PUBLISHABLE_KEY,
  LONGEST_QUOTE,
  LONGEST_SITE_NAME,
  LONGEST_SPEAKER,
  type SiteSettings,
  siteSettings,
} from './settings.rules.ts';

@ObjectType({ description: 'A figure for each plan; -1 means no limit.' })
class PlanFigures {
  @Field(() => Int, { description: 'The number for the Free plan.' })
  free!: number;

  @Field(() => Int, { description: 'The number for the Standard plan.' })
  standard!: number;

  @Field(() => Int, { description: 'The number for the Premium plan.' })
  premium!: number;
}

@InputType({ description: 'A figure for each plan; what is left out stays.' })
class PlanFiguresInput {
  @Field(() => Int, { nullable: true, description: 'At least 1. For `maxUsersPerPlan` also -1, for no limit.' })
  free?: number;

  @Field(() => Int, { nullable: true, description: 'At least 1. For `maxUsersPerPlan` also -1, for no limit.' })
  standard?: number;

  @Field(() => Int, { nullable: true, description: '-1 means no limit.' })
  premium?: number;
}

@ObjectType({ description: 'The addresses of the site on social networks.' })
export class SocialLinks {
  @Field(() => String, { description: 'An address at Facebook.' })
  facebook!: string;

  @Field(() => String, { description: 'An address at X.' })
  x!: string;

  @Field(() => String, { description: 'An address at Pinterest.' })
  pinterest!: string;

  @Field(() => String, { description: 'An address at WhatsApp.' })
  whatsapp!: string;
}

@InputType({ description: 'Only addresses that you send are changed; an empty one takes the address away.' })
class SocialLinksInput {
  @Field(() => String, {
    nullable: true,
    description: `An http or https address of at most ${LONGEST_WEB_ADDRESS} characters.`,
  })
  facebook?: string;

  @Field(() => String, {
    nullable: true,
    description: `An http or https address of at most ${LONGEST_WEB_ADDRESS} characters.`,
  })
  x?: string;

  @Field(() => String, {
    nullable: true,
    description: `An http or https address of at most ${LONGEST_WEB_ADDRESS} characters.`,
  })
  pinterest?: string;

  @Field(() => String, {
    nullable: true,
    description: `An http or https address of at most ${LONGEST_WEB_ADDRESS} characters.`,
  })
  whatsapp?: string;
}

@ObjectType({ description: 'Up to three quotes of people who use the site.' })
class Testimonials {
  @Field(() => String, { description: 'The first quote. Empty where there is none.' })
  first!: string;

  @Field(() => String, { description: 'The name of who said the first quote.' })
  firstBy!: string;

  @Field(() => String, { description: 'The second quote. Empty where there is none.' })
  second!: string;

  @Field(() => String, { description: 'The name of who said the second quote.' })
  secondBy!: string;

  @Field(() => String, { description: 'The third quote. Empty where there is none.' })
  third!: string;

  @Field(() => String, { description: 'The name of who said the third quote.' })
  thirdBy!: string;
}

@InputType({ description: 'Only what you send is changed.' })
class TestimonialsInput {
  @Field(() => String, {
    nullable: true,
    description: `The first quote, of at most ${LONGEST_QUOTE} characters; an empty one takes it away.`,
  })
  first?: string;

  @Field(() => String, {
    nullable: true,
    description: `The name of who said the first quote, of at most ${LONGEST_SPEAKER} characters.`,
  })
  firstBy?: string;

  @Field(() => String, {
    nullable: true,
    description: `The second quote, of at most ${LONGEST_QUOTE} characters; an empty one takes it away.`,
  })
  second?: string;

  @Field(() => String, {
    nullable: true,
    description: `The name of who said the second quote, of at most ${LONGEST_SPEAKER} characters.`,
  })
  secondBy?: string;

  @Field(() => String, {
    nullable: true,
    description: `The third quote, of at most ${LONGEST_QUOTE} characters; an empty one takes it away.`,
  })
  third?: string;

  @Field(() => String, {
    nullable: true,
    description: `The name of who said the third quote, of at most ${LONGEST_SPEAKER} characters.`,
  })
  thirdBy?: string;
}

type Setting = keyof SiteSettings;

export const ALL_SETTINGS: readonly Setting[] = siteSettings.keyof().options;

const DESCRIPTIONS: Record<Setting, string> = {
  siteName: `The name of the site: 1 to ${LONGEST_SITE_NAME} characters.`,
  siteUrl: `The address of the site, without a slash at its end: at most ${LONGEST_WEB_ADDRESS} characters. Empty is the configured address.`,
  adminEmail: `The address that people can write to: at most ${LONGEST_EMAIL} characters. Empty is the contact form.`,
  allowRegistration: 'Whether new accounts are taken.',
  requireEmailVerification: 'Whether lists and items can be changed only with a verified address.',
  requireSecondFactorOfAdministrators:
    'Whether administrators need two-step sign-in for everything that is for administrators; without it they get SECOND_FACTOR_MISSING.',
  maintenanceMode: 'Whether only administrators are let in.',
  everythingForEverybody:
    'Whether every account has all features without a limit, as on a family’s own site: no plan is sold, and none is shown.',
  emailNotifications: 'Whether digests of notifications are sent by mail.',
  stripeEnabled: 'Whether plans can be bought.',
  stripePublishableKey: `Begins with pk_; at most ${LONGEST_PUBLISHABLE_KEY} characters. Empty where none is set.`,
  maxListsPerUser: 'How many lists somebody may have on each plan: at least 1; on Premium -1 means no limit.',
  maxItemsPerList:
    'How many items a list may have on each plan of its owner: at least 1; on Premium -1 means no limit.',
  maxUsersPerPlan: 'How many accounts each plan takes: at least 1, or -1 for no limit.',
  socialLinks: 'The addresses of the site on social networks.',
  testimonials: 'Up to three quotes on the landing page. With none, a note from the makers stands there.',
};

/** By their rules, so that a setting is written once. */
export function addSettingFields(
  type: { prototype: object },
  settings: readonly Setting[],
  descriptions: Partial<Record<Setting, string>> = {},
): void {
  for (const name of settings) {
    const description = descriptions[name] ?? DESCRIPTIONS[name];
    Field(() => typeOf(name, { figures: PlanFigures, links: SocialLinks, quotes: Testimonials }), { description })(
      type.prototype,
      name,
    );
  }
}

export function addSettingInputs(type: { prototype: object }): void {
  for (const name of ALL_SETTINGS) {
    const description = DESCRIPTIONS[name];
    Field(() => typeOf(name, { figures: PlanFiguresInput, links: SocialLinksInput, quotes: TestimonialsInput }), {
      nullable: true,
      description,
    })(type.prototype, name);
  }
}

interface GroupTypes {
  figures: typeof PlanFigures | typeof PlanFiguresInput;
  links: typeof SocialLinks | typeof SocialLinksInput;
  quotes: typeof Testimonials | typeof TestimonialsInput;
}

function typeOf(setting: Setting, { figures, links, quotes }: GroupTypes) {
  const rule = siteSettings.shape[setting];
  if (setting === 'socialLinks') return links;
  if (setting === 'testimonials') return quotes;
  if (rule instanceof z.ZodObject) return figures;
  return rule instanceof z.ZodBoolean ? Boolean : String;
}
