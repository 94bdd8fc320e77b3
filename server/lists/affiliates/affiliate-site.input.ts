import { Field, InputType, Int } from 'type-graphql';
import type { z } from 'zod';
import { LONGEST_WEB_ADDRESS } from '../../base/text/web-address.rules.ts';
import {
  type affiliateSiteChanges,
  LONGEST_AFFILIATE_CODE,
  LONGEST_PATTERN_NOTE,
  LONGEST_SITE_NAME,
  MOST_URL_FORMATS,
  type newAffiliateSite,
} from './affiliate-site.rules.ts';

@InputType({ description: 'Which links of a shop carry the code.' })
export class UrlFormatInput {
  @Field(() => String, { description: '`host/path`, in which `*` stands for anything; `?name={code}` may follow.' })
  urlPattern!: string;

  @Field(() => String, {
    nullable: true,
    description: `A note for administrators, at most ${LONGEST_PATTERN_NOTE} characters.`,
  })
  description?: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'A whole number of at most a million, below zero too; 0 unless it says otherwise. Of several patterns that match, the highest counts.',
  })
  priority?: number;
}

@InputType({ description: 'A shop that pays for visitors.' })
export class NewAffiliateSiteInput implements z.input<typeof newAffiliateSite> {
  @Field(() => String, { description: `1 to ${LONGEST_SITE_NAME} characters.` })
  name!: string;

  @Field(() => String, { description: `1 to ${LONGEST_AFFILIATE_CODE} characters, without spaces.` })
  affiliateCode!: string;

  @Field(() => String, {
    nullable: true,
    description: `Shown for items of the shop that have no picture: an http or https address of at most ${LONGEST_WEB_ADDRESS} characters.`,
  })
  defaultLogoUrl?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'It is, unless this says otherwise.' })
  isActive?: boolean;

  @Field(() => [UrlFormatInput], { nullable: true, description: `At most ${MOST_URL_FORMATS}.` })
  urlFormats?: UrlFormatInput[];
}

@InputType({ description: 'Only what is sent is changed.' })
export class AffiliateSiteChangesInput implements z.input<typeof affiliateSiteChanges> {
  @Field(() => String, { nullable: true, description: `1 to ${LONGEST_SITE_NAME} characters.` })
  name?: string;

  @Field(() => String, { nullable: true, description: `1 to ${LONGEST_AFFILIATE_CODE} characters, without spaces.` })
  affiliateCode?: string;

  @Field(() => String, { nullable: true, description: 'Null takes the logo away.' })
  defaultLogoUrl?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether links carry its code.' })
  isActive?: boolean;

  @Field(() => [UrlFormatInput], { nullable: true, description: 'All of them: those that are not named go.' })
  urlFormats?: UrlFormatInput[];
}
