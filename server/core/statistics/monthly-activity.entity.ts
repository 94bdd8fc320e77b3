import { PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, Property } from '@mikro-orm/decorators/legacy';

/** How many of those who signed up in one month were active in another. It names nobody, so it stays when people go. */
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
