import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { MoneyAmount } from '../../base/amounts/money-amount.type.ts';
import { connectionOf } from '../../base/paging/connection.type.ts';
import { type PurchaseState, PurchaseStateEnum } from '../items/purchase-entry.type.ts';
import { MOST_PIECES } from '../items/quantity.rules.ts';
import type { GiftStep } from './gift.rules.ts';
import { GiftStepEnum } from './gift-changes.input.ts';
import { GivenItem } from './given-item.type.ts';
import { LapsedGift, MOST_LAPSED } from './lapsed-gift.type.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'Something that you give. What its list says is null once the list is closed to you.',
})
export class Gift extends GivenItem {
  @Field(() => ID, { description: 'The purchase, for `undoSharedPurchase` and the calls for what is reserved.' })
  id!: string;

  @Field(() => Int, { description: `How many pieces: 1 to ${MOST_PIECES}.` })
  quantity!: number;

  @Field(() => PurchaseStateEnum, { description: 'Whether it is bought, or reserved until `heldUntil`.' })
  state!: PurchaseState;

  @Field(() => GraphQLISODateTime, { description: 'When it was marked as bought, or reserved.' })
  givenAt!: Date;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'Until when it is reserved; null once it is bought.',
  })
  heldUntil!: Date | null;

  @Field(() => GiftStepEnum, { nullable: true, description: 'How far it has come, as you keep it for yourself.' })
  step!: GiftStep | null;

  @Field(() => String, { description: 'Your own note; empty for none.' })
  note!: string;

  @Field(() => MoneyAmount, { nullable: true, description: 'What you paid for all pieces together, as you noted it.' })
  pricePaid!: MoneyAmount | null;

  @Field(() => MoneyAmount, { nullable: true, description: 'The price of one piece, as the list says it.' })
  unitPrice!: MoneyAmount | null;

  @Field(() => String, {
    nullable: true,
    description: 'The currency of the item, also where it has no price. ISO 4217.',
  })
  currency!: string | null;

  @Field(() => Int, { nullable: true, description: 'The year of the event, or of the purchase where there is none.' })
  year!: number | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The same for all gifts to one person. It names them nowhere else.',
  })
  recipientId!: string | null;

  @Field(() => MoneyAmount, { nullable: true, description: 'Your budget for this person and this year.' })
  budget!: MoneyAmount | null;

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'The day of the event, YYYY-MM-DD.' })
  eventDate!: string | null;

  @Field(() => Boolean, { description: 'Whether `showDeliveryAddress` says where to send it.' })
  hasDeliveryAddress!: boolean;

  @Field(() => Boolean, { description: 'Whether it is your account’s; false for the gifts of a guest’s key.' })
  isAccounts!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'A page of what you give, the newest first.' })
export class GiftConnection extends connectionOf('Gift', Gift) {
  @Field(() => Int, { description: 'How many there are on all pages together.' })
  readonly totalCount!: number;

  @Field(() => [LapsedGift], {
    description: `What you had reserved until it lapsed, of the last two weeks, the newest first: at most ${MOST_LAPSED}.`,
  })
  readonly lapsed!: LapsedGift[];

  @Field(() => ID, {
    nullable: true,
    description: 'The shopping list that shows you what you hold, as `setOwnGiftsShown` says; null for none.',
  })
  readonly shownOnListId!: string | null;
}
