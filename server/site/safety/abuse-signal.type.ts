import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { type AbuseSignalKind, AbuseSignalKindEnum } from '../../lists/abuse/abuse-signal.entity.ts';

@ObjectType({ description: 'A list that was bought from. Of private ones it says no more than whose they are.' })
export class SignalledList {
  @Field(() => ID, { description: 'Of the list.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'Null for a private list.' })
  name!: string | null;

  @Field(() => ID, { description: 'Of the account that it belongs to.' })
  ownerId!: string;

  @Field(() => String, { description: 'Whose list it is.' })
  ownerName!: string;

  @Field(() => Boolean, { description: 'Whether it is hidden.' })
  isHidden!: boolean;
}

@ObjectType({
  description:
    'What may be misuse: by one address or person, in one hour. Nobody learns which address, nor what was bought.',
})
export class AbuseSignalEntry {
  @Field(() => ID, { description: 'Of this signal alone.' })
  id!: string;

  @Field(() => AbuseSignalKindEnum, { description: 'What was counted.' })
  kind!: AbuseSignalKind;

  @Field(() => String, { description: 'Which limit counts such calls, such as `purchase` or `signIn`.' })
  limitName!: string;

  @Field(() => GraphQLISODateTime, { description: 'The beginning of the hour.' })
  hour!: Date;

  @Field(() => Int, { description: 'How often in this hour.' })
  count!: number;

  @Field(() => String, {
    nullable: true,
    description: 'Stands for a network address on one day, to tell one from another; null for a person.',
  })
  addressKey!: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The account that met the limit; null where only an address is known.',
  })
  userId!: string | null;

  @Field(() => String, { nullable: true, description: 'Whose account it is.' })
  userName!: string | null;

  @Field(() => [SignalledList], { description: 'The lists that it was about, at most ten.' })
  lists!: SignalledList[];
}

@ObjectType({ description: 'A part of what may be misuse, newest first.' })
export class AbuseSignalPage {
  @Field(() => [AbuseSignalEntry], { description: 'The signals of this part.' })
  data!: AbuseSignalEntry[];

  @Field(() => String, {
    nullable: true,
    description: 'What to ask for the part after this one with, as `after`; null at the end.',
  })
  next!: string | null;
}
