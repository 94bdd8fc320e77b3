import type { ListAccess } from '../../core/access/list.policy.ts';
import type { NotificationKind } from '../../core/events/notification-kinds.ts';

/** A notice as it is read, before it is told in words. */
export interface NoticeRow {
  id: string;
  kind: NotificationKind;
  listId: string | null;
  listName: string;
  /** Null where it is gone. */
  itemId: string | null;
  itemTitle: string | null;
  thumbnailKey: string | null;
  imageUrl: string | null;
  whoId: string | null;
  whoName: string | null;
  /** Present for a purchase that its list tells one by one. */
  purchase: {
    quantity: number;
    isReserved: boolean;
    guestName: string | null;
    guestEmail: string;
    guestKeyId: string | null;
  } | null;
  /** Null where there is no list any more. */
  access: (Omit<ListAccess, 'eventStartsAt'> & { eventStartsAt: string | null; timeZone: string }) | null;
  /** Until when the person shops of whom it tells, and the clock of the reader. */
  trip: { endsAt: string; timeZone: string } | null;
  count: number;
  newsAt: Date | string;
  isRead: boolean;
}
