import type { MikroORM } from '@mikro-orm/postgresql';
import type { Origin } from '../../core/users/caller.ts';
import { isPerson, visitorOf } from './visitor.ts';

const WRITE_INTERVAL_MS = 1000;

/** Per second. Beyond that somebody is playing, and is not counted. */
const MOST_WAITING = 5000;

interface Visit {
  listId: string;
  viewerId: string | null;
  origin: Origin;
  seenAt: Date;
}

/**
 * Counts visitors of shared lists. The shared list is the busiest read of all, so it only notes a visit in memory; one
 * statement a second writes them all. A crash loses a second of counts.
 */
export class ListVisits {
  private waiting = new Map<string, Visit>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private writing: Promise<void> = Promise.resolve();

  /** `secret` keys the visitors' hashes; `onProblem` hears of visits that could not be written. */
  constructor(
    private readonly orm: MikroORM,
    private readonly secret: string,
    private readonly onProblem: (problem: unknown) => void = () => {},
  ) {}

  /** Counts a person who is not a member and opened the list. */
  note(listId: string, viewerId: string | null, origin: Origin): void {
    if (this.waiting.size >= MOST_WAITING) return;
    const { address, userAgent, purpose } = origin;
    const key = `${listId} ${viewerId} ${address} ${purpose} ${userAgent}`;
    this.waiting.set(key, { listId, viewerId, origin, seenAt: new Date() });
    this.timer ??= setTimeout(() => void this.flush(), WRITE_INTERVAL_MS).unref();
  }

  /** Writes what was noted so far. */
  flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const visits = [...this.waiting.values()];
    this.waiting = new Map();
    this.writing = this.writing.then(() => this.write(visits)).catch(this.onProblem);
    return this.writing;
  }

  private async write(visits: readonly Visit[]): Promise<void> {
    const rows = new Map<string, { listId: string; visitor: string; seenAt: Date }>();
    for (const { listId, viewerId, origin, seenAt } of visits) {
      if (!isPerson(origin)) continue;
      const visitor = visitorOf(this.secret, listId, viewerId, origin);
      rows.set(`${listId} ${visitor}`, { listId, visitor, seenAt });
    }
    if (rows.size === 0) return;
    await this.orm.em.fork().execute(WRITE, [JSON.stringify([...rows.values()])]);
  }
}

// A list that is gone by now is left out. In one order, so that processes do not wait for each other.
const WRITE = `
  with looks as (
    select l.id as list_id, (v."seenAt" at time zone 'utc')::date as day, v.visitor, v."seenAt" as seen_at
    from jsonb_to_recordset(?::jsonb) as v("listId" uuid, visitor text, "seenAt" timestamptz)
    join lists l on l.id = v."listId"
  ), written as (
    insert into list_visits (list_id, day, visitor, views, seen_at)
    select list_id, day, visitor, 1, seen_at from looks order by list_id, visitor
    on conflict (list_id, day, visitor) do update set
      views = list_visits.views + (excluded.seen_at > list_visits.seen_at + interval '30 minutes')::int,
      seen_at = greatest(list_visits.seen_at, excluded.seen_at)
    returning list_visits.list_id, list_visits.day, list_visits.visitor, list_visits.views
  )
  insert into count_changes (day, shared_list_views)
  select written.day, sum(written.views - coalesce(before.views, 0))
  from written left join list_visits before using (list_id, day, visitor)
  join lists l on l.id = written.list_id and not l.is_demo
  group by written.day having sum(written.views - coalesce(before.views, 0)) > 0`;
