import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { type AbuseSignalKind, AbuseSignalKindEnum } from '../../lists/abuse/abuse-signal.entity.ts';

@ObjectType({ description: 'A list that was bought from. Of private ones it says no more than whose they are.' })
export class SignalledList {
  @Field(() => ID, { description: 'The `id` of the list.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'Null for a private list.' })
  name!: string | null;

  @Field(() => ID, { description: 'The `id` of the account that it belongs to.' })
  ownerId!: string;

  @Field(() => String, { description: 'The name of the owner of the list.' })
  ownerName!: string;

  @Field(() => Boolean, { description: 'Whether it is hidden.' })
  isHidden!: boolean;
}

@ObjectType({
  description:
    'A sign of possible misuse by one address or person, in one hour. Nobody learns the address, nor the things that were bought.',
})
export class AbuseSignalEntry {
  @Field(() => ID, { description: 'The `id` of this signal alone.' })
  id!: string;

  @Field(() => AbuseSignalKindEnum, { description: 'The acts that were counted.' })
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

  @Field(() => String, { nullable: true, description: 'The name of the person whose account it is.' })
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
    description: 'A cursor: send it as `after` to get the next part. Null at the end.',
  })
  next!: string | null;
}
