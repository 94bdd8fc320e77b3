import { PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, Property } from '@mikro-orm/decorators/legacy';

/** By the month in which they signed up. It names nobody, so it stays when people go. */
@Entity({ tableName: 'monthly_activity' })
export class MonthlyActivity {
  [PrimaryKeyProp]?: ['month', 'joinedMonth'];

  /** Its first day, in UTC. */
  @Property({ type: 'date', primary: true })
  month!: string;

  @Property({ type: 'date', primary: true })
  joinedMonth!: string;

  @Property({ type: 'integer' })
  activeUsers!: number;
}
