import type { Opt } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { type ListType, listType } from '../../core/access/list-access.rules.ts';

export const GiftFate = {
  CHANGED: 'CHANGED',
  ITEM_REMOVED: 'ITEM_REMOVED',
  LIST_REMOVED: 'LIST_REMOVED',
  /** Somebody else than its buyer undid the purchase. */
  PURCHASE_UNDONE: 'PURCHASE_UNDONE',
} as const;
export type GiftFate = keyof typeof GiftFate;

/**
 * A pending mail to a buyer about their purchase, kept for a few minutes. It has no foreign keys: list, item, purchase
 * and account may be gone by then.
 */
@Entity({ tableName: 'purchase_notices' })
@Check({ expression: 'quantity > 0' })
export class PurchaseNotice {
  @PrimaryKey({ type: 'uuid' })
  purchaseId!: string;

  @Index()
  @Property({ type: 'uuid' })
  listId!: string;

  /** Tells how the gift stands once the purchase is gone. Null in what a version before this one noted. */
  @Property({ type: 'uuid', nullable: true })
  itemId?: string | null;

  /** The guest's address, or the address that the buyer's account had then. */
  @Index()
  @Property({ type: 'string', length: 254 })
  email!: string;

  @Index()
  @Property({ type: 'uuid', nullable: true })
  buyerId?: string | null;

  /** The secret of the receipt: its holder may put the gift back when it is gone already, and is told no more. */
  @Property({ type: 'string', length: 64, nullable: true })
  undoTokenHash?: string | null;

  /** The language in which it was bought. */
  @Property({ type: 'string', length: 10, nullable: true })
  language?: string | null;

  @Property({ type: 'integer' })
  quantity!: number;

  @Property({ type: 'timestamptz' })
  boughtAt!: Date;

  @Enum({ items: () => GiftFate })
  fate!: GiftFate;

  /** Whether it was only reserved. */
  @Property({ type: 'boolean', default: false })
  wasHeld: Opt<boolean> = false;

  /** Whether the owner, who could not see who bought it, has chosen to. */
  @Property({ type: 'boolean', default: false })
  isBuyerShown: Opt<boolean> = false;

  /** Null where the list is closed to the buyer by now: what it is called since then is not for them. */
  @Property({ type: 'string', length: 50, nullable: true })
  listName?: string | null;

  /** For its colour, where the list is gone by then. */
  @Enum({ items: () => listType.enum, nullable: true })
  listType?: ListType | null;

  /** The owner who deleted the list, or the helper who took the purchase back. Null where the list was closed to the buyer, or went with its owner. */
  @Property({ type: 'string', length: 100, nullable: true })
  ownerName?: string | null;

  /** As they were before the change. The title is null where the list is closed to the buyer by now. */
  @Property({ type: 'string', length: 200, nullable: true })
  itemTitle?: string | null;

  @Property({ type: 'string', length: 2000, nullable: true })
  itemUrl?: string | null;

  @Property({ type: 'integer' })
  quantityDesired!: number;

  /** The time of the latest change: buyers are told once things are quiet. */
  @Property({ type: 'timestamptz' })
  notedAt: Opt<Date> = new Date();
}
