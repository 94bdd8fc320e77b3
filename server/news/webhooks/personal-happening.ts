import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { canWorkOn, isRecipient } from '../../core/access/list.policy.ts';
import { purchaseView } from '../../core/access/purchase.policy.ts';
import { isOpenTo } from '../../core/access/shared-list.policy.ts';
import type { PersonalNews } from '../../core/events/personal-news.ts';
import type { User } from '../../core/users/user.entity.ts';
import { ShownItem } from '../../lists/items/shown-item.ts';
import type { List } from '../../lists/lists/list.entity.ts';
import { selectWatchedPrice } from '../../shops/watched-prices/watch-rows.ts';
import { LiveChange } from '../live/live-change.ts';
import { selectFollowed, selectGiftsToDo, selectStillWanted } from './personal-facts.ts';

/** A message is not to grow without end; `count` says of all. */
const MOST_NAMED_GIFTS = 100;

/** A gift of somebody's own that is still to buy, or of which their part is still to pay. */
export interface GiftToDo {
  id: string;
  title: string;
}

/** Facts of a piece of personal news, beside its list and item: which are present depends on its kind. */
interface PersonalFacts {
  count: number;
  price?: { minor: number; currency: string } | null;
  toBuy?: GiftToDo[];
  toPay?: GiftToDo[];
}

/** Personal news as the owner of a webhook may see it now. */
export interface PersonalHappening {
  news: PersonalNews;
  list: List;
  item: ShownItem | null;
  facts: PersonalFacts;
}

interface Asked {
  em: EntityManager;
  viewer: User;
  list: List;
  item: ShownItem | null;
  news: PersonalNews;
  now: Date;
}

/** Null where the reader may not know of it, or where it is not so any more. */
type Reading = (asked: Asked) => Promise<PersonalFacts | null>;

const readPrice: Reading = async ({ em, viewer, list, item }) => {
  if (!item || item.isArchived || !canWorkOn(viewer, list)) return null;
  const [watched] = await selectWatchedPrice(em, { itemId: item.id, userId: viewer.id });
  if (!watched?.isWatched) return null;
  const { priceMinor, currency } = watched.looks?.at(-1) ?? { priceMinor: null, currency: null };
  return { count: 1, price: priceMinor !== null && currency !== null ? { minor: priceMinor, currency } : null };
};

const READINGS: Record<PersonalNews['kind'], Reading> = {
  PRICE_FELL: readPrice,
  SOLD_OUT: readPrice,
  WISHES_ADDED: async ({ em, viewer, list, news }) => {
    const [follow] = await selectFollowed(em, { listIds: [list.id], viewerId: viewer.id });
    return follow ? { count: news.count } : null;
  },
  STILL_WANTED: async ({ em, viewer, list, now }) => {
    const isOver = !list.eventStartsAt || list.eventStartsAt <= now;
    if (isOver || purchaseView(viewer, list, now) === 'nothing') return null;
    const [wanted] = await selectStillWanted(em, { listId: list.id, viewerId: viewer.id });
    return wanted && wanted.count > 0 ? { count: wanted.count } : null;
  },
  SURPRISE_OVER: async ({ viewer, list, now }) =>
    canWorkOn(viewer, list) && purchaseView(viewer, list, now) !== 'nothing' ? { count: 1 } : null,
  GIFTS_TO_DO: async ({ em, viewer, list, now }) => {
    if (isRecipient(viewer, list) || !isOpenTo(viewer, list, now)) return null;
    const gifts = await selectGiftsToDo(em, { listId: list.id, viewerId: viewer.id, now });
    const named = gifts.slice(0, MOST_NAMED_GIFTS);
    const [toBuy, toPay] = [named.filter(({ isHold }) => isHold), named.filter(({ isHold }) => !isHold)];
    return gifts.length > 0 ? { count: gifts.length, toBuy, toPay } : null;
  },
};

/** Reads what a message of personal news tells, at this moment and by the policies of this moment. */
export async function readPersonalHappening(
  orm: MikroORM,
  viewer: User,
  news: PersonalNews,
  now: Date,
): Promise<PersonalHappening | null> {
  const { listId, itemId } = news;
  const event = { kind: 'ITEM_EDITED', listId, itemId: itemId ?? undefined } as const;
  const change = new LiveChange(orm, listId, event.kind, {
    ...event,
    revision: 0,
    purchaseRevision: 0,
    memberIds: [],
  });
  const list = await change.readList();
  if (!list) return null;
  const [row] = itemId && canWorkOn(viewer, list) ? ((await change.readForMembers(viewer, null))?.items ?? []) : [];
  const item = row ? new ShownItem(row, list, viewer) : null;
  const facts = await READINGS[news.kind]({ em: orm.em.fork(), viewer, list, item, news, now });
  return facts && { news, list, item, facts };
}
