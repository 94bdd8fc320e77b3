import { Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A device on which somebody is signed in, as they see it themselves.' })
export class ActiveSession {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: 'Browser and system in words.' })
  device!: string;

  @Field(() => GraphQLISODateTime)
  signedInAt!: Date;

  @Field(() => GraphQLISODateTime, { description: 'To the hour.' })
  lastUsedAt!: Date;

  @Field(() => Boolean, { description: 'Whether it is the one that asks.' })
  isCurrent!: boolean;
}
