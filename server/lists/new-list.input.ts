import { Field, InputType } from 'type-graphql';
import type { z } from 'zod';
import { ListTypeEnum, PrivacyEnum, PurchaseVisibilityEnum } from './list.enums.ts';
import type { ListType, newList, Privacy, PurchaseVisibility } from './list.rules.ts';

@InputType()
export class NewListInput implements z.input<typeof newList> {
  @Field(() => String)
  name!: string;

  @Field(() => String, { nullable: true })
  description?: string;

  @Field(() => ListTypeEnum, { nullable: true })
  listType?: ListType;

  @Field(() => PrivacyEnum, { nullable: true })
  privacy?: Privacy;

  @Field(() => PurchaseVisibilityEnum, { nullable: true })
  purchaseVisibility?: PurchaseVisibility;

  @Field(() => String, { nullable: true })
  eventType?: string;

  @Field(() => String, { nullable: true, description: 'YYYY-MM-DD; of a date-time the date part is kept.' })
  eventDate?: string;
}
