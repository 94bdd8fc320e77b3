import { z } from 'zod';
import { statement } from '../../base/database/prepared.ts';
import { idKey, type KeysetWindow, keysetCursor, rowsToRead } from '../../base/paging/keyset.ts';
import { imagePath } from '../../core/images/image-address.ts';
import { TOLD_PEOPLE } from './due-watches.ts';
import type { WatchedItem } from './watched-item.type.ts';

/** In characters: the beginning of a title is enough to sort by. */
const SORTED_BY = 40;

interface Keys {
  title: string;
  id: string;
}

export const WATCHED_CURSOR = keysetCursor<Keys>(z.object({ title: z.string().max(2 * SORTED_BY), id: idKey }));

interface WatchedItemRow
  extends Pick<WatchedItem, 'itemId' | 'title' | 'imageUrl' | 'listId' | 'listName' | 'problem'> {
  key: string;
  thumbnailKey: string | null;
  seenAt: Date | string | null;
  priceMinor: string | number | null;
  currency: string | null;
  firstMinor: string | number | null;
  firstCurrency: string | null;
  isSoldOut: boolean | null;
}

interface PageValues {
  userId: string;
  afterTitle: string | null;
  afterId: string | null;
  beforeTitle: string | null;
  beforeId: string | null;
  isFromEnd: boolean;
  limit: number;
}

/** The items that somebody watches, on lists that they work on, by title. */
export const selectWatchedItems = statement<WatchedItemRow, PageValues>(
  'items whose prices somebody watches',
  `
    select own.*, g.thumbnail_key as "thumbnailKey", latest.price_minor as "priceMinor", latest.currency, latest.is_sold_out as "isSoldOut",
      earliest.price_minor as "firstMinor", earliest.currency as "firstCurrency"
    from (
      select w.item_id as "itemId", i.title, left(lower(i.title), ${SORTED_BY}) as key, i.image_id, i.image_url as "imageUrl",
        l.id as "listId", l.name as "listName", w.seen_at as "seenAt", w.problem
      from price_watchers mine join price_watches w on w.item_id = mine.watch_item_id
      join items i on i.id = w.item_id join lists l on l.id = i.list_id
      where mine.user_id = $userId::uuid and l.hidden_at is null and $userId::uuid in (${TOLD_PEOPLE})
        and ($afterId::uuid is null or (left(lower(i.title), ${SORTED_BY}), w.item_id) > ($afterTitle::text, $afterId::uuid))
        and ($beforeId::uuid is null or (left(lower(i.title), ${SORTED_BY}), w.item_id) < ($beforeTitle::text, $beforeId::uuid))
      order by case when $isFromEnd::boolean then left(lower(i.title), ${SORTED_BY}) end desc,
        case when $isFromEnd::boolean then w.item_id end desc, key, w.item_id
      limit $limit::int
    ) own
    left join images g on g.id = own.image_id
    left join lateral (
      select k.price_minor, k.currency, k.is_sold_out from price_looks k
      where k.watch_item_id = own."itemId" order by k.seen_at desc limit 1
    ) latest on true
    left join lateral (
      select k.price_minor, k.currency from price_looks k
      where k.watch_item_id = own."itemId" and k.price_minor is not null order by k.seen_at limit 1
    ) earliest on true
    order by own.key, own."itemId"`,
);

export function boundsOf(window: KeysetWindow<Keys>): Omit<PageValues, 'userId'> {
  const { after, before, isFromEnd } = window;
  return {
    afterTitle: after?.title ?? null,
    afterId: after?.id ?? null,
    beforeTitle: before?.title ?? null,
    beforeId: before?.id ?? null,
    isFromEnd,
    limit: rowsToRead(window),
  };
}

export function watchedItem(row: WatchedItemRow): WatchedItem {
  const { itemId, title, listId, listName, problem, thumbnailKey, seenAt } = row;
  return {
    ...{ itemId, title, listId, listName, problem },
    imageUrl: thumbnailKey ? imagePath(thumbnailKey) : row.imageUrl,
    price: moneyOf(row.priceMinor, row.currency),
    firstPrice: moneyOf(row.firstMinor, row.firstCurrency),
    isSoldOut: row.isSoldOut ?? false,
    seenAt: seenAt === null ? null : new Date(seenAt),
  };
}

function moneyOf(minor: string | number | null, currency: string | null): WatchedItem['price'] {
  return minor === null || currency === null ? null : { amountMinor: Number(minor), currency };
}
