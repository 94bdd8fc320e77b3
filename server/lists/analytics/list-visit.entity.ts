import { PrimaryKeyProp, type Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { List } from '../lists/list.entity.ts';

/** One visitor's looking at one shared list on one day. ListVisits writes it; nobody gets to see a single one. */
@Entity({ tableName: 'list_visits' })
export class ListVisit {
  [PrimaryKeyProp]?: ['list', 'day', 'visitor'];

  @ManyToOne(() => List, { ref: true, deleteRule: 'cascade', primary: true, index: false })
  list!: Ref<List>;

  /** In UTC. */
  @Index()
  @Property({ type: 'date', primary: true })
  day!: string;

  /** A keyed hash for this list only: a person who looks at two lists is two visitors. */
  @Property({ type: 'string', length: 22, primary: true })
  visitor!: string;

  /** A visit lasts until nothing was heard for half an hour; the next look is another view. */
  @Property({ type: 'integer' })
  views!: number;

  @Property({ type: 'timestamptz' })
  seenAt!: Date;
}
