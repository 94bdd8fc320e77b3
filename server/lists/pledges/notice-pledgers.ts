import type { EntityManager } from '@mikro-orm/postgresql';
import { statement } from '../../base/database/prepared.ts';
import { announceEvent } from '../../core/events/announce.ts';
import type { NotificationKind } from '../../core/events/notification-kinds.ts';

interface PledgeNotice {
  userIds: string[];
  kind: NotificationKind;
  whoId: string | null;
  /** The list whose gifts it tells of: people from whom they are kept a surprise by then do not read it. */
  listId: string;
  listName: string;
}

/** Leaves a notice for givers with accounts: about no list to open, since the page of their gifts has it. */
export async function noticePledgers(em: EntityManager, notice: PledgeNotice): Promise<void> {
  const told = notice.userIds.length > 0 ? await insertNotices(em, notice) : [];
  if (told.length > 0) await announceEvent(em, { kind: 'NOTICES_CHANGED', userIds: told.map(({ userId }) => userId) });
}

const insertNotices = statement<{ userId: string }, PledgeNotice>(
  'notice givers who chip in',
  `insert into notifications (id, user_id, kind, who_id, about_list_id, list_name, news_at)
   select gen_random_uuid(), u.id, $kind, $whoId::uuid, $listId::uuid, $listName, now() from users u
   where u.id = any ($userIds::uuid[]) and u.preferences_notifications
   returning user_id as "userId"`,
);
