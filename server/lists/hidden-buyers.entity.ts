import type { Ref } from '@mikro-orm/core';
import { Entity, Index, OneToOne, Property } from '@mikro-orm/decorators/legacy';
import { List } from './list.entity.ts';

/**
 * From when to when a list hides from its owner who bought, as far as the owner decides it. It says nothing of purchases,
 * and is written whether or not there are any. A list that has hidden it from the start has none until that ends.
 */
@Entity({ tableName: 'hidden_buyers' })
export class HiddenBuyers {
  @OneToOne(() => List, { ref: true, primary: true, deleteRule: 'cascade' })
  list!: Ref<List>;

  /** Null: from the start. */
  @Property({ type: 'timestamptz', nullable: true })
  beganAt?: Date | null;

  /** When the owner chose to see who bought; null while it is hidden. */
  @Index()
  @Property({ type: 'timestamptz', nullable: true })
  endedAt?: Date | null;
}
