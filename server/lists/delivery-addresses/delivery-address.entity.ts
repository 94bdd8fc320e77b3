import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { List } from '../lists/list.entity.ts';

/** An address to which gifts of a list can be sent. A table of its own, so that nothing that reads lists brings it along. */
@Entity({ tableName: 'delivery_addresses' })
export class DeliveryAddress {
  @ManyToOne(() => List, { ref: true, primary: true, deleteRule: 'cascade' })
  list!: Ref<List>;

  /** Encrypted: see DeliveryAddressSeals. */
  @Property({ type: 'text' })
  sealed!: string;

  @Property({ type: 'integer', default: 0 })
  timesShown: Opt<number> = 0;
}
