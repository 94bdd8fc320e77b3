import type { NumberedWindow } from '../paging/keyset.ts';
import { microsecondsOf, timeAfterMicroseconds } from './microseconds.ts';

export interface Condition {
  text: string;
  values: readonly unknown[];
}

export function together(conditions: readonly Condition[]): Condition {
  return {
    text: conditions.map(({ text }) => text).join(' and ') || 'true',
    values: conditions.flatMap(({ values }) => values),
  };
}

/**
 * Written for each call: a plan for all filters together would use none of their indexes. The end of a page is
 * read by the key of the page after it.
 */
export function newestFirst(
  [table, row]: readonly [table: string, row: string],
  where: Condition,
  { limit, offset, after, before }: NumberedWindow,
): Condition {
  const keys = before ?? after;
  const [isBeyond, order] = before ? ['>', 'asc'] : ['<', 'desc'];
  const place = keys && {
    text: `(${row}.created_at, ${row}.id) ${isBeyond} (${timeAfterMicroseconds('?')}, ?::uuid)`,
    values: keys,
  };
  const { text, values } = together(place ? [where, place] : [where]);
  const counted = keys ? { text: '', values: [] } : { text: ' offset ?', values: [offset] };
  return {
    text: `select ${row}.id, ${microsecondsOf(`${row}.created_at`)} as time from ${table} ${row} where ${text}
      order by ${row}.created_at ${order}, ${row}.id ${order} limit ?${counted.text}`,
    values: [...values, limit, ...counted.values],
  };
}
