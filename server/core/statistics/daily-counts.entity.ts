import { Entity, PrimaryKey } from '@mikro-orm/decorators/legacy';
import { Counts } from './counts.ts';

/** All that was counted on one day, but for the latest changes, which a job adds: rollUpCounts(). */
@Entity({ tableName: 'daily_counts' })
export class DailyCounts extends Counts {
  /** In UTC. */
  @PrimaryKey({ type: 'date' })
  day!: string;
}
