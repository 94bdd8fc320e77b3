import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { MoneyAmount } from '../../base/amounts/money-amount.type.ts';
import { connectionOf } from '../../base/paging/connection.type.ts';
import { ThankYou } from '../gifts/thank-you.type.ts';

@ObjectType('ReceivedGift', {
  simpleResolvers: true,
  description:
    'Something that was bought from a list, or given to a fund on it, for people who receive it, or look after who does.',
})
export class ShownReceivedGift {
  @Field(() => ID, { description: 'The purchase, or the pledge to a fund, for `setGiftsReceived` and `thankGivers`.' })
  id!: string;

  @Field(() => ID, { description: 'The item.' })
  itemId!: string;

  @Field(() => String, { description: 'The title of the item.' })
  title!: string;

  @Field(() => String, { nullable: true, description: 'A small picture of it.' })
  imageUrl!: string | null;

  @Field(() => Int, { description: 'How many pieces.' })
  quantity!: number;

  @Field(() => MoneyAmount, {
    nullable: true,
    description: 'What was given to a fund, where you may know the giver; null for what was bought.',
  })
  amount!: MoneyAmount | null;

  @Field(() => GraphQLISODateTime, { description: 'When it was bought, or given.' })
  givenAt!: Date;

  @Field(() => String, {
    nullable: true,
    description: 'The name of the giver; null where you may not know them, and where they left none.',
  })
  giverName!: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'The same in those gifts of a list that one person gave under one name; people of the same name have different ones. Null where `giverName` is.',
  })
  giverKey!: string | null;

  @Field(() => Int, { description: 'How many friends give it: more than 1 where they share the cost.' })
  giverCount!: number;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When it was ticked that it came.' })
  receivedAt!: Date | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the giver was thanked; null where it is not for you to thank them.',
  })
  isThanked!: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether a note of thanks has a way to the giver: false where nothing but a name is known. Null where it is not for you to thank them.',
  })
  isReached!: boolean | null;

  @Field(() => ThankYou, {
    nullable: true,
    description: 'The note of thanks that they got for it, where you may know the giver or wrote it; else null.',
  })
  thanks!: ThankYou | null;
}

@ObjectType({ simpleResolvers: true, description: 'A page of what was bought from a list, the newest first.' })
export class ReceivedGiftConnection extends connectionOf('ReceivedGift', ShownReceivedGift) {
  @Field(() => Int, { description: 'How many there are on all pages together.' })
  readonly totalCount!: number;
}
