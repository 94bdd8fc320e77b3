import type { EntityManager } from '@mikro-orm/postgresql';
import { isBetweenTimes, microsecondsOf } from '../../base/database/microseconds.ts';
import { statement } from '../../base/database/prepared.ts';
import { dayInWords, timeInWords } from '../../base/languages/day-in-words.ts';
import { inLanguage } from '../../base/languages/speaking.ts';
import {
  type KeysetPage,
  type KeysetWindow,
  keysetPage,
  type TimeBounds,
  type TimeKeys,
  timeBounds,
} from '../../base/paging/keyset.ts';
import { displayText } from '../../base/text/display-text.rules.ts';
import { collaboratorRolesOf, opensAsMemberOn, worksOn } from '../../core/access/list.policy.ts';
import { canSeeBuyer, canSeeMember, isKeptFrom, KEEPS_SURPRISE } from '../../core/access/purchase.policy.ts';
import { type News, newsSentence, newsText } from '../../core/events/news-text.rules.ts';
import { kindsReadBy } from '../../core/events/news-ways.ts';
import type { NotificationKind } from '../../core/events/notification-kinds.ts';
import { followsList } from '../../lists/following/follow-access.ts';
import { effectiveImageUrl } from '../../lists/items/effective-image.ts';
import type { NoticeRow } from './notice-row.ts';
import { MANY, type ShownNotification } from './notification.type.ts';
import { whoKeys } from './who-keys.ts';

const TELLS_PURCHASES = `n.kind in ('PURCHASED', 'PURCHASE_UNDONE', 'RELEASED')`;

/** When the trip ends of which a notice tells: the notice says nothing any more then. */
const TRIP_END = '(select s.ends_at from shopping_trips s where s.list_id = n.list_id and s.user_id = n.who_id)';

/**
 * Runs whenever notices are read, however they were written: the list may have become a surprise since, or closed to
 * the reader, or given them a role that receives its gifts. `n` is the notice, `l` its list.
 */
const MAY_KNOW = `(n.list_id is null or ${worksOn('n.user_id')} or n.kind in ${kindsReadBy('VIEWERS')} and ${opensAsMemberOn('n.user_id')}
    or n.kind in ${kindsReadBy('FOLLOWERS')} and ${followsList('n.user_id')})
  and not (n.kind = 'STILL_WANTED' and ${isKeptFrom('n.user_id')})
  and (n.about_list_id is null or not exists (select from lists l where l.id = n.about_list_id and ${isKeptFrom('n.user_id')}))
  and (n.kind <> 'STILL_WANTED' or l.event_starts_at > now())
  and not (${TELLS_PURCHASES} and (l.owner_id <> n.user_id or ${KEEPS_SURPRISE}))
  and (n.kind <> 'SHOPPING_STARTED' or ${TRIP_END} > now())
  and (n.purchase_id is null or exists (select from purchases p where p.id = n.purchase_id))`;

const NOTICE = `n.id, n.kind, n.list_id as "listId", coalesce(l.name, n.list_name) as "listName", i.id as "itemId", i.title as "itemTitle",
  g.thumbnail_key as "thumbnailKey", i.image_url as "imageUrl", n.who_id as "whoId", w.name as "whoName", n.count,
  n.news_at as "newsAt", n.read_at is not null as "isRead", case when n.kind = 'SHOPPING_STARTED' then json_build_object(
    'endsAt', ${TRIP_END}, 'timeZone', coalesce((select r.time_zone from users r where r.id = n.user_id), l.time_zone)
  ) end as trip,
  case when p.id is not null then json_build_object(
    'quantity', p.quantity, 'isReserved', p.held_until is not null, 'guestName', p.guest_name, 'guestEmail', p.guest_email, 'guestKeyId', p.guest_key_id
  ) end as purchase,
  case when l.id is not null then json_build_object(
    'ownerId', l.owner_id, 'personId', l.person_id, 'listType', l.list_type, 'privacy', l.privacy, 'isDemo', l.is_demo, 'isHidden', l.hidden_at is not null,
    'purchaseVisibility', l.purchase_visibility, 'eventStartsAt', l.event_starts_at, 'timeZone', l.time_zone,
    'collaboratorRoles', ${collaboratorRolesOf({ id: 'l.id', ownerId: 'l.owner_id' })}
  ) end as access`;

const NOTICES = `notifications n
  left join lists l on l.id = n.list_id
  left join users w on w.id = n.who_id
  left join items i on i.id = n.item_id
  left join images g on g.id = i.image_id
  left join purchases p on p.id = n.purchase_id`;

