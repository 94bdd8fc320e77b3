import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { type PurchaseState, PurchaseStateEnum } from '../items/purchase-entry.type.ts';
import { UNTICK_HOURS } from '../purchases/purchase.rules.ts';
import { RECIPIENT } from './given-item.type.ts';

/** In one answer; other gifts stand under `myGifts`. */
export const MOST_HELD_GIFTS = 100;

@ObjectType({
  simpleResolvers: true,
  description: `A gift for somebody else that you hold, as your own shopping list shows it to you, until ${UNTICK_HOURS} hours after you bought it.`,
})
export class HeldGift {
  @Field(() => ID, { description: 'The purchase, for `purchaseReservedItem` and `reserveBoughtItem`.' })
  id!: string;

  @Field(() => ID, { description: 'The item, at whose place the shared page opens.' })
  itemId!: string;

  @Field(() => String, { description: 'The title of the item.' })
  title!: string;

  @Field(() => String, { description: 'Which size, colour or model; empty for none.' })
  variant!: string;

  @Field(() => Int, { description: 'How many pieces.' })
  quantity!: number;

  @Field(() => PurchaseStateEnum, { description: 'Whether it is bought, or still reserved.' })
  state!: PurchaseState;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'Until when it is reserved; null once it is bought.',
  })
  heldUntil!: Date | null;

  @Field(() => String, { nullable: true, description: 'An address where it can be bought, which names the shop.' })
  outgoingUrl!: string | null;

  @Field(() => String, { description: RECIPIENT })
  recipientName!: string;

  @Field(() => String, { description: 'The name of its list.' })
  listName!: string;

  @Field(() => String, { description: 'The `shareToken` of its list.' })
  shareToken!: string;
}
