import type { EntityManager } from '@mikro-orm/postgresql';
import { isId } from '../database/uuid.ts';
import { announceEvent } from '../events/announce.ts';
import type { User } from '../users/user.entity.ts';
import type { LiveNotices } from './live-notices.ts';
import type { NotificationList, Unread } from './notification.type.ts';
import { countUnread, readNotices } from './read-notices.ts';

const MOST = 100;

export class NotificationsService {
  constructor(
    private readonly em: EntityManager,
    private readonly liveNotices: LiveNotices,
  ) {}

  /** What others did that the viewer is told of, newest first. */
  async notificationsOf(viewer: User, limit: number): Promise<NotificationList> {
    const notifications = await readNotices(this.em, viewer.id, Math.min(MOST, Math.max(1, limit)));
    return { notifications, ...(await this.unreadOf(viewer)) };
  }

  /** Some of the viewer's own, or all of them: others are left alone. */
  async markRead(viewer: User, ids: readonly string[] | null): Promise<Unread> {
    const chosen = ids?.filter(isId).slice(0, MOST);
    await this.em.transactional(async (em) => {
      await em.execute(
        `update notifications set read_at = now()
         where user_id = ? and read_at is null and (?::uuid[] is null or id = any(?::uuid[]))`,
        [viewer.id, pgArray(chosen), pgArray(chosen)],
      );
      await announceEvent(em, { kind: 'NOTICES_CHANGED', userIds: [viewer.id] });
    });
    return this.unreadOf(viewer);
  }

  watchUnread(viewer: User): AsyncIterable<Unread> {
    return this.liveNotices.watch(viewer.id);
  }

  private async unreadOf(viewer: User): Promise<Unread> {
    return { unreadCount: (await countUnread(this.em, [viewer.id])).get(viewer.id) ?? 0 };
  }
}

function pgArray(ids: readonly string[] | undefined): string | null {
  return ids ? `{${ids.join(',')}}` : null;
}
