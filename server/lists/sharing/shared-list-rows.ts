import { type StatementSource, statement } from '../../base/database/prepared.ts';
import { FIRST_ITEMS } from '../../base/paging/page-sizes.rules.ts';
import { collaboratorRolesOf, type ListAccess } from '../../core/access/list.policy.ts';
import { isKeptFrom } from '../../core/access/purchase.policy.ts';
import type { TierInForce } from '../../core/plans/plan.rules.ts';
import { TIER_IN_FORCE } from '../../core/plans/tier-in-force.ts';
import { isCountedAndNeeded } from '../items/item-counts.ts';
import { MOST_CATEGORIES } from '../items/item-summary.type.ts';
import { timeOrNull } from '../items/purchase-entry.type.ts';
import { isHeldWhole } from '../list-cards/held-gift.rules.ts';
import type { ListProgressRow } from '../list-cards/list-progress.type.ts';
import { isAnyNumber } from '../lists/any-number.rules.ts';
import type { BannerFile } from '../lists/branding.type.ts';
import type { AccentColor } from '../lists/list.rules.ts';
import {
  imageOf,
  type Json,
  orderedItems,
  type RawItems,
  type RawWholeItem,
  readItems,
  readWholeItem,
  type SharedItemRow,
  WHOLE_ITEM,
  wholeItems,
} from './shared-item-rows.ts';
import { MOST_ASKING, type SharedPerson } from './shared-person.type.ts';

/** A list with all that any visitor of its share link could be shown. */
export interface SharedListRow extends ListAccess {
  id: string;
  name: string;
  description: string;
  eventType: string | null;
  eventDate: string | null;
  eventStartsAt: Date | null;
  timeZone: string;
  holdDays: number;
  isNameEnough: boolean;
  shareToken: string;
  shareLinkExpiresAt: Date | null;
  ownerName: string;
  person: SharedPerson | null;
  ownerTier: TierInForce;
  accentColor: AccentColor | null;
  banner: BannerFile | null;
  categoryOrder: string[];
  revision: number;
  purchaseRevision: number;
  /** As stored: before a policy has picked a viewer's part. */
  offListGifts: number;
  toldOffListGifts: number;
  offListKeptFrom: string[];
  isOffListKept: boolean;
  createdAt: Date;
  updatedAt: Date;
  /** Meaningless for a viewer from whom purchases are kept. */
  progress?: ListProgressRow | null;
  /** The categories of a list of gifts in their order, where all items were read, or counted. */
  giftCategories?: string[] | null;
  items: SharedItemRow[];
  /** Which of its items these are: all, the first of more, or those that were asked for. */
  itemsRead?: 'all' | 'first' | 'some';
}

type NeededToBuy =
  | ('id' | 'name' | 'eventDate' | 'timeZone' | 'holdDays' | 'isNameEnough' | 'shareToken' | 'ownerName' | 'person')
  | ('revision' | 'purchaseRevision' | 'items');

/** A list as far as it decides who may buy from it, and as receipts tell of it. */
export interface ListToBuyFrom extends ListAccess, Pick<SharedListRow, NeededToBuy> {}

/** The categories of the gifts on the list `l`, in the order of the gifts, bought or not. */
export const GIFT_CATEGORIES = `case when l.list_type <> 'SHOPPING' then array(
  select i.category from items i where i.list_id = l.id and not i.is_archived and i.category <> ''
  group by i.category order by min(i.order_index), i.category limit ${MOST_CATEGORIES}
) end as "giftCategories"`;

/** The owner first, then editors in the order in which they came. Read of no list that is for its owner. */
const PERSON = `case when l.person_id is not null then (
  select json_build_object('name', pe.name, 'askedBy', array(
    select name from (
      select o.name, null as joined_at, o.id
      union all select u.name, c.joined_at, u.id from collaborators c join users u on u.id = c.user_id where c.list_id = l.id and c.role = 'EDITOR'
    ) asking order by joined_at nulls first, id limit ${MOST_ASKING}
  )) from persons pe where pe.id = l.person_id
) end`;

/** The columns behind ListToBuyFrom, but for who has to do with the list. */
const TO_BUY_FROM = `
  l.id, l.name, l.list_type as "listType", l.privacy, l.purchase_visibility as "purchaseVisibility", l.event_date::text as "eventDate",
  l.event_starts_at::text as "eventStartsAt", l.time_zone as "timeZone", l.hold_days as "holdDays", l.is_name_enough as "isNameEnough", l.is_demo as "isDemo", l.hidden_at is not null as "isHidden", l.past_since is not null as "isPast",
  l.share_token as "shareToken", l.share_link_expires_at::text as "shareLinkExpiresAt", l.revision, l.purchase_revision as "purchaseRevision",
  l.owner_id as "ownerId", l.person_id as "personId", o.name as "ownerName"`;

const PEOPLE = `${PERSON} as person, ${collaboratorRolesOf({ id: 'l.id', ownerId: 'l.owner_id' }, 'o.circle_count > 0')} as "collaboratorRoles"`;

