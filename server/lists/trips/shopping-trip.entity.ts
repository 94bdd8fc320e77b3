import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { newId } from '../../base/database/uuid.ts';
import { User } from '../../core/users/user.entity.ts';
import { List } from '../lists/list.entity.ts';

/** Somebody's latest time in a shop with a list. It ends by itself: a row whose end has come says nothing any more. */
@Entity({ tableName: 'shopping_trips' })
@Unique({ properties: ['list', 'user'] })
export class ShoppingTripRow {
  @PrimaryKey({ type: 'uuid' })
  readonly id: Opt<string> = newId();

  @ManyToOne(() => List, { ref: true, deleteRule: 'cascade', index: false })
  list!: Ref<List>;

  @Index()
  @ManyToOne(() => User, { ref: true, deleteRule: 'cascade' })
  user!: Ref<User>;

  /** Items that others add from then on are new. */
  @Property({ type: 'timestamptz' })
  startedAt!: Date;

  @Property({ type: 'timestamptz' })
  endsAt!: Date;

  /** When the others were told last. */
  @Property({ type: 'timestamptz' })
  toldAt!: Date;

  /** The telling that their devices have had as a push. */
  @Property({ type: 'timestamptz', nullable: true })
  pushedAt?: Date | null;
}
