import type { Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne } from '@mikro-orm/decorators/legacy';
import { Item } from '../items/item.entity.ts';
import { Shop } from './shop.entity.ts';

/** An item that is to be had at a shop. One that is to be had nowhere in particular is to be had everywhere. */
@Entity({ tableName: 'shop_items' })
export class ShopItem {
  @ManyToOne(() => Shop, { ref: true, primary: true, deleteRule: 'cascade' })
  shop!: Ref<Shop>;

  @Index()
  @ManyToOne(() => Item, { ref: true, primary: true, deleteRule: 'cascade' })
  item!: Ref<Item>;
}
