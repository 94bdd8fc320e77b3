import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { z } from 'zod';
import { connectionOf } from '../../base/paging/connection.type.ts';
import { DUE_DAYS } from './due-days.rules.ts';
import { List } from './list.entity.ts';

const listOrder = z.enum(['NEWEST', 'NEXT_EVENT', 'DUE_OR_CHANGED']);
export type ListOrder = z.infer<typeof listOrder>;

registerEnumType(listOrder.enum, {
  name: 'ListOrder',
  description: 'In which order lists come.',
  valuesConfig: {
    NEWEST: { description: 'The newest first.' },
    NEXT_EVENT: {
      description: 'The next event first; then what has no day, the newest first; last what is over, the latest first.',
    },
    DUE_OR_CHANGED: {
      description: `An event within ${DUE_DAYS} days first; then everything else, the last changed first; last what is over, the latest first. On a public profile the newest stands for the last changed.`,
    },
  },
});
export const ListOrderEnum = listOrder.enum;

@ObjectType({ simpleResolvers: true, description: 'A page of lists.' })
export class ListConnection extends connectionOf('List', List) {
  @Field(() => Int, { description: 'How many lists there are on all pages together.' })
  readonly totalCount!: number;
}
