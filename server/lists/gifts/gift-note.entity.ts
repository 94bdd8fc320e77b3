import { BigIntType, type Opt, type Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Purchase } from '../items/purchase.entity.ts';
import { type GiftStep, LONGEST_GIFT_NOTE } from './gift.rules.ts';

/** A giver’s own step, note and price for a purchase. Nobody else reads them, and no export but the giver’s has them. */
@Entity({ tableName: 'gift_notes' })
export class GiftNote {
  @ManyToOne(() => Purchase, { ref: true, primary: true, deleteRule: 'cascade' })
  purchase!: Ref<Purchase>;

  @Property({ type: 'string', length: 10, nullable: true })
  step?: GiftStep | null;

  @Property({ type: 'string', length: LONGEST_GIFT_NOTE })
  note: Opt<string> = '';

  /** In the smallest unit of the currency, for all pieces together. */
  @Property({ type: new BigIntType('number'), nullable: true })
  paidMinor?: number | null;

  @Property({ type: 'string', length: 3, nullable: true })
  paidCurrency?: string | null;
}
