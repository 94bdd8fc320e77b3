import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { MOST_PIECES } from '../items/quantity.rules.ts';
import { RECIPIENT } from './given-item.type.ts';

/** As many are told at once. */
export const MOST_LAPSED = 50;

@ObjectType({ simpleResolvers: true, description: 'Something that you had reserved until the hold lapsed.' })
export class LapsedGift {
  @Field(() => ID, { description: 'The purchase that it was, for `renewReservation`.' })
  id!: string;

  @Field(() => ID, { description: 'The item, at whose place the shared page opens.' })
  itemId!: string;

  @Field(() => String, { description: 'The title of the item.' })
  title!: string;

  @Field(() => String, { nullable: true, description: 'A small picture of it.' })
  imageUrl!: string | null;

  @Field(() => Int, { description: `How many pieces were held: 1 to ${MOST_PIECES}.` })
  quantity!: number;

  @Field(() => GraphQLISODateTime, { description: 'When the hold lapsed.' })
  lapsedAt!: Date;

  @Field(() => String, { description: RECIPIENT })
  recipientName!: string;

  @Field(() => String, { description: 'The name of the list.' })
  listName!: string;

  @Field(() => String, { description: 'The `shareToken` of the list.' })
  shareToken!: string;

  @Field(() => Boolean, { description: 'Whether as many pieces are still to be had, so that you can take it back.' })
  isFree!: boolean;

  @Field(() => Boolean, { description: 'Whether it was your account’s; false for what a guest’s key held.' })
  isAccounts!: boolean;
}
