import { t } from '@lingui/core/macro';
import { z } from 'zod';
import { microsecondsOf, timeAfterMicroseconds } from '../../base/database/microseconds.ts';
import { InvalidInput } from '../../base/errors/errors.ts';
import {
  GREATEST,
  idKey,
  integerKey,
  type KeysetWindow,
  keysetCursor,
  LEAST,
  rowsToRead,
  timeKey,
} from '../../base/paging/keyset.ts';
import { calendarDay } from '../../base/text/dates.rules.ts';
import { DUE_DAYS } from './due-days.rules.ts';
import type { ListOrder } from './list-connection.type.ts';

/**
 * Lists are ordered by their event: to come (0), without a day (1), over (2) or put into Past lists (3); by the days to it, by age and by id. In
 * the order of age alone, the first two are 0. In that of what is due or changed, an event that is not due soon counts as none, and the last
 * change as the age.
 */
export type ListKeys = [rank: number, days: number, microseconds: string, id: string];

export const LIST_CURSOR = keysetCursor<ListKeys>(z.tuple([integerKey, integerKey, timeKey, idKey]));

/** In which order, and on which day: YYYY-MM-DD, from which events are to come. */
export interface OrderWanted {
  order: ListOrder;
  today: string;
}

const IS_NOT_DUE = `($order::text = 'DUE_OR_CHANGED' and l.event_date > $today::date + ${DUE_DAYS})`;

/** The rank of the list `l`. */
const RANK = `case when $order::text = 'NEWEST' then 0 when l.past_since is not null then 3 when l.event_date is null or ${IS_NOT_DUE} then 1
  when l.event_date >= $today::date then 0 else 2 end`;

const DAYS = `case when $order::text = 'NEWEST' or l.event_date is null or ${IS_NOT_DUE} then 0
  when l.event_date >= $today::date then l.event_date - $today::date else $today::date - l.event_date end`;

/** For all the world: a cursor tells nothing of when a list was changed. */
export const PUBLIC_LIST_PLACE = `${RANK} as rank, ${DAYS} as days, l.created_at as place_time`;

/** For those who work on a list. */
export const LIST_PLACE = `${RANK} as rank, ${DAYS} as days,
  case when $order::text = 'DUE_OR_CHANGED' then coalesce(l.changed_at, l.updated_at) else l.created_at end as place_time`;

/** The cursor of a list with its place. */
export const LIST_KEYS = `json_build_array(rank, days, ${microsecondsOf('place_time')}, id)`;

/** Whether a list with its place stands between the two cursors of which listBounds() gives the values. */
export const IS_LIST_BETWEEN = `(rank, days) >= ($afterRank::int, $afterDays::int)
      and (rank, days) <= ($beforeRank::int, $beforeDays::int)
      and ((rank, days) > ($afterRank::int, $afterDays::int)
        or (place_time, id) < (${timeAfterMicroseconds('$afterTime')}, $afterId::uuid))
      and ((rank, days) < ($beforeRank::int, $beforeDays::int)
        or (place_time, id) > (${timeAfterMicroseconds('$beforeTime')}, $beforeId::uuid))`;

/** The order of a page that is read from this end. */
export function listOrderFrom(end: 'start' | 'end'): string {
  const [there, back] = end === 'end' ? ['desc', 'asc'] : ['asc', 'desc'];
  return `rank ${there}, days ${there}, place_time ${back}, id ${back}`;
}

/** The values that IS_LIST_BETWEEN and the limit of a page take. */
export function listBounds(window: KeysetWindow<ListKeys>) {
  const [afterRank, afterDays, afterTime, afterId] = window.after ?? FIRST;
  const [beforeRank, beforeDays, beforeTime, beforeId] = window.before ?? LAST;
  const after = { afterRank, afterDays, afterTime, afterId };
  return { ...after, beforeRank, beforeDays, beforeTime, beforeId, limit: rowsToRead(window) };
}

export type ListBounds = ReturnType<typeof listBounds>;

const FIRST: ListKeys = [LEAST.integer, LEAST.integer, GREATEST.time, GREATEST.id];
const LAST: ListKeys = [GREATEST.integer, GREATEST.integer, LEAST.time, LEAST.id];

/** The day that somebody says it is; in UTC, unless they say. */
export function readDay(today: string | null): string {
  const day = today ?? new Date().toISOString().slice(0, 10);
  if (!calendarDay().safeParse(day).success) throw new InvalidInput({ today: [t`Give the day as YYYY-MM-DD.`] });
  return day;
}
