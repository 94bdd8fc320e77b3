import type { Ref } from '@mikro-orm/core';
import { Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Item } from './item.entity.ts';

/** The columns that a purchase and a hold that lapsed have in common: one is made from the other, both ways. */
export abstract class PurchaseColumns {
  @Property({ type: 'integer' })
  quantity!: number;

  /** Empty where a guest left none, and once the buyer's account is deleted. */
  @Index()
  @Property({ type: 'string', length: 254 })
  guestEmail!: string;

  @Property({ type: 'string', length: 100, nullable: true })
  guestName?: string | null;

  /** SHA-256, in hex, of the secret in the receipt, with which the purchase is taken back. */
  @Property({ type: 'string', length: 64, nullable: true })
  undoTokenHash?: string | null;

  /** The language of mails to the buyer. */
  @Property({ type: 'string', length: 10, nullable: true })
  language?: string | null;

  @Index()
  @ManyToOne(() => Item, { ref: true, deleteRule: 'cascade' })
  item!: Ref<Item>;
}
