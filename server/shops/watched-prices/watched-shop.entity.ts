import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { LONGEST_HOST } from './price-watch.rules.ts';

/** A shop at its own pace: one look at a time, minutes apart. */
@Entity({ tableName: 'watched_shops' })
export class WatchedShop {
  @PrimaryKey({ type: 'string', length: LONGEST_HOST })
  host!: string;

  /** Before it, nothing there is looked at. */
  @Index()
  @Property({ type: 'timestamptz' })
  nextLookAt!: Date;

  /** The part of its robots.txt that is about us, empty where it has none. Null until it was asked for. */
  @Property({ type: 'text', nullable: true })
  robots?: string | null;

  @Property({ type: 'timestamptz', nullable: true })
  robotsReadAt?: Date | null;
}
