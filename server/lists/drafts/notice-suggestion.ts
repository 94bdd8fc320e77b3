import type { EntityManager } from '@mikro-orm/postgresql';
import { statement } from '../../base/database/prepared.ts';
import { hasRight } from '../../core/access/list.policy.ts';
import { announceEvent } from '../../core/events/announce.ts';
import { wantsNews } from '../../core/events/news-ways.ts';

/** Leaves a notice for everybody who works on the list, or counts on in one that is not read yet. The name of a guest is not in it. */
export async function noticeSuggestion(em: EntityManager, about: { listId: string; byId: string | null }) {
  const told = await insertNotices(em, about);
  if (told.length > 0) await announceEvent(em, { kind: 'NOTICES_CHANGED', userIds: told.map(({ userId }) => userId) });
}

const insertNotices = statement<{ userId: string }, { listId: string; byId: string | null }>(
  'notice a suggestion',
  `insert into notifications (id, user_id, list_id, kind, count, news_at)
   select gen_random_uuid(), u.id, $listId::uuid, 'ITEM_SUGGESTED', 1, now() from users u
   where u.id = any(array(
     select l.owner_id from lists l where l.id = $listId::uuid
     union select c.user_id from collaborators c where c.list_id = $listId::uuid and ${hasRight('edits')}
   )) and ${wantsNews('ITEM_SUGGESTED', 'u')} and u.id is distinct from $byId::uuid
   on conflict (user_id, list_id, kind, who_id) where read_at is null and purchase_id is null and list_id is not null
     do update set count = notifications.count + 1, news_at = excluded.news_at
   returning user_id as "userId"`,
);
