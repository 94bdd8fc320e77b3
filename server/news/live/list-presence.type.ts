import { Field, ObjectType } from 'type-graphql';
import { User } from '../../core/users/user.entity.ts';

export const PEOPLE = 'In the order in which they came. Each once, and you among them.';
export const EDITORS =
  'The people who have the edit form open that you said you have open, you among them. Nobody when you edit nothing.';

@ObjectType({ description: 'The people who have a list open.' })
export class ListPresence {
  @Field(() => [User], { description: PEOPLE })
  people!: User[];

  @Field(() => [User], { description: EDITORS })
  editors!: User[];
}
