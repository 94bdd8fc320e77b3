import { statement } from '../../base/database/prepared.ts';
import { opensAsMemberOn, receivesOn, worksOn } from '../../core/access/list.policy.ts';
import { isOffListKeptFrom, receivesOffList } from '../../core/access/purchase.policy.ts';
import { isOpenSince } from '../buyer-mails/items-before-edits.ts';
import { RECIPIENTS } from '../buyer-mails/keep-gone-pledges.ts';
import { type GiverValues, RECIPIENT_NAME } from '../gifts/own-gifts.ts';
import { KEYS } from '../guest-keys/gifts-of-key.ts';
import { MOST_OFF_LIST, MOST_OFF_LIST_OF_GUESTS, MOST_OFF_LIST_OF_ONE } from './off-list-gift.rules.ts';

export interface OffListRow {
  id: string;
  what: string;
  isToldAfter: boolean;
  givenAt: Date | string;
  isMine: boolean;
  isIdea: boolean;
  isIdeaMine: boolean;
  isTaken: boolean;
  heldUntil: Date | string | null;
  notes: string;
  primaryUrl: string | null;
}

/** Whether somebody gives `p`. A hold that is over is none, also before it is cleared away: who comes next takes the idea. */
export const IS_TAKEN = '(not p.is_idea or p.taken_at is not null and coalesce(p.held_until > now(), true))';

const IS_OWN = `coalesce(${IS_TAKEN} and (p.buyer_id = $memberId::uuid or p.buyer_id is null and p.guest_key_id = any (${KEYS})), false)`;

const IS_OWN_IDEA = `coalesce(p.suggester_id = $memberId::uuid or p.suggester_id is null and p.suggester_key_id = any (${KEYS}), false)`;

const COLUMNS = `p.id, p.what, p.is_told_after as "isToldAfter", coalesce(p.taken_at, p.created_at) as "givenAt", p.is_idea as "isIdea", ${IS_TAKEN} as "isTaken",
  case when ${IS_TAKEN} then p.held_until end as "heldUntil", p.notes, p.primary_url as "primaryUrl", ${IS_OWN} as "isMine", ${IS_OWN_IDEA} as "isIdeaMine"`;
interface OfListValues extends GiverValues {
  listId: string;
  /** Without those whose givers let nobody know who receives them. */
  isToldAlone: boolean;
}

export const selectOffList = statement<OffListRow, OfListValues>(
  'gifts that are not on a list',
  `select ${COLUMNS} from off_list_gifts p
   where p.list_id = $listId::uuid and (p.is_told_after or not $isToldAlone::boolean)
   order by p.created_at, p.id limit ${MOST_OFF_LIST}`,
);

export interface OwnOffListRow extends OffListRow {
  isOpen: boolean;
  recipientName: string;
  listName: string;
  shareToken: string;
  eventDate: string | null;
}

/** Gifts that people who receive may read: the device may be of several people, of whom another gives it. */
const MAY_KNOW = `not ${isOffListKeptFrom('$viewerId::uuid')}
    and not (not coalesce(p.buyer_id = $memberId::uuid, false) and not p.is_told_after and ${receivesOffList('$viewerId::uuid')})`;

const OWN = `off_list_gifts p join lists l on l.id = p.list_id
  where (${IS_OWN} or ${IS_OWN_IDEA}) and not l.is_demo and l.list_type <> 'SHOPPING' and ${MAY_KNOW}
    and (l.hidden_at is null or ${worksOn('$memberId::uuid')})`;

/** For all lists together, the newest first. */
const MOST_OWN = 100;

export const selectOwnOffList = statement<OwnOffListRow, GiverValues & { id: string | null }>(
  'gifts of one giver that are on no list',
  `select own.*, ${RECIPIENT_NAME} as "recipientName" from (
     select ${COLUMNS}, l.owner_id, l.person_id, l.name as "listName",
       l.share_token as "shareToken", l.event_date::text as "eventDate", (${isOpenSince('coalesce(p.taken_at, p.created_at)')} or ${opensAsMemberOn('$memberId::uuid')}) as "isOpen"
     from ${OWN} and ($id::uuid is null or p.id = $id::uuid)
     order by p.id desc limit ${MOST_OWN}
   ) own join users o on o.id = own.owner_id
   order by own.id desc`,
);

