import { BigIntType } from '@mikro-orm/core';
import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A giver’s budget for one person and year. Nobody else reads it. */
@Entity({ tableName: 'gift_budgets' })
export class GiftBudget {
  /** The giver’s account, or a guest’s key. */
  @PrimaryKey({ type: 'uuid' })
  giverId!: string;

  /** The account that receives, or the person without one. */
  @Index()
  @PrimaryKey({ type: 'uuid' })
  recipientId!: string;

  @PrimaryKey({ type: 'integer' })
  year!: number;

  /** In the smallest unit of the currency. */
  @Property({ type: new BigIntType('number') })
  amountMinor!: number;

  @Property({ type: 'string', length: 3 })
  currency!: string;
}
