import { BigIntType, type Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { BillingAccount } from './billing-account.entity.ts';

/** The database keeps it: KEEP_PAID_PERIODS. */
@Entity({ tableName: 'paid_periods' })
@Index({
  name: 'paid_periods_open_index',
  expression: 'create unique index "paid_periods_open_index" on "paid_periods" ("account_id") where "ended_at" is null',
})
export class PaidPeriod {
  @PrimaryKey({ type: new BigIntType('number'), autoincrement: true })
  readonly id!: number;

  @Index()
  @ManyToOne(() => BillingAccount, { ref: true })
  account!: Ref<BillingAccount>;

  @Property({ type: 'timestamptz' })
  beganAt!: Date;

  @Property({ type: 'timestamptz', nullable: true })
  endedAt?: Date | null;
}