/** The list of such a gift, for people who may know of it. */
export const selectListOfOffList = statement<
  Pick<OffListRow, 'isIdea' | 'isMine' | 'isIdeaMine' | 'isToldAfter'> & { listId: string },
  GiverValues & { id: string }
>(
  'list of a gift that is not on it',
  `select l.id as "listId", p.is_idea as "isIdea", ${IS_OWN} as "isMine", ${IS_OWN_IDEA} as "isIdeaMine", p.is_told_after as "isToldAfter" from off_list_gifts p join lists l on l.id = p.list_id
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
  isIdea: boolean;
  notes: string;
  primaryUrl: string | null;
}

const IS_GUESTS = 'coalesce(p.buyer_id, p.suggester_id) is null';

/** Nothing where there are too many of them, whichever share is used up. */
export const insertOffList = statement<{ id: string }, NewRow>(
  'tell of a gift that is not on a list',
  `insert into off_list_gifts (id, list_id, buyer_id, guest_key_id, suggester_id, suggester_key_id, is_idea, what, notes, primary_url, is_told_after, created_at,
     kept_from, kept_until)
   select $id::uuid, $listId::uuid, case when not $isIdea::boolean then $memberId::uuid end, case when not $isIdea::boolean and $memberId::uuid is null then $guestKeyId::uuid end,
     case when $isIdea::boolean then $memberId::uuid end, case when $isIdea::boolean and $memberId::uuid is null then $guestKeyId::uuid end,
     $isIdea::boolean, $what, $notes, $primaryUrl::text, $isToldAfter::boolean and not $isIdea::boolean, now(),
     case when l.person_id is null then array${RECIPIENTS} else '{}' end, coalesce(l.event_starts_at, '9999-12-31Z')
   from lists l cross join lateral (
     select count(*) as of_all, count(*) filter (where ${IS_GUESTS}) as of_guests,
       count(*) filter (where case when $isIdea::boolean then p.is_idea and ${IS_OWN_IDEA} else not p.is_idea and ${IS_OWN} end) as of_one
     from off_list_gifts p where p.list_id = l.id
   ) n where l.id = $listId::uuid and n.of_all < ${MOST_OFF_LIST} and n.of_one < ${MOST_OFF_LIST_OF_ONE}
     and ($memberId::uuid is not null or n.of_guests < ${MOST_OFF_LIST_OF_GUESTS})
   returning id`,
);

interface TakeValues extends GiverValues {
  id: string;
  listId: string;
  /** Null where it is bought. */
  heldUntil: Date | null;
  isToldAfter: boolean;
  /** A guest's; empty where they left none, which keeps the one from before. */
  email: string;
  language: string;
}

/**
 * Nothing where somebody else gives it: the row is locked, so that of two at once one is second. Its giver is promised the day of now, and to be kept
 * from people who receive now, too.
 */
export const takeIdea = statement<{ id: string; what: string; isNew: boolean }, TakeValues>(
  'take an idea that is not on a list',
  `update off_list_gifts p set buyer_id = $memberId::uuid, guest_key_id = case when $memberId::uuid is null then $guestKeyId::uuid end,
     taken_at = case when ${IS_OWN} then p.taken_at else now() end, held_until = $heldUntil::timestamptz, asked_at = null, language = $language,
     guest_email = case when $memberId::uuid is not null then '' when ${IS_OWN} and $email = '' then p.guest_email else $email end,
     is_told_after = $isToldAfter::boolean and $heldUntil::timestamptz is null,
     kept_from = case when l.person_id is null then array(select distinct k.id from unnest(p.kept_from || array${RECIPIENTS}) as k (id)) else p.kept_from end,
     kept_until = coalesce(l.event_starts_at, '9999-12-31Z')
   from lists l where l.id = p.list_id and p.id = $id::uuid and p.list_id = $listId::uuid and p.is_idea and (not ${IS_TAKEN} or ${IS_OWN})
   returning p.id, p.what, p.taken_at = now() as "isNew"`,
);

/** For statements that name the list `l`, the gift `p` and somebody's account `u`: their own mailbox would tell them. */
export const RECEIVES_IDEA = `(${receivesOn('u.id')} or u.id = any (p.kept_from))`;

/** Says whether an address is of nobody from whom an idea is kept. */
export const selectMayBeTold = statement<{ id: string }, { id: string; email: string }>(
  'address that may be told of an idea',
  `select p.id from off_list_gifts p join lists l on l.id = p.list_id
   where p.id = $id::uuid and not exists (select from users u where u.email = $email and ${RECEIVES_IDEA})`,
);

/** Forgets who took an idea. */
const FREED =
  "buyer_id = null, guest_key_id = null, taken_at = null, held_until = null, is_told_after = false, guest_email = '', language = null, asked_at = null";

/** Frees an idea whose hold is over. */
export const freeIdea = statement<never, { id: string }>(
  'free an idea whose hold is over',
  `update off_list_gifts set ${FREED} where id = $id::uuid`,
);

export const selectIdea = statement<{ id: string }, { id: string; listId: string }>(
  'an idea that is not on a list',
  'select id from off_list_gifts where id = $id::uuid and list_id = $listId::uuid and is_idea',
);

/** Others may give it again. */
export const letGoOfIdea = statement<{ id: string }, GiverValues & { id: string }>(
  'let go of an idea that is not on a list',
  `update off_list_gifts p set ${FREED}
   where p.id = $id::uuid and ${IS_OWN} returning id`,
);

export const deleteOffList = statement<{ id: string }, { id: string }>(
  'take back a gift that is not on a list',
  'delete from off_list_gifts where id = $id::uuid returning id',
);

/** Nothing where somebody gives it, who keeps it. */
export const withdrawIdea = statement<{ id: string }, { id: string }>(
  'withdraw an idea that is not on a list',
  `delete from off_list_gifts p where p.id = $id::uuid and not ${IS_TAKEN} returning id`,
);

/**
 * No revision and no time of the list changes with it: people who receive its gifts read those. Ideas that nobody gives are told on no day, and so hold
 * none up.
 */
export const countOffList = statement<never, { listIds: readonly string[] }>(
  'count gifts that are not on lists',
  `update lists l set off_list_gifts = n.all_of_them, told_off_list_gifts = n.told, off_list_kept_from = n.kept_from, off_list_kept_until = n.kept_until from (
     select of_list.id, count(p.id) as all_of_them, count(p.id) filter (where p.is_told_after) as told, max(p.kept_until) filter (where not p.is_idea or p.taken_at is not null) as kept_until,
       array(select distinct k.id from off_list_gifts q cross join unnest(q.kept_from) as k (id) where q.list_id = of_list.id) as kept_from
     from unnest($listIds::uuid[]) as of_list (id) left join off_list_gifts p on p.list_id = of_list.id
     group by of_list.id
   ) n where l.id = n.id`,
);

/** Ideas of others that they give are free again; their own that others give stay, and are nobody's. */
export const deleteOffListOf = statement<{ listId: string }, { userId: string }>(
  'delete what somebody gives that is not on lists',
  `with freed as (
     update off_list_gifts set ${FREED}
     where buyer_id = $userId::uuid and is_idea and suggester_id is distinct from $userId::uuid returning list_id
   ), gone as (
     delete from off_list_gifts p where (p.buyer_id = $userId::uuid and not p.is_idea
       or p.suggester_id = $userId::uuid and (not ${IS_TAKEN} or p.buyer_id is not distinct from $userId::uuid)) returning list_id
   )
   select list_id as "listId" from freed union select list_id from gone`,
);
