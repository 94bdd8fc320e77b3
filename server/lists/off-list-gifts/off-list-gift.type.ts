import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, GraphQLISODateTime, ID, InputType, ObjectType } from 'type-graphql';
import { LONGEST_WEB_ADDRESS } from '../../base/text/web-address.rules.ts';
import { RECIPIENT } from '../gifts/given-item.type.ts';
import { LONGEST_IDEA_NOTE, LONGEST_OFF_LIST } from './off-list-gift.rules.ts';

const WHAT = `At most ${LONGEST_OFF_LIST} characters; empty where the giver does not say.`;
const NOTES = `About an idea: at most ${LONGEST_IDEA_NOTE} characters. People who receive the gifts never read it.`;
const WHERE = `Where an idea can be bought: http or https, at most ${LONGEST_WEB_ADDRESS} characters.`;
const GUEST_KEY = {
  nullable: true,
  description: 'A secret that the guest’s device keeps, as in `NewPurchaseInput.guestKey`. Required of guests.',
} as const;

/** A state of something that is not on its list, as givers and people who suggested it see it. */
@ObjectType({ simpleResolvers: true })
abstract class Idea {
  @Field(() => Boolean, {
    description: 'Whether somebody suggested it to all givers: `takeOffListGift` takes it as long as nobody gives it.',
  })
  isIdea!: boolean;

  @Field(() => Boolean, { description: 'Whether somebody gives it, or holds it. Always of what is no idea.' })
  isTaken!: boolean;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'Until when it is held for the giver; null where it is bought, or free.',
  })
  heldUntil!: Date | null;

  @Field(() => String, { description: NOTES })
  notes!: string;

  @Field(() => String, { nullable: true, description: WHERE })
  primaryUrl!: string | null;

  @Field(() => Boolean, { description: 'Whether you suggested it.' })
  isIdeaMine!: boolean;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Something that somebody gives and that is not on the list, or that somebody suggests to all givers.',
})
export class OffListGift extends Idea {
  @Field(() => ID, { description: 'For `removeOffListGift`.' })
  id!: string;

  @Field(() => String, { description: WHAT })
  what!: string;

  @Field(() => GraphQLISODateTime, { description: 'When it was told.' })
  givenAt!: Date;

  @Field(() => Boolean, { description: 'Whether it is you who gives it.' })
  isMine!: boolean;

  @Field(() => Boolean, {
    description: 'Whether you let people who receive it read it once the day has come; false of what others give.',
  })
  isToldAfter!: boolean;

  @Field(() => Boolean, { description: 'Whether `removeOffListGift` does something of it for you.' })
  canRemove!: boolean;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'Something that you give and that is not on the list, or that you suggested to its givers. What its list says is null once the list is closed to you.',
})
export class OwnOffListGift extends Idea {
  @Field(() => ID, { description: 'For `removeOffListGift`.' })
  id!: string;

  @Field(() => String, { description: WHAT })
  what!: string;

  @Field(() => Boolean, {
    description: 'Whether it is you who gives it: an idea of yours may be free, or somebody else’s to give.',
  })
  isMine!: boolean;

  @Field(() => Boolean, { description: 'Whether people who receive it may read it once the day has come.' })
  isToldAfter!: boolean;

  @Field(() => GraphQLISODateTime, { description: 'When it was told, or the idea taken.' })
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

const IS_TOLD_AFTER = {
  nullable: true,
  description: 'Whether people who receive it may read it once the day has come. No without it.',
} as const;

@InputType({ description: 'Something that you give and that is not on the list, or an idea that others may give.' })
export class NewOffListGiftInput {
  @Field(() => String, { nullable: true, description: `${WHAT} May be left out, except of an idea.` })
  what?: string | null;

  @Field(() => Boolean, IS_TOLD_AFTER)
  isToldAfter?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether it is an idea: you do not give it, and one of the others may, with `takeOffListGift`. Givers and helpers see it; people who receive the gifts do not, and learn of it no sooner than its giver lets them. No without it.',
  })
  isIdea?: boolean | null;

  @Field(() => String, { nullable: true, description: NOTES })
  notes?: string | null;

  @Field(() => String, { nullable: true, description: WHERE })
  primaryUrl?: string | null;

  @Field(() => String, GUEST_KEY)
  guestKey?: string | null;
}

@InputType({ description: 'How you give an idea that is not on the list.' })
export class TakenOffListGiftInput {
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether it is held for you for as many days as the list says, and not bought yet. No without it.',
  })
  isHeld?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: `${IS_TOLD_AFTER.description} Never of what is held.`,
  })
  isToldAfter?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description:
      'An address of a guest, to which a receipt goes, and a question before a hold is over. Nobody is shown it. People with an account get these mails anyway.',
  })
  email?: string | null;

  @Field(() => String, GUEST_KEY)
  guestKey?: string | null;
}