/** The same of a list that is for its owner, who is in no circle. */
const FEW_PEOPLE = `null as person,
  (select coalesce(json_object_agg(c.user_id, c.role), '{}') from collaborators c where c.list_id = l.id) as "collaboratorRoles"`;

const ABOUT_LIST = `l.description, l.event_type as "eventType", l.off_list_gifts as "offListGifts", l.told_off_list_gifts as "toldOffListGifts",
  l.off_list_kept_from as "offListKeptFrom", coalesce(l.off_list_kept_until > now(), false) as "isOffListKept",
  l.created_at::text as "createdAt", l.updated_at::text as "updatedAt",
  ${TIER_IN_FORCE} as "ownerTier", l.accent_color as "accentColor", l.category_order as "categoryOrder", ${imageOf('l.banner_id')} as banner`;

export const LIST = `${TO_BUY_FROM}, ${PEOPLE}, ${ABOUT_LIST}`;

/** The progress of the list `l`, which is not even counted where `isBlind` holds. */
export const progressUnless = (isBlind: string) => `case when not ${isBlind} then (
  select json_build_object('wanted', count(*) filter (where ${isCountedAndNeeded('i')}), 'given', count(*) filter (where i.quantity_purchased >= i.quantity_desired),
    'held', count(*) filter (where i.quantity_purchased >= i.quantity_desired and i.held_until is not null))
  from items i where i.list_id = l.id and not i.is_archived
) end as progress`;

export type RawList = Omit<Json<SharedListRow>, 'items'>;

const ONE_LIST = { shareToken: 'l.share_token = $key', id: 'l.id = $key' };

const CONDITIONS = {
  ...ONE_LIST,
  demos: 'l.is_demo and ($key::text[] is null or l.share_token = any($key::text[]))',
};

const ITEMS = {
  all: wholeItems(''),
  first: orderedItems(`order by i.order_index, i.id limit ${FIRST_ITEMS + 1}`),
  none: 'null as items',
  one: WHOLE_ITEM,
};

/** Counts are read where not all items are: after a change, with one item or none. */
const countsWith = (by: keyof typeof CONDITIONS, how: keyof typeof ITEMS) =>
  by === 'id' && (how === 'one' || how === 'none') ? `${progressUnless('v.is_blind')}, ${GIFT_CATEGORIES},` : '';

/** As ITEMS select them. */
interface RawOf {
  items: RawItems | RawWholeItem | null;
}

interface SharedListQuery {
  key: string | string[] | null;
  viewerId: string | null;
  now: Date;
  itemId?: string | null;
}

const NOT_BLIND = 'cross join (select false as is_blind) v';

const VIEWING = `cross join lateral (select ${isKeptFrom('$viewerId::uuid', '$now::timestamptz')} as is_blind offset 0) v`;

/** A list is one JSON value: the driver would take longer to read thirty columns, and their names each time anew. */
const selectListsBy = (by: keyof typeof CONDITIONS, how: keyof typeof ITEMS) =>
  statement<{ list: RawList & RawOf }, SharedListQuery>(
    `lists by ${by} with items ${how}`,
    `select row_to_json(list) as list from (
      select ${LIST}, ${countsWith(by, how)} ${ITEMS[how]} from lists l join users o on o.id = l.owner_id ${VIEWING} where ${CONDITIONS[by]}
    ) list ${by === 'demos' ? 'order by list.id' : ''}`,
  );

const selectLists = {
  shareToken: allWays((how) => selectListsBy('shareToken', how)),
  id: allWays((how) => selectListsBy('id', how)),
  demos: allWays((how) => selectListsBy('demos', how)),
};

/**
 * Nothing is kept from guests, and they read most lists most often. PostgreSQL takes a fifth of the time to make ready for what such a list does not have:
 * somebody whom it is for, and members of circles.
 */
const selectListForGuestBy = (by: keyof typeof ONE_LIST, how: keyof typeof ITEMS) =>
  statement<{ list: RawList & RawOf }, Pick<SharedListQuery, 'key' | 'itemId'>>(
    `lists by ${by} with items ${how}, for a guest`,
    `select row_to_json(list) as list from (
      select ${TO_BUY_FROM}, ${FEW_PEOPLE}, ${ABOUT_LIST}, ${countsWith(by, how)} ${ITEMS[how]}
      from lists l join users o on o.id = l.owner_id ${NOT_BLIND} where ${ONE_LIST[by]} and l.person_id is null and o.circle_count = 0
    ) list`,
  );

const selectListsForGuest = {
  shareToken: allWays((how) => selectListForGuestBy('shareToken', how)),
  id: allWays((how) => selectListForGuestBy('id', how)),
};

function allWays<Select>(select: (how: keyof typeof ITEMS) => Select): Record<keyof typeof ITEMS, Select> {
  return { all: select('all'), first: select('first'), none: select('none'), one: select('one') };
}

