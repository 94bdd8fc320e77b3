import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, PrimaryKey, Property, Trigger, Unique } from '@mikro-orm/decorators/legacy';
import { UNCHANGEABLE } from '../database/unchangeable.ts';
import { newId } from '../database/uuid.ts';
import { BillingAccount } from './billing-account.entity.ts';
import { MOVEMENT_KINDS, type MovementKind } from './money-movements.ts';

/** Money that has moved. Nothing changes or deletes it: what is wrong is put right by another entry. */
@Entity({ tableName: 'ledger_entries' })
@Trigger(UNCHANGEABLE)
@Unique({ properties: ['account', 'kind', 'objectId'] })
export class LedgerEntry {
  @PrimaryKey({ type: 'uuid' })
  readonly id: Opt<string> = newId();

  @ManyToOne(() => BillingAccount, { ref: true })
  account!: Ref<BillingAccount>;

  @Enum({ items: () => [...MOVEMENT_KINDS] })
  kind!: MovementKind;

  @Property({ type: 'string', length: 255 })
  objectId!: string;

  /** Below zero it went back to the customer. */
  @Property({ type: 'integer' })
  amountMinor!: number;

  @Property({ type: 'string', length: 3 })
  currency!: string;

  @Property({ type: 'timestamptz', index: true })
  movedAt!: Date;

  @Property({ type: 'timestamptz' })
  createdAt: Opt<Date> = new Date();
}
