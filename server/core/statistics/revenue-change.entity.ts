import { BigIntType } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** As with CountChange, nobody waits for anybody else. */
@Entity({ tableName: 'revenue_changes' })
export class RevenueChange {
  @PrimaryKey({ type: new BigIntType('number'), autoincrement: true })
  readonly id!: number;

  /** In UTC. */
  @Property({ type: 'date' })
  day!: string;

  @Property({ type: 'string' })
  provider!: string;

  @Property({ type: 'string', length: 3 })
  currency!: string;

  @Property({ type: new BigIntType('number') })
  amountMinor!: number;
}
