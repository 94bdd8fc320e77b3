import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, PrimaryKey, Property, Trigger, Unique } from '@mikro-orm/decorators/legacy';
import { Timestamps } from '../../base/database/timestamps.ts';
import { newId } from '../../base/database/uuid.ts';
import { PLAN_IDS, type PlanId } from '../../core/plans/plan-id.rules.ts';
import { User } from '../../core/users/user.entity.ts';
import { KEEP_PAID_PERIODS } from './paid-periods.ts';
import type { SubscriptionFact } from './payment-fact.ts';
import { PROVIDERS, type ProviderName } from './payment-provider.ts';

export interface OpenCheckout {
  /** The provider makes one checkout under it, however often it is asked. */
  key: string;
  planId: PlanId;
  isAnnual: boolean;
  openedAt: string;
  id?: string;
}

/** Outlives the account, without a name, since money has moved. */
@Entity({ tableName: 'billing_accounts' })
@Trigger(KEEP_PAID_PERIODS)
@Unique({ properties: ['user', 'provider'] })
@Unique({ properties: ['provider', 'customerId'] })
export class BillingAccount extends Timestamps {
  @PrimaryKey({ type: 'uuid' })
  readonly id: Opt<string> = newId();

  @ManyToOne(() => User, { ref: true, nullable: true, deleteRule: 'set null' })
  user?: Ref<User> | null;

  @Enum({ items: () => [...PROVIDERS] })
  provider!: ProviderName;

  @Property({ type: 'string', length: 255, nullable: true })
  customerId?: string | null;

  @Enum({ items: () => [...PLAN_IDS] })
  planId: Opt<PlanId> = 'free';

  @Property({ type: 'jsonb', nullable: true })
  subscription?: SubscriptionFact | null;

  @Index()
  @Property({ type: 'timestamptz', nullable: true })
  planEndsAt?: Date | null;

  @Property({ type: 'jsonb', nullable: true })
  openCheckout?: OpenCheckout | null;

  /** Until then another request of theirs is asking the provider for something. */
  @Property({ type: 'timestamptz', nullable: true })
  busyUntil?: Date | null;

  @Property({ type: 'string', length: 255, nullable: true })
  busyKey?: string | null;
}
