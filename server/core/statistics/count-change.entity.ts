import { BigIntType } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Counts } from './counts.ts';

/**
 * A row for each change: if everybody raised the same row of today, everybody would wait for everybody else's
 * commit.
 */
@Entity({ tableName: 'count_changes' })
export class CountChange extends Counts {
  @PrimaryKey({ type: new BigIntType('number'), autoincrement: true })
  readonly id!: number;

  /** In UTC. */
  @Property({ type: 'date' })
  day!: string;
}
