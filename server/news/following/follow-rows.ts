import { statement } from '../../base/database/prepared.ts';
import { hashSecret } from '../../base/database/secret-token.ts';
import type { ViewedList } from '../../lists/collaborators/viewed-list.type.ts';
import { FOLLOW_HOLDS } from '../../lists/following/follow-access.ts';
import { MOST_FOLLOWERS } from './follow.rules.ts';

export type Follower = { userId: string } | { email: string } | { endpoint: string };

export function followerKey(follower: Follower): string {
  const [[kind, id] = []] = Object.entries(follower);
  return hashSecret(`${kind} ${kind === 'email' ? id?.toLowerCase() : id}`);
}

interface NewFollow {
  id: string;
  listId: string;
  followerKey: string;
  userId: string | null;
  email: string | null;
  endpoint: string | null;
  p256dh: string | null;
  auth: string | null;
  language: string | null;
}

/** Writes that somebody follows a list; none comes back where too many do. Who follows already goes on as they were told. */
export const insertFollow = statement<{ id: string }, NewFollow>(
  'follow a list',
  `
    insert into follows (id, list_id, follower_key, user_id, email, endpoint, p256dh, auth, language, created_at, told_until)
    select $id::uuid, $listId::uuid, $followerKey::text, $userId::uuid, $email::text, $endpoint::text, $p256dh::text, $auth::text, $language::text, now(), now()
    where (select count(*) from follows where list_id = $listId::uuid) < ${MOST_FOLLOWERS}
      or exists (select from follows where list_id = $listId::uuid and follower_key = $followerKey::text)
    on conflict (list_id, follower_key) do update set created_at = excluded.created_at, language = excluded.language,
      p256dh = excluded.p256dh, auth = excluded.auth
    returning id`,
);

/** Also on a list that is closed by now. */
export const deleteFollow = statement<never, { shareToken: string; followerKeys: readonly string[] }>(
  'follow a list no more',
  `delete from follows f using lists l
   where l.id = f.list_id and l.share_token = $shareToken and f.follower_key = any ($followerKeys::text[])`,
);

export const deleteMailedFollow = statement<never, { listId: string; followerKey: string }>(
  'mail of a list no more',
  'delete from follows where list_id = $listId::uuid and follower_key = $followerKey',
);

export const selectFollow = statement<{ id: string }, { listId: string; followerKeys: readonly string[] }>(
  'whether somebody follows a list',
  `select f.id from follows f join lists l on l.id = f.list_id
   where f.list_id = $listId::uuid and f.follower_key = any ($followerKeys::text[]) and ${FOLLOW_HOLDS} limit 1`,
);

/** The list of a follow by mail that was said at a time, as long as that would hold. */
export const selectFollowable = statement<{ id: string }, { listId: string; since: Date }>(
  'list that may be followed again',
  `select l.id from lists l cross join (select $since::timestamptz as created_at, null::uuid as user_id) f
   where l.id = $listId::uuid and ${FOLLOW_HOLDS}`,
);

/** More are not shown; nobody is expected to have them. */
const MOST_FOLLOWED = 200;

export const selectFollowedLists = statement<ViewedList, { viewerId: string }>(
  'lists that somebody follows',
  `
    select l.id, l.name, l.list_type as "listType", l.event_date::text as "eventDate", o.name as "ownerName", l.share_token as "shareToken"
    from follows f join lists l on l.id = f.list_id join users o on o.id = l.owner_id
    where f.user_id = $viewerId::uuid and ${FOLLOW_HOLDS}
    order by f.created_at desc, l.id limit ${MOST_FOLLOWED}`,
);
