import type { MikroORM } from '@mikro-orm/postgresql';
import { statement } from '../../base/database/prepared.ts';

const WRITE_EVERY_MS = 1000;

/** A person who goes on clicking is noted once in this time. */
const NOTED_EVERY_MS = 60_000;

/** Beyond it all are forgotten: to note somebody again does no harm. */
const MOST_REMEMBERED = 50_000;

const VISIT_GAP_MINUTES = 30;

/**
 * A request only notes its visit in memory; one statement a second writes them all. A crash loses a second of
 * counts.
 */
export class Activity {
  private readonly noted = new Map<string, number>();
  private waiting = new Map<string, Date>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly orm: MikroORM,
    private readonly onProblem: (problem: unknown) => void = () => {},
  ) {}

  note(userId: string, at = new Date()): void {
    const before = this.noted.get(userId);
    if (before !== undefined && at.getTime() - before < NOTED_EVERY_MS) return;
    if (this.noted.size >= MOST_REMEMBERED) this.noted.clear();
    this.noted.set(userId, at.getTime());
    this.waiting.set(userId, at);
    this.timer ??= setTimeout(() => void this.flush(), WRITE_EVERY_MS).unref();
  }

  flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const seen = [...this.waiting].map(([userId, at]) => ({ userId, at }));
    this.waiting = new Map();
    if (seen.length > 0) {
      this.writing = this.writing
        .then(() => write(this.orm.em.fork(), { seen: JSON.stringify(seen) }))
        .then(() => {}, this.onProblem);
    }
    return this.writing;
  }
}

/** In the active days of the account `a`: 0 for the day on which it was made. */
const DAY_NUMBER = `greatest((s.at at time zone 'UTC')::date - a.joined_on, 0)`;

// An account that is gone by now is left out. In one order, so that processes do not wait for each other.
const write = statement<never, { seen: string }>(
  'note activity',
  `with known as (
     select a.id, a.joined_on, a.seen_at as before, s.at, (s.at at time zone 'UTC')::date as day, ${DAY_NUMBER} as day_number
     from jsonb_to_recordset($seen::jsonb) as s("userId" uuid, at timestamptz)
     join counted_accounts a on a.user_id = s."userId"
     where a.seen_at is null or a.seen_at < s.at
     order by a.id for no key update of a
   ), seen as (
     update counted_accounts a set seen_at = known.at, active_days = case
       when known.day_number < length(a.active_days) then a.active_days
       else a.active_days || repeat('0', known.day_number - length(a.active_days))::varbit || b'1'
     end
     from known where a.id = known.id returning known.*
   ), months as (
     insert into monthly_activity (month, joined_month, active_users)
     select date_trunc('month', day)::date, date_trunc('month', joined_on)::date, count(*)
     from seen where before is null or date_trunc('month', before at time zone 'UTC')::date < date_trunc('month', day)::date
     group by 1, 2 order by 1, 2
     on conflict (month, joined_month) do update set active_users = monthly_activity.active_users + excluded.active_users
   )
   insert into count_changes (day, active_users, visits, visit_seconds)
   select day, count(*) filter (where before is null or (before at time zone 'UTC')::date < day),
     count(*) filter (where before is null or at - before > interval '${VISIT_GAP_MINUTES} minutes'),
     coalesce(sum(extract(epoch from at - before)) filter (where at - before <= interval '${VISIT_GAP_MINUTES} minutes'), 0)::int
   from seen group by day`,
);
