import type { EntityManager } from '@mikro-orm/postgresql';
import { LINK_IS_OPEN } from '../access/shared-list.policy.ts';
import { isBetweenTimes, microsecondsOf } from '../database/microseconds.ts';
import { statement } from '../database/prepared.ts';
import {
  type KeysetPage,
  type KeysetWindow,
  keysetPage,
  type TimeBounds,
  type TimeKeys,
  timeBounds,
} from '../keyset.ts';
import type { PublicList } from './public-profile.type.ts';

export interface PagedPublicList {
  list: PublicList;
  /** When it was made, which tells nothing of what happens on it. */
  keys: TimeKeys;
}

/** Of the list `l`: whether it stands on the profile of its owner. */
const IS_SHOWN = `not l.is_demo and ${LINK_IS_OPEN}`;

const selectPage = { start: pageStatement('start'), end: pageStatement('end') };

function pageStatement(end: 'start' | 'end') {
  const direction = end === 'end' ? 'asc' : 'desc';
  return statement<PagedPublicList, TimeBounds & { ownerId: string }>(
    `page of public lists, from the ${end}`,
    `
    select json_build_array(${microsecondsOf('l.created_at')}, l.id) as keys, json_build_object(
      'id', l.id, 'name', l.name, 'description', l.description, 'listType', l.list_type, 'eventType', l.event_type,
      'eventDate', l.event_date, 'shareToken', l.share_token,
      'itemCount', (select count(*) from items i where i.list_id = l.id and not i.is_archived)
    ) as list
    from lists l where l.owner_id = $ownerId::uuid and ${IS_SHOWN}
      and ${isBetweenTimes('l.created_at', 'l.id', 'newest first')}
    order by l.created_at ${direction}, l.id ${direction} limit $limit::int`,
  );
}

/** Reads the lists of somebody that everybody may open, the newest first. */
export async function readPublicLists(
  em: EntityManager,
  ownerId: string,
  window: KeysetWindow<TimeKeys>,
): Promise<KeysetPage<PagedPublicList>> {
  const bounds = timeBounds(window, 'newest first');
  const rows = await selectPage[window.isFromEnd ? 'end' : 'start'](em, { ownerId, ...bounds });
  return keysetPage(window.isFromEnd ? rows.toReversed() : rows, window);
}

const selectCount = statement<{ count: number }, { ownerId: string }>(
  'count public lists',
  `select count(*)::int as count from lists l where l.owner_id = $ownerId::uuid and ${IS_SHOWN}`,
);

export async function countPublicLists(em: EntityManager, ownerId: string): Promise<number> {
  const [row] = await selectCount(em, { ownerId });
  return row?.count ?? 0;
}
