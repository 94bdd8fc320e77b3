import type { Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne } from '@mikro-orm/decorators/legacy';
import { List } from '../../lists/lists/list.entity.ts';
import { CircleMember } from './circle-member.entity.ts';

/** A list that its owner has opened to a circle. It goes with the owner’s membership, and holds for as long as they own the list. */
@Entity({ tableName: 'circle_lists' })
export class CircleList {
  @ManyToOne(() => List, { ref: true, primary: true, deleteRule: 'cascade' })
  list!: Ref<List>;

  @Index()
  @ManyToOne(() => CircleMember, {
    ref: true,
    primary: true,
    joinColumns: ['circle_id', 'user_id'],
    deleteRule: 'cascade',
  })
  member!: Ref<CircleMember>;
}
