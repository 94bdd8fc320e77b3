import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { newId } from '../../base/database/uuid.ts';
import type { NotificationKind } from '../../core/events/notification-kinds.ts';
import { User } from '../../core/users/user.entity.ts';
import { List } from '../../lists/lists/list.entity.ts';
import { NotificationKindEnum } from './notification.enums.ts';

/**
 * An act of another person, for somebody to be told of. announce() writes it without names: they are looked up when it
 * is read, by the reader's rights at that time. Person, item and purchase are no foreign keys, since they may be gone
 * by then, and since a purchase is not to wait for them.
 */
@Entity({ tableName: 'notifications' })
@Index({
  name: 'notifications_open_index',
  expression:
    'create unique index "notifications_open_index" on "notifications" ("user_id", "list_id", "kind", "who_id") nulls not distinct where "read_at" is null and "purchase_id" is null and "list_id" is not null',
})
@Index({
  name: 'notifications_purchase_id_index',
  expression:
    'create index "notifications_purchase_id_index" on "notifications" ("purchase_id") where "purchase_id" is not null',
})
@Index({
  name: 'notifications_about_list_id_index',
  expression:
    'create index "notifications_about_list_id_index" on "notifications" ("about_list_id") where "about_list_id" is not null',
})
@Index({ properties: ['user', 'newsAt'] })
export class Notification {
  @PrimaryKey({ type: 'uuid' })
  readonly id: Opt<string> = newId();

  /** The recipient. */
  @ManyToOne(() => User, { ref: true, deleteRule: 'cascade' })
  user!: Ref<User>;

  /** Null when there is no list to open any more, or not for them. */
  @Index()
  @ManyToOne(() => List, { ref: true, nullable: true, deleteRule: 'cascade' })
  list?: Ref<List> | null;

  @Enum({ items: () => NotificationKindEnum })
  kind!: NotificationKind;

  /** The person who did it; of a change of collaborators, the person it is about. Null for guests. */
  @Property({ type: 'uuid', nullable: true })
  whoId?: string | null;

  /** Only while it is about a single item. */
  @Property({ type: 'uuid', nullable: true })
  itemId?: string | null;

  @Property({ type: 'uuid', nullable: true })
  purchaseId?: string | null;

  /** Without a list to open: the one whose purchases it tells, to ask whether its reader may know of them by then. No foreign key: it may be gone. */
  @Property({ type: 'uuid', nullable: true })
  aboutListId?: string | null;

  /** The name of the list at that time, for notices without a list to ask. */
  @Property({ type: 'string', length: 50, nullable: true })
  listName?: string | null;

  /** How often: what is like one that nobody has read yet is counted there. */
  @Property({ type: 'integer', default: 1 })
  count: Opt<number> = 1;

  /** When it happened last. */
  @Property({ type: 'timestamptz' })
  newsAt: Opt<Date> = new Date();

  @Property({ type: 'timestamptz', nullable: true })
  readAt?: Date | null;
}
