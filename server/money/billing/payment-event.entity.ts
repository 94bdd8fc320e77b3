import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, PrimaryKey, Property, Trigger, Unique } from '@mikro-orm/decorators/legacy';
import { UNCHANGEABLE } from '../../base/database/unchangeable.ts';
import { newId } from '../../base/database/uuid.ts';
import { BillingAccount } from './billing-account.entity.ts';
import type { PaymentFact } from './payment-fact.ts';
import { PROVIDERS, type ProviderName } from './payment-provider.ts';

/** Nothing changes or deletes it: all else about payments follows from it. */
@Entity({ tableName: 'payment_events' })
@Trigger(UNCHANGEABLE)
@Unique({ properties: ['provider', 'eventId'] })
export class StoredPaymentEvent {
  @PrimaryKey({ type: 'uuid' })
  readonly id: Opt<string> = newId();

  @Enum({ items: () => [...PROVIDERS] })
  provider!: ProviderName;

  @Property({ type: 'string', length: 255 })
  eventId!: string;

  @Index()
  @ManyToOne(() => BillingAccount, { ref: true })
  account!: Ref<BillingAccount>;

  /** By the provider's clock. */
  @Property({ type: 'timestamptz' })
  occurredAt!: Date;

  /** Set where the provider's clock did not tell this event from another. */
  @Property({ type: 'timestamptz', nullable: true })
  askedAt?: Date | null;

  @Property({ type: 'timestamptz' })
  receivedAt: Opt<Date> = new Date();

  @Property({ type: 'jsonb' })
  fact!: PaymentFact;
}
