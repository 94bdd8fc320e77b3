import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { newSecret } from '../../base/database/secret-token.ts';
import type { Offer } from '../billing/payment-provider.ts';
import { TestCustomer } from './test-customer.entity.ts';

export interface PagePurpose {
  kind: 'CHECKOUT' | 'PLAN_CHANGE' | 'PORTAL';
  offer?: Offer;
  successUrl: string;
  cancelUrl: string;
}

/** Anyone who knows the address may use it, as with Stripe's, so it is secret and ends. */
@Entity({ tableName: 'test_payment_pages' })
export class TestPage {
  @PrimaryKey({ type: 'string', length: 60 })
  readonly id: Opt<string> = newSecret();

  @ManyToOne(() => TestCustomer, { ref: true, deleteRule: 'cascade', index: true })
  customer!: Ref<TestCustomer>;

  @Property({ type: 'string', length: 60, nullable: true })
  @Unique()
  key?: string | null;

  @Property({ type: 'jsonb' })
  purpose!: PagePurpose;

  @Property({ type: 'string', length: 20 })
  state: Opt<'open' | 'completed' | 'closed'> = 'open';

  @Index()
  @Property({ type: 'timestamptz' })
  expiresAt!: Date;
}
