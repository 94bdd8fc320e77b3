import type { ListEvent } from '../live/list-event.ts';
import type { MembershipChange, NotificationKind } from './notification-kinds.ts';

/** Of events that people are told about; nobody is told of a new order. */
const KINDS: Partial<Record<ListEvent['kind'], NotificationKind>> = {
  PURCHASED: 'PURCHASED',
  PURCHASE_UNDONE: 'PURCHASE_UNDONE',
  ITEM_ADDED: 'ITEM_ADDED',
  ITEM_EDITED: 'ITEM_EDITED',
  ITEM_REMOVED: 'ITEM_REMOVED',
  LIST_EDITED: 'LIST_EDITED',
  LIST_REMOVED: 'LIST_REMOVED',
};

/** What people are told of an event, if anything. */
export function noticeKind(
  event: ListEvent['kind'],
  membership?: { change: MembershipChange },
): NotificationKind | null {
  return membership ? `COLLABORATOR_${membership.change}` : (KINDS[event] ?? null);
}

/** Whether the list `l` keeps a surprise from those who work on it: keepsSurprise() for statements. */
export const KEEPS_SURPRISE = `(l.purchase_visibility = 'SURPRISE'
  and (l.event_date is null or l.event_date > (now() at time zone 'utc')::date))`;

/** What is like a notice that was not read yet is counted there. */
const OR_COUNT = `
  on conflict (user_id, list_id, kind, who_id)
    where read_at is null and purchase_id is null and list_id is not null
    do update set count = notifications.count + 1, item_id = null, news_at = excluded.news_at
  returning user_id`;

/**
 * The parts of announce()'s statement that write notices, since another would cost every purchase: `l` is the list as it is locked,
 * $5 the kind, $6 who did it, $7 the item. Never for those who did it themselves or want none.
 *
 * Of purchases the owner is told alone, and nothing while the list keeps a surprise: what is not written cannot tell
 * later, either. Where the owner is not to know who bought, it is not written: notices by one person are counted together,
 * and go with an account. $8 is the purchase. On a shopping list ticks are counted together, and putting back is no news.
 */
export const PURCHASE_NOTICES = `
  noticed as (
    insert into notifications (id, user_id, list_id, kind, who_id, purchase_id, item_id, news_at)
    select gen_random_uuid(), u.id, l.id, $5::text,
      case when l.purchase_visibility = 'OWNER_SEES_BUYERS' or l.list_type = 'SHOPPING' then $6::uuid end,
      case when $5::text = 'PURCHASED' and l.list_type <> 'SHOPPING' then $8::uuid end,
      $7::uuid, now()
    from changed l join users u on u.id = l.owner_id
    where u.preferences_notifications and u.id is distinct from $6::uuid and not ${KEEPS_SURPRISE}
      and not (l.list_type = 'SHOPPING' and $5::text = 'PURCHASE_UNDONE')
    ${OR_COUNT}
  ), undone as (
    delete from notifications where $5::text = 'PURCHASE_UNDONE' and purchase_id = $8::uuid returning user_id
  ), told as (
    select user_id from noticed union select user_id from undone, changed l where not ${KEEPS_SURPRISE}
  )`;

/** Of changes all are told who work on the list; $8 is whom a change of collaborators is about. */
export const CHANGE_NOTICES = `
  noticed as (
    insert into notifications (id, user_id, list_id, kind, who_id, item_id, list_name, news_at)
    select gen_random_uuid(), u.id, case when $5::text <> 'LIST_REMOVED' and told.kind <> 'REMOVED_FROM_LIST' then l.id end,
      told.kind, case when told.kind = $5::text then coalesce($8::uuid, $6::uuid) else $6::uuid end, $7::uuid,
      case when $5::text = 'LIST_REMOVED' or told.kind = 'REMOVED_FROM_LIST' then l.name end, now()
    from changed l cross join members m join users u on u.id = m.id
      cross join lateral (select case
        when u.id = $8::uuid and $5::text = 'COLLABORATOR_ADDED' then 'ADDED_TO_LIST'
        when u.id = $8::uuid and $5::text = 'COLLABORATOR_REMOVED' then 'REMOVED_FROM_LIST'
        else $5::text end as kind) told
    where $5::text is not null and u.preferences_notifications and u.id <> $6::uuid
    ${OR_COUNT}
  ), undone as (
    delete from notifications n using changed l where n.list_id = l.id and n.user_id = $2::uuid returning n.user_id
  ), told as (select user_id from noticed union select user_id from undone)`;