const selectNotices = statement<NoticeRow, { userId: string; limit: number }>(
  'read notices',
  `
    select ${NOTICE} from ${NOTICES}
    where n.user_id = $userId and ${MAY_KNOW}
    order by n.news_at desc, n.id desc limit $limit`,
);

const selectNoticePage = { start: noticePageStatement('start'), end: noticePageStatement('end') };

function noticePageStatement(end: 'start' | 'end') {
  const direction = end === 'end' ? 'asc' : 'desc';
  return statement<NoticeRow & { time: string }, TimeBounds & { userId: string }>(
    `page of notices, from the ${end}`,
    `
    select ${NOTICE}, ${microsecondsOf('n.news_at')} as time from ${NOTICES}
    where n.user_id = $userId and ${MAY_KNOW}
      and ${isBetweenTimes('n.news_at', 'n.id', 'newest first')}
    order by n.news_at ${direction}, n.id ${direction} limit $limit::int`,
  );
}

export interface PagedNotice {
  notice: ShownNotification;
  /** When the latest of what it tells happened. */
  keys: TimeKeys;
}

/** A page of what somebody is told, newest first. */
export async function readNoticePage(
  em: EntityManager,
  userId: string,
  window: KeysetWindow<TimeKeys>,
): Promise<KeysetPage<PagedNotice>> {
  const bounds = timeBounds(window, 'newest first');
  const rows = await selectNoticePage[window.isFromEnd ? 'end' : 'start'](em, { userId, ...bounds });
  const { entries, ...rest } = keysetPage(window.isFromEnd ? rows.toReversed() : rows, window);
  const shown = shownTo(userId);
  return { ...rest, entries: entries.map((row) => ({ notice: shown(row), keys: [row.time, row.id] })) };
}

/** Reads somebody's notices, newest first. */
export async function readNotices(em: EntityManager, userId: string, limit: number): Promise<ShownNotification[]> {
  const rows = await selectNotices(em, { userId, limit });
  return rows.map(shownTo(userId));
}

const selectNews = statement<NoticeRow & NewsOf, NewsQuery>(
  'read news of many',
  `
    select r.user_id as "userId", news.*
    from unnest($userIds::uuid[], $since::timestamptz[]) as r (user_id, since) cross join lateral (
      select ${NOTICE}, count(*) over ()::int as total,
        case when row_number() over (order by n.news_at desc, n.id desc) = 1
          then json_agg(coalesce(n.about_list_id, n.list_id)) filter (where ${TELLS_PURCHASES} or n.kind = 'STILL_WANTED' or n.about_list_id is not null) over ()
          end as "purchaseListIds"
      from ${NOTICES}
      where n.user_id = r.user_id and n.read_at is null and n.news_at > r.since and n.news_at <= $until::timestamptz
        and ${MAY_KNOW}
      order by n.news_at desc, n.id desc limit $limit
    ) news`,
);

/** The times are those of the people in the same places. */
interface NewsQuery {
  userIds: string[];
  since: Date[];
  until: Date;
  limit: number;
}

interface Reader {
  userId: string;
  language: string | null;
  since: Date;
}

/** The list ids are in the first row alone, as often as there are purchases. */
interface NewsOf {
  userId: string;
  total: number;
  purchaseListIds: string[] | null;
}

/** A notice among others of the same list. */
export interface ListedNotice extends ShownNotification {
  /** The same without a full stop. */
  headline: string;
}

interface UnreadNews {
  /** Lists whose purchases they tell, those that are only counted as well. */
  purchaseListIds: string[];
  /** Newest first; not more than was asked for. */
  notices: ListedNotice[];
  total: number;
}

/** Reads the unread news of each of these people since a time of their own, in one query. */
export async function readNews(
  em: EntityManager,
  readers: readonly Reader[],
  until: Date,
  limit: number,
): Promise<Map<string, UnreadNews>> {
  const rows = await selectNews(em, {
    userIds: readers.map(({ userId }) => userId),
    since: readers.map(({ since }) => since),
    until,
    limit,
  });
  const byReader = Map.groupBy(rows, ({ userId }) => userId);
  const read = readers.map(async ({ userId, language }): Promise<[string, UnreadNews][]> => {
    const found = byReader.get(userId);
    if (!found) return [];
    const shown = shownTo(userId);
    const notices = await inLanguage(language, () =>
      found.map((row) => ({
        ...shown(row),
        headline: displayText(newsText(newsOf(row, userId))),
      })),
    );
    const purchaseListIds = [...new Set(found[0]?.purchaseListIds)];
    return [[userId, { notices, total: found[0]?.total ?? 0, purchaseListIds }]];
  });
  return new Map((await Promise.all(read)).flat());
}

