import { Field, InputType, Int } from 'type-graphql';
import type { z } from 'zod';
import type { settingsChanges } from './settings.rules.ts';

type Changes = z.input<typeof settingsChanges>;

@InputType()
class PlanFiguresInput {
  @Field(() => Int, { nullable: true })
  free?: number;

  @Field(() => Int, { nullable: true })
  standard?: number;

  @Field(() => Int, { nullable: true, description: '-1 is without end.' })
  premium?: number;
}

@InputType()
class SocialLinksInput {
  @Field(() => String, { nullable: true })
  facebook?: string;

  @Field(() => String, { nullable: true })
  x?: string;

  @Field(() => String, { nullable: true })
  pinterest?: string;

  @Field(() => String, { nullable: true })
  whatsapp?: string;
}

@InputType({ description: 'Only what is sent is changed.' })
export class SettingsChangesInput implements Changes {
  @Field(() => String, { nullable: true })
  siteName?: string;

  @Field(() => String, { nullable: true })
  siteUrl?: string;

  @Field(() => String, { nullable: true })
  adminEmail?: string;

  @Field(() => Boolean, { nullable: true })
  allowRegistration?: boolean;

  @Field(() => Boolean, { nullable: true })
  requireEmailVerification?: boolean;

  @Field(() => Boolean, { nullable: true })
  maintenanceMode?: boolean;

  @Field(() => Boolean, { nullable: true })
  emailNotifications?: boolean;

  @Field(() => Boolean, { nullable: true })
  stripeEnabled?: boolean;

  @Field(() => String, { nullable: true })
  stripePublishableKey?: string;

  @Field(() => PlanFiguresInput, { nullable: true })
  maxListsPerUser?: PlanFiguresInput;

  @Field(() => PlanFiguresInput, { nullable: true })
  maxItemsPerList?: PlanFiguresInput;

  @Field(() => PlanFiguresInput, { nullable: true })
  maxUsersPerPlan?: PlanFiguresInput;

  @Field(() => SocialLinksInput, { nullable: true })
  socialLinks?: SocialLinksInput;
}
