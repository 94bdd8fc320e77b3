import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Item } from '../items/item.entity.ts';

/** How people pay who give to a fund: beside its item, so that nothing that reads items brings it along. No row where nothing is said. */
@Entity({ tableName: 'funds' })
export class Fund {
  @ManyToOne(() => Item, { ref: true, primary: true, deleteRule: 'cascade' })
  item!: Ref<Item>;

  /** Encrypted, about the item: see PayBackSeals. */
  @Property({ type: 'text' })
  howToPay!: string;
}
