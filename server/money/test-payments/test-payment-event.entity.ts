import type { Opt } from '@mikro-orm/core';
import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { newId } from '../../base/database/uuid.ts';
import type { PaymentFact } from '../billing/payment-fact.ts';

@Entity({ tableName: 'test_payment_events' })
export class TestPaymentEvent {
  @PrimaryKey({ type: 'uuid' })
  readonly id: Opt<string> = newId();

  @Property({ type: 'string', length: 60, index: true })
  customerId!: string;

  /** By the customer's clock. */
  @Property({ type: 'timestamptz' })
  occurredAt!: Date;

  @Property({ type: 'jsonb' })
  fact!: PaymentFact;

  @Index()
  @Property({ type: 'timestamptz' })
  createdAt: Opt<Date> = new Date();

  @Property({ type: 'boolean', index: true })
  isDelivered: Opt<boolean> = false;
}
