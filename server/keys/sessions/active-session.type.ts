import { Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A device on which somebody is signed in, as they see it themselves.' })
export class ActiveSession {
  @Field(() => ID, { description: 'For `endSession`.' })
  id!: string;

  @Field(() => String, { description: 'Browser and system in words.' })
  device!: string;

  @Field(() => GraphQLISODateTime, { description: 'When somebody signed in there.' })
  signedInAt!: Date;

  @Field(() => GraphQLISODateTime, { description: 'When it was last used, to the hour.' })
  lastUsedAt!: Date;

  @Field(() => Boolean, { description: 'Whether it is the one that asks.' })
  isCurrent!: boolean;
}
