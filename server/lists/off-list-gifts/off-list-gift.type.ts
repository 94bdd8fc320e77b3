import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, GraphQLISODateTime, ID, InputType, ObjectType } from 'type-graphql';
import { RECIPIENT } from '../gifts/given-item.type.ts';
import { LONGEST_OFF_LIST } from './off-list-gift.rules.ts';

const WHAT = `At most ${LONGEST_OFF_LIST} characters; empty where the giver does not say.`;

@ObjectType({ simpleResolvers: true, description: 'Something that somebody gives and that is not on the list.' })
export class OffListGift {
  @Field(() => ID, { description: 'For `removeOffListGift`.' })
  id!: string;

  @Field(() => String, { description: WHAT })
  what!: string;

  @Field(() => GraphQLISODateTime, { description: 'When it was told.' })
  givenAt!: Date;

  @Field(() => Boolean, { description: 'Whether it is your own.' })
  isMine!: boolean;

  @Field(() => Boolean, { description: 'Whether you may take it away with `removeOffListGift`.' })
  canRemove!: boolean;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'Something of your own that you give and that is not on the list. What its list says is null once the list is closed to you.',
})
export class OwnOffListGift {
  @Field(() => ID, { description: 'For `removeOffListGift`.' })
  id!: string;

  @Field(() => String, { description: WHAT })
  what!: string;

  @Field(() => Boolean, { description: 'Whether people who receive it may read it once the day has come.' })
  isToldAfter!: boolean;

  @Field(() => GraphQLISODateTime, { description: 'When it was told.' })
  givenAt!: Date;

  @Field(() => String, { nullable: true, description: RECIPIENT })
  recipientName!: string | null;

  @Field(() => String, { nullable: true, description: 'The name of the list.' })
  listName!: string | null;

  @Field(() => String, { nullable: true, description: 'The `shareToken` of the list.' })
  shareToken!: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'The day of the event, YYYY-MM-DD.' })
  eventDate!: string | null;
}

@InputType({ description: 'Something that you give and that is not on the list.' })
export class NewOffListGiftInput {
  @Field(() => String, { nullable: true, description: `${WHAT} May be left out.` })
  what?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether people who receive it may read it once the day has come. No without it.',
  })
  isToldAfter?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: 'A secret that the guest’s device keeps, as in `NewPurchaseInput.guestKey`. Required of guests.',
  })
  guestKey?: string | null;
}
