import type { EntityManager } from '@mikro-orm/postgresql';
import type { LiveNotices } from './live-notices.ts';
import { NotificationsService } from './notifications.service.ts';

interface Parts {
  em: EntityManager;
  liveNotices: LiveNotices;
}

export const notificationsServices = {
  notifications: ({ em, liveNotices }: Parts) => new NotificationsService(em, liveNotices),
};
