import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { newId } from '../../base/database/uuid.ts';
import { BillingAccount } from './billing-account.entity.ts';
import type { HistoryEntry, TransactionStatus } from './history-entry.ts';

const TransactionStatusEnum = { PAID: 'PAID', PENDING: 'PENDING', FAILED: 'FAILED' } as const;
registerEnumType(TransactionStatusEnum, {
  name: 'TransactionStatus',
  description: 'Whether money moved.',
  valuesConfig: {
    PAID: { description: 'The money was paid.' },
    PENDING: { description: 'It will be tried, or is on its way.' },
    FAILED: { description: 'The payment failed: no money moved.' },
  },
});

@Entity({ tableName: 'billing_transactions' })
@Unique({ properties: ['account', 'kind', 'objectId'] })
@Index({ properties: ['account', 'date', 'id'] })
@ObjectType({ description: 'A line of the billing history.' })
export class Transaction {
  @Field(() => ID, { description: 'For `before`, to read older ones.' })
  @PrimaryKey({ type: 'uuid' })
  readonly id: Opt<string> = newId();

  @ManyToOne(() => BillingAccount, { ref: true })
  account!: Ref<BillingAccount>;

  @Enum({ items: () => ['INVOICE', 'REFUND', 'DISPUTE'] })
  kind!: HistoryEntry['kind'];

  @Property({ type: 'string', length: 255 })
  objectId!: string;

  @Field(() => GraphQLISODateTime, { description: 'When it happened.' })
  @Property({ type: 'timestamptz' })
  date!: Date;

  /** In English, for exports. Readers hear `transactionText`. */
  @Property({ type: 'string', length: 500 })
  description!: string;

  @Field(() => Int, { description: 'In minor units of the currency: cents. Below zero it went back to the customer.' })
  @Property({ type: 'integer' })
  amountMinor!: number;

  @Field(() => String, { description: 'ISO 4217.' })
  @Property({ type: 'string', length: 3 })
  currency!: string;

  @Field(() => TransactionStatusEnum, { description: 'Whether the money moved.' })
  @Enum({ items: () => TransactionStatusEnum })
  status!: TransactionStatus;

  @Property({ type: 'string', length: 255, nullable: true })
  aboutInvoiceId?: string | null;

  @Property({ type: 'jsonb', nullable: true })
  lines?: HistoryEntry['lines'];

  @Property({ type: 'integer', nullable: true, unique: true })
  invoiceNumber?: number | null;
}
