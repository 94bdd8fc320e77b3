import { Field, Int, ObjectType } from 'type-graphql';
import { connectionOf } from '../../base/paging/connection.type.ts';
import { Item } from './item.entity.ts';

@ObjectType({ simpleResolvers: true, description: 'A page of the items of a list, in the order of the list.' })
export class ItemConnection extends connectionOf('Item', Item) {
  @Field(() => Int, { description: 'How many items there are on all pages together.' })
  readonly totalCount!: number;

  @Field(() => Int, {
    description:
      'The revision of the list, as of which this page is shown. A page with another one may not fit the pages before.',
  })
  readonly listRevision!: number;
}
