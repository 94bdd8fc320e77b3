import { opensAsMemberOn } from '../access/list.policy.ts';
import { isKeptFrom, KEEPS_SURPRISE } from '../access/purchase.policy.ts';
import type { ListEvent } from './live-event.ts';
import type { NEWS_ACTIONS } from './news-actions.rules.ts';
import { wantsNews } from './news-ways.ts';
import type { MembershipChange, Moderation } from './notification-kinds.ts';

/** Nobody is told of a new order. */
const KINDS: Partial<Record<ListEvent['kind'], keyof typeof NEWS_ACTIONS>> = {
  ITEM_ADDED: 'ITEM_ADDED',
  ITEM_EDITED: 'ITEM_EDITED',
  ITEM_REMOVED: 'ITEM_REMOVED',
  ITEMS_CHANGED: 'ITEM_EDITED',
  LIST_EDITED: 'LIST_EDITED',
  LIST_REMOVED: 'LIST_REMOVED',
};

interface Circumstances {
  membership?: { change: MembershipChange };
  moved?: 'ADDED' | 'ARCHIVED' | 'RESTORED' | 'REMOVED';
  moderation?: Moderation;
  isTrip?: boolean;
  isHandedOver?: boolean;
}

export function noticeKind(
  event: ListEvent['kind'],
  { membership, moved, moderation, isTrip, isHandedOver }: Circumstances,
): keyof typeof NEWS_ACTIONS | null {
  if (membership) return `COLLABORATOR_${membership.change}`;
  if (isTrip) return 'SHOPPING_STARTED';
  if (isHandedOver) return 'LIST_HANDED_OVER';
  if (moderation) return `LIST_${moderation}`;
  return moved ? `ITEM_${moved}` : (KINDS[event] ?? null);
}

const OR_COUNT = `
  on conflict (user_id, list_id, kind, who_id)
    where read_at is null and purchase_id is null and list_id is not null
    do update set count = notifications.count + excluded.count, item_id = null, news_at = excluded.news_at
  returning user_id`;

/*
 * The parts of an announcement that write notices, since a statement of their own would cost every change: `l` is the
 * list as it is locked, $actorId who did it, and `notified` gives the people whose notices have changed. Never for those who did it themselves
 * or want none.
 */

/**
 * Only the owner is told of purchases, and not while the list keeps a surprise: a notice that is never written cannot
 * tell later. A buyer whom the owner may not know is left out of it, since notices are counted by person, and are
 * deleted with the account.
 */
const noticedPurchase = (kind: string, purchaseId: string, condition = 'true') => `
  noticed as (
    insert into notifications (id, user_id, list_id, kind, who_id, purchase_id, item_id, news_at)
    select gen_random_uuid(), u.id, l.id, ${kind},
      case when l.purchase_visibility = 'OWNER_SEES_BUYERS' or l.list_type = 'SHOPPING' then $actorId::uuid end,
      ${purchaseId}, $itemId::uuid, now()
    from changed l join users u on u.id = l.owner_id
    where u.preferences_notifications and u.id is distinct from $actorId::uuid and not ${KEEPS_SURPRISE} and ${condition}
    ${OR_COUNT}
  )`;

/** A hold that lasts longer, or ends in a purchase, is no other news: its notice is put into words when it is read. */
export const NO_NOTICES = 'notified as (select null::uuid as user_id where false)';

export const PURCHASE_NOTICES = `
  ${noticedPurchase(`'PURCHASED'`, `case when l.list_type <> 'SHOPPING' then $purchaseId::uuid end`)},
  notified as (select user_id from noticed)`;

/** Whether the owner `u` has heard of the purchase: then they hear that it was undone, too; else it is as if it had never been. */
const IS_PURCHASE_KNOWN = `not exists (
  select from notifications told left join digests d on d.user_id = told.user_id
  where told.purchase_id = $purchaseId::uuid and told.user_id = u.id and told.read_at is null
    and told.news_at > coalesce(d.until, '-infinity')
)`;

