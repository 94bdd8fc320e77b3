import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Timestamps } from '../../base/database/timestamps.ts';
import { newId } from '../../base/database/uuid.ts';
import { List } from '../lists/list.entity.ts';
import { LONGEST_SHOP_NAME } from '../lists/shop.rules.ts';
import type { Walk } from './learned-order.ts';

/** A shop of a shopping list. */
@Entity({ tableName: 'shops' })
export class Shop extends Timestamps {
  @PrimaryKey({ type: 'uuid' })
  readonly id: Opt<string> = newId();

  /** Each name once in a list, in the eyes of people. */
  @Property({ type: 'string', length: LONGEST_SHOP_NAME })
  name!: string;

  /** Follows from the walks, and is stored for those who read it. */
  @Property({ type: 'json', defaultRaw: `'[]'` })
  categoryOrder: Opt<string[]> = [];

  /** When it was last put in order by hand. */
  @Property({ type: 'timestamptz', nullable: true })
  orderedAt?: Date | null;

  @Property({ type: 'json', defaultRaw: `'[]'` })
  walks: Opt<Walk[]> = [];

  @Index()
  @ManyToOne(() => List, { ref: true, deleteRule: 'cascade' })
  list!: Ref<List>;
}