/** Which of a list's items are read with it. */
export type ItemChoice = 'all' | 'first' | 'none' | { itemId: string };

/**
 * Reads lists for somebody behind a share link, with their items, in one query and without entities: this is the
 * busiest read of all, and hydrating entities would cost more than everything else that it does. Where purchases are
 * kept from `viewerId`, none are read.
 */
export async function readSharedLists(
  source: StatementSource,
  viewerId: string | null,
  where: { shareToken: string } | { id: string } | { demos: string[] | null },
  choice: ItemChoice = 'all',
): Promise<SharedListRow[]> {
  const [by, key] = Object.entries(where)[0] as [keyof typeof CONDITIONS, SharedListQuery['key']];
  const [how, itemId] = typeof choice === 'object' ? (['one', choice.itemId] as const) : ([choice] as const);
  const isForGuest = viewerId === null && by !== 'demos';
  const forGuest = isForGuest ? await selectListsForGuest[by][how](source, { key, itemId }) : [];
  const rows =
    forGuest.length > 0 ? forGuest : await selectLists[by][how](source, { key, viewerId, now: new Date(), itemId });
  return rows.map((row) => {
    const list = readList(row.list, itemsIn(row.list));
    const isWhole = how === 'all' || (how === 'first' && list.items.length <= FIRST_ITEMS);
    if (isWhole) return { ...list, ...countsOf(list), itemsRead: 'all' as const };
    return { ...list, itemsRead: how === 'first' ? ('first' as const) : ('some' as const) };
  });
}

interface RawToBuyFrom {
  list: Omit<Json<ListToBuyFrom>, 'items'> & RawOf;
}

const selectListToBuyFrom = statement<RawToBuyFrom, Required<SharedListQuery>>(
  'list to buy from',
  `select row_to_json(list) as list from (
    select ${TO_BUY_FROM}, ${PEOPLE}, ${WHOLE_ITEM} from lists l join users o on o.id = l.owner_id ${VIEWING} where l.share_token = $key
  ) list`,
);

/**
 * Most purchases are those of guests from somebody's own list: nothing is kept from a guest, and who works on such a list decides nothing for them. PostgreSQL takes
 * as long to make ready for reading people as for the list.
 */
const selectListForGuest = statement<RawToBuyFrom, Pick<Required<SharedListQuery>, 'key' | 'itemId'>>(
  'list to buy from, for a guest',
  `select row_to_json(list) as list from (
    select ${TO_BUY_FROM}, null as person, '{}'::json as "collaboratorRoles", ${WHOLE_ITEM}
    from lists l join users o on o.id = l.owner_id ${NOT_BLIND}
    where l.share_token = $key and l.person_id is null and l.purchase_visibility <> 'SURPRISE'
  ) list`,
);

/** As readSharedLists() for one item, with a third less to be read: most purchases need nothing else. Null when there is no such list. */
export async function readListToBuyFrom(
  source: StatementSource,
  viewerId: string | null,
  shareToken: string,
  itemId: string | null,
): Promise<ListToBuyFrom | null> {
  const asked = { key: shareToken, itemId };
  const [forGuest] = viewerId === null ? await selectListForGuest(source, asked) : [];
  const [row] = forGuest ? [forGuest] : await selectListToBuyFrom(source, { ...asked, viewerId, now: new Date() });
  if (!row) return null;
  const { list } = row;
  return Object.assign(list, {
    shareLinkExpiresAt: timeOrNull(list.shareLinkExpiresAt ?? null),
    eventStartsAt: timeOrNull(list.eventStartsAt ?? null),
    items: itemsIn(list),
  });
}

function itemsIn({ items }: RawOf): SharedItemRow[] {
  if (!items) return [];
  return typeof items.id === 'string' ? [readWholeItem(items as RawWholeItem)] : readItems(items as RawItems);
}

function countsOf({ listType, items }: SharedListRow): Pick<SharedListRow, 'progress' | 'giftCategories'> {
  const given = items.filter(({ quantityPurchased, quantityDesired }) => quantityPurchased >= quantityDesired);
  const categories = new Set(items.map(({ category }) => category).filter(Boolean));
  return {
    progress: {
      wanted: items.filter((item) => !isAnyNumber(item.quantityDesired) && !item.isUnneeded).length,
      given: given.length,
      held: items.filter(isHeldWhole).length,
    },
    giftCategories: listType === 'SHOPPING' ? null : [...categories].slice(0, MOST_CATEGORIES),
  };
}

export function readList(raw: RawList, items: SharedItemRow[]): SharedListRow {
  return Object.assign(raw, {
    createdAt: new Date(raw.createdAt),
    updatedAt: new Date(raw.updatedAt),
    shareLinkExpiresAt: raw.shareLinkExpiresAt === null ? null : new Date(raw.shareLinkExpiresAt),
    eventStartsAt: raw.eventStartsAt === null ? null : new Date(raw.eventStartsAt),
    items,
  });
}