/**
 * On a shopping list putting back is no news. The buyer $buyerId, where somebody else did it, is told what the list was
 * called then: it may be closed to them later. One from whom purchases are kept by now hears nothing of it.
 */
export const UNDONE_NOTICES = `
  ${noticedPurchase(`case when $wasHeld::boolean then 'RELEASED' else 'PURCHASE_UNDONE' end`, 'null::uuid', `l.list_type <> 'SHOPPING' and ${IS_PURCHASE_KNOWN}`)},
  buyer_noticed as (
    insert into notifications (id, user_id, kind, who_id, about_list_id, list_name, news_at)
    select gen_random_uuid(), u.id, 'GIFT_PUT_BACK', $actorId::uuid, l.id, l.name, now()
    from changed l join users u on u.id = $buyerId::uuid
    where u.preferences_notifications and l.list_type <> 'SHOPPING' and (l.privacy = 'PUBLIC' and l.hidden_at is null or ${opensAsMemberOn('u.id')})
      and not ${isKeptFrom('u.id')}
    returning user_id
  ), undone as (
    delete from notifications where purchase_id = $purchaseId::uuid returning user_id
  ), notified as (
    select user_id from noticed union select user_id from buyer_noticed
    union select user_id from undone, changed l where not ${KEEPS_SURPRISE}
  )`;

/** Everybody who works on the list is told of a question, if they want to hear of questions. */
export const QUESTION_NOTICES = `
  notified as (
    insert into notifications (id, user_id, list_id, kind, item_id, news_at)
    select gen_random_uuid(), m.id, l.id, 'QUESTION_ASKED', $itemId::uuid, now()
    from changed l cross join members m
    where (select ${wantsNews('QUESTION_ASKED', 'w')} from users w where w.id = m.id)
    ${OR_COUNT}
  )`;

/** Acts of administrators on a list have no author. Everybody who works on it is told, whatever their preferences. */
const BY_THE_SITE = `('LIST_HIDDEN', 'LIST_RESTORED')`;

/**
 * Tells everybody who works on the list of an edit; $aboutId is the person whom a change of collaborators is about, and
 * who alone is told of another role; $count is the number of things. A subquery looks up each person's preferences: PostgreSQL cannot know how few they are,
 * and would read all accounts to join them.
 */
export const EDIT_NOTICES = `
  noticed as (
    insert into notifications (id, user_id, list_id, kind, who_id, item_id, count, list_name, news_at)
    select gen_random_uuid(), u.id, case when $notice::text <> 'LIST_REMOVED' and told.kind <> 'REMOVED_FROM_LIST' then l.id end,
      told.kind, case when told.kind = $notice::text then coalesce($aboutId::uuid, $actorId::uuid) else $actorId::uuid end,
      $itemId::uuid, $count::int, case when $notice::text = 'LIST_REMOVED' or told.kind = 'REMOVED_FROM_LIST' then l.name end, now()
    from changed l cross join members u
      cross join lateral (select case
        when u.id = $aboutId::uuid and $notice::text = 'COLLABORATOR_ADDED' then 'ADDED_TO_LIST'
        when u.id = $aboutId::uuid and $notice::text = 'COLLABORATOR_REMOVED' then 'REMOVED_FROM_LIST'
        when u.id is distinct from $aboutId::uuid and $notice::text = 'ROLE_CHANGED' then null
        else $notice::text end as kind) told
    where told.kind is not null and (
      u.id <> $actorId::uuid and (select w.preferences_notifications from users w where w.id = u.id) or $notice::text in ${BY_THE_SITE}
    )
    ${OR_COUNT}
  ), undone as (
    delete from notifications n using changed l where n.list_id = l.id and n.user_id = $formerMemberId::uuid returning n.user_id
  ), notified as (select user_id from noticed union select user_id from undone)`;
