import type { Opt } from '@mikro-orm/core';
import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { newSecret } from '../../base/database/secret-token.ts';
import type { SimulatedCustomer } from './simulated-customer.ts';

@Entity({ tableName: 'test_payment_customers' })
export class TestCustomer {
  @PrimaryKey({ type: 'string', length: 60 })
  readonly id: Opt<string> = `tcus_${newSecret()}`;

  @Property({ type: 'jsonb' })
  state!: SimulatedCustomer;

  /** By the world's clock. */
  @Index()
  @Property({ type: 'timestamptz', nullable: true })
  dueAt?: Date | null;
}
