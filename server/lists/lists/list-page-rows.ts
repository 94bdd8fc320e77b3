import type { EntityManager } from '@mikro-orm/postgresql';
import { statement } from '../../base/database/prepared.ts';
import { type KeysetPage, type KeysetWindow, keysetPage } from '../../base/paging/keyset.ts';
import { hasRight } from '../../core/access/list.policy.ts';
import type { ListType } from '../../core/access/list-access.rules.ts';
import type { ListSource } from './list.rules.ts';
import {
  IS_LIST_BETWEEN,
  LIST_KEYS,
  LIST_PLACE,
  type ListBounds,
  type ListKeys,
  listBounds,
  listOrderFrom,
  type OrderWanted,
} from './list-order.ts';

interface PagedList {
  id: string;
  keys: ListKeys;
}

/** Which lists of somebody, and in which order. */
interface ListsWanted extends OrderWanted {
  viewerId: string;
  source: ListSource;
  /** The pattern for name or description; null for all. */
  pattern: string | null;
  type: ListType | null;
  /** Past lists alone, or all others; null for both. */
  isPast: boolean | null;
}

/** Gives each list once: one that somebody owns has no row for them as a collaborator. */
const THEIR_LISTS = `(
  select id from lists where owner_id = $viewerId::uuid and $source::text <> 'COLLABORATED'
  union select c.list_id from collaborators c where c.user_id = $viewerId::uuid and ${hasRight('edits')} and $source::text <> 'OWNED'
)`;

const MATCHING = `not l.is_demo and ($type::text is null or l.list_type = $type)
  and ($isPast::boolean is null or (l.past_since is not null) = $isPast)
  and ($pattern::text is null or l.name ilike $pattern or l.description ilike $pattern)`;

const selectPage = { start: pageStatement('start'), end: pageStatement('end') };

function pageStatement(end: 'start' | 'end') {
  return statement<PagedList, ListsWanted & ListBounds>(
    `page of lists, from the ${end}`,
    `
    select id, ${LIST_KEYS} as keys from (
      select l.id, ${LIST_PLACE}
      from ${THEIR_LISTS} mine join lists l on l.id = mine.id where ${MATCHING}
    ) l
    where ${IS_LIST_BETWEEN}
    order by ${listOrderFrom(end)} limit $limit::int`,
  );
}

/** Which lists stand on a page, with what their cursors hold. */
export async function readListPage(
  em: EntityManager,
  wanted: ListsWanted,
  window: KeysetWindow<ListKeys>,
): Promise<KeysetPage<PagedList>> {
  const rows = await selectPage[window.isFromEnd ? 'end' : 'start'](em, { ...wanted, ...listBounds(window) });
  return keysetPage(window.isFromEnd ? rows.toReversed() : rows, window);
}

const selectCount = statement<{ count: number }, Omit<ListsWanted, 'order' | 'today'>>(
  'count lists',
  `select count(*)::int as count from ${THEIR_LISTS} mine join lists l on l.id = mine.id where ${MATCHING}`,
);

/** How many lists there are on all pages together. */
export async function countLists(
  em: EntityManager,
  { viewerId, source, pattern, type, isPast }: ListsWanted,
): Promise<number> {
  const [row] = await selectCount(em, { viewerId, source, pattern, type, isPast });
  return row?.count ?? 0;
}
