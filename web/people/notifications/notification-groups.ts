import type { NotificationsPanelQuery } from './NotificationsPanel.generated.ts';

export type ShownNotification = NotificationsPanelQuery['myNotifications']['nodes'][number];

export interface NewsOfList extends Pick<ShownNotification, 'listId' | 'listName' | 'listType'> {
  key: string;
  notifications: ShownNotification[];
  mayHaveMore: boolean;
}

export interface NewsOfDay {
  date: string;
  lists: NewsOfList[];
}

export function newsByDay(notifications: readonly ShownNotification[], hasNextPage: boolean): NewsOfDay[] {
  const days = Map.groupBy(notifications, ({ newsAt }) => dateHere(new Date(newsAt)));
  const oldest = [...days.keys()].at(-1);
  return [...days].map(([date, ofDay]) => {
    const mayHaveMore = hasNextPage && date === oldest;
    const lists = Map.groupBy(ofDay, ({ listId, listName }) => listId ?? `gone ${listName}`);
    return { date, lists: [...lists].map(([id, ofList]) => newsOfList(`${date} ${id}`, ofList, mayHaveMore)) };
  });
}

function newsOfList(key: string, notifications: ShownNotification[], mayHaveMore: boolean): NewsOfList {
  const { listId = null, listName = '', listType = null } = notifications[0] ?? {};
  return { key, listId, listName, listType, notifications, mayHaveMore };
}

export function unreadIds(notifications: readonly ShownNotification[]): string[] {
  return notifications.filter(({ isRead }) => !isRead).map(({ id }) => id);
}

export function dateHere(at: Date): string {
  const [year, month, day] = [at.getFullYear(), at.getMonth() + 1, at.getDate()];
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
}

/** One notice, or the gifts that one person bought, at the place of the latest. */
type Told = { id: string; who: string; gifts: ShownNotification[] } | { id: string; notice: ShownNotification };

/** Several gifts of one giver are told together. */
export function toldTogether(notifications: readonly ShownNotification[]): Told[] {
  const gifts = notifications.filter(isGift);
  const byGiver = Map.groupBy(gifts, ({ whoKey }) => whoKey);
  return notifications.flatMap((notice): Told[] => {
    const { id, who, whoKey } = notice;
    const ofGiver = (isGift(notice) && byGiver.get(whoKey)) || [];
    if (who === null || ofGiver.length < 2) return [{ id, notice }];
    return ofGiver[0] === notice ? [{ id, who, gifts: ofGiver }] : [];
  });
}

interface Summed {
  bought: ShownNotification[];
  held: ShownNotification[];
  /** Told one by one. */
  rest: ShownNotification[];
}

/** Gifts of which there are several are told together, by all their givers. */
export function summed(notifications: readonly ShownNotification[]): Summed {
  const bought = several(notifications.filter(isGift));
  const held = several(notifications.filter(({ heldQuantity }) => heldQuantity !== null));
  const rest = notifications.filter((notice) => !bought.includes(notice) && !held.includes(notice));
  return { bought, held, rest };
}

function several(gifts: ShownNotification[]): ShownNotification[] {
  return gifts.length > 1 ? gifts : [];
}

function isGift({ boughtQuantity, listType }: ShownNotification): boolean {
  return boughtQuantity !== null && listType !== 'SHOPPING';
}
