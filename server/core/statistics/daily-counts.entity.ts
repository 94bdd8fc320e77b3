import { Entity, PrimaryKey } from '@mikro-orm/decorators/legacy';
import { Counts } from './counts.ts';

/** A job adds the latest changes: rollUpCounts(). */
@Entity({ tableName: 'daily_counts' })
export class DailyCounts extends Counts {
  /** In UTC. */
  @PrimaryKey({ type: 'date' })
  day!: string;
}