/** As a reader sees each notice of an answer, in their order. */
function shownTo(userId: string): (row: NoticeRow) => ShownNotification {
  const keyOf = whoKeys();
  return (row) => shownNotice(row, userId, keyOf);
}

function shownNotice(row: NoticeRow, userId: string, keyOf: ReturnType<typeof whoKeys>): ShownNotification {
  const { purchase } = row;
  const who = displayText(nameFor(row, { id: userId })) || null;
  const isOfItem = TELLS_ITEM.has(row.kind) && row.count === 1 && row.itemId !== null;
  const given = isOfItem && row.kind === 'PURCHASED' ? purchase : null;
  return {
    id: row.id,
    kind: row.kind,
    text: displayText(newsSentence(newsOf(row, userId))),
    textOnList: displayText(newsSentence(newsOf(row, userId, { isListNamed: false }))),
    who,
    whoKey: who && keyOf(row, who),
    itemId: isOfItem ? row.itemId : null,
    itemTitle: isOfItem ? displayText(row.itemTitle) : null,
    boughtQuantity: given && !given.isReserved ? given.quantity : null,
    heldQuantity: given?.isReserved ? given.quantity : null,
    listId: row.listId,
    listName: displayText(row.listName),
    listType: row.access?.listType ?? null,
    effectiveImageUrl: TELLS_ITEM.has(row.kind) ? pictureOf(row) : null,
    newsAt: new Date(row.newsAt),
    isRead: row.isRead,
  };
}

/** Their sentences name the item, so that its picture says nothing more. */
const TELLS_ITEM: ReadonlySet<NotificationKind> = new Set([
  'PURCHASED',
  'PURCHASE_UNDONE',
  'RELEASED',
  'ITEM_ADDED',
  'ITEM_EDITED',
  'ITEM_ARCHIVED',
  'ITEM_RESTORED',
  'QUESTION_ASKED',
  'PRICE_FELL',
  'SOLD_OUT',
]);

function pictureOf({ thumbnailKey, imageUrl, count }: NoticeRow): string | null {
  return count > 1 ? null : effectiveImageUrl(thumbnailKey ? { thumbnailKey } : null, imageUrl, null);
}

const selectUnreadCounts = statement<{ id: string; unreadCount: number }, { userIds: readonly string[] }>(
  'count unread notices',
  `
    select u.id, (select count(*)::int from (
      select from notifications n left join lists l on l.id = n.list_id
      where n.user_id = u.id and n.read_at is null and ${MAY_KNOW} limit ${MANY}
    ) few) as "unreadCount"
    from unnest($userIds::uuid[]) as u (id)`,
);

/** How many notices each of these people has not read, in one query. */
export async function countUnread(em: EntityManager, userIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await selectUnreadCounts(em, { userIds });
  return new Map(rows.map(({ id, unreadCount }) => [id, unreadCount]));
}

function newsOf(row: NoticeRow, userId: string, { isListNamed = true } = {}): News {
  const { kind, count, itemTitle, access, purchase } = row;
  const action = kind === 'PURCHASED' && purchase?.isReserved ? 'RESERVED' : kind;
  const listName = isListNamed ? row.listName : undefined;
  const isShopping = access?.listType === 'SHOPPING';
  const who = nameFor(row, { id: userId });
  const given = access?.collaboratorRoles[userId];
  const role = given === 'MEMBER' || (access?.personId && given === 'EDITOR') ? undefined : given; // the gifts are for somebody else
  const areBuyersKept = access?.purchaseVisibility === 'OWNER_SEES_TAKEN';
  const quantity = purchase?.quantity;
  const day =
    action === 'STILL_WANTED' && access?.eventStartsAt
      ? dayInWords(new Date(access.eventStartsAt), { timeZone: access.timeZone, withYear: false })
      : undefined;
  const until = row.trip ? timeInWords(new Date(row.trip.endsAt), row.trip.timeZone) : undefined;
  return { action, who, itemTitle, count, quantity, isShopping, role, areBuyersKept, listName, day, until };
}

/** Everybody who works on a list knows the others; a buyer's name needs the purchase policy. */
function nameFor({ kind, access, whoId, whoName, purchase }: NoticeRow, reader: { id: string }): string | null {
  if (kind !== 'PURCHASED' && kind !== 'PURCHASE_UNDONE' && kind !== 'RELEASED') return whoName;
  if (!access) return null;
  const list = { ...access, eventStartsAt: access.eventStartsAt === null ? null : new Date(access.eventStartsAt) };
  const buyer = { buyerId: whoId };
  if (!canSeeMember(reader, list, buyer)) return null;
  if (whoName || !canSeeBuyer(reader, list, buyer)) return whoName;
  return purchase?.guestName || purchase?.guestEmail || null;
}
