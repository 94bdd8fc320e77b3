import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { connectionOf } from '../../base/paging/connection.type.ts';
import { ImageUrl } from '../../base/text/image-scalars.ts';
import type { ListType } from '../../core/access/list-access.rules.ts';
import { ListTypeEnum } from '../../lists/lists/list.enums.ts';

@ObjectType({ description: 'A list that everybody may open, as it stands on the profile of its owner.' })
export class PublicList {
  @Field(() => ID, { description: 'The same as `List.id`.' })
  id!: string;

  @Field(() => String, { description: 'As its owner wrote it.' })
  name!: string;

  @Field(() => String, { description: 'Empty when there is none.' })
  description!: string;

  @Field(() => ListTypeEnum, { description: 'The purpose of the list.' })
  listType!: ListType;

  eventType!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The person without an account for whom it is. Null: it is for its owner.',
  })
  personName!: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'A calendar date, YYYY-MM-DD.' })
  eventDate!: string | null;

  @Field(() => Int, { description: 'Bought or not.' })
  itemCount!: number;

  @Field(() => String, { description: 'For `sharedList`, and for the page /shared/{shareToken}.' })
  shareToken!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A page of somebody’s lists that everybody may open.' })
export class PublicListConnection extends connectionOf('PublicList', PublicList) {
  @Field(() => Int, { description: 'How many there are on all pages together.' })
  readonly totalCount!: number;
}

@ObjectType({
  description: 'A person as everybody may see them: without the address, and only with lists that are open to all.',
})
export class PublicProfile {
  @Field(() => ID, { description: 'The same as `User.id`.' })
  id!: string;

  @Field(() => String, { description: 'As the person wrote it.' })
  name!: string;

  @Field(() => ImageUrl, { nullable: true, description: 'A square picture.' })
  avatarUrl!: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When the person signed up.' })
  memberSince!: Date;
}
