import { Field, ObjectType } from 'type-graphql';
import { User } from '../users/user.entity.ts';

@ObjectType({ description: 'Who has a list open.' })
export class ListPresence {
  @Field(() => [User], { description: 'In the order in which they came. Each once, and you among them.' })
  people!: User[];

  @Field(() => [User], {
    description:
      'Who has the edit form open that you said you have open, you among them. Nobody when you edit nothing.',
  })
  editors!: User[];
}
