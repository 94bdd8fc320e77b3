import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { ImageUrl } from '../../base/text/image-scalars.ts';
import { RoleEnum, TierEnum } from './account.enums.ts';
import type { Role, Tier } from './account.rules.ts';
import { Preferences } from './preferences.embeddable.ts';

@ObjectType({ description: 'The signed-in person as they see themselves.' })
export class Account {
  @Field(() => ID, { description: 'The same as the `User.id` that others see.' })
  id!: string;

  @Field(() => String, {
    description: 'The address that mails go to, in lower case. Only you and people who work on a list with you see it.',
  })
  email!: string;

  @Field(() => Boolean, { description: 'Whether the link in a mail to this address was opened.' })
  emailVerified!: boolean;

  @Field(() => String, { description: 'As others see it.' })
  name!: string;

  @Field(() => ImageUrl, { nullable: true, description: 'A square picture.' })
  avatarUrl!: string | null;

  @Field(() => RoleEnum, { description: 'Administrators may use what is marked “For administrators”.' })
  role!: Role;

  @Field(() => TierEnum, { description: 'The plan that the person has now, paid or given.' })
  subscriptionTier!: Tier;

  @Field(() => Int, { description: 'How many lists the person owns. Lists of others do not count.' })
  listsCreated!: number;

  @Field(() => Preferences, { description: 'How the person wants to be told of things, and what the site looks like.' })
  preferences!: Preferences;

  @Field(() => GraphQLISODateTime, { description: 'When the person signed up.' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, { description: 'When the account was last changed.' })
  updatedAt!: Date;
}
