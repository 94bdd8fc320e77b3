import { Field, GraphQLISODateTime, ObjectType } from 'type-graphql';
import { PlanFigures, SocialLinks } from './public-config.type.ts';
import type { SiteSettings } from './settings.rules.ts';

@ObjectType({ description: 'How the site is run; for administrators.' })
export class Settings implements SiteSettings {
  @Field(() => String)
  siteName!: string;

  @Field(() => String)
  siteUrl!: string;

  @Field(() => String)
  adminEmail!: string;

  @Field(() => Boolean)
  allowRegistration!: boolean;

  @Field(() => Boolean)
  requireEmailVerification!: boolean;

  @Field(() => Boolean)
  maintenanceMode!: boolean;

  @Field(() => Boolean)
  emailNotifications!: boolean;

  @Field(() => Boolean)
  stripeEnabled!: boolean;

  @Field(() => String)
  stripePublishableKey!: string;

  @Field(() => PlanFigures)
  maxListsPerUser!: PlanFigures;

  @Field(() => PlanFigures)
  maxItemsPerList!: PlanFigures;

  @Field(() => PlanFigures)
  maxUsersPerPlan!: PlanFigures;

  @Field(() => SocialLinks, { description: 'Empty is the page on which a network shares this site.' })
  socialLinks!: SocialLinks;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Null while nothing was ever changed.' })
  updatedAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'The name of who changed them last.' })
  updatedBy!: string | null;
}
