import { statement } from '../../base/database/prepared.ts';
import { hasRight } from '../../core/access/list.policy.ts';
import type { ViewedList } from './viewed-list.type.ts';

/** More are not shown; nobody is expected to have them. */
export const MOST_VIEWED_LISTS = 200;

/** Selects the lists that somebody opens as their viewer: without those that are hidden, the latest invitation first. */
export const selectViewedLists = statement<ViewedList, { viewerId: string }>(
  'lists of a viewer',
  `
    select l.id, l.name, l.list_type as "listType", l.event_date::text as "eventDate", o.name as "ownerName", l.share_token as "shareToken"
    from collaborators c join lists l on l.id = c.list_id join users o on o.id = l.owner_id
    where c.user_id = $viewerId::uuid and ${hasRight('opens')} and not ${hasRight('edits')} and l.hidden_at is null
    order by c.joined_at desc, l.id limit ${MOST_VIEWED_LISTS}`,
);
