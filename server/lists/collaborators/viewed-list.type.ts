import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import type { ListType } from '../../core/access/list-access.rules.ts';
import { ListTypeEnum } from '../lists/list.enums.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'A list of somebody else that you see as its guests do, also while it is private.',
})
export class ViewedList {
  @Field(() => ID, { description: 'For `removeCollaborator`, with your own id, which leaves the list.' })
  id!: string;

  @Field(() => String, { description: 'The name of the list.' })
  name!: string;

  @Field(() => ListTypeEnum, { description: 'The purpose of the list.' })
  listType!: ListType;

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'The day of the event, YYYY-MM-DD.' })
  eventDate!: string | null;

  @Field(() => String, { description: 'The name of the owner.' })
  ownerName!: string;

  @Field(() => String, { description: 'For `sharedList`: the link as it is now.' })
  shareToken!: string;
}
