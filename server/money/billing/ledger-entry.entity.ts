import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, PrimaryKey, Property, Trigger, Unique } from '@mikro-orm/decorators/legacy';
import { UNCHANGEABLE } from '../../base/database/unchangeable.ts';
import { newId } from '../../base/database/uuid.ts';
import { countAdded } from '../../core/statistics/counting.ts';
import { BillingAccount } from './billing-account.entity.ts';
import { MOVEMENT_KINDS, type MovementKind } from './money-movements.ts';

const COUNT_NEW = `
  insert into revenue_changes (day, provider, currency, amount_minor)
  select (added.moved_at at time zone 'UTC')::date, b.provider, added.currency, sum(added.amount_minor)
  from added join billing_accounts b on b.id = added.account_id group by 1, 2, 3`;

/** Nothing changes or deletes it: what is wrong is put right by another entry. */
@Entity({ tableName: 'ledger_entries' })
@Trigger(UNCHANGEABLE)
@Trigger(countAdded('ledger_entries', COUNT_NEW))
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

  @Property({ type: 'timestamptz' })
  movedAt!: Date;

  @Property({ type: 'timestamptz' })
  createdAt: Opt<Date> = new Date();
}
