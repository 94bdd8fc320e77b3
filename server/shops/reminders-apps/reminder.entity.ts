import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { newId } from '../../base/database/uuid.ts';
import { List } from '../../lists/lists/list.entity.ts';

/** In characters, of names and of UIDs. */
export const LONGEST_REMINDER_NAME = 255;

/**
 * The names that a reminders app gave to an item which it added. Items that were added elsewhere have no row. It outlives its item for
 * a while, so that a late change does not bring back what was deleted.
 */
@Entity({ tableName: 'reminders' })
@Unique({ properties: ['list', 'name'] })
export class Reminder {
  @PrimaryKey({ type: 'uuid' })
  readonly id: Opt<string> = newId();

  @ManyToOne(() => List, { ref: true, deleteRule: 'cascade', index: false })
  list!: Ref<List>;

  /** The last part of its address. */
  @Property({ type: 'string', length: LONGEST_REMINDER_NAME })
  name!: string;

  /** As iCalendar has it: the same on every device. */
  @Property({ type: 'string', length: LONGEST_REMINDER_NAME })
  uid!: string;

  /** No foreign key: it may be gone. */
  @Index()
  @Property({ type: 'uuid' })
  itemId!: string;

  @Property({ type: 'timestamptz' })
  createdAt: Opt<Date> = new Date();
}
