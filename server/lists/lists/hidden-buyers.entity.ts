import type { Ref } from '@mikro-orm/core';
import { Entity, Index, OneToOne, Property } from '@mikro-orm/decorators/legacy';
import { List } from './list.entity.ts';

/**
 * From when to when a list promised its buyers that its owner would not see who bought, and how long. It says nothing of
 * purchases, and is written whether or not there are any. A list that has kept to what it promised from the start has none.
 */
@Entity({ tableName: 'hidden_buyers' })
export class HiddenBuyers {
  @OneToOne(() => List, { ref: true, primary: true, deleteRule: 'cascade' })
  list!: Ref<List>;

  /** Null: from the start. */
  @Property({ type: 'timestamptz', nullable: true })
  beganAt?: Date | null;

  /** When the owner chose to see who bought, or to see it sooner than promised; null while that holds. */
  @Index()
  @Property({ type: 'timestamptz', nullable: true })
  endedAt?: Date | null;

  /** Until when it was promised by then: `infinity` where no day was named. Null while that holds. */
  @Property({ type: 'timestamptz', nullable: true })
  promisedUntil?: Date | null;
}
