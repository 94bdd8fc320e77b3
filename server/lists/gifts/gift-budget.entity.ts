import { BigIntType, type Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../../core/users/user.entity.ts';

/** A giver’s budget for one person and year. Nobody else reads it. */
@Entity({ tableName: 'gift_budgets' })
export class GiftBudget {
  /** The giver’s account, or a guest’s key. */
  @PrimaryKey({ type: 'uuid' })
  giverId!: string;

  @Index()
  @ManyToOne(() => User, { ref: true, primary: true, deleteRule: 'cascade' })
  recipient!: Ref<User>;

  @PrimaryKey({ type: 'integer' })
  year!: number;

  /** In the smallest unit of the currency. */
  @Property({ type: new BigIntType('number') })
  amountMinor!: number;

  @Property({ type: 'string', length: 3 })
  currency!: string;
}
