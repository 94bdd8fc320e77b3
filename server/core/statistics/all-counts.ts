import type { EntityManager } from '@mikro-orm/postgresql';
import { eachByItself } from '../../base/database/each-by-itself.ts';
import { statement } from '../../base/database/prepared.ts';
import { COUNTS } from './counts.ts';

const COLUMNS = COUNTS.join(', ');

export const ALL_COUNTS = `(select day, ${COLUMNS} from daily_counts union all select day, ${COLUMNS} from count_changes)`;

export const ALL_REVENUE = `(select day, provider, currency, amount_minor from daily_revenue
  union all select day, provider, currency, amount_minor from revenue_changes)`;

const rollUp = statement<never, object>(
  'roll up counts',
  `with changes as (delete from count_changes returning day, ${COLUMNS})
   insert into daily_counts as kept (day, ${COLUMNS})
   select day, ${COUNTS.map((name) => `sum(${name})`).join(', ')} from changes group by day order by day
   on conflict (day) do update set ${COUNTS.map((name) => `${name} = kept.${name} + excluded.${name}`).join(', ')}`,
);

const rollUpRevenue = statement<never, object>(
  'roll up revenue',
  `with changes as (delete from revenue_changes returning day, provider, currency, amount_minor)
   insert into daily_revenue as kept (day, provider, currency, amount_minor)
   select day, provider, currency, sum(amount_minor) from changes group by day, provider, currency order by 1, 2, 3
   on conflict (day, provider, currency) do update set amount_minor = kept.amount_minor + excluded.amount_minor`,
);

export async function rollUpCounts(em: EntityManager): Promise<void> {
  await eachByItself(em, [rollUp, rollUpRevenue], async (inside, roll) => {
    await roll(inside, {});
  });
}
