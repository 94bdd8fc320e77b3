import type { Opt, Ref } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../../core/users/user.entity.ts';
import { PurchaseColumns } from '../items/purchase-columns.ts';

/** A reserved purchase that lapsed, kept for two weeks, so that its giver can take the gift back if it is still there. */
@Entity({ tableName: 'lapsed_holds' })
@Check({ expression: 'quantity > 0' })
export class LapsedHold extends PurchaseColumns {
  @PrimaryKey({ type: 'uuid' })
  purchaseId!: string;

  @Index()
  @Property({ type: 'uuid', nullable: true })
  guestKeyId?: string | null;

  @Index()
  @Property({ type: 'timestamptz' })
  lapsedAt: Opt<Date> = new Date();

  @Index()
  @ManyToOne(() => User, { ref: true, nullable: true, deleteRule: 'cascade' })
  buyer?: Ref<User> | null;
}
