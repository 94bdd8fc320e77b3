import { statement } from '../../base/database/prepared.ts';
import { opensAsMemberOn, worksOn } from '../../core/access/list.policy.ts';
import { isOffListKeptFrom, receivesOffList } from '../../core/access/purchase.policy.ts';
import { isOpenSince } from '../buyer-mails/items-before-edits.ts';
import { RECIPIENTS } from '../buyer-mails/keep-gone-pledges.ts';
import { type GiverValues, RECIPIENT_NAME } from '../gifts/own-gifts.ts';
import { KEYS } from '../guest-keys/gifts-of-key.ts';
import { MOST_OFF_LIST, MOST_OFF_LIST_OF_ONE } from './off-list-gift.rules.ts';

interface OffListRow {
  id: string;
  what: string;
  isToldAfter: boolean;
  givenAt: Date | string;
  isMine: boolean;
}

const IS_OWN = `(p.buyer_id = $memberId::uuid or p.buyer_id is null and p.guest_key_id = any (${KEYS}))`;

interface OfListValues extends GiverValues {
  listId: string;
  /** Without those whose givers let nobody know who receives them. */
  isToldAlone: boolean;
}

export const selectOffList = statement<OffListRow, OfListValues>(
  'gifts that are not on a list',
  `select p.id, p.what, p.is_told_after as "isToldAfter", p.created_at as "givenAt", coalesce(${IS_OWN}, false) as "isMine" from off_list_gifts p
   where p.list_id = $listId::uuid and (p.is_told_after or not $isToldAlone::boolean)
   order by p.created_at, p.id limit ${MOST_OFF_LIST}`,
);

export interface OwnOffListRow extends Omit<OffListRow, 'isMine'> {
  isOpen: boolean;
  recipientName: string;
  listName: string;
  shareToken: string;
  eventDate: string | null;
}

/** Gifts that people who receive may read: the device may be of several people, of whom another gives it. */
const MAY_KNOW = `not ${isOffListKeptFrom('$viewerId::uuid')}
    and not (p.buyer_id is null and not p.is_told_after and ${receivesOffList('$viewerId::uuid')})`;

const OWN = `off_list_gifts p join lists l on l.id = p.list_id
  where ${IS_OWN} and not l.is_demo and l.list_type <> 'SHOPPING' and ${MAY_KNOW}
    and (l.hidden_at is null or ${worksOn('$memberId::uuid')})`;

/** For all lists together, the newest first. */
const MOST_OWN = 100;

export const selectOwnOffList = statement<OwnOffListRow, GiverValues & { id: string | null }>(
  'gifts of one giver that are on no list',
  `select own.*, ${RECIPIENT_NAME} as "recipientName" from (
     select p.id, p.what, p.is_told_after as "isToldAfter", p.created_at as "givenAt", l.owner_id, l.person_id, l.name as "listName",
       l.share_token as "shareToken", l.event_date::text as "eventDate", (${isOpenSince('p.created_at')} or ${opensAsMemberOn('$memberId::uuid')}) as "isOpen"
     from ${OWN} and ($id::uuid is null or p.id = $id::uuid)
     order by p.id desc limit ${MOST_OWN}
   ) own join users o on o.id = own.owner_id
   order by own.id desc`,
);

/** The list of such a gift, for people who may know of it. */
export const selectListOfOffList = statement<
  { listId: string; isOwn: boolean; isToldAfter: boolean },
  GiverValues & { id: string }
>(
  'list of a gift that is not on it',
  `select l.id as "listId", coalesce(${IS_OWN}, false) as "isOwn", p.is_told_after as "isToldAfter" from off_list_gifts p join lists l on l.id = p.list_id
   where p.id = $id::uuid and ${MAY_KNOW}`,
);

/** One new one at a time, so that they are counted. */
export const lockListOfGivers = statement<never, { listId: string }>(
  'lock a list for a gift that is not on it',
  'select 1 from lists where id = $listId::uuid for no key update',
);

interface NewRow extends GiverValues {
  id: string;
  listId: string;
  what: string;
  isToldAfter: boolean;
}

/** Nothing where there are too many of them. */
export const insertOffList = statement<{ id: string }, NewRow>(
  'tell of a gift that is not on a list',
  `insert into off_list_gifts (id, list_id, buyer_id, guest_key_id, what, is_told_after, created_at, kept_from, kept_until)
   select $id::uuid, $listId::uuid, $memberId::uuid, case when $memberId::uuid is null then $guestKeyId::uuid end, $what, $isToldAfter::boolean, now(),
     case when l.person_id is null then array${RECIPIENTS} else '{}' end, coalesce(l.event_starts_at, '9999-12-31Z')
   from lists l where l.id = $listId::uuid
     and (select count(*) from off_list_gifts where list_id = $listId::uuid) < ${MOST_OFF_LIST}
     and (select count(*) from off_list_gifts p where p.list_id = $listId::uuid and ${IS_OWN}) < ${MOST_OFF_LIST_OF_ONE}
   returning id`,
);

export const deleteOffList = statement<{ id: string }, { id: string }>(
  'take back a gift that is not on a list',
  'delete from off_list_gifts where id = $id::uuid returning id',
);

/** No revision and no time of the list changes with it: people who receive its gifts read those. */
export const countOffList = statement<never, { listIds: readonly string[] }>(
  'count gifts that are not on lists',
  `update lists l set off_list_gifts = n.all_of_them, told_off_list_gifts = n.told, off_list_kept_from = n.kept_from, off_list_kept_until = n.kept_until from (
     select of_list.id, count(p.id) as all_of_them, count(p.id) filter (where p.is_told_after) as told, max(p.kept_until) as kept_until,
       array(select distinct k.id from off_list_gifts q cross join unnest(q.kept_from) as k (id) where q.list_id = of_list.id) as kept_from
     from unnest($listIds::uuid[]) as of_list (id) left join off_list_gifts p on p.list_id = of_list.id
     group by of_list.id
   ) n where l.id = n.id`,
);

export const deleteOffListOf = statement<{ listId: string }, { userId: string }>(
  'delete what somebody gives that is not on lists',
  'delete from off_list_gifts where buyer_id = $userId::uuid returning list_id as "listId"',
);
