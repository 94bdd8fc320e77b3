import { Field, Int, ObjectType } from 'type-graphql';
import { connectionOf } from '../../base/paging/connection.type.ts';
import { SharedItem } from './shared-list.type.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'A page of what a list shows through its share link, in the order of the list.',
})
export class SharedItemConnection extends connectionOf('SharedItem', SharedItem) {
  @Field(() => Int, { description: 'How many items there are on all pages together.' })
  readonly totalCount!: number;

  @Field(() => Int, {
    description:
      '`SharedList.revision`, as of which this page is shown. A page with another one may not fit the pages before.',
  })
  readonly listRevision!: number;
}
