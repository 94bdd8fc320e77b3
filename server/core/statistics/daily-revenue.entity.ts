import { BigIntType, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, Property } from '@mikro-orm/decorators/legacy';

@Entity({ tableName: 'daily_revenue' })
export class DailyRevenue {
  [PrimaryKeyProp]?: ['day', 'provider', 'currency'];

  /** In UTC. */
  @Property({ type: 'date', primary: true })
  day!: string;

  @Property({ type: 'string', primary: true })
  provider!: string;

  @Property({ type: 'string', length: 3, primary: true })
  currency!: string;

  @Property({ type: new BigIntType('number') })
  amountMinor!: number;
}
