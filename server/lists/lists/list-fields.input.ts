import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, ID, InputType, Int } from 'type-graphql';
import type { ListType, Privacy, PurchaseVisibility } from '../../core/access/list-access.rules.ts';
import { HOLD_DAYS } from './hold-days.rules.ts';
import { ListTypeEnum, PrivacyEnum, PurchaseVisibilityEnum } from './list.enums.ts';
import { LONGEST_DESCRIPTION, LONGEST_EVENT_TYPE } from './list.rules.ts';

/** Fields of new and of changed lists alike. */
@InputType()
export abstract class ListFieldsInput {
  @Field(() => String, { nullable: true, description: `At most ${LONGEST_DESCRIPTION} characters.` })
  description?: string;

  @Field(() => ListTypeEnum, {
    nullable: true,
    description: 'WISHLIST for a new list, unless it says otherwise. For the owner to change.',
  })
  listType?: ListType;

  @Field(() => PrivacyEnum, {
    nullable: true,
    description: 'PRIVATE for a new list, unless it says otherwise. For the owner to change.',
  })
  privacy?: Privacy;

  @Field(() => PurchaseVisibilityEnum, {
    nullable: true,
    description:
      'OWNER_SEES_BUYERS for a new list, unless it says otherwise. For the owner to change. A SHOPPING list cannot be a SURPRISE.',
  })
  purchaseVisibility?: PurchaseVisibility;

  @Field(() => Int, {
    nullable: true,
    description: `For how many days guests can reserve a gift: ${HOLD_DAYS.least} to ${HOLD_DAYS.most}. ${HOLD_DAYS.usual} for a new list, unless it says otherwise. For the owner to change.`,
  })
  holdDays?: number;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether guests who buy may give a name alone. False for a new list, unless it says otherwise: they give an email address. For the owner to change.',
  })
  isNameEnough?: boolean;

  @Field(() => ID, {
    nullable: true,
    description:
      'One of your `persons`, for whom the list is. Null: it is for you, as a new list is unless it says otherwise. People who look after a person see what is bought, so that their list cannot be a SURPRISE. For the owner to change.',
  })
  personId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `At most ${LONGEST_EVENT_TYPE} characters; empty takes it away. A REGISTRY needs one.`,
  })
  eventType?: string;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description:
      'The day of the event. The date part of a date-time is kept; null takes it away. A REGISTRY needs one.',
  })
  eventDate?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The time zone of the event: an IANA name, as Europe/Berlin. For the owner to say. A new list without one takes the one that the owner gave last, else UTC. If the server does not know the name, it does the same, since nobody can correct what a device is set to: the answer says which one is kept.',
  })
  timeZone?: string;
}
