import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { RoleEnum, TierEnum } from './account.enums.ts';
import type { Role, Tier } from './account.rules.ts';
import { Preferences } from './preferences.embeddable.ts';

/** What a User is to themselves; resolvers return the User. */
@ObjectType({ description: 'The signed-in person as they see themselves.' })
export class Account {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  email!: string;

  @Field(() => Boolean)
  emailVerified!: boolean;

  @Field(() => String)
  name!: string;

  @Field(() => String, { nullable: true, description: 'A path on this site, of a square picture.' })
  avatarUrl!: string | null;

  @Field(() => RoleEnum)
  role!: Role;

  @Field(() => TierEnum)
  subscriptionTier!: Tier;

  @Field(() => Int)
  listsCreated!: number;

  @Field(() => Preferences)
  preferences!: Preferences;

  @Field(() => GraphQLISODateTime)
  createdAt!: Date;

  @Field(() => GraphQLISODateTime)
  updatedAt!: Date;
}
