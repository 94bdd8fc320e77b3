import type { Opt, Ref } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property, Trigger } from '@mikro-orm/decorators/legacy';
import { newId } from '../../base/database/uuid.ts';
import { KEEPS_SURPRISE } from '../../core/access/purchase.policy.ts';
import { countAdded, utcDayOf } from '../../core/statistics/counting.ts';
import { User } from '../../core/users/user.entity.ts';
import { PurchaseColumns } from './purchase-columns.ts';

/** Reserved gifts count as purchases once they are bought: see change-hold.ts. */
const COUNT_NEW = `insert into count_changes (day, purchases) select ${utcDayOf('added')}, sum(added.quantity)
  from added join items i on i.id = added.item_id join lists l on l.id = i.list_id
  where added.held_until is null and not l.is_demo and not ${KEEPS_SURPRISE} group by 1`;

/** Never leaves the server as it is: PurchaseEntry is what a viewer may know of it. */
@Entity({ tableName: 'purchases' })
@Trigger(countAdded('purchases', COUNT_NEW))
@Index({
  name: 'purchases_held_until_index',
  expression: 'create index "purchases_held_until_index" on "purchases" ("held_until") where "held_until" is not null',
})
@Index({
  name: 'purchases_guest_key_id_index',
  expression:
    'create index "purchases_guest_key_id_index" on "purchases" ("guest_key_id") where "guest_key_id" is not null',
})
@Check({ expression: 'quantity > 0' })
export class Purchase extends PurchaseColumns {
  @PrimaryKey({ type: 'uuid' })
  readonly id: Opt<string> = newId();

  @Property({ type: 'timestamptz' })
  createdAt: Opt<Date> = new Date();

  /** Until when it is reserved; null once it is bought. */
  @Property({ type: 'timestamptz', nullable: true })
  heldUntil?: Date | null;

  /** When something that was reserved was bought; other purchases are made when they are bought. */
  @Property({ type: 'timestamptz', nullable: true })
  boughtAt?: Date | null;

  /** When the giver was asked whether to hold it longer. */
  @Property({ type: 'timestamptz', nullable: true })
  askedAt?: Date | null;

  /** When the receiver ticked that they thanked the buyer. */
  @Property({ type: 'timestamptz', nullable: true })
  thankedAt?: Date | null;

  /** The guest's key, by guestKeyId(); null for a member, and where the device kept none. */
  @Property({ type: 'uuid', nullable: true })
  guestKeyId?: string | null;

  @Index()
  @ManyToOne(() => User, { ref: true, nullable: true, deleteRule: 'set null' })
  buyer?: Ref<User> | null;

  /** When the giver was reminded, before the day, of what is still to do. */
  @Property({ type: 'timestamptz', nullable: true })
  remindedAt?: Date | null;
}
