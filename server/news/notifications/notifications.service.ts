import { t } from '@lingui/core/macro';
import type { EntityManager } from '@mikro-orm/postgresql';
import { isId } from '../../base/database/uuid.ts';
import { InvalidInput } from '../../base/errors/errors.ts';
import { type ConnectionFields, connectionPage } from '../../base/paging/connection.type.ts';
import { type PageArguments, TIME_CURSOR } from '../../base/paging/keyset.ts';
import { announceEvent } from '../../core/events/announce.ts';
import type { Followed } from '../../core/events/subscribers.ts';
import type { User } from '../../core/users/user.entity.ts';
import type { LiveNotices } from './live-notices.ts';
import { markNoticesRead } from './mark-notices-read.ts';
import type { NotificationList, ShownNotification, Unread } from './notification.type.ts';
import { countUnread, type PagedNotice, readNoticePage, readNotices } from './read-notices.ts';

export const MOST = 100;

export class NotificationsService {
  constructor(
    private readonly em: EntityManager,
    private readonly liveNotices: LiveNotices,
  ) {}

  async notificationsOf(viewer: User, limit: number): Promise<NotificationList> {
    const notifications = await readNotices(this.em, viewer.id, Math.min(MOST, Math.max(1, limit)));
    return { notifications, ...(await this.unreadOf(viewer)) };
  }

  async noticePage(viewer: User, page: PageArguments): Promise<ConnectionFields<ShownNotification> & Unread> {
    const found = await readNoticePage(this.em, viewer.id, TIME_CURSOR.windowOf(page));
    const shown = {
      cursorOf: ({ keys }: PagedNotice) => TIME_CURSOR.encode(keys),
      nodeOf: ({ notice }: PagedNotice) => notice,
    };
    return { ...connectionPage(found, shown), ...(await this.unreadOf(viewer)) };
  }

  /** Some of the viewer's own, or all of them: others are left alone. */
  async markRead(viewer: User, ids: readonly string[] | null): Promise<Unread> {
    if (ids && ids.length > MOST) throw new InvalidInput({ notificationIds: [t`At most ${MOST} at once`] });
    const chosen = ids?.filter(isId);
    await this.em.transactional(async (em) => {
      await markNoticesRead(em, { userId: viewer.id, noticeIds: chosen ?? null });
      await announceEvent(em, { kind: 'NOTICES_CHANGED', userIds: [viewer.id] });
    });
    return this.unreadOf(viewer);
  }

  watchUnread(viewer: User): Followed<Unread> {
    return this.liveNotices.watch(viewer.id);
  }

  private async unreadOf(viewer: User): Promise<Unread> {
    return { unreadCount: (await countUnread(this.em, [viewer.id])).get(viewer.id) ?? 0 };
  }
}
