import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { newId } from '../../base/database/uuid.ts';
import { User } from '../../core/users/user.entity.ts';
import { List } from '../lists/list.entity.ts';

/**
 * Somebody's wish to hear of new gifts on a list: by an account, a mail address that was confirmed, or a browser. Read by nobody
 * but its follower; a list's owner learns neither who follows nor how many.
 */
@Entity({ tableName: 'follows' })
@Unique({ properties: ['list', 'followerKey'] })
export class Follow {
  @PrimaryKey({ type: 'uuid' })
  readonly id: Opt<string> = newId();

  @ManyToOne(() => List, { ref: true, deleteRule: 'cascade' })
  list!: Ref<List>;

  /** The hash of account, address or browser, as followerKey() makes it: each follows a list once. */
  @Property({ type: 'string', length: 64 })
  followerKey!: string;

  @Index()
  @ManyToOne(() => User, { ref: true, nullable: true, deleteRule: 'cascade' })
  user?: Ref<User> | null;

  @Index()
  @Property({ type: 'string', length: 254, nullable: true })
  email?: string | null;

  /** The address of the browser at its push service, and what a push is encrypted with. */
  @Property({ type: 'string', length: 1000, nullable: true })
  endpoint?: string | null;

  @Property({ type: 'string', length: 100, nullable: true })
  p256dh?: string | null;

  @Property({ type: 'string', length: 50, nullable: true })
  auth?: string | null;

  /** The language of a guest. */
  @Property({ type: 'string', length: 10, nullable: true })
  language?: string | null;

  /** When it was said last. A share link that is newer ends it. */
  @Property({ type: 'timestamptz' })
  createdAt: Opt<Date> = new Date();

  /** Gifts that were added until then were told, or are no news. */
  @Property({ type: 'timestamptz' })
  toldUntil: Opt<Date> = new Date();

  /** When the follower was told last, before the day, that something is still wanted. */
  @Property({ type: 'timestamptz', nullable: true })
  remindedAt?: Date | null;
}
