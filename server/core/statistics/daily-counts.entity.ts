import { Entity, PrimaryKey } from '@mikro-orm/decorators/legacy';
import { Counts } from './counts.ts';

@Entity({ tableName: 'daily_counts' })
export class DailyCounts extends Counts {
  /** In UTC. */
  @PrimaryKey({ type: 'date' })
  day!: string;
}
