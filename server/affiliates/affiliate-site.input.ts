import { Field, InputType, Int } from 'type-graphql';
import type { z } from 'zod';
import type { affiliateSiteChanges, newAffiliateSite } from './affiliate-site.rules.ts';

@InputType()
export class UrlFormatInput {
  @Field(() => String, { description: '`host/path`, in which `*` stands for anything; `?name={code}` may follow.' })
  urlPattern!: string;

  @Field(() => String, { nullable: true })
  description?: string;

  @Field(() => Int, { nullable: true })
  priority?: number;
}

@InputType()
export class NewAffiliateSiteInput implements z.input<typeof newAffiliateSite> {
  @Field(() => String)
  name!: string;

  @Field(() => String)
  affiliateCode!: string;

  @Field(() => String, { nullable: true })
  defaultLogoUrl?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'It is, unless this says otherwise.' })
  isActive?: boolean;

  @Field(() => [UrlFormatInput], { nullable: true })
  urlFormats?: UrlFormatInput[];
}

@InputType()
export class AffiliateSiteChangesInput implements z.input<typeof affiliateSiteChanges> {
  @Field(() => String, { nullable: true })
  name?: string;

  @Field(() => String, { nullable: true })
  affiliateCode?: string;

  @Field(() => String, { nullable: true, description: 'Null takes the logo away.' })
  defaultLogoUrl?: string | null;

  @Field(() => Boolean, { nullable: true })
  isActive?: boolean;

  @Field(() => [UrlFormatInput], { nullable: true, description: 'All of them: those that are not named go.' })
  urlFormats?: UrlFormatInput[];
}
