import { Field, InputType } from 'type-graphql';
import type { ListType, Privacy, PurchaseVisibility } from '../access/list-access.rules.ts';
import { ListTypeEnum, PrivacyEnum, PurchaseVisibilityEnum } from './list.enums.ts';

/** What may be sent of a new list and of a changed one alike. */
@InputType()
export abstract class ListFieldsInput {
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

  @Field(() => String, {
    nullable: true,
    description:
      'Where that day is meant: an IANA name, as Europe/Berlin. For the owner to say; left out of a new list, the one that they last gave, else UTC.',
  })
  timeZone?: string;
}
