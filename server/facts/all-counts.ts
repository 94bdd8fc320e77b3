import type { EntityManager } from '@mikro-orm/postgresql';
import { statement } from '../database/prepared.ts';
import { COUNTS } from './counts.ts';

const COLUMNS = COUNTS.join(', ');

/** All counts by day; a day may have several rows. */
export const ALL_COUNTS = `(select day, ${COLUMNS} from daily_counts union all select day, ${COLUMNS} from count_changes)`;

const rollUp = statement<never, object>(
  'roll up counts',
  `with changes as (delete from count_changes returning day, ${COLUMNS})
   insert into daily_counts as kept (day, ${COLUMNS})
   select day, ${COUNTS.map((name) => `sum(${name})`).join(', ')} from changes group by day order by day
   on conflict (day) do update set ${COUNTS.map((name) => `${name} = kept.${name} + excluded.${name}`).join(', ')}`,
);

/** Adds the changes so far to the days on which they happened. */
export async function rollUpCounts(em: EntityManager): Promise<void> {
  await rollUp(em, {});
}
