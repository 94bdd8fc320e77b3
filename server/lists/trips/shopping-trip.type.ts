import { Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';
import { User } from '../../core/users/user.entity.ts';
import { MOST_NEW_ITEMS } from './trip.rules.ts';

@ObjectType({ description: 'Somebody is out shopping with a list, until a time that they named.' })
export class ShoppingTrip {
  @Field(() => ID, { description: 'The same for each trip of this person with this list.' })
  readonly id!: string;

  @Field(() => User, { description: 'The person who shops.' })
  readonly shopper!: User;

  @Field(() => GraphQLISODateTime, { description: 'When they said that they go.' })
  readonly startedAt!: Date;

  @Field(() => GraphQLISODateTime, { description: 'When it ends by itself.' })
  readonly endsAt!: Date;

  @Field(() => [ID], {
    description: `The items that others have added or restored since, the newest first; at most ${MOST_NEW_ITEMS}.`,
  })
  readonly newItemIds!: string[];
}
