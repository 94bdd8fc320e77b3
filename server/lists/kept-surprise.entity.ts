import type { Ref } from '@mikro-orm/core';
import { Entity, Index, OneToOne, Property } from '@mikro-orm/decorators/legacy';
import { List } from './list.entity.ts';

/**
 * From when to when a list keeps its purchases a surprise, as far as its owner decides it. It says nothing of purchases,
 * and is written whether or not there are any. A list that has been a surprise from the start has none until that ends.
 */
@Entity({ tableName: 'kept_surprises' })
export class KeptSurprise {
  @OneToOne(() => List, { ref: true, primary: true, deleteRule: 'cascade' })
  list!: Ref<List>;

  /** Null: from the start. */
  @Property({ type: 'timestamptz', nullable: true })
  beganAt?: Date | null;

  /** When the owner ended it early; null while it lasts. */
  @Index()
  @Property({ type: 'timestamptz', nullable: true })
  endedAt?: Date | null;
}
