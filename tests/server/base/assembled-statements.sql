-- API key
select row_to_json(k) as key, row_to_json(u) as holder from api_keys k join users u on u.id = k.user_id where k.hash = $hash;

-- a browser follows no more
delete from follows where id = $id::uuid;

-- abuse signals
with found as (
  select s.hour, s.kind, s.limit_name, s.subject, s.user_id, s.kind || ' ' || s.limit_name || ' ' || s.subject as place, sum(s.count)::int as count,
    (array_agg(s.list_id order by s.count desc, s.list_id) filter (where s.list_id is not null))[1:10] as list_ids
  from abuse_signals s left join lists l on l.id = s.list_id
  where ($kind::text is null or s.kind = $kind)
    and ($at::timestamptz is null or s.hour <= $at::timestamptz)
    and (l.id is null or not ((l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true)) and (l.person_id is null and (l.owner_id is not distinct from $viewerId::uuid
 or exists (select from collaborators c where c.list_id = l.id and c.user_id = $viewerId::uuid and c.role in ('EDITOR'))))) and not (s.limit_name in ('besides', 'besidesOfNetwork') and (l.owner_id is not distinct from $viewerId::uuid
 or exists (select from collaborators c where c.list_id = l.id and c.user_id = $viewerId::uuid and c.role in ('EDITOR','HELPER')))))
  group by s.hour, s.kind, s.limit_name, s.subject, s.user_id
  having (s.kind <> 'PURCHASES' or sum(s.count) >= 20)
    and ($at::timestamptz is null or (s.hour, s.kind || ' ' || s.limit_name || ' ' || s.subject) < ($at::timestamptz, $rest::text))
  order by s.hour desc, place desc limit $limit
)
select to_char(f.hour at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') || ' ' || f.place as id, f.kind,
  f.limit_name as "limitName", f.hour, f.count, case when f.user_id is null then left(f.subject, 8) end as "addressKey",
  f.user_id as "userId", u.name as "userName",
  (select json_agg(json_build_object('id', l.id, 'name', case when l.privacy = 'PUBLIC' then l.name end,
      'ownerId', o.id, 'ownerName', o.name, 'isHidden', l.hidden_at is not null) order by l.id)
    from lists l join users o on o.id = l.owner_id where l.id = any(f.list_ids)) as lists
from found f left join users u on u.id = f.user_id order by f.hour desc, f.place desc;

-- accounts of each plan
select coalesce(sum(free_users), 0)::int as free, coalesce(sum(standard_users), 0)::int as standard,
  coalesce(sum(premium_users), 0)::int as premium
from (select day, sign_ups, accounts_deleted, free_users, standard_users, premium_users, lists, new_lists, items, new_items, purchases, shared_list_views, active_users, visits, visit_seconds from daily_counts union all select day, sign_ups, accounts_deleted, free_users, standard_users, premium_users, lists, new_lists, items, new_items, purchases, shared_list_views, active_users, visits, visit_seconds from count_changes) counts;

-- add a step of a price
insert into price_looks (watch_item_id, seen_at, price_minor, currency, is_sold_out)
select $itemId::uuid, $now::timestamptz, $priceMinor::bigint, $currency::varchar, $isSoldOut::boolean
where not exists (
  select from (
    select * from price_looks where watch_item_id = $itemId::uuid order by seen_at desc limit 1
  ) l
  where l.price_minor is not distinct from $priceMinor::bigint and l.currency is not distinct from $currency::varchar
    and l.is_sold_out = $isSoldOut::boolean
)
on conflict do nothing;

-- address that may be told of an idea
select p.id from off_list_gifts p join lists l on l.id = p.list_id
where p.id = $id::uuid and not exists (select from users u where u.email = $email and ((l.person_id is null and (l.owner_id is not distinct from u.id
 or exists (select from collaborators c where c.list_id = l.id and c.user_id = u.id and c.role in ('EDITOR')))) or u.id = any (p.kept_from)));

-- an idea that is not on a list
select id from off_list_gifts where id = $id::uuid and list_id = $listId::uuid and is_idea;

-- announce answer
with
changed as (
  update lists set revision = revision + 1, changed_at = greatest(changed_at, now())  where lists.id = $listId::uuid
  returning lists.id, owner_id, person_id, name, list_type, privacy, hidden_at, share_link_expires_at, purchase_visibility, event_starts_at, revision, purchase_revision
), members as (
  select owner_id as id from changed
  union select c.user_id from collaborators c join changed on c.list_id = changed.id and c.role in ('EDITOR','HELPER')
  union select id from unnest(array[$formerMemberId::uuid, $aboutId::uuid]) id where id is not null
), notified as (select null::uuid as user_id where false),
hooked as (
  insert into webhook_messages (id, webhook_id, list_id, event, happened, happened_at, due_at, tries)
  select gen_random_uuid(), w.id, l.id, $hook::text, $event::jsonb , now(), now(), 0
  from changed l cross join lateral (
    select w.id from members m join webhooks w on w.user_id = m.id
    where $hook::text = any(w.events) and w.is_on and (w.list_ids is null or l.id = any(w.list_ids))
      and (l.owner_id is not distinct from w.user_id
or exists (select from collaborators c where c.list_id = l.id and c.user_id = w.user_id and c.role in ('EDITOR','HELPER')))
    union all select w.id from webhooks w
    where w.list_ids @> array[l.id] and $hook::text = any(w.events) and w.is_on and w.user_id <> all(array(select id from members)) and ((l.privacy = 'PUBLIC' and l.hidden_at is null and coalesce(l.share_link_expires_at > now(), true))
      or w.user_id = any(array(select c.user_id from collaborators c where c.list_id = l.id and l.hidden_at is null and c.role in ('EDITOR','HELPER','VIEWER')))) and $hook::text not in ('COLLABORATOR_JOINED', 'COLLABORATOR_LEFT', 'LIST_CHANGED', 'LIST_DELETED')
  ) w
  returning webhook_id
), announced as (
  select pg_notify($channel::text, ($event::jsonb  || jsonb_build_object(
    'revision', revision, 'purchaseRevision', purchase_revision,
    'memberIds', (select jsonb_agg(id) from members), 'noticedIds', (select jsonb_agg(user_id) from notified),
    'isHooked', exists (select from hooked)
  ))::text) from changed
) select * from announced;

-- announce edit
with
  changed as (
    update lists set revision = revision + 1, changed_at = greatest(changed_at, now())  where lists.id = $listId::uuid
    returning lists.id, owner_id, person_id, name, list_type, privacy, hidden_at, share_link_expires_at, purchase_visibility, event_starts_at, revision, purchase_revision
  ), members as (
    select owner_id as id from changed
    union select c.user_id from collaborators c join changed on c.list_id = changed.id and c.role in ('EDITOR','HELPER')
    union select id from unnest(array[$formerMemberId::uuid, $aboutId::uuid]) id where id is not null
  ),
noticed as (
  insert into notifications (id, user_id, list_id, kind, who_id, item_id, count, list_name, news_at)
  select gen_random_uuid(), u.id, case when $notice::text <> 'LIST_REMOVED' and told.kind <> 'REMOVED_FROM_LIST' then l.id end,
    told.kind, case when told.kind = $notice::text then coalesce($aboutId::uuid, $actorId::uuid) else $actorId::uuid end,
    $itemId::uuid, $count::int, case when $notice::text = 'LIST_REMOVED' or told.kind = 'REMOVED_FROM_LIST' then l.name end, now()
  from changed l cross join members u
    cross join lateral (select case
      when u.id = $aboutId::uuid and $notice::text = 'COLLABORATOR_ADDED' then 'ADDED_TO_LIST'
      when u.id = $aboutId::uuid and $notice::text = 'COLLABORATOR_REMOVED' then 'REMOVED_FROM_LIST'
      when u.id is distinct from $aboutId::uuid and $notice::text = 'ROLE_CHANGED' then null
      else $notice::text end as kind) told
  where told.kind is not null and (
    u.id <> $actorId::uuid and (select w.preferences_notifications from users w where w.id = u.id) or $notice::text in ('LIST_HIDDEN', 'LIST_RESTORED')
  )
on conflict (user_id, list_id, kind, who_id)
  where read_at is null and purchase_id is null and list_id is not null
  do update set count = notifications.count + excluded.count, item_id = null, news_at = excluded.news_at
returning user_id
), undone as (
  delete from notifications n using changed l where n.list_id = l.id and n.user_id = $formerMemberId::uuid returning n.user_id
), notified as (select user_id from noticed union select user_id from undone),
  hooked as (
    insert into webhook_messages (id, webhook_id, list_id, event, happened, happened_at, due_at, tries)
    select gen_random_uuid(), w.id, l.id, $hook::text, $event::jsonb , now(), now(), 0
    from changed l cross join lateral (
      select w.id from members m join webhooks w on w.user_id = m.id
      where $hook::text = any(w.events) and w.is_on and (w.list_ids is null or l.id = any(w.list_ids))
        and (l.owner_id is not distinct from w.user_id
  or exists (select from collaborators c where c.list_id = l.id and c.user_id = w.user_id and c.role in ('EDITOR','HELPER')))
      union all select w.id from webhooks w
      where w.list_ids @> array[l.id] and $hook::text = any(w.events) and w.is_on and w.user_id <> all(array(select id from members)) and ((l.privacy = 'PUBLIC' and l.hidden_at is null and coalesce(l.share_link_expires_at > now(), true))
        or w.user_id = any(array(select c.user_id from collaborators c where c.list_id = l.id and l.hidden_at is null and c.role in ('EDITOR','HELPER','VIEWER')))) and $hook::text not in ('COLLABORATOR_JOINED', 'COLLABORATOR_LEFT', 'LIST_CHANGED', 'LIST_DELETED')
    ) w
    returning webhook_id
  ), announced as (
    select pg_notify($channel::text, ($event::jsonb  || jsonb_build_object(
      'revision', revision, 'purchaseRevision', purchase_revision,
      'memberIds', (select jsonb_agg(id) from members), 'noticedIds', (select jsonb_agg(user_id) from notified),
      'isHooked', exists (select from hooked)
    ))::text) from changed
  ) select * from announced;

-- announce events
select pg_notify($channel::text, payload) from unnest($payloads::text[]) payload;

-- announce hold
with
changed as (
  update lists set purchase_revision = purchase_revision + 1, changed_at = case when list_type = 'SHOPPING' then greatest(changed_at, now()) else changed_at end  where lists.id = $listId::uuid
  returning lists.id, owner_id, person_id, name, list_type, privacy, hidden_at, share_link_expires_at, purchase_visibility, event_starts_at, revision, purchase_revision
), members as (
  select owner_id as id from changed
  union select c.user_id from collaborators c join changed on c.list_id = changed.id and c.role in ('EDITOR','HELPER')
), notified as (select null::uuid as user_id where false),
hooked as (
  insert into webhook_messages (id, webhook_id, list_id, event, happened, happened_at, due_at, tries)
  select gen_random_uuid(), w.id, l.id, $hook::text, $event::jsonb , now(), now(), 0
  from changed l cross join lateral (
    select w.id from members m join webhooks w on w.user_id = m.id
    where $hook::text = any(w.events) and w.is_on and (w.list_ids is null or l.id = any(w.list_ids))
      and (l.owner_id is not distinct from w.user_id
or exists (select from collaborators c where c.list_id = l.id and c.user_id = w.user_id and c.role in ('EDITOR','HELPER'))) and not ((l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true)) and (l.person_id is null and (l.owner_id is not distinct from w.user_id
or exists (select from collaborators c where c.list_id = l.id and c.user_id = w.user_id and c.role in ('EDITOR')))))
    union all select w.id from webhooks w
    where w.list_ids @> array[l.id] and $hook::text = any(w.events) and w.is_on and w.user_id <> all(array(select id from members)) and ((l.privacy = 'PUBLIC' and l.hidden_at is null and coalesce(l.share_link_expires_at > now(), true))
      or w.user_id = any(array(select c.user_id from collaborators c where c.list_id = l.id and l.hidden_at is null and c.role in ('EDITOR','HELPER','VIEWER')))) and $hook::text not in ('COLLABORATOR_JOINED', 'COLLABORATOR_LEFT', 'LIST_CHANGED', 'LIST_DELETED')
  ) w
  returning webhook_id
), announced as (
  select pg_notify($channel::text, ($event::jsonb  || jsonb_build_object(
    'revision', revision, 'purchaseRevision', purchase_revision,
    'memberIds', (select jsonb_agg(id) from members), 'noticedIds', (select jsonb_agg(user_id) from notified),
    'isHooked', exists (select from hooked)
  ))::text) from changed
) select * from announced;

-- announce question
with
  changed as (
    update lists set revision = revision + 1, changed_at = greatest(changed_at, now())  where lists.id = $listId::uuid
    returning lists.id, owner_id, person_id, name, list_type, privacy, hidden_at, share_link_expires_at, purchase_visibility, event_starts_at, revision, purchase_revision
  ), members as (
    select owner_id as id from changed
    union select c.user_id from collaborators c join changed on c.list_id = changed.id and c.role in ('EDITOR','HELPER')
    union select id from unnest(array[$formerMemberId::uuid, $aboutId::uuid]) id where id is not null
  ),
notified as (
  insert into notifications (id, user_id, list_id, kind, item_id, news_at)
  select gen_random_uuid(), m.id, l.id, 'QUESTION_ASKED', $itemId::uuid, now()
  from changed l cross join members m
  where (select (w.preferences_notifications and w.preferences_questions) from users w where w.id = m.id)
on conflict (user_id, list_id, kind, who_id)
  where read_at is null and purchase_id is null and list_id is not null
  do update set count = notifications.count + excluded.count, item_id = null, news_at = excluded.news_at
returning user_id
),
  hooked as (
    insert into webhook_messages (id, webhook_id, list_id, event, happened, happened_at, due_at, tries)
    select gen_random_uuid(), w.id, l.id, $hook::text, $event::jsonb , now(), now(), 0
    from changed l cross join lateral (
      select w.id from members m join webhooks w on w.user_id = m.id
      where $hook::text = any(w.events) and w.is_on and (w.list_ids is null or l.id = any(w.list_ids))
        and (l.owner_id is not distinct from w.user_id
  or exists (select from collaborators c where c.list_id = l.id and c.user_id = w.user_id and c.role in ('EDITOR','HELPER')))
      union all select w.id from webhooks w
      where w.list_ids @> array[l.id] and $hook::text = any(w.events) and w.is_on and w.user_id <> all(array(select id from members)) and ((l.privacy = 'PUBLIC' and l.hidden_at is null and coalesce(l.share_link_expires_at > now(), true))
        or w.user_id = any(array(select c.user_id from collaborators c where c.list_id = l.id and l.hidden_at is null and c.role in ('EDITOR','HELPER','VIEWER')))) and $hook::text not in ('COLLABORATOR_JOINED', 'COLLABORATOR_LEFT', 'LIST_CHANGED', 'LIST_DELETED')
    ) w
    returning webhook_id
  ), announced as (
    select pg_notify($channel::text, ($event::jsonb  || jsonb_build_object(
      'revision', revision, 'purchaseRevision', purchase_revision,
      'memberIds', (select jsonb_agg(id) from members), 'noticedIds', (select jsonb_agg(user_id) from notified),
      'isHooked', exists (select from hooked)
    ))::text) from changed
  ) select * from announced;

-- announce undone purchase
with
    changed as (
      update lists set purchase_revision = purchase_revision + 1, changed_at = case when list_type = 'SHOPPING' then greatest(changed_at, now()) else changed_at end  where lists.id = $listId::uuid
      returning lists.id, owner_id, person_id, name, list_type, privacy, hidden_at, share_link_expires_at, purchase_visibility, event_starts_at, revision, purchase_revision
    ), members as (
      select owner_id as id from changed
      union select c.user_id from collaborators c join changed on c.list_id = changed.id and c.role in ('EDITOR','HELPER')
    ),
  noticed as (
    insert into notifications (id, user_id, list_id, kind, who_id, purchase_id, item_id, news_at)
    select gen_random_uuid(), u.id, l.id, case when $wasHeld::boolean then 'RELEASED' else 'PURCHASE_UNDONE' end,
      case when l.purchase_visibility = 'OWNER_SEES_BUYERS' or l.list_type = 'SHOPPING' then $actorId::uuid end,
      null::uuid, $itemId::uuid, now()
    from changed l join users u on u.id = l.owner_id
    where u.preferences_notifications and u.id is distinct from $actorId::uuid and not (l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true)) and l.list_type <> 'SHOPPING' and not exists (
  select from notifications told left join digests d on d.user_id = told.user_id
  where told.purchase_id = $purchaseId::uuid and told.user_id = u.id and told.read_at is null
    and told.news_at > coalesce(d.until, '-infinity')
)
  on conflict (user_id, list_id, kind, who_id)
    where read_at is null and purchase_id is null and list_id is not null
    do update set count = notifications.count + excluded.count, item_id = null, news_at = excluded.news_at
  returning user_id
  ),
  buyer_noticed as (
    insert into notifications (id, user_id, kind, who_id, about_list_id, list_name, news_at)
    select gen_random_uuid(), u.id, 'GIFT_PUT_BACK', $actorId::uuid, l.id, l.name, now()
    from changed l join users u on u.id = $buyerId::uuid
    where u.preferences_notifications and l.list_type <> 'SHOPPING' and (l.privacy = 'PUBLIC' and l.hidden_at is null or ((l.owner_id is not distinct from u.id
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = u.id and (c.role in ('EDITOR','HELPER') or l.hidden_at is null and c.role in ('EDITOR','HELPER','VIEWER')))) or l.hidden_at is null and exists (select from circle_lists cl join lists own on own.id = cl.list_id and own.owner_id = cl.user_id
      join circle_members m on m.circle_id = cl.circle_id and m.user_id <> own.owner_id where cl.list_id = l.id and m.user_id = u.id)))
      and not ((l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true)) and (l.person_id is null and (l.owner_id is not distinct from u.id
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = u.id and c.role in ('EDITOR')))))
    returning user_id
  ), undone as (
    delete from notifications where purchase_id = $purchaseId::uuid returning user_id
  ), notified as (
    select user_id from noticed union select user_id from buyer_noticed
    union select user_id from undone, changed l where not (l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true))
  ),
    hooked as (
      insert into webhook_messages (id, webhook_id, list_id, event, happened, happened_at, due_at, tries)
      select gen_random_uuid(), w.id, l.id, $hook::text, $event::jsonb , now(), now(), 0
      from changed l cross join lateral (
        select w.id from members m join webhooks w on w.user_id = m.id
        where $hook::text = any(w.events) and w.is_on and (w.list_ids is null or l.id = any(w.list_ids))
          and (l.owner_id is not distinct from w.user_id
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = w.user_id and c.role in ('EDITOR','HELPER'))) and not ((l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true)) and (l.person_id is null and (l.owner_id is not distinct from w.user_id
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = w.user_id and c.role in ('EDITOR')))))
        union all select w.id from webhooks w
        where w.list_ids @> array[l.id] and $hook::text = any(w.events) and w.is_on and w.user_id <> all(array(select id from members)) and ((l.privacy = 'PUBLIC' and l.hidden_at is null and coalesce(l.share_link_expires_at > now(), true))
          or w.user_id = any(array(select c.user_id from collaborators c where c.list_id = l.id and l.hidden_at is null and c.role in ('EDITOR','HELPER','VIEWER')))) and $hook::text not in ('COLLABORATOR_JOINED', 'COLLABORATOR_LEFT', 'LIST_CHANGED', 'LIST_DELETED')
      ) w
      returning webhook_id
    ), announced as (
      select pg_notify($channel::text, ($event::jsonb  || jsonb_build_object(
        'revision', revision, 'purchaseRevision', purchase_revision,
        'memberIds', (select jsonb_agg(id) from members), 'noticedIds', (select jsonb_agg(user_id) from notified),
        'isHooked', exists (select from hooked)
      ))::text) from changed
    ) select * from announced;

-- ask about an item
with counted as (
  update items set question_count = question_count + 1
  where id = $itemId::uuid and not is_archived and question_count < 30 returning id
)
insert into gift_questions (id, item_id, text, asked_at) select $id::uuid, id, $text, now() from counted
returning asked_at as "askedAt";

-- audit entries
select e.id, e.happened_at as "happenedAt", e.actor_id as "actorId", e.actor_name as "actorName",
e.actor_email as "actorEmail", e.action, e.subject_kind as "subjectKind", e.subject_id as "subjectId",
coalesce(nullif(e.subject_name, ''), s.name, '') as "subjectName", e.changes, e.reason, e.address, e.user_agent as "userAgent" from audit_entries e left join lists sl on sl.id = e.subject_id and e.subject_kind = 'LIST'
left join users s on s.id = case e.subject_kind when 'USER' then e.subject_id else sl.owner_id end where (e.action not in ('TEXT_REMOVED', 'TEXT_REPORTS_RESOLVED') or not exists (select from lists l where l.id = e.subject_id and (l.owner_id is not distinct from $viewerId::uuid
  or exists (select from collaborators c where c.list_id = l.id and c.user_id = $viewerId::uuid and c.role in ('EDITOR','HELPER'))))) and ($before::uuid is null or e.id < $before) and ($action::text is null or e.action = $action)
and ($subjectId::uuid is null or e.subject_id = $subjectId) order by e.id desc limit $limit;

-- barcodes that one person named
select code, title, category, amount, named_at as "namedAt" from remembered_barcodes where named_by_id = $userId::uuid order by named_at, code;

-- beat of presences
  with mine as (
    update presences set seen_at = now() where process_id = $processId returning 1
  ), dead as (
    delete from presences where (list_id, user_id, process_id) in (
      select list_id, user_id, process_id from presences
      where seen_at < now() - interval '40 seconds' and process_id <> $processId for update skip locked
    ) returning list_id
  ), notified as (
select pg_notify($channel, json_build_object('kind', 'PRESENCE_CHANGED', 'listId', list_id)::text)
from (select distinct list_id from (select list_id from dead) changed) lists)
  select (select count(*) from mine)::int as mine, (select count(*) from notified) as notified;

-- begin shopping trip
with list as (
  select id from lists where id = $listId::uuid for no key update
), telling as materialized (
  select id, clock_timestamp() as at from list -- of two presses in one millisecond, one tells
), trip as (
  insert into shopping_trips (id, list_id, user_id, started_at, ends_at, told_at)
  select gen_random_uuid(), id, $userId::uuid, $now::timestamptz, $endsAt::timestamptz, at from telling
  on conflict (list_id, user_id) do update set ends_at = excluded.ends_at,
    started_at = case when shopping_trips.ends_at > excluded.started_at then shopping_trips.started_at else excluded.started_at end,
    told_at = case when shopping_trips.told_at > $toldBefore::timestamptz then shopping_trips.told_at else excluded.told_at end
  returning told_at
), known as (
  update lists set shopping_until = greatest(shopping_until, $endsAt::timestamptz) where id in (select id from list)
)
select told_at = (select at from telling) as "isTold" from trip;

-- begin to hide buyers
insert into hidden_buyers (list_id, began_at) values ($listId::uuid, clock_timestamp())
on conflict (list_id) do update set
  began_at = case when hidden_buyers.ended_at is null then excluded.began_at else hidden_buyers.began_at end,
  ended_at = case when $until::timestamptz >= hidden_buyers.promised_until then null else hidden_buyers.ended_at end,
  promised_until = case when $until::timestamptz >= hidden_buyers.promised_until then null else hidden_buyers.promised_until end;

-- begin to watch a price
with shop as (
  insert into watched_shops as s (host, next_look_at) values ($host, now())
  on conflict (host) do update set next_look_at = greatest(s.next_look_at, now()) -- or it is cleared away just now
), watch as (
  insert into price_watches as w (item_id, url, host, languages, look_at, turn_at) values ($itemId, $url, $host, $languages, now(), now())
  on conflict (item_id) do update set look_at = w.look_at
  returning item_id
)
insert into price_watchers (watch_item_id, user_id) select item_id, $userId from watch on conflict do nothing;

-- blank pledges of somebody who leaves
with blanked as (
  update pledges p set guest_email = '', guest_name = null, guest_key_id = null, buyer_id = null
  where p.item_id = $itemId::uuid and (p.buyer_id = $userId::uuid or p.buyer_id is null and p.guest_email = $email::text) and ($isEach::boolean or p.confirmed_at is not null) returning p.id
)
update pools set organiser_id = null, pay_back = null where item_id = $itemId::uuid and organiser_id in (select id from blanked);

-- budget for a person and a year
    with gift as (
      select p.id, p.buyer_id is null as is_guests, coalesce(l.person_id, l.owner_id) as recipient_id, extract(year from coalesce(l.event_date::timestamp, coalesce(p.bought_at, p.created_at) at time zone 'UTC'))::int as year from purchases p join items i on i.id = p.item_id join lists l on l.id = i.list_id
  where (p.buyer_id = $memberId::uuid and l.list_type <> 'SHOPPING' or (p.buyer_id is null and (p.guest_key_id = any (array(
  with root as (select coalesce((select joined_to from joined_guest_keys where id = $guestKeyId::uuid), $guestKeyId::uuid) as id)
  select id from root union all select j.id from joined_guest_keys j join root on j.joined_to = root.id
)) or p.guest_email = any (array(select email from guest_addresses where guest_key_id = any (array(
  with root as (select coalesce((select joined_to from joined_guest_keys where id = $guestKeyId::uuid), $guestKeyId::uuid) as id)
  select id from root union all select j.id from joined_guest_keys j join root on j.joined_to = root.id
))))
  and not exists (select from users u where u.email = p.guest_email and ((l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true)) and (l.person_id is null and (l.owner_id is not distinct from u.id
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = u.id and c.role in ('EDITOR')))))))))
    and not l.is_demo and not ((l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true)) and (l.person_id is null and (l.owner_id is not distinct from $viewerId::uuid
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = $viewerId::uuid and c.role in ('EDITOR'))))) and (l.hidden_at is null or (l.owner_id is not distinct from $memberId::uuid
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = $memberId::uuid and c.role in ('EDITOR','HELPER')))) and p.id = $purchaseId::uuid and (((l.privacy = 'PUBLIC' and l.hidden_at is null and coalesce(l.share_link_expires_at > now(), true)) and coalesce(l.share_link_replaced_at < p.created_at, true)) or ((l.owner_id is not distinct from $memberId::uuid
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = $memberId::uuid and (c.role in ('EDITOR','HELPER') or l.hidden_at is null and c.role in ('EDITOR','HELPER','VIEWER')))) or l.hidden_at is null and exists (select from circle_lists cl join lists own on own.id = cl.list_id and own.owner_id = cl.user_id
      join circle_members m on m.circle_id = cl.circle_id and m.user_id <> own.owner_id where cl.list_id = l.id and m.user_id = $memberId::uuid)))
    ), put as (
      insert into gift_budgets (giver_id, recipient_id, year, amount_minor, currency)
      select coalesce($memberId::uuid, coalesce((select joined_to from joined_guest_keys where id = $guestKeyId::uuid), $guestKeyId::uuid)), recipient_id, year, $amountMinor::bigint, $currency from gift where $amountMinor::bigint is not null
      on conflict (giver_id, recipient_id, year) do update set amount_minor = excluded.amount_minor, currency = excluded.currency
    ), gone as (
      delete from gift_budgets b using gift
      where b.recipient_id = gift.recipient_id and b.year = gift.year
        and case when $amountMinor::bigint is null then b.giver_id = $memberId::uuid or gift.is_guests and b.giver_id = any (array(
  with root as (select coalesce((select joined_to from joined_guest_keys where id = $guestKeyId::uuid), $guestKeyId::uuid) as id)
  select id from root union all select j.id from joined_guest_keys j join root on j.joined_to = root.id
))
          else $memberId::uuid is null and b.giver_id = any (array(
  with root as (select coalesce((select joined_to from joined_guest_keys where id = $guestKeyId::uuid), $guestKeyId::uuid) as id)
  select id from root union all select j.id from joined_guest_keys j join root on j.joined_to = root.id
)) and b.giver_id <> coalesce($memberId::uuid, coalesce((select joined_to from joined_guest_keys where id = $guestKeyId::uuid), $guestKeyId::uuid)) end
    )
    select id from gift;

-- buy what is held
with bought as (
  update purchases set held_until = null, bought_at = now() where id = $purchaseId::uuid and held_until is not null
  returning id, item_id, quantity
), counted as (
  insert into count_changes (day, purchases) select (now() at time zone 'UTC')::date, b.quantity
  from bought b join items i on i.id = b.item_id join lists l on l.id = i.list_id
  where not l.is_demo and not (l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true))
)
select id from bought;

-- calendar of a circle
select c.id, c.name, coalesce(u.preferences_language, u.last_language) as language, array(
  select json_build_object('id', d.id, 'name', d.name, 'day', d.day::text, 'isOrganised', d.organiser_id is not distinct from me.user_id)
  from draws d join users v on v.id = me.user_id
  where d.circle_id = c.id and (d.organiser_id = v.id or exists (
    select from draw_participants p where p.draw_id = d.id
      and (p.user_id = v.id or p.user_id is null and v.email_verified_at is not null and p.email = v.email)
  ))
  order by d.day, d.id limit 50
) as draws
   from circle_members me join circles c on c.id = me.circle_id join users u on u.id = me.user_id
   where me.circle_id = $circleId::uuid and me.user_id = $userId::uuid and me.has_calendar and me.calendar_version = $version::int
     and u.suspended_at is null;

-- categories of a shared list
select i.category, (count(*) filter (where not i.is_bought))::int as "openCount",
  (count(*) filter (where i.is_bought))::int as "purchasedCount"
from lists l cross join lateral (select $isBlind::boolean as is_blind offset 0) v cross join lateral (
  select category, order_index, not v.is_blind and (quantity_purchased >= quantity_desired or is_unneeded) as is_bought,
    not v.is_blind and (held_until is not null or is_unneeded) as is_held
  from items where list_id = l.id and not is_archived
) i
where l.id = $listId and (l.list_type = 'SHOPPING' or not i.is_bought or i.is_held)
group by i.category order by min(i.order_index), i.category limit 1000;

-- changed item with what was bought
select (
  select row_to_json(item) from (
    select i.id as "id", i.title as "title", i.description as "description", i.notes as "notes", i.category as "category", i.amount as "amount", i.variant as "variant", i.secondary_url as "secondaryUrl", i.currency as "currency", i.quantity_desired as "quantityDesired", i.is_group_gift as "isGroupGift", i.is_fund as "isFund", i.is_most_wanted as "isMostWanted", i.choice_id as "choiceId", i.question_count as "questionCount", i.order_index as "orderIndex", i.primary_url as "primaryUrl", i.image_url as "imageUrl", i.recipes as "recipes", i.created_at as "createdAt", i.updated_at as "updatedAt", i.list_id as "listId", case when i.image_id is not null then (
  select json_build_object('id', g.id, 'originalKey', g.original_key, 'thumbnailKey', g.thumbnail_key,
    'filename', g.filename, 'contentType', g.content_type, 'size', g.size, 'width', g.width, 'height', g.height,
    'uploadedAt', g.uploaded_at)
  from images g where g.id = i.image_id
) end as "image", i.price_minor as "priceMinor", i.is_archived as "isArchived", i.affiliate_url as "affiliateUrl", i.affiliate_logo_url as "affiliateLogoUrl", case when false then 0 else i.quantity_purchased end as "quantityPurchased", case when not false then i.held_until end as "heldUntil", not false and i.is_unneeded as "isUnneeded", case when false then 0 else i.times_put_back end as "timesPutBack", case when not false then case when i.pledge_currency is not null then
  json_build_object('currency', i.pledge_currency, 'amountMinor', i.pledged_minor, 'count', i.pledge_count) end end as "pool", case when not false then case when i.quantity_purchased > 0 then (
  select json_agg(json_build_object(
    'id', p.id, 'quantity', p.quantity, 'createdAt', coalesce(p.bought_at, p.created_at), 'heldUntil', p.held_until, 'guestEmail', p.guest_email,
    'guestName', p.guest_name, 'buyerId', p.buyer_id, 'buyerName', b.name,
    'isThanked', p.thanked_at is not null
  ) order by p.created_at, p.id)
  from purchases p left join users b on b.id = p.buyer_id where p.item_id = i.id
) end end as "purchases" from items i where i.id = $itemId::uuid and i.list_id = l.id
  ) item
) as item from lists l where l.id = $listId::uuid;

-- changed list
select to_jsonb(l) || jsonb_build_object('collaborator_roles', (select coalesce(json_object_agg(user_id, role), '{}') from (
    select c.user_id, c.role from collaborators c where c.list_id = l.id
    union select m.user_id, 'MEMBER' from circle_lists cl join lists own on own.id = cl.list_id and own.owner_id = cl.user_id
      join circle_members m on m.circle_id = cl.circle_id and m.user_id <> own.owner_id where cl.list_id = l.id and (select w.circle_count > 0 from users w where w.id = l.owner_id)
      and not exists (select from collaborators c where c.list_id = cl.list_id and c.user_id = m.user_id)
  ) roles)) as list,
     (select json_agg(u) from users u where u.id in (l.owner_id, $actorId::uuid, $aboutId::uuid)) as people,
     (
  select row_to_json(item) from (
    select i.id as "id", i.title as "title", i.description as "description", i.notes as "notes", i.category as "category", i.amount as "amount", i.variant as "variant", i.secondary_url as "secondaryUrl", i.currency as "currency", i.quantity_desired as "quantityDesired", i.is_group_gift as "isGroupGift", i.is_fund as "isFund", i.is_most_wanted as "isMostWanted", i.choice_id as "choiceId", i.question_count as "questionCount", i.order_index as "orderIndex", i.primary_url as "primaryUrl", i.image_url as "imageUrl", i.recipes as "recipes", i.created_at as "createdAt", i.updated_at as "updatedAt", i.list_id as "listId", case when i.image_id is not null then (
  select json_build_object('id', g.id, 'originalKey', g.original_key, 'thumbnailKey', g.thumbnail_key,
    'filename', g.filename, 'contentType', g.content_type, 'size', g.size, 'width', g.width, 'height', g.height,
    'uploadedAt', g.uploaded_at)
  from images g where g.id = i.image_id
) end as "image", i.price_minor as "priceMinor", i.is_archived as "isArchived", i.affiliate_url as "affiliateUrl", i.affiliate_logo_url as "affiliateLogoUrl", case when (l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true)) then 0 else i.quantity_purchased end as "quantityPurchased", case when not (l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true)) then i.held_until end as "heldUntil", not (l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true)) and i.is_unneeded as "isUnneeded", case when (l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true)) then 0 else i.times_put_back end as "timesPutBack", case when not (l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true)) then case when i.pledge_currency is not null then
  json_build_object('currency', i.pledge_currency, 'amountMinor', i.pledged_minor, 'count', i.pledge_count) end end as "pool", case when not (l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true)) then case when i.quantity_purchased > 0 then (
  select json_agg(json_build_object(
    'id', p.id, 'quantity', p.quantity, 'createdAt', coalesce(p.bought_at, p.created_at), 'heldUntil', p.held_until, 'guestEmail', p.guest_email,
    'guestName', p.guest_name, 'buyerId', p.buyer_id, 'buyerName', b.name,
    'isThanked', p.thanked_at is not null
  ) order by p.created_at, p.id)
  from purchases p left join users b on b.id = p.buyer_id where p.item_id = i.id
) end end as "purchases" from items i where i.id = $itemId::uuid and i.list_id = l.id
  ) item
) as item, (
  select json_build_object('current', count(*) filter (where not i.is_archived), 'archived', count(*) filter (where i.is_archived))
  from items i where i.list_id = l.id
) as counts
   from lists l where l.id = $listId::uuid;

-- circle behind a link
select c.id, c.name, c.link_version as "linkVersion", array(
  select json_build_object('id', u.id, 'name', u.name, 'runsIt', m.runs_it)
  from circle_members m join users u on u.id = m.user_id where m.circle_id = c.id order by m.joined_at, u.id limit 50
) as members from circles c
   where c.id = $circleId::uuid and c.link_version = $version::int;

-- circle for a member
select c.id, c.name, c.link_version as "linkVersion", case when me.has_calendar then me.calendar_version end as "calendarVersion", array(
  select json_build_object('id', u.id, 'name', u.name, 'runsIt', m.runs_it)
  from circle_members m join users u on u.id = m.user_id where m.circle_id = c.id order by m.joined_at, u.id limit 50
) as members, array(
  select json_build_object('id', d.id, 'name', d.name, 'day', d.day::text, 'isOrganised', d.organiser_id is not distinct from me.user_id)
  from draws d join users v on v.id = me.user_id
  where d.circle_id = c.id and (d.organiser_id = v.id or exists (
    select from draw_participants p where p.draw_id = d.id
      and (p.user_id = v.id or p.user_id is null and v.email_verified_at is not null and p.email = v.email)
  ))
  order by d.day, d.id limit 50
) as draws
   from circles c join circle_members me on me.circle_id = c.id and me.user_id = $viewerId::uuid where c.id = $circleId::uuid;

-- circles full of lists
select circle_id as id from circle_lists where circle_id = any($circleIds::uuid[])
group by circle_id having count(*) > 200;

-- circles of a list
select c.id, c.name from circle_lists cl join circles c on c.id = cl.circle_id
where cl.list_id = $listId::uuid and cl.user_id = $ownerId::uuid order by c.name, c.id limit 5;

-- circles of a person
select c.id, c.name from circle_members m join circles c on c.id = m.circle_id
where m.user_id = $userId::uuid order by c.name, c.id limit 20;

-- claim a shop
insert into watched_shops as s (host, next_look_at) values ($host, $now::timestamptz + interval '3 minutes')
on conflict (host) do update set next_look_at = excluded.next_look_at where s.next_look_at <= $now::timestamptz
    and not exists (select from price_watches w where w.host = $host and w.look_at <= $now::timestamptz)
returning s.host, s.robots, s.robots_read_at as "robotsReadAt";

-- claim devices to push to
update push_devices set told_until = $until where id = any($ids::uuid[]) and told_until < $until returning id;

-- claim digests
with due as (
  select u.id, t.period from unnest($userIds::uuid[], $periods::date[]) as t (user_id, period) join users u on u.id = t.user_id
  where u.preferences_notifications and u.preferences_email_frequency <> 'NONE'
  order by u.id for key share of u
), before as (
  select d.user_id, d.until from digests d join due on due.id = d.user_id
), claimed as (
  insert into digests (user_id, period, until) select id, period, $until from due order by id
  on conflict (user_id) do update set period = excluded.period, until = excluded.until
    where digests.period < excluded.period
  returning user_id
)
select c.user_id as "userId", b.until as since from claimed c left join before b on b.user_id = c.user_id;

-- claim key
insert into kept_answers (key, request_hash, answer) values ($key, $requestHash, $answer)
on conflict do nothing returning key;

-- claim news of a pool
update pools set told = $facts::text[], told_organiser_id = coalesce($organiserId::uuid, told_organiser_id)
where item_id = $itemId::uuid and told = $told::text[] and told_organiser_id is not distinct from $toldOrganiserId::uuid
returning item_id as "itemId";

-- claim news of gone pledges
update gone_pledges set told_at = $now::timestamptz where id = any ($pledgeIds::uuid[]) and told_at is null returning id;

-- claim prices to look at
  with due as (
    select s.host from watched_shops s
    where s.next_look_at <= $now::timestamptz
      and exists (select from price_watches w where w.host = s.host and w.look_at <= $now::timestamptz)
    order by s.next_look_at limit $most::int for update skip locked
  ), claimed as (
    update watched_shops s set next_look_at = $now::timestamptz + interval '3 minutes'
    from due where s.host = due.host returning s.host, s.robots, s.robots_read_at
  ), picked as (
    select w.item_id from claimed c cross join lateral (
      select w.item_id from price_watches w
      join price_watchers p on p.watch_item_id = w.item_id
      join (
        select q.user_id, max(v.turn_at) as turn_at from price_watches v join price_watchers q on q.watch_item_id = v.item_id
        where v.host = c.host group by q.user_id
      ) t on t.user_id = p.user_id
      where w.host = c.host and w.look_at <= $now::timestamptz
      order by t.turn_at nulls first, w.look_at limit 1
    ) w
  ), taken as (
    update price_watches w set turn_at = $now::timestamptz from picked p where w.item_id = p.item_id returning w.*
  )
  select w.item_id as "itemId", w.url, w.host, w.languages, w.failures, w.seen_at as "seenAt", w.known_minor as "knownMinor",
    w.known_currency as "knownCurrency", w.is_known_sold_out as "isKnownSoldOut", w.told_at as "toldAt",
    i.primary_url as "itemUrl", not i.is_archived and l.hidden_at is null and exists (select p.user_id from price_watchers p join users u on u.id = p.user_id
where p.watch_item_id = w.item_id and u.suspended_at is null and (l.owner_id is not distinct from p.user_id
  or exists (select from collaborators c where c.list_id = l.id and c.user_id = p.user_id and c.role in ('EDITOR','HELPER')))) as "isWanted",
    c.robots, c.robots_read_at as "robotsReadAt"
  from taken w join claimed c on c.host = w.host
  join items i on i.id = w.item_id join lists l on l.id = i.list_id;

-- claim shopping trip to push
update shopping_trips t set pushed_at = t.told_at from lists l
where t.list_id = $listId::uuid and t.user_id = $shopperId::uuid and l.id = t.list_id
  and t.pushed_at is distinct from t.told_at and t.ends_at > $now::timestamptz
returning l.id as "listId", l.name as "listName", t.ends_at as "endsAt";

-- claim webhook
with next as (
    select w.id from webhooks w
    where w.is_on and (w.rests_until is null or w.rests_until <= $now::timestamptz)
      and (w.claimed_until is null or w.claimed_until <= $now::timestamptz) and (not w.is_slow or $isSlowAllowed::bool)
      and not exists (select from webhooks o where o.user_id = w.user_id and o.claimed_until > $now::timestamptz)
      and exists (
        select from webhook_messages m where m.webhook_id = w.id and m.due_at <= $now::timestamptz and not exists (
  select from webhook_messages e where e.webhook_id = m.webhook_id and e.list_id = m.list_id and e.position < m.position
)
      )
    order by w.last_turn_at nulls first, w.id limit 1
  )
  update webhooks w set claimed_until = $until::timestamptz, last_turn_at = $now::timestamptz
  from next where w.id = next.id
  returning to_jsonb(w) as webhook;

-- clear away a gone pledge
with own as (
     select p.id, coalesce(p.organiser_id <> p.id, false) and (p.is_paid or p.is_confirmed) as is_named from gone_pledges p left join lists l on l.id = p.list_id
  where (p.buyer_id = $memberId::uuid or (p.buyer_id is null and (p.guest_key_id = any (array(
  with root as (select coalesce((select joined_to from joined_guest_keys where id = $guestKeyId::uuid), $guestKeyId::uuid) as id)
  select id from root union all select j.id from joined_guest_keys j join root on j.joined_to = root.id
)) or p.guest_email = any (array(select email from guest_addresses where guest_key_id = any (array(
  with root as (select coalesce((select joined_to from joined_guest_keys where id = $guestKeyId::uuid), $guestKeyId::uuid) as id)
  select id from root union all select j.id from joined_guest_keys j join root on j.joined_to = root.id
))))
  and not exists (select from users u where u.email = p.guest_email and ((l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true)) and (l.person_id is null and (l.owner_id is not distinct from u.id
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = u.id and c.role in ('EDITOR'))))))))) and p.cleared_at is null
    and not coalesce(((l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true)) and (l.person_id is null and (l.owner_id is not distinct from $viewerId::uuid
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = $viewerId::uuid and c.role in ('EDITOR'))))), false) and not coalesce($viewerId::uuid = any (p.kept_from), false)
    and (p.buyer_id is not null or p.guest_key_id = any (array(
  with root as (select coalesce((select joined_to from joined_guest_keys where id = $guestKeyId::uuid), $guestKeyId::uuid) as id)
  select id from root union all select j.id from joined_guest_keys j join root on j.joined_to = root.id
))
      or not exists (select from users u where u.email = p.guest_email and u.id = any (p.kept_from))) and p.id = $pledgeId::uuid
   ), deleted as (
     delete from gone_pledges where id in (select id from own where not is_named)
   ), emptied as (
     update gone_pledges set cleared_at = now(), told_at = coalesce(told_at, now()), title = null, list_name = null, paid_to = null, pay_back = null
     where id in (select id from own where is_named)
   ), withdrawn as (
     update gone_pledges set pay_back = null where organiser_id in (select id from own) and id not in (select id from own)
   )
   select id from own;

-- clear how to give to a fund
delete from funds where item_id = $itemId::uuid;

-- close lists that are handed over to circles
delete from circle_lists where list_id = any($listIds::uuid[]) returning circle_id as "circleId";

-- close the reports of a list
with closed as (
  update list_reports set resolved_at = now() where list_id = $listId::uuid and resolved_at is null returning 1
), counted as (
  update reported_lists set open_reports = 0 where list_id = $listId::uuid
)
select count(*)::int as closed from closed;

-- close the reports of a text
update text_reports set resolved_at = now() where (off_list_gift_id = $id::uuid or question_id = $id::uuid) and resolved_at is null returning id;

-- copy items that did not come
with came as (
  select i.id, i.choice_id, sum(p.quantity)::int as pieces
  from items i join purchases p on p.item_id = i.id left join received_gifts r on r.purchase_id = p.id
  where i.list_id = $listId::uuid and $knowsReceived::boolean and (r.received_at is not null or r.note_id is not null or p.thanked_at is not null)
  group by i.id
)
insert into items
select (jsonb_populate_record(i, jsonb_build_object(
  'id', gen_random_uuid(), 'list_id', $newListId::uuid, 'added_by_id', $viewerId::uuid, 'created_at', now(), 'updated_at', now(),
  'image_id', (select copy_id from unnest($imageIds::uuid[], $copyIds::uuid[]) copied(id, copy_id) where copied.id = i.image_id),
  'quantity_desired', case when i.quantity_desired = 1000000000 then i.quantity_desired else i.quantity_desired - coalesce(c.pieces, 0) end,
  'quantity_purchased', 0, 'held_until', null, 'pledged_minor', 0, 'pledge_count', 0, 'pledge_currency', null, 'times_put_back', 0, 'question_count', 0,
  'is_unneeded', false, 'choice_id', case when count(*) over (partition by i.choice_id) > 1 then md5(i.choice_id::text || $newListId::text)::uuid end
))).*
from items i left join came c on c.id = i.id
where i.list_id = $listId::uuid and not i.is_archived and (i.quantity_desired = 1000000000 or i.quantity_desired > coalesce(c.pieces, 0))
  and not exists (select from came o where o.choice_id = i.choice_id)
returning id;

-- count a followed link
insert into affiliate_click_days (site_id, day, clicks)
select s.id, (now() at time zone 'utc')::date, 1 from items i join lists l on l.id = i.list_id join affiliate_sites s on s.id = i.affiliate_site_id
where i.id = $itemId::uuid and l.hidden_at is null
on conflict (site_id, day) do update set clicks = affiliate_click_days.clicks + 1;

-- count active users by month of sign-up
select joined_month::text as joined, month::text as month, active_users as active from monthly_activity
where month between $first::date and $last::date and joined_month between $first::date and month;

-- count active users by month
select month::text as month, sum(active_users)::int as active from monthly_activity
where month = any($months::date[]) group by month;

-- count active users of periods
select p.first::text as start, count(*)::int as active
from unnest($starts::date[], $ends::date[]) as p(first, last)
join counted_accounts a on a.joined_on <= p.last and bit_count(substring(a.active_days from p.first - a.joined_on + 1 for p.last - p.first + 1)) > 0
group by p.first;

-- count active users
select count(*)::int as active from counted_accounts where user_id is not null and seen_at >= $since::timestamptz;

-- count attempts under many keys
with counted as (
  insert into rate_limits as r (key, points, expire) select key, 1, $until::bigint from unnest($keys::text[]) as key order by key
  on conflict (key) do update set points = case when r.expire <= $now::bigint then 1 else r.points + 1 end,
    expire = case when r.expire <= $now::bigint then excluded.expire else r.expire end
  returning key, points
)
select key from counted where points <= $points::int;

-- count churned customers
select count(*)::int as paid, (count(*) filter (where not exists (
  select from paid_periods p where p.account_id = paying.account_id and p.began_at < ($end::date + 1)::timestamp at time zone 'UTC' and (p.ended_at is null or p.ended_at >= ($end::date + 1)::timestamp at time zone 'UTC')
)))::int as lost
from (
  select distinct p.account_id from paid_periods p join billing_accounts b on b.id = p.account_id
  where b.provider = $provider::text and p.began_at < $start::date::timestamp at time zone 'UTC' and (p.ended_at is null or p.ended_at >= $start::date::timestamp at time zone 'UTC')
) paying;

-- count drafts of a list
update lists set
  draft_count = (select count(*) from item_drafts d where d.list_id = lists.id and not d.is_suggestion),
  suggestion_count = (select count(*) from item_drafts d where d.list_id = lists.id and d.is_suggestion)
where id = $listId::uuid;

-- count gifts that are not on lists
update lists l set off_list_gifts = n.all_of_them, told_off_list_gifts = n.told, off_list_kept_from = n.kept_from, off_list_kept_until = n.kept_until from (
  select of_list.id, count(p.id) as all_of_them, count(p.id) filter (where p.is_told_after) as told, max(p.kept_until) filter (where not p.is_idea or p.taken_at is not null) as kept_until,
    array(select distinct k.id from off_list_gifts q cross join unnest(q.kept_from) as k (id) where q.list_id = of_list.id) as kept_from
  from unnest($listIds::uuid[]) as of_list (id) left join off_list_gifts p on p.list_id = of_list.id
  group by of_list.id
) n where l.id = n.id;

-- count lists
select count(*)::int as count from (
  select id from lists where owner_id = $viewerId::uuid and $source::text <> 'COLLABORATED'
  union select c.list_id from collaborators c where c.user_id = $viewerId::uuid and c.role in ('EDITOR','HELPER') and $source::text <> 'OWNED'
) mine join lists l on l.id = mine.id where not l.is_demo and ($type::text is null or l.list_type = $type)
  and ($isPast::boolean is null or (l.past_since is not null) = $isPast)
  and ($pattern::text is null or l.name ilike $pattern or l.description ilike $pattern);

-- count open cases
select (select count(*)::int from reported_lists where open_reports > 0) as "reportedLists",
(select count(*)::int from support_messages where status = 'OPEN') as "openMessages";

-- count public lists
select count(*)::int as count from lists l where l.owner_id = $ownerId::uuid and not l.is_demo and (l.privacy = 'PUBLIC' and l.hidden_at is null and coalesce(l.share_link_expires_at > now(), true));

-- count reported texts
select u.id as "viewerId", (select count(distinct coalesce(r.off_list_gift_id, r.question_id))::int from text_reports r join lists l on l.id = r.list_id left join off_list_gifts p on p.id = r.off_list_gift_id where r.resolved_at is null and (p.id is null or not (((l.person_id is null and (l.owner_id is not distinct from u.id
 or exists (select from collaborators c where c.list_id = l.id and c.user_id = u.id and c.role in ('EDITOR')))) or coalesce(u.id = any (p.kept_from), false)) and (coalesce(l.event_starts_at > now(), true) or p.kept_until > now())) and (p.is_told_after or not ((l.person_id is null and (l.owner_id is not distinct from u.id
 or exists (select from collaborators c where c.list_id = l.id and c.user_id = u.id and c.role in ('EDITOR')))) or coalesce(u.id = any (p.kept_from), false))))) as count
from users u where u.role = 'ADMIN' and u.suspended_at is null and ($viewerId::uuid is null or u.id = $viewerId::uuid);

-- count returning users
select count(*)::int as before, (count(*) filter (where is_now))::int as returned
from (
  select bit_count(substring(a.active_days from $beforeStart::date - a.joined_on + 1 for $beforeEnd::date - $beforeStart::date + 1)) > 0 as was_before, bit_count(substring(a.active_days from $start::date - a.joined_on + 1 for $end::date - $start::date + 1)) > 0 as is_now
  from counted_accounts a where a.joined_on <= $beforeEnd
) people where was_before;

-- count sign-ups by month
select date_trunc('month', day)::date::text as joined, sum(sign_ups)::int as "signUps" from (select day, sign_ups, accounts_deleted, free_users, standard_users, premium_users, lists, new_lists, items, new_items, purchases, shared_list_views, active_users, visits, visit_seconds from daily_counts union all select day, sign_ups, accounts_deleted, free_users, standard_users, premium_users, lists, new_lists, items, new_items, purchases, shared_list_views, active_users, visits, visit_seconds from count_changes) counts
where day >= $first::date and day < ($last::date + interval '1 month')::date group by 1;

-- count unread notices
  select u.id, (select count(*)::int from (
    select from notifications n left join lists l on l.id = n.list_id
    where n.user_id = u.id and n.read_at is null and (n.list_id is null or (l.owner_id is not distinct from n.user_id
  or exists (select from collaborators c where c.list_id = l.id and c.user_id = n.user_id and c.role in ('EDITOR','HELPER'))) or n.kind in ('ADDED_TO_LIST', 'ROLE_CHANGED') and ((l.owner_id is not distinct from n.user_id
  or exists (select from collaborators c where c.list_id = l.id and c.user_id = n.user_id and (c.role in ('EDITOR','HELPER') or l.hidden_at is null and c.role in ('EDITOR','HELPER','VIEWER')))) or l.hidden_at is null and exists (select from circle_lists cl join lists own on own.id = cl.list_id and own.owner_id = cl.user_id
    join circle_members m on m.circle_id = cl.circle_id and m.user_id <> own.owner_id where cl.list_id = l.id and m.user_id = n.user_id))
  or n.kind in ('WISHES_ADDED', 'STILL_WANTED') and exists (select from follows f where f.list_id = l.id and f.user_id = n.user_id and (not l.is_demo and l.list_type <> 'SHOPPING'
and ((l.privacy = 'PUBLIC' and l.hidden_at is null and coalesce(l.share_link_expires_at > now(), true)) and coalesce(l.share_link_replaced_at < f.created_at, true)
  or f.user_id is not null and ((l.owner_id is not distinct from f.user_id
  or exists (select from collaborators c where c.list_id = l.id and c.user_id = f.user_id and (c.role in ('EDITOR','HELPER') or l.hidden_at is null and c.role in ('EDITOR','HELPER','VIEWER')))) or l.hidden_at is null and exists (select from circle_lists cl join lists own on own.id = cl.list_id and own.owner_id = cl.user_id
    join circle_members m on m.circle_id = cl.circle_id and m.user_id <> own.owner_id where cl.list_id = l.id and m.user_id = f.user_id)))
and (f.user_id is null or not (l.owner_id is not distinct from f.user_id
  or exists (select from collaborators c where c.list_id = l.id and c.user_id = f.user_id and c.role in ('EDITOR','HELPER')))))))
and not (n.kind = 'STILL_WANTED' and ((l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true)) and (l.person_id is null and (l.owner_id is not distinct from n.user_id
  or exists (select from collaborators c where c.list_id = l.id and c.user_id = n.user_id and c.role in ('EDITOR'))))))
and (n.about_list_id is null or not exists (select from lists l where l.id = n.about_list_id and ((l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true)) and (l.person_id is null and (l.owner_id is not distinct from n.user_id
  or exists (select from collaborators c where c.list_id = l.id and c.user_id = n.user_id and c.role in ('EDITOR')))))))
and (n.kind <> 'STILL_WANTED' or l.event_starts_at > now())
and not (n.kind in ('PURCHASED', 'PURCHASE_UNDONE', 'RELEASED') and (l.owner_id <> n.user_id or (l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true))))
and (n.kind <> 'SHOPPING_STARTED' or (select s.ends_at from shopping_trips s where s.list_id = n.list_id and s.user_id = n.who_id) > now())
and (n.purchase_id is null or exists (select from purchases p where p.id = n.purchase_id)) limit 100
  ) few) as "unreadCount"
  from unnest($userIds::uuid[]) as u (id);

-- count waiting webhook messages
select count(*)::int as waiting from (
  select from webhook_messages where webhook_id = $webhookId::uuid limit $most::int
) waiting;

-- count watched prices
  select count(*)::int as others
  from price_watchers mine join price_watches w on w.item_id = mine.watch_item_id
  join items i on i.id = w.item_id join lists l on l.id = i.list_id
  where mine.user_id = $userId::uuid and w.item_id <> $itemId::uuid and $userId::uuid in (select p.user_id from price_watchers p join users u on u.id = p.user_id
where p.watch_item_id = w.item_id and u.suspended_at is null and (l.owner_id is not distinct from p.user_id
  or exists (select from collaborators c where c.list_id = l.id and c.user_id = p.user_id and c.role in ('EDITOR','HELPER'))));

-- counts of a shared list
    select l.revision, l.purchase_revision as "purchaseRevision", case when l.list_type <> 'SHOPPING' then array(
  select i.category from items i where i.list_id = l.id and not i.is_archived and i.category <> ''
  group by i.category order by min(i.order_index), i.category limit 1000
) end as "giftCategories", row_to_json(p) as progress from lists l cross join lateral (
      select (count(*) filter (where i.quantity_desired < 1000000000 and ($isBlind::boolean or not i.is_unneeded)))::int as wanted,
        (count(*) filter (where not $isBlind::boolean and i.quantity_purchased >= i.quantity_desired))::int as given,
        (count(*) filter (where not $isBlind::boolean and i.quantity_purchased >= i.quantity_desired and i.held_until is not null))::int as held
      from items i where i.list_id = l.id and not i.is_archived
    ) p where l.id = $listId;

-- delete a question
with gone as (delete from gift_questions where id = $id::uuid returning id, item_id)
update items set question_count = question_count - 1 from gone where items.id = gone.item_id returning gone.id;

-- delete field edits
delete from field_edits where subject_id = any($subjectIds::uuid[]);

-- delete pledge
delete from pledges where id = $pledgeId::uuid;

-- delete pledges of a pool
delete from pledges where item_id = $itemId::uuid;

-- delete pledges of somebody who leaves
delete from pledges p where p.item_id = $itemId::uuid and (p.buyer_id = $userId::uuid or p.buyer_id is null and p.guest_email = $email::text) returning p.id;

-- delete promises to a fund
delete from pledges where item_id = $itemId::uuid and paid_at is null and confirmed_at is null returning id;

-- delete some pledges of a fund
delete from pledges where id = any ($pledgeIds::uuid[]);

-- delete what somebody gives that is not on lists
with freed as (
  update off_list_gifts set buyer_id = null, guest_key_id = null, taken_at = null, held_until = null, is_told_after = false, guest_email = '', language = null, asked_at = null
  where buyer_id = $userId::uuid and is_idea and suggester_id is distinct from $userId::uuid returning list_id
), gone as (
  delete from off_list_gifts p where (p.buyer_id = $userId::uuid and not p.is_idea
    or p.suggester_id = $userId::uuid and (not (not p.is_idea or p.taken_at is not null and coalesce(p.held_until > now(), true)) or p.buyer_id is not distinct from $userId::uuid)) returning list_id
)
select list_id as "listId" from freed union select list_id from gone;

-- delivery address of a list for its owner
select d.sealed, case when not ((l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true)) and (l.person_id is null and (l.owner_id is not distinct from $viewerId::uuid
 or exists (select from collaborators c where c.list_id = l.id and c.user_id = $viewerId::uuid and c.role in ('EDITOR'))))) then d.times_shown end as "timesShown"
from delivery_addresses d join lists l on l.id = d.list_id where l.id = $listId::uuid and l.owner_id = $viewerId::uuid;

-- delivery addresses of one owner
select d.list_id as "listId", l.name as list, d.sealed from delivery_addresses d join lists l on l.id = d.list_id
where l.owner_id = $userId::uuid order by l.created_at, l.id;

-- devices of people to push to at once
select d.id, d.user_id as "userId", d.endpoint, d.p256dh, d.auth, d.kinds, d.is_quiet_at_night as "isQuietAtNight",
  d.time_zone as "timeZone", coalesce(u.preferences_language, u.last_language) as language
from push_devices d join users u on u.id = d.user_id join sessions s on s.id = d.session_id join lists l on l.id = $listId::uuid
where d.user_id = any($userIds::uuid[]) and (l.owner_id is not distinct from d.user_id
 or exists (select from collaborators c where c.list_id = l.id and c.user_id = d.user_id and c.role in ('EDITOR','HELPER'))) and u.preferences_notifications and u.suspended_at is null and s.expires_at > now()
order by d.id;

-- devices with news to push
select d.id, d.user_id as "userId", d.endpoint, d.p256dh, d.auth, d.kinds, d.is_quiet_at_night as "isQuietAtNight",
  d.time_zone as "timeZone", d.told_until as "toldUntil", coalesce(u.preferences_language, u.last_language) as language
from push_devices d join users u on u.id = d.user_id join sessions s on s.id = d.session_id
where d.id > $afterId::uuid and u.preferences_notifications and u.suspended_at is null and s.expires_at > now()
  and exists (
    select from notifications n where n.user_id = d.user_id and n.read_at is null
      and n.news_at > greatest(d.told_until, $earliest::timestamptz) and n.news_at <= $until::timestamptz
  )
order by d.id limit $limit::int;

-- dissolve the choices of a list
update items set choice_id = null where list_id = $listId::uuid and choice_id is not null;

-- drop notices of lists that somebody leaves
delete from notifications where user_id = $userId::uuid and list_id = any($listIds::uuid[]);

-- drop the oldest remembered barcodes
delete from remembered_barcodes where id in (
  select id from remembered_barcodes where id in (
    select id from remembered_barcodes where named_by_id = $userId::uuid order by named_at desc, id desc offset $kept::int
  ) for update skip locked
) returning id;

-- edit item
with edited as (
  update items set title = $title::text, description = $description::text, notes = $notes::text, category = $category::text, amount = $amount::text, variant = $variant::text, recipes = $recipes::text, primary_url = $primaryUrl::text, secondary_url = $secondaryUrl::text, image_url = $imageUrl::text, image_id = $imageId::uuid, affiliate_site_id = $affiliateSiteId::uuid, affiliate_url = $affiliateUrl::text, affiliate_logo_url = $affiliateLogoUrl::text, price_minor = $priceMinor::bigint, currency = $currency::text, quantity_desired = $quantityDesired::int, times_put_back = $timesPutBack::int, is_group_gift = $isGroupGift::bool, is_most_wanted = $isMostWanted::bool, is_archived = $isArchived::bool, updated_at = coalesce($updatedAt::timestamptz, updated_at)
  where id = $itemId::uuid and xmin = $version::xid
  returning id
), kept as (
  insert into gift_edits (item_id, list_id, item_title, item_url, quantity_desired, is_archived, edited_at)
 select i.id, l.id, i.title, i.primary_url, i.quantity_desired, i.is_archived, clock_timestamp()
 from items i join lists l on l.id = i.list_id where i.id = $itemId and (l.privacy = 'PUBLIC' and l.hidden_at is null and coalesce(l.share_link_expires_at > now(), true)) and $mattersToBuyers::bool and exists (select from edited)
), noted as (
 insert into field_edits (subject_id, field, list_id, editor_id, edited_at)
 select edited.id, field, $listId::uuid, $actorId::uuid, now() from edited, unnest($fields::text[]) field
 on conflict (subject_id, field) do update set editor_id = excluded.editor_id, edited_at = excluded.edited_at
),
  changed as (
    update lists set revision = revision + 1, changed_at = greatest(changed_at, now()) from edited where lists.id = $listId::uuid
    returning lists.id, owner_id, person_id, name, list_type, privacy, hidden_at, share_link_expires_at, purchase_visibility, event_starts_at, revision, purchase_revision
  ), members as (
    select owner_id as id from changed
    union select c.user_id from collaborators c join changed on c.list_id = changed.id and c.role in ('EDITOR','HELPER')
    union select id from unnest(array[$formerMemberId::uuid, $aboutId::uuid]) id where id is not null
  ),
noticed as (
  insert into notifications (id, user_id, list_id, kind, who_id, item_id, count, list_name, news_at)
  select gen_random_uuid(), u.id, case when $notice::text <> 'LIST_REMOVED' and told.kind <> 'REMOVED_FROM_LIST' then l.id end,
    told.kind, case when told.kind = $notice::text then coalesce($aboutId::uuid, $actorId::uuid) else $actorId::uuid end,
    $itemId::uuid, $count::int, case when $notice::text = 'LIST_REMOVED' or told.kind = 'REMOVED_FROM_LIST' then l.name end, now()
  from changed l cross join members u
    cross join lateral (select case
      when u.id = $aboutId::uuid and $notice::text = 'COLLABORATOR_ADDED' then 'ADDED_TO_LIST'
      when u.id = $aboutId::uuid and $notice::text = 'COLLABORATOR_REMOVED' then 'REMOVED_FROM_LIST'
      when u.id is distinct from $aboutId::uuid and $notice::text = 'ROLE_CHANGED' then null
      else $notice::text end as kind) told
  where told.kind is not null and (
    u.id <> $actorId::uuid and (select w.preferences_notifications from users w where w.id = u.id) or $notice::text in ('LIST_HIDDEN', 'LIST_RESTORED')
  )
on conflict (user_id, list_id, kind, who_id)
  where read_at is null and purchase_id is null and list_id is not null
  do update set count = notifications.count + excluded.count, item_id = null, news_at = excluded.news_at
returning user_id
), undone as (
  delete from notifications n using changed l where n.list_id = l.id and n.user_id = $formerMemberId::uuid returning n.user_id
), notified as (select user_id from noticed union select user_id from undone),
  hooked as (
    insert into webhook_messages (id, webhook_id, list_id, event, happened, happened_at, due_at, tries)
    select gen_random_uuid(), w.id, l.id, $hook::text, $event::jsonb , now(), now(), 0
    from changed l cross join lateral (
      select w.id from members m join webhooks w on w.user_id = m.id
      where $hook::text = any(w.events) and w.is_on and (w.list_ids is null or l.id = any(w.list_ids))
        and (l.owner_id is not distinct from w.user_id
  or exists (select from collaborators c where c.list_id = l.id and c.user_id = w.user_id and c.role in ('EDITOR','HELPER')))
      union all select w.id from webhooks w
      where w.list_ids @> array[l.id] and $hook::text = any(w.events) and w.is_on and w.user_id <> all(array(select id from members)) and ((l.privacy = 'PUBLIC' and l.hidden_at is null and coalesce(l.share_link_expires_at > now(), true))
        or w.user_id = any(array(select c.user_id from collaborators c where c.list_id = l.id and l.hidden_at is null and c.role in ('EDITOR','HELPER','VIEWER')))) and $hook::text not in ('COLLABORATOR_JOINED', 'COLLABORATOR_LEFT', 'LIST_CHANGED', 'LIST_DELETED')
    ) w
    returning webhook_id
  ), announced as (
    select pg_notify($channel::text, ($event::jsonb  || jsonb_build_object(
      'revision', revision, 'purchaseRevision', purchase_revision,
      'memberIds', (select jsonb_agg(id) from members), 'noticedIds', (select jsonb_agg(user_id) from notified),
      'isHooked', exists (select from hooked)
    ))::text) from changed
  )
select revision, purchase_revision as "purchaseRevision" from changed, announced;

-- empty pool that is bought
update items set pledged_minor = 0, pledge_count = 0 where id = $itemId::uuid;

-- end follows of lists that are closed
delete from follows f using lists l where l.id = f.list_id and not (not l.is_demo and l.list_type <> 'SHOPPING'
and ((l.privacy = 'PUBLIC' and l.hidden_at is null and coalesce(l.share_link_expires_at > now(), true)) and coalesce(l.share_link_replaced_at < f.created_at, true)
  or f.user_id is not null and ((l.owner_id is not distinct from f.user_id
  or exists (select from collaborators c where c.list_id = l.id and c.user_id = f.user_id and (c.role in ('EDITOR','HELPER') or l.hidden_at is null and c.role in ('EDITOR','HELPER','VIEWER')))) or l.hidden_at is null and exists (select from circle_lists cl join lists own on own.id = cl.list_id and own.owner_id = cl.user_id
    join circle_members m on m.circle_id = cl.circle_id and m.user_id <> own.owner_id where cl.list_id = l.id and m.user_id = f.user_id)))
and (f.user_id is null or not (l.owner_id is not distinct from f.user_id
  or exists (select from collaborators c where c.list_id = l.id and c.user_id = f.user_id and c.role in ('EDITOR','HELPER')))));

-- end shopping trip
with list as (
  select id from lists where id = $listId::uuid for no key update
), ended as (
  update shopping_trips set ends_at = $now::timestamptz
  where list_id in (select id from list) and user_id = $userId::uuid and ends_at > $now::timestamptz
    and ($endsAt::timestamptz is null or ends_at = $endsAt::timestamptz) returning list_id
)
select array(
  select distinct n.user_id from notifications n
  where n.list_id = ended.list_id and n.who_id = $userId::uuid and n.kind = 'SHOPPING_STARTED' and n.read_at is null
) as "toldIds" from ended;

-- end to watch a price
delete from price_watchers where watch_item_id = $itemId and user_id = $userId;

-- extend hold
update purchases set held_until = greatest(held_until, $heldUntil::timestamptz), asked_at = null
where id = $purchaseId::uuid and held_until is not null returning id;

-- figures of backups
select (select cron from jobs.schedule where name = $queue limit 1) as schedule,
(select created_on from jobs.schedule where name = $queue limit 1) as "scheduledSince",
(select count(*)::int from backups) as "keptCount";

-- figures of jobs
with counted as (
  select name, (count(*) filter (where state = 'retry' or (state = 'created' and start_after <= now())))::int as waiting,
    (count(*) filter (where state = 'active'))::int as active,
    min(created_on) filter (where state = 'retry' or (state = 'created' and start_after <= now())) as waiting_since,
    max(completed_on) filter (where state = 'completed') as done_at
  from jobs.job where name = any($queues::text[]) group by name
)
select q.name as queue, coalesce(c.waiting, 0) as waiting, coalesce(c.active, 0) as active, count(f.id)::int as failed,
  extract(epoch from now() - c.waiting_since)::float8 as "oldestWaitingSeconds", c.done_at as "lastDoneAt",
  (array_agg(f.output order by f.completed_on desc) filter (where f.id is not null))[1] as "lastProblem"
from unnest($queues::text[]) with ordinality as q(name, place)
left join counted c using (name)
left join jobs.job f on f.name = q.name and f.state = 'failed'
  and (q.name <> all($ofWholeRuns::text[]) or f.completed_on > coalesce(c.done_at, '-infinity'))
group by q.name, q.place, c.waiting, c.active, c.waiting_since, c.done_at order by q.place;

-- figures of mails
select count(*) filter (where m.state = 'QUEUED')::int as waiting,
     (extract(epoch from now() - min(m.created_at) filter (where m.state = 'QUEUED')))::float8 as "oldestWaitingSeconds",
     count(*) filter (where m.state = 'FAILED')::int as "failedToday"
   from (
     select * from mails where state = 'QUEUED'
     union all select * from mails where state = 'FAILED' and created_at > now() - interval '1 day'
   ) m where $viewerId::uuid is null or (m.about_list_ids is null or not exists (
  select from unnest(m.about_list_ids) as about (id) left join lists l on l.id = about.id
  where l.id is null or case
    when l.owner_id = $viewerId::uuid then (l.purchase_visibility = 'OWNER_SEES_TAKEN' or (l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true)))
    else (l.owner_id is not distinct from $viewerId::uuid
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = $viewerId::uuid and c.role in ('EDITOR','HELPER')))
  end
));

-- first titles of lists
select l.id as "listId", i.title from lists l cross join lateral (
  select i.title, i.order_index, i.id from items i
  where i.list_id = l.id and not i.is_archived
    and not (l.list_type = 'SHOPPING' and l.purchase_visibility <> 'SURPRISE' and i.quantity_purchased >= i.quantity_desired)
  order by i.order_index, i.id limit 4
) i where l.id = any($listIds::uuid[]) order by i.order_index, i.id;

-- follow a list no more
delete from follows f using lists l
where l.id = f.list_id and l.share_token = $shareToken and f.follower_key = any ($followerKeys::text[]);

-- follow a list
insert into follows (id, list_id, follower_key, user_id, email, endpoint, p256dh, auth, language, created_at, told_until)
select $id::uuid, $listId::uuid, $followerKey::text, $userId::uuid, $email::text, $endpoint::text, $p256dh::text, $auth::text, $language::text, now(), now()
where (select count(*) from follows where list_id = $listId::uuid) < 2000
  or exists (select from follows where list_id = $listId::uuid and follower_key = $followerKey::text)
on conflict (list_id, follower_key) do update set created_at = excluded.created_at, language = excluded.language,
  p256dh = excluded.p256dh, auth = excluded.auth
returning id;

-- follows of a person
  select l.name as list, case when f.user_id is null then 'mail' else 'account' end as by, f.created_at as since
  from follows f join lists l on l.id = f.list_id
  where (f.user_id = $userId::uuid or f.email = $email::text) and (not l.is_demo and l.list_type <> 'SHOPPING'
and ((l.privacy = 'PUBLIC' and l.hidden_at is null and coalesce(l.share_link_expires_at > now(), true)) and coalesce(l.share_link_replaced_at < f.created_at, true)
  or f.user_id is not null and ((l.owner_id is not distinct from f.user_id
  or exists (select from collaborators c where c.list_id = l.id and c.user_id = f.user_id and (c.role in ('EDITOR','HELPER') or l.hidden_at is null and c.role in ('EDITOR','HELPER','VIEWER')))) or l.hidden_at is null and exists (select from circle_lists cl join lists own on own.id = cl.list_id and own.owner_id = cl.user_id
    join circle_members m on m.circle_id = cl.circle_id and m.user_id <> own.owner_id where cl.list_id = l.id and m.user_id = f.user_id)))
and (f.user_id is null or not (l.owner_id is not distinct from f.user_id
  or exists (select from collaborators c where c.list_id = l.id and c.user_id = f.user_id and c.role in ('EDITOR','HELPER')))))
  order by f.created_at, f.id;

-- forget a price that nobody watches
delete from price_watches w where w.item_id = $itemId and not exists (select from price_watchers p where p.watch_item_id = w.item_id);

-- forget gone pledges of somebody who leaves
with theirs as (select p.id, p.organiser_id from gone_pledges p where (p.buyer_id = $userId::uuid or p.buyer_id is null and p.guest_email = $email::text)),
blanked as (update gone_pledges set pay_back = null where organiser_id in (select id from theirs) and id not in (select id from theirs)),
unnamed as (
  update gone_pledges o set paid = (
    select jsonb_agg(case when one.value ->> 'id' in (select id::text from theirs) then jsonb_set(one.value, '{name}', 'null') else one.value end order by one.ordinality)
    from jsonb_array_elements(o.paid) with ordinality one
  )
  where o.id in (select organiser_id from theirs) and o.id not in (select id from theirs) and o.paid is not null
)
delete from gone_pledges where id in (select id from theirs);

-- forget how to give to funds that are handed over
delete from funds where item_id in (select id from items where list_id = any($listIds::uuid[]));

-- forget notice for buyer
delete from purchase_notices where purchase_id = $purchaseId::uuid and undo_token_hash = $undoTokenHash;

-- forget old steps of a price
delete from price_looks where watch_item_id = $itemId::uuid and seen_at < (
  select seen_at from price_looks where watch_item_id = $itemId::uuid order by seen_at desc offset $most::int - 1 limit 1
);

-- free an idea whose hold is over
update off_list_gifts set buyer_id = null, guest_key_id = null, taken_at = null, held_until = null, is_told_after = false, guest_email = '', language = null, asked_at = null where id = $id::uuid;

-- funds with promises that lapse
select distinct i.id as "itemId" from pledges p join items i on i.id = p.item_id join lists l on l.id = i.list_id where i.is_fund and not i.is_archived and p.paid_at is null and p.confirmed_at is null and (l.person_id is not null or not (l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true))) and greatest(p.created_at, case when l.purchase_visibility = 'SURPRISE' and l.person_id is null then l.event_starts_at end) <= $now::timestamptz - interval '30 days' and p.lapse_asked_at <= $now::timestamptz - interval '1 day' order by i.id limit $most::int;

-- funds with promises whose givers are to be asked
select i.id as "itemId" from pledges p join items i on i.id = p.item_id join lists l on l.id = i.list_id where i.is_fund and not i.is_archived and p.paid_at is null and p.confirmed_at is null and (l.person_id is not null or not (l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true))) and greatest(p.created_at, case when l.purchase_visibility = 'SURPRISE' and l.person_id is null then l.event_starts_at end) <= $now::timestamptz - interval '29 days' and p.lapse_asked_at is null
and (p.buyer_id is not null or p.guest_email <> '') group by i.id order by md5(i.id::text || $now::timestamptz::text) limit $most::int;

-- gift of the holder of a key
select p.id from purchases p join items i on i.id = p.item_id join lists l on l.id = i.list_id
   where p.id = $purchaseId::uuid and (p.buyer_id is null and (p.guest_key_id = any (array(
  with root as (select coalesce((select joined_to from joined_guest_keys where id = $guestKeyId::uuid), $guestKeyId::uuid) as id)
  select id from root union all select j.id from joined_guest_keys j join root on j.joined_to = root.id
)) or p.guest_email = any (array(select email from guest_addresses where guest_key_id = any (array(
  with root as (select coalesce((select joined_to from joined_guest_keys where id = $guestKeyId::uuid), $guestKeyId::uuid) as id)
  select id from root union all select j.id from joined_guest_keys j join root on j.joined_to = root.id
))))
  and not exists (select from users u where u.email = p.guest_email and ((l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true)) and (l.person_id is null and (l.owner_id is not distinct from u.id
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = u.id and c.role in ('EDITOR'))))))))
   union all
   select p.purchase_id from lapsed_holds p join items i on i.id = p.item_id join lists l on l.id = i.list_id
   where p.purchase_id = $purchaseId::uuid and (p.buyer_id is null and (p.guest_key_id = any (array(
  with root as (select coalesce((select joined_to from joined_guest_keys where id = $guestKeyId::uuid), $guestKeyId::uuid) as id)
  select id from root union all select j.id from joined_guest_keys j join root on j.joined_to = root.id
)) or p.guest_email = any (array(select email from guest_addresses where guest_key_id = any (array(
  with root as (select coalesce((select joined_to from joined_guest_keys where id = $guestKeyId::uuid), $guestKeyId::uuid) as id)
  select id from root union all select j.id from joined_guest_keys j join root on j.joined_to = root.id
))))
  and not exists (select from users u where u.email = p.guest_email and ((l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true)) and (l.person_id is null and (l.owner_id is not distinct from u.id
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = u.id and c.role in ('EDITOR'))))))));

-- gift that is held
select coalesce(b.preferences_language, b.last_language, p.language) as language, p.quantity, p.held_until as "heldUntil", l.time_zone as "timeZone", l.list_type as "listType", i.is_archived as "isArchived",
  case when i.is_unneeded then 0 else greatest(0, i.quantity_desired - i.quantity_purchased) end as remaining,
  case when ((l.privacy = 'PUBLIC' and l.hidden_at is null and coalesce(l.share_link_expires_at > now(), true)) and coalesce(l.share_link_replaced_at < p.created_at, true)) then i.title end as "itemTitle",
  case when ((l.privacy = 'PUBLIC' and l.hidden_at is null and coalesce(l.share_link_expires_at > now(), true)) and coalesce(l.share_link_replaced_at < p.created_at, true)) then l.name end as "listName",
  case when ((l.privacy = 'PUBLIC' and l.hidden_at is null and coalesce(l.share_link_expires_at > now(), true)) and coalesce(l.share_link_replaced_at < p.created_at, true)) then l.share_token end as "shareToken",
  case when not exists (
    select from users u where (u.id = p.buyer_id or u.email = coalesce(b.email, p.guest_email)) and (l.person_id is null and (l.owner_id is not distinct from u.id
or exists (select from collaborators c where c.list_id = l.id and c.user_id = u.id and c.role in ('EDITOR'))))
  ) then nullif(coalesce(b.email, p.guest_email), '') end as "to"
from purchases p join items i on i.id = p.item_id join lists l on l.id = i.list_id left join users b on b.id = p.buyer_id
where p.id = $purchaseId::uuid;

-- gifts of a list for who receives them
select own.*, g.thumbnail_key as "thumbnailKey", r.received_at as "receivedAt", (select json_build_object('text', t.text, 'authorName', a.name, 'writtenAt', t.written_at)
  from thank_notes t join users a on a.id = t.author_id where t.id = r.note_id) as thanks,
     exists (select from thank_notes t where t.id = r.note_id and t.author_id = $viewerId::uuid) as "isOwnNote", coalesce(b.name, own."guestName") as "giverName",
     greatest(1, (select count(distinct coalesce(g.buyer_id, (select j.joined_to from joined_guest_keys j where j.id = g.guest_key_id), g.guest_key_id, g.id))::int from pools o join pledges g on g.item_id = o.item_id where o.purchase_id = own.id)) as "giverCount"
   from (
     select p.id, i.id as "itemId", i.title, i.image_id, i.image_url as "imageUrl", p.quantity, p.given_at as "givenAt",
       p.giver_key as "giverKey", p.buyer_id as "buyerId", p.guest_name as "guestName", p.is_thanked as "isThanked", p.is_reached as "isReached", p.amount_minor as "amountMinor", p.currency, p.confirmed_at, p.note_id
     from (select g.*, first_value(g.id) over (partition by coalesce(g.buyer_id::text, coalesce(nullif(lower(g.guest_email), ''), g.guest_key_id::text) || ' ' || g.guest_name, g.id::text) order by g.id) as giver_key from (
  select p.id, p.item_id, p.quantity, coalesce(p.bought_at, p.created_at) as given_at, p.buyer_id, p.guest_name, p.guest_email, p.guest_key_id, p.thanked_at is not null as is_thanked,
    p.buyer_id is not null or p.guest_email <> '' or p.guest_key_id is not null or p.undo_token_hash is not null
      or exists (select from pools o where o.purchase_id = p.id) as is_reached,
    null::float8 as amount_minor, null::text as currency, null::timestamptz as confirmed_at, null::uuid as note_id
  from purchases p join items i on i.id = p.item_id join lists l on l.id = i.list_id
  where l.id = $listId::uuid and not ((l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true)) and (l.person_id is null and (l.owner_id is not distinct from $viewerId::uuid
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = $viewerId::uuid and c.role in ('EDITOR'))))) and p.held_until is null
  union all
  select p.id, p.item_id, 1, p.created_at, p.buyer_id, p.guest_name, p.guest_email, p.guest_key_id, p.note_id is not null, true,
    p.amount_minor::float8, i.pledge_currency, p.confirmed_at, p.note_id
  from pledges p join items i on i.id = p.item_id join lists l on l.id = i.list_id
  where l.id = $listId::uuid and not ((l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true)) and (l.person_id is null and (l.owner_id is not distinct from $viewerId::uuid
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = $viewerId::uuid and c.role in ('EDITOR'))))) and i.is_fund
) g) p join items i on i.id = p.item_id
     where ($purchaseIds::uuid[] is null or p.id = any ($purchaseIds::uuid[]))
       and ($afterId::uuid is null or p.id < $afterId::uuid) and ($beforeId::uuid is null or p.id > $beforeId::uuid)
     order by case when $isFromEnd::boolean then p.id end, p.id desc limit $limit::int
   ) own left join users b on b.id = own."buyerId" left join images g on g.id = own.image_id left join received_gifts t on t.purchase_id = own.id
     cross join lateral (select coalesce(t.received_at, own.confirmed_at) as received_at, coalesce(t.note_id, own.note_id) as note_id) r
   order by own.id desc;

-- gifts of a personal link
select p.id as "purchaseId", p.quantity, i.id as "itemId", case when cl.list_id is not null then i.title end as title, cl.list_id as "listId"
from purchases p join items i on i.id = p.item_id join lists l on l.id = i.list_id
  left join circle_lists cl on cl.list_id = l.id and cl.user_id = l.owner_id and cl.circle_id = $circleId::uuid
where p.guest_key_id = $guestId::uuid and p.buyer_id is null and l.hidden_at is null and p.created_at > now() - interval '1 year'
order by p.id desc limit 200;

-- gifts of one giver that are on no list
select own.*, case when own.person_id is null then o.name else (select pe.name from persons pe where pe.id = own.person_id) end as "recipientName" from (
     select p.id, p.what, p.is_told_after as "isToldAfter", coalesce(p.taken_at, p.created_at) as "givenAt", p.is_idea as "isIdea", (not p.is_idea or p.taken_at is not null and coalesce(p.held_until > now(), true)) as "isTaken",
  case when (not p.is_idea or p.taken_at is not null and coalesce(p.held_until > now(), true)) then p.held_until end as "heldUntil", p.notes, p.primary_url as "primaryUrl", coalesce((not p.is_idea or p.taken_at is not null and coalesce(p.held_until > now(), true)) and (p.buyer_id = $memberId::uuid or p.buyer_id is null and p.guest_key_id = any (array(
  with root as (select coalesce((select joined_to from joined_guest_keys where id = $guestKeyId::uuid), $guestKeyId::uuid) as id)
  select id from root union all select j.id from joined_guest_keys j join root on j.joined_to = root.id
))), false) as "isMine", coalesce(p.suggester_id = $memberId::uuid or p.suggester_id is null and p.suggester_key_id = any (array(
  with root as (select coalesce((select joined_to from joined_guest_keys where id = $guestKeyId::uuid), $guestKeyId::uuid) as id)
  select id from root union all select j.id from joined_guest_keys j join root on j.joined_to = root.id
)), false) as "isIdeaMine", l.owner_id, l.person_id, l.name as "listName",
       l.share_token as "shareToken", l.event_date::text as "eventDate", (((l.privacy = 'PUBLIC' and l.hidden_at is null and coalesce(l.share_link_expires_at > now(), true)) and coalesce(l.share_link_replaced_at < coalesce(p.taken_at, p.created_at), true)) or ((l.owner_id is not distinct from $memberId::uuid
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = $memberId::uuid and (c.role in ('EDITOR','HELPER') or l.hidden_at is null and c.role in ('EDITOR','HELPER','VIEWER')))) or l.hidden_at is null and exists (select from circle_lists cl join lists own on own.id = cl.list_id and own.owner_id = cl.user_id
      join circle_members m on m.circle_id = cl.circle_id and m.user_id <> own.owner_id where cl.list_id = l.id and m.user_id = $memberId::uuid))) as "isOpen"
     from off_list_gifts p join lists l on l.id = p.list_id
  where (coalesce((not p.is_idea or p.taken_at is not null and coalesce(p.held_until > now(), true)) and (p.buyer_id = $memberId::uuid or p.buyer_id is null and p.guest_key_id = any (array(
  with root as (select coalesce((select joined_to from joined_guest_keys where id = $guestKeyId::uuid), $guestKeyId::uuid) as id)
  select id from root union all select j.id from joined_guest_keys j join root on j.joined_to = root.id
))), false) or coalesce(p.suggester_id = $memberId::uuid or p.suggester_id is null and p.suggester_key_id = any (array(
  with root as (select coalesce((select joined_to from joined_guest_keys where id = $guestKeyId::uuid), $guestKeyId::uuid) as id)
  select id from root union all select j.id from joined_guest_keys j join root on j.joined_to = root.id
)), false)) and not l.is_demo and l.list_type <> 'SHOPPING' and not (((l.person_id is null and (l.owner_id is not distinct from $viewerId::uuid
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = $viewerId::uuid and c.role in ('EDITOR')))) or coalesce($viewerId::uuid = any (p.kept_from), false)) and (coalesce(l.event_starts_at > now(), true) or p.kept_until > now()))
    and not (not coalesce(p.buyer_id = $memberId::uuid, false) and not p.is_told_after and ((l.person_id is null and (l.owner_id is not distinct from $viewerId::uuid
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = $viewerId::uuid and c.role in ('EDITOR')))) or coalesce($viewerId::uuid = any (p.kept_from), false)))
    and (l.hidden_at is null or (l.owner_id is not distinct from $memberId::uuid
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = $memberId::uuid and c.role in ('EDITOR','HELPER')))) and ($id::uuid is null or p.id = $id::uuid)
     order by p.id desc limit 100
   ) own join users o on o.id = own.owner_id
   order by own.id desc;

-- gifts of one giver
    select own.*, g.thumbnail_key as "thumbnailKey", case when own.person_id is null then o.name else (select pe.name from persons pe where pe.id = own.person_id) end as "recipientName", (
  select json_build_object('currency', b.currency, 'amountMinor', b.amount_minor) from gift_budgets b
  where b.recipient_id = own.recipient_id and b.year = own.year and (b.giver_id = $memberId::uuid or not own."isAccounts" and b.giver_id = any (array(
  with root as (select coalesce((select joined_to from joined_guest_keys where id = $guestKeyId::uuid), $guestKeyId::uuid) as id)
  select id from root union all select j.id from joined_guest_keys j join root on j.joined_to = root.id
)))
  order by b.giver_id = $memberId::uuid desc nulls last, b.giver_id = coalesce((select joined_to from joined_guest_keys where id = $guestKeyId::uuid), $guestKeyId::uuid) desc nulls last, b.giver_id limit 1
) as budget,
      r.received_at as "receivedAt", (select json_build_object('text', t.text, 'authorName', a.name, 'writtenAt', t.written_at)
  from thank_notes t join users a on a.id = t.author_id where t.id = r.note_id) as thanks from (
      select p.id, p.quantity, coalesce(p.bought_at, p.created_at) as "givenAt", p.held_until as "heldUntil",
        p.buyer_id is not null as "isAccounts", i.id as "itemId", i.title, i.image_id, i.image_url as "imageUrl", l.owner_id, l.person_id,
        coalesce(l.person_id, l.owner_id) as recipient_id, md5(coalesce(l.person_id, l.owner_id)::text) as "recipientId", extract(year from coalesce(l.event_date::timestamp, coalesce(p.bought_at, p.created_at) at time zone 'UTC'))::int as year, n.step, n.note, n.paid_minor::float8 as "paidMinor",
        n.paid_currency as "paidCurrency", i.price_minor::float8 as "priceMinor", i.currency, l.name as "listName", l.event_date::text as "eventDate", l.share_token as "shareToken",
        (((l.privacy = 'PUBLIC' and l.hidden_at is null and coalesce(l.share_link_expires_at > now(), true)) and coalesce(l.share_link_replaced_at < p.created_at, true)) or ((l.owner_id is not distinct from $memberId::uuid
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = $memberId::uuid and (c.role in ('EDITOR','HELPER') or l.hidden_at is null and c.role in ('EDITOR','HELPER','VIEWER')))) or l.hidden_at is null and exists (select from circle_lists cl join lists own on own.id = cl.list_id and own.owner_id = cl.user_id
      join circle_members m on m.circle_id = cl.circle_id and m.user_id <> own.owner_id where cl.list_id = l.id and m.user_id = $memberId::uuid))) as "isOpen", ((((l.privacy = 'PUBLIC' and l.hidden_at is null and coalesce(l.share_link_expires_at > now(), true)) and coalesce(l.share_link_replaced_at < p.created_at, true)) or ((l.owner_id is not distinct from $memberId::uuid
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = $memberId::uuid and (c.role in ('EDITOR','HELPER') or l.hidden_at is null and c.role in ('EDITOR','HELPER','VIEWER')))) or l.hidden_at is null and exists (select from circle_lists cl join lists own on own.id = cl.list_id and own.owner_id = cl.user_id
      join circle_members m on m.circle_id = cl.circle_id and m.user_id <> own.owner_id where cl.list_id = l.id and m.user_id = $memberId::uuid))) and (l.list_type <> 'SHOPPING' and exists (select from delivery_addresses d where d.list_id = l.id)
  and now() < coalesce(l.event_starts_at + interval '8 days', coalesce(p.bought_at, p.created_at) + interval '60 days'))) as "hasDeliveryAddress"
      from purchases p join items i on i.id = p.item_id join lists l on l.id = i.list_id left join gift_notes n on n.purchase_id = p.id
  where (p.buyer_id = $memberId::uuid and l.list_type <> 'SHOPPING' or (p.buyer_id is null and (p.guest_key_id = any (array(
  with root as (select coalesce((select joined_to from joined_guest_keys where id = $guestKeyId::uuid), $guestKeyId::uuid) as id)
  select id from root union all select j.id from joined_guest_keys j join root on j.joined_to = root.id
)) or p.guest_email = any (array(select email from guest_addresses where guest_key_id = any (array(
  with root as (select coalesce((select joined_to from joined_guest_keys where id = $guestKeyId::uuid), $guestKeyId::uuid) as id)
  select id from root union all select j.id from joined_guest_keys j join root on j.joined_to = root.id
))))
  and not exists (select from users u where u.email = p.guest_email and ((l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true)) and (l.person_id is null and (l.owner_id is not distinct from u.id
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = u.id and c.role in ('EDITOR')))))))))
    and not l.is_demo and not ((l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true)) and (l.person_id is null and (l.owner_id is not distinct from $viewerId::uuid
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = $viewerId::uuid and c.role in ('EDITOR'))))) and (l.hidden_at is null or (l.owner_id is not distinct from $memberId::uuid
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = $memberId::uuid and c.role in ('EDITOR','HELPER'))))
        and ($purchaseId::uuid is null or p.id = $purchaseId::uuid)
        and ($afterId::uuid is null or p.id < $afterId::uuid) and ($beforeId::uuid is null or p.id > $beforeId::uuid)
      order by case when $isFromEnd::boolean then p.id end, p.id desc limit $limit::int
    ) own join users o on o.id = own.owner_id left join images g on g.id = own.image_id left join received_gifts r on r.purchase_id = own.id
    order by own.id desc;

-- gifts of one person that came, and the thanks for them
select case when given.is_open then given.name end as list, case when given.is_open then given.title end as gift,
  r.received_at as "receivedAt", t.text as thanks, a.name as "from", t.written_at as "writtenAt"
from (
  select distinct on (p.id) p.id, l.name, i.title, (((l.privacy = 'PUBLIC' and l.hidden_at is null and coalesce(l.share_link_expires_at > now(), true)) and coalesce(l.share_link_replaced_at < p.created_at, true)) or ((l.owner_id is not distinct from $userId::uuid
 or exists (select from collaborators c where c.list_id = l.id and c.user_id = $userId::uuid and (c.role in ('EDITOR','HELPER') or l.hidden_at is null and c.role in ('EDITOR','HELPER','VIEWER')))) or l.hidden_at is null and exists (select from circle_lists cl join lists own on own.id = cl.list_id and own.owner_id = cl.user_id
   join circle_members m on m.circle_id = cl.circle_id and m.user_id <> own.owner_id where cl.list_id = l.id and m.user_id = $userId::uuid))) as is_open
  from (
    select id, item_id, created_at from purchases where buyer_id = $userId::uuid or guest_email = $email::text
    union all
    select o.purchase_id, g.item_id, g.created_at from pledges g join pools o on o.item_id = g.item_id
    where o.purchase_id is not null and (g.buyer_id = $userId::uuid or g.guest_email = $email::text)
    union all
    select g.id, g.item_id, g.created_at from pledges g join items i on i.id = g.item_id
    where i.is_fund and (g.buyer_id = $userId::uuid or g.guest_email = $email::text)
  ) p join items i on i.id = p.item_id join lists l on l.id = i.list_id
  where l.list_type <> 'SHOPPING' and not ((l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true)) and (l.person_id is null and (l.owner_id is not distinct from $userId::uuid
 or exists (select from collaborators c where c.list_id = l.id and c.user_id = $userId::uuid and c.role in ('EDITOR')))))
  order by p.id, p.created_at
) given join (
  select purchase_id as gift_id, received_at, note_id from received_gifts union all select id, confirmed_at, note_id from pledges
) r on r.gift_id = given.id left join thank_notes t on t.id = r.note_id left join users a on a.id = t.author_id
where r.received_at is not null or t.id is not null
order by given.id;

-- gifts that are not on a list
select p.id, p.what, p.is_told_after as "isToldAfter", coalesce(p.taken_at, p.created_at) as "givenAt", p.is_idea as "isIdea", (not p.is_idea or p.taken_at is not null and coalesce(p.held_until > now(), true)) as "isTaken",
  case when (not p.is_idea or p.taken_at is not null and coalesce(p.held_until > now(), true)) then p.held_until end as "heldUntil", p.notes, p.primary_url as "primaryUrl", coalesce((not p.is_idea or p.taken_at is not null and coalesce(p.held_until > now(), true)) and (p.buyer_id = $memberId::uuid or p.buyer_id is null and p.guest_key_id = any (array(
  with root as (select coalesce((select joined_to from joined_guest_keys where id = $guestKeyId::uuid), $guestKeyId::uuid) as id)
  select id from root union all select j.id from joined_guest_keys j join root on j.joined_to = root.id
))), false) as "isMine", coalesce(p.suggester_id = $memberId::uuid or p.suggester_id is null and p.suggester_key_id = any (array(
  with root as (select coalesce((select joined_to from joined_guest_keys where id = $guestKeyId::uuid), $guestKeyId::uuid) as id)
  select id from root union all select j.id from joined_guest_keys j join root on j.joined_to = root.id
)), false) as "isIdeaMine" from off_list_gifts p
   where p.list_id = $listId::uuid and (p.is_told_after or not $isToldAlone::boolean)
   order by p.created_at, p.id limit 50;

-- gifts that came to one person
select l.name as list, i.title as gift, r.received_at as "receivedAt"
from lists l join items i on i.list_id = l.id join (
  select p.id, p.item_id, r.received_at from purchases p join received_gifts r on r.purchase_id = p.id
  union all
  select p.id, p.item_id, p.confirmed_at from pledges p join items i on i.id = p.item_id where i.is_fund
) r on r.item_id = i.id
where l.owner_id = $userId::uuid and l.list_type <> 'SHOPPING' and r.received_at is not null and not ((l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true)) and (l.person_id is null and (l.owner_id is not distinct from $userId::uuid
 or exists (select from collaborators c where c.list_id = l.id and c.user_id = $userId::uuid and c.role in ('EDITOR')))))
order by r.received_at, r.id;

-- gifts under an address
select from (
  select item_id, guest_email, buyer_id from purchases union all select item_id, guest_email, buyer_id from pledges
) p join items i on i.id = p.item_id join lists l on l.id = i.list_id
where p.guest_email = $email::text and p.buyer_id is null and l.hidden_at is null and not l.is_demo
  and not exists (select from users u where u.email = p.guest_email and ((l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true)) and (l.person_id is null and (l.owner_id is not distinct from u.id
 or exists (select from collaborators c where c.list_id = l.id and c.user_id = u.id and c.role in ('EDITOR'))))))
limit 1;

-- give points back
update rate_limits set points = greatest(0, points - $points::int)
where key = $key and expire > $now::bigint and expire - $lasts::bigint <= $countedAt::bigint
returning points;

-- give purchases to the holder of a key
update purchases set guest_key_id = $guestKeyId::uuid
where id = any ($purchaseIds::uuid[]) and buyer_id is null and guest_key_id is null;

-- givers to thank
select nullif(coalesce(b.email, p.guest_email), '') as "to", coalesce(b.preferences_language, b.last_language, p.language) as language,
  b.id is not null as "isMember", b.email_verified_at is not null as "isProved", i.title
from (
  select id as purchase_id, item_id, guest_email, buyer_id, language, created_at from purchases where id = any ($purchaseIds::uuid[])
  union all
  select id, item_id, guest_email, buyer_id, language, created_at from pledges where id = any ($purchaseIds::uuid[])
  union all
  select o.purchase_id, g.item_id, g.guest_email, g.buyer_id, g.language, g.created_at
  from pools o join pledges g on g.item_id = o.item_id where o.purchase_id = any ($purchaseIds::uuid[])
) p join items i on i.id = p.item_id left join users b on b.id = p.buyer_id
where nullif(coalesce(b.email, p.guest_email), '') is not null and b.id is distinct from $authorId::uuid
  and not exists (select from users u where u.id = $authorId::uuid and u.email = p.guest_email)
order by p.created_at, p.item_id;

-- gone pledges of one giver
select p.id, p.fate, p.gone_at as "goneAt", p.title, p.share_token as "shareToken", p.list_name as "listName", p.currency, p.amount_minor::float8 as "amountMinor",
     p.is_bought as "isBought", p.is_fund as "isFund", p.is_paid as "isPaid", p.is_confirmed as "isConfirmed", p.buyer_id is not null as "isAccounts",
     p.paid_to as "organiserName", p.organiser_id as "organiserId", p.pay_back as "payBack", p.paid
   from gone_pledges p left join lists l on l.id = p.list_id
  where (p.buyer_id = $memberId::uuid or (p.buyer_id is null and (p.guest_key_id = any (array(
  with root as (select coalesce((select joined_to from joined_guest_keys where id = $guestKeyId::uuid), $guestKeyId::uuid) as id)
  select id from root union all select j.id from joined_guest_keys j join root on j.joined_to = root.id
)) or p.guest_email = any (array(select email from guest_addresses where guest_key_id = any (array(
  with root as (select coalesce((select joined_to from joined_guest_keys where id = $guestKeyId::uuid), $guestKeyId::uuid) as id)
  select id from root union all select j.id from joined_guest_keys j join root on j.joined_to = root.id
))))
  and not exists (select from users u where u.email = p.guest_email and ((l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true)) and (l.person_id is null and (l.owner_id is not distinct from u.id
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = u.id and c.role in ('EDITOR'))))))))) and p.cleared_at is null
    and not coalesce(((l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true)) and (l.person_id is null and (l.owner_id is not distinct from $viewerId::uuid
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = $viewerId::uuid and c.role in ('EDITOR'))))), false) and not coalesce($viewerId::uuid = any (p.kept_from), false)
    and (p.buyer_id is not null or p.guest_key_id = any (array(
  with root as (select coalesce((select joined_to from joined_guest_keys where id = $guestKeyId::uuid), $guestKeyId::uuid) as id)
  select id from root union all select j.id from joined_guest_keys j join root on j.joined_to = root.id
))
      or not exists (select from users u where u.email = p.guest_email and u.id = any (p.kept_from)))
   order by p.gone_at desc, p.id limit $most::int;

-- gone pledges whose givers are to be told
select p.id as "pledgeId", p.list_id as "listId", coalesce(p.buyer_id, (select j.joined_to from joined_guest_keys j where j.id = p.guest_key_id), p.guest_key_id, p.id) as giver, p.buyer_id as "userId", nullif(coalesce(b.email, p.guest_email), '') as "to", b.email_verified_at is not null as "isProved", coalesce(b.preferences_language, b.last_language, p.language) as language,
  coalesce((select true from users u where (u.id = p.buyer_id or u.email = nullif(coalesce(b.email, p.guest_email), '')) and (u.id = any (p.kept_from) or (l.person_id is null and (l.owner_id is not distinct from u.id
 or exists (select from collaborators c where c.list_id = l.id and c.user_id = u.id and c.role in ('EDITOR'))))) limit 1), false) as "isKept",
  p.fate, p.title, p.list_name as "listName", l.list_type as "listType", p.currency, p.amount_minor::float8 as "amountMinor",
  p.is_paid as "isPaid", p.paid_to as "paidToName", p.organiser_id is not distinct from p.id as "isOrganiser", p.organiser_id as "organiserId", p.is_bought as "isBought", p.is_fund as "isFund",
  p.paid_to as "organiserName", null::uuid as "organiserUserId",
  coalesce((select sum((one.value ->> 'amountMinor')::float8) from jsonb_array_elements(p.paid) one), 0) as "sumMinor"
from gone_pledges p left join lists l on l.id = p.list_id left join users b on b.id = p.buyer_id
where p.told_at is null order by p.gone_at, p.id limit $most::int;

-- guest behind a personal link
select g.id, g.name, g.language, g.is_large_type as "isLargeType", c.id as "circleId", c.name as "circleName"
from circle_guests g join circles c on c.id = g.circle_id where g.secret_hash = $secretHash;

-- guests of a circle
select g.id, g.name, g.language, g.is_large_type as "isLargeType", g.secret_hash is not null as "hasLink",
  array(
    select distinct on (l.owner_id, l.person_id) l.id
    from circle_lists cl join lists l on l.id = cl.list_id and l.owner_id = cl.user_id
      join users o on o.id = l.owner_id left join persons pe on pe.id = l.person_id
    where cl.circle_id = g.circle_id and l.hidden_at is null and coalesce(
 (select r.is_guest from circle_guest_recipients r where r.guest_id = g.id and (r.person_id = l.person_id or l.person_id is null and r.user_id = l.owner_id)),
 lower(coalesce(pe.name, o.name)) = lower(g.name))
    order by l.owner_id, l.person_id, l.id limit 200
  ) as "ownListIds", array(
    select distinct on (l.owner_id, l.person_id) l.id
    from circle_lists cl join lists l on l.id = cl.list_id and l.owner_id = cl.user_id
      join users o on o.id = l.owner_id left join persons pe on pe.id = l.person_id
    where cl.circle_id = g.circle_id and l.hidden_at is null and exists (select from circle_guest_recipients r where r.guest_id = g.id and (r.person_id = l.person_id or l.person_id is null and r.user_id = l.owner_id))
    order by l.owner_id, l.person_id, l.id limit 200
  ) as "saidListIds"
from circle_guests g
where g.circle_id = $circleId::uuid and exists (select from circle_members m where m.circle_id = g.circle_id and m.user_id = $viewerId::uuid)
order by g.id limit 20;

-- health of shops
select host, sum(pages)::int as pages, sum(pages_read)::int as "pagesRead", sum(pages_denied)::int as "pagesDenied",
  sum(without_title)::int as "withoutTitle", sum(without_description)::int as "withoutDescription",
  sum(without_picture)::int as "withoutPicture", sum(without_price)::int as "withoutPrice",
  sum(rule_failed)::int as "ruleFailed"
from shop_days where day >= current_date - $daysBack::int
group by host order by sum(pages) desc, host limit $limit::int offset $offset::int;

-- held gifts of one giver
    select own.*, case when own.person_id is null then o.name else (select pe.name from persons pe where pe.id = own.person_id) end as "recipientName" from (
      select p.id, i.id as "itemId", i.title, i.variant, p.quantity, p.held_until as "heldUntil", coalesce(i.affiliate_url, i.primary_url) as "outgoingUrl",
        l.owner_id, l.person_id, l.name as "listName", l.share_token as "shareToken"
      from purchases p join items i on i.id = p.item_id join lists l on l.id = i.list_id
  where (p.buyer_id = $memberId::uuid and l.list_type <> 'SHOPPING' or (p.buyer_id is null and (p.guest_key_id = any (array(
  with root as (select coalesce((select joined_to from joined_guest_keys where id = $guestKeyId::uuid), $guestKeyId::uuid) as id)
  select id from root union all select j.id from joined_guest_keys j join root on j.joined_to = root.id
)) or p.guest_email = any (array(select email from guest_addresses where guest_key_id = any (array(
  with root as (select coalesce((select joined_to from joined_guest_keys where id = $guestKeyId::uuid), $guestKeyId::uuid) as id)
  select id from root union all select j.id from joined_guest_keys j join root on j.joined_to = root.id
))))
  and not exists (select from users u where u.email = p.guest_email and ((l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true)) and (l.person_id is null and (l.owner_id is not distinct from u.id
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = u.id and c.role in ('EDITOR')))))))))
    and not l.is_demo and not ((l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true)) and (l.person_id is null and (l.owner_id is not distinct from $viewerId::uuid
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = $viewerId::uuid and c.role in ('EDITOR'))))) and (l.hidden_at is null or (l.owner_id is not distinct from $memberId::uuid
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = $memberId::uuid and c.role in ('EDITOR','HELPER')))) and p.buyer_id = $memberId::uuid and (((l.privacy = 'PUBLIC' and l.hidden_at is null and coalesce(l.share_link_expires_at > now(), true)) and coalesce(l.share_link_replaced_at < p.created_at, true)) or ((l.owner_id is not distinct from $memberId::uuid
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = $memberId::uuid and (c.role in ('EDITOR','HELPER') or l.hidden_at is null and c.role in ('EDITOR','HELPER','VIEWER')))) or l.hidden_at is null and exists (select from circle_lists cl join lists own on own.id = cl.list_id and own.owner_id = cl.user_id
      join circle_members m on m.circle_id = cl.circle_id and m.user_id <> own.owner_id where cl.list_id = l.id and m.user_id = $memberId::uuid)))
        and (p.held_until > now() or p.held_until is null and p.bought_at > now() - interval '12 hours')
      order by p.id limit 100
    ) own join users o on o.id = own.owner_id
    order by own.id;

-- hidden lists
select l.id,
case when l.privacy = 'PUBLIC' then l.name end as name, case when l.privacy = 'PUBLIC' then l.list_type end as "listType",
case when l.privacy = 'PUBLIC' and l.hidden_at is null then l.share_token end as "shareToken",
l.privacy = 'PUBLIC' as "isPublic", l.is_demo as "isDemo", o.id as "ownerId", o.name as "ownerName",
o.suspended_at is not null as "isOwnerSuspended",
(select count(*)::int from api_keys k where k.user_id = o.id) as "ownerApiKeyCount",
l.hidden_at as "hiddenAt", l.hidden_reason as "hiddenReason",
coalesce(r.open_reports, 0) as "openReports", coalesce(r.all_reports, 0) as "allReports", r.reported_at as "reportedAt",
(select json_agg(json_build_object('id', n.id, 'reason', n.reason, 'details', n.details, 'reportedAt', n.created_at) order by n.id desc)
  from (select * from list_reports where list_id = l.id order by id desc limit 5) n) as reports,
to_char(l.hidden_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '_' || l.id as key
   from lists l join users o on o.id = l.owner_id left join reported_lists r on r.list_id = l.id
   where l.hidden_at is not null and ($at::timestamptz is null or (l.hidden_at, l.id) < ($at::timestamptz, $id::uuid))
   order by l.hidden_at desc, l.id desc limit $limit;

-- hide buyers for as long as promised
update hidden_buyers set ended_at = null, promised_until = null
where list_id = $listId::uuid and $until::timestamptz >= hidden_buyers.promised_until;

-- hide buyers for less than promised
insert into hidden_buyers (list_id, ended_at, promised_until)
values ($listId::uuid, clock_timestamp(), $promisedUntil::timestamptz)
on conflict (list_id) do update set ended_at = excluded.ended_at,
  promised_until = greatest(hidden_buyers.promised_until, excluded.promised_until);

-- hold login
select pg_advisory_xact_lock(hashtextextended($name, 0));

-- hold the items of gifts
select 1 from items where id in (
  select item_id from purchases where id = any ($purchaseIds::uuid[]) union select item_id from pledges where id = any ($purchaseIds::uuid[])
) order by id for key share;

-- holds that lapse
select p.id as "purchaseId", i.id as "itemId", l.id as "listId" from purchases p join items i on i.id = p.item_id join lists l on l.id = i.list_id
where p.held_until is not null and (p.held_until <= $now::timestamptz or coalesce(l.event_starts_at + interval '1 day' between p.created_at and $now::timestamptz, false))
order by p.held_until limit $most::int;

-- holds whose givers are to be asked
select p.id as "purchaseId", i.id as "itemId", l.id as "listId" from purchases p join items i on i.id = p.item_id join lists l on l.id = i.list_id
where p.held_until > $now::timestamptz and p.held_until <= $now::timestamptz + interval '1 day' and p.asked_at is null
  and p.held_until - $now::timestamptz <= (p.held_until - p.created_at) / 2
order by p.held_until limit $most::int;

-- how many shops were read
select count(distinct host)::int as total from shop_days where day >= current_date - $daysBack::int;

-- how to give to a fund
select how_to_pay as "howToPay" from funds where item_id = $itemId::uuid;

-- how to give to the funds of lists
select f.item_id as "itemId", f.how_to_pay as "howToPay" from funds f join items i on i.id = f.item_id
where i.list_id = any ($listIds::uuid[]);

-- idea that is held
select coalesce(b.preferences_language, b.last_language, p.language) as language, 1 as quantity, 1 as remaining, p.held_until as "heldUntil",
  l.time_zone as "timeZone", l.list_type as "listType", false as "isArchived", case when (((l.privacy = 'PUBLIC' and l.hidden_at is null and coalesce(l.share_link_expires_at > now(), true)) and coalesce(l.share_link_replaced_at < coalesce(p.taken_at, p.created_at), true)) or ((l.owner_id is not distinct from p.buyer_id
 or exists (select from collaborators c where c.list_id = l.id and c.user_id = p.buyer_id and (c.role in ('EDITOR','HELPER') or l.hidden_at is null and c.role in ('EDITOR','HELPER','VIEWER')))) or l.hidden_at is null and exists (select from circle_lists cl join lists own on own.id = cl.list_id and own.owner_id = cl.user_id
   join circle_members m on m.circle_id = cl.circle_id and m.user_id <> own.owner_id where cl.list_id = l.id and m.user_id = p.buyer_id))) then nullif(p.what, '') end as "itemTitle",
  case when (((l.privacy = 'PUBLIC' and l.hidden_at is null and coalesce(l.share_link_expires_at > now(), true)) and coalesce(l.share_link_replaced_at < coalesce(p.taken_at, p.created_at), true)) or ((l.owner_id is not distinct from p.buyer_id
 or exists (select from collaborators c where c.list_id = l.id and c.user_id = p.buyer_id and (c.role in ('EDITOR','HELPER') or l.hidden_at is null and c.role in ('EDITOR','HELPER','VIEWER')))) or l.hidden_at is null and exists (select from circle_lists cl join lists own on own.id = cl.list_id and own.owner_id = cl.user_id
   join circle_members m on m.circle_id = cl.circle_id and m.user_id <> own.owner_id where cl.list_id = l.id and m.user_id = p.buyer_id))) then l.name end as "listName", case when (((l.privacy = 'PUBLIC' and l.hidden_at is null and coalesce(l.share_link_expires_at > now(), true)) and coalesce(l.share_link_replaced_at < coalesce(p.taken_at, p.created_at), true)) or ((l.owner_id is not distinct from p.buyer_id
 or exists (select from collaborators c where c.list_id = l.id and c.user_id = p.buyer_id and (c.role in ('EDITOR','HELPER') or l.hidden_at is null and c.role in ('EDITOR','HELPER','VIEWER')))) or l.hidden_at is null and exists (select from circle_lists cl join lists own on own.id = cl.list_id and own.owner_id = cl.user_id
   join circle_members m on m.circle_id = cl.circle_id and m.user_id <> own.owner_id where cl.list_id = l.id and m.user_id = p.buyer_id))) then l.share_token end as "shareToken",
  case when not exists (
    select from users u where (u.id = p.buyer_id or u.email = coalesce(b.email, p.guest_email)) and ((l.person_id is null and (l.owner_id is not distinct from u.id
 or exists (select from collaborators c where c.list_id = l.id and c.user_id = u.id and c.role in ('EDITOR')))) or u.id = any (p.kept_from))
  ) then nullif(coalesce(b.email, p.guest_email), '') end as "to"
from off_list_gifts p join lists l on l.id = p.list_id left join users b on b.id = p.buyer_id where p.id = $id::uuid;

-- idea that was held
select coalesce(b.preferences_language, b.last_language, p.language) as language, 1 as quantity, 1 as remaining, p.held_until as "heldUntil",
  l.time_zone as "timeZone", l.list_type as "listType", false as "isArchived", case when (((l.privacy = 'PUBLIC' and l.hidden_at is null and coalesce(l.share_link_expires_at > now(), true)) and coalesce(l.share_link_replaced_at < coalesce(p.taken_at, p.created_at), true)) or ((l.owner_id is not distinct from p.buyer_id
 or exists (select from collaborators c where c.list_id = l.id and c.user_id = p.buyer_id and (c.role in ('EDITOR','HELPER') or l.hidden_at is null and c.role in ('EDITOR','HELPER','VIEWER')))) or l.hidden_at is null and exists (select from circle_lists cl join lists own on own.id = cl.list_id and own.owner_id = cl.user_id
   join circle_members m on m.circle_id = cl.circle_id and m.user_id <> own.owner_id where cl.list_id = l.id and m.user_id = p.buyer_id))) then nullif(p.what, '') end as "itemTitle",
  case when (((l.privacy = 'PUBLIC' and l.hidden_at is null and coalesce(l.share_link_expires_at > now(), true)) and coalesce(l.share_link_replaced_at < coalesce(p.taken_at, p.created_at), true)) or ((l.owner_id is not distinct from p.buyer_id
 or exists (select from collaborators c where c.list_id = l.id and c.user_id = p.buyer_id and (c.role in ('EDITOR','HELPER') or l.hidden_at is null and c.role in ('EDITOR','HELPER','VIEWER')))) or l.hidden_at is null and exists (select from circle_lists cl join lists own on own.id = cl.list_id and own.owner_id = cl.user_id
   join circle_members m on m.circle_id = cl.circle_id and m.user_id <> own.owner_id where cl.list_id = l.id and m.user_id = p.buyer_id))) then l.name end as "listName", case when (((l.privacy = 'PUBLIC' and l.hidden_at is null and coalesce(l.share_link_expires_at > now(), true)) and coalesce(l.share_link_replaced_at < coalesce(p.taken_at, p.created_at), true)) or ((l.owner_id is not distinct from p.buyer_id
 or exists (select from collaborators c where c.list_id = l.id and c.user_id = p.buyer_id and (c.role in ('EDITOR','HELPER') or l.hidden_at is null and c.role in ('EDITOR','HELPER','VIEWER')))) or l.hidden_at is null and exists (select from circle_lists cl join lists own on own.id = cl.list_id and own.owner_id = cl.user_id
   join circle_members m on m.circle_id = cl.circle_id and m.user_id <> own.owner_id where cl.list_id = l.id and m.user_id = p.buyer_id))) then l.share_token end as "shareToken",
  case when not exists (
    select from users u where (u.id = p.buyer_id or u.email = coalesce(b.email, p.guest_email)) and ((l.person_id is null and (l.owner_id is not distinct from u.id
 or exists (select from collaborators c where c.list_id = l.id and c.user_id = u.id and c.role in ('EDITOR')))) or u.id = any (p.kept_from))
  ) then nullif(coalesce(b.email, p.guest_email), '') end as "to"
from off_list_gifts p join lists l on l.id = p.list_id left join users b on b.id = p.buyer_id where p.id = $id::uuid and p.is_idea and p.taken_at is not null and p.held_until <= $now::timestamptz;

-- ideas whose givers are to be asked
select p.id, p.list_id as "listId" from off_list_gifts p
where p.is_idea and p.taken_at is not null and p.held_until > $now::timestamptz and p.held_until <= $now::timestamptz + interval '1 day'
  and p.asked_at is null and p.held_until - $now::timestamptz <= (p.held_until - p.taken_at) / 2
order by p.held_until limit $most::int;

-- ideas whose holds are over
select p.id, p.list_id as "listId" from off_list_gifts p where p.is_idea and p.taken_at is not null and p.held_until <= $now::timestamptz order by p.held_until limit $most::int;

-- insert mails
insert into mails (id, "to", subject, kind, text, html, state, unsubscribe_url, about_list_ids, reply_to, expires_at, created_at, delivered_at)
select id, "to", subject, kind, text, html, state, unsubscribe_url, about_list_ids, reply_to, expires_at, now(), case when state = 'KEPT' then now() end
from json_populate_recordset(null::mails, $mails::json);

-- insert the settings
insert into site_settings (id, values, updated_at) values ($id, '{}', now()) on conflict do nothing;

-- insert webhook delivery
insert into webhook_deliveries (id, webhook_id, message_id, type, attempt, status, problem, milliseconds, sealed, created_at)
values ($id::uuid, $webhookId::uuid, $messageId::uuid, $type, $attempt::int, $status::int, $problem::text,
  $milliseconds::int, $sealed, $at::timestamptz);

-- item behind a place
select id, order_index as place from items where list_id = $listId::uuid and id <> $itemId::uuid and (order_index, id) > ($place::int, $id::uuid) order by order_index, id limit 1;

-- item counts of lists
select list_id as "listId", count(*) filter (where not is_archived)::int as current,
  count(*) filter (where is_archived)::int as archived
from items where list_id = any($listIds::uuid[]) group by list_id;

-- item counts of one person
select l.id, (select count(*) from items i where i.list_id = l.id)::int as items
from lists l where l.owner_id = $userId::uuid order by l.created_at, l.id;

-- item in front of a place
select id, order_index as place from items where list_id = $listId::uuid and id <> $itemId::uuid and (order_index, id) < ($place::int, $id::uuid) order by order_index desc, id desc limit 1;

-- item to edit
select row_to_json(item) as item, i.xmin::text as version,
     i.affiliate_site_id as "affiliateSiteId", json_build_object(
     'id', l.id, 'ownerId', l.owner_id, 'personId', l.person_id, 'listType', l.list_type, 'privacy', l.privacy, 'isDemo', l.is_demo,
     'isHidden', l.hidden_at is not null, 'purchaseVisibility', l.purchase_visibility, 'eventStartsAt', l.event_starts_at,
     'revision', l.revision, 'purchaseRevision', l.purchase_revision,
     'collaboratorRoles', (select coalesce(json_object_agg(user_id, role), '{}') from (
    select c.user_id, c.role from collaborators c where c.list_id = l.id
    union select m.user_id, 'MEMBER' from circle_lists cl join lists own on own.id = cl.list_id and own.owner_id = cl.user_id
      join circle_members m on m.circle_id = cl.circle_id and m.user_id <> own.owner_id where cl.list_id = l.id and (select w.circle_count > 0 from users w where w.id = l.owner_id)
      and not exists (select from collaborators c where c.list_id = cl.list_id and c.user_id = m.user_id)
  ) roles)
   ) as list
   from items i join lists l on l.id = i.list_id
     cross join lateral (select ((l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true)) and (l.person_id is null and (l.owner_id is not distinct from $viewerId::uuid
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = $viewerId::uuid and c.role in ('EDITOR'))))) as is_blind offset 0) v
     cross join lateral (select i.id as "id", i.title as "title", i.description as "description", i.notes as "notes", i.category as "category", i.amount as "amount", i.variant as "variant", i.secondary_url as "secondaryUrl", i.currency as "currency", i.quantity_desired as "quantityDesired", i.is_group_gift as "isGroupGift", i.is_fund as "isFund", i.is_most_wanted as "isMostWanted", i.choice_id as "choiceId", i.question_count as "questionCount", i.order_index as "orderIndex", i.primary_url as "primaryUrl", i.image_url as "imageUrl", i.recipes as "recipes", i.created_at as "createdAt", i.updated_at as "updatedAt", i.list_id as "listId", case when i.image_id is not null then (
  select json_build_object('id', g.id, 'originalKey', g.original_key, 'thumbnailKey', g.thumbnail_key,
    'filename', g.filename, 'contentType', g.content_type, 'size', g.size, 'width', g.width, 'height', g.height,
    'uploadedAt', g.uploaded_at)
  from images g where g.id = i.image_id
) end as "image", i.price_minor as "priceMinor", i.is_archived as "isArchived", i.affiliate_url as "affiliateUrl", i.affiliate_logo_url as "affiliateLogoUrl", case when v.is_blind then 0 else i.quantity_purchased end as "quantityPurchased", null::timestamptz as "heldUntil", not v.is_blind and i.is_unneeded as "isUnneeded", i.times_put_back as "timesPutBack", case when not v.is_blind then case when i.pledge_currency is not null then
  json_build_object('currency', i.pledge_currency, 'amountMinor', i.pledged_minor, 'count', i.pledge_count) end end as "pool", null::json as "purchases") item
   where i.id = $itemId::uuid;

-- items of lists, all, blind
    select item."listId", json_agg(item order by item."orderIndex", item.id) as items from (
      select i.id as "id", i.title as "title", i.description as "description", i.notes as "notes", i.category as "category", i.amount as "amount", i.variant as "variant", i.secondary_url as "secondaryUrl", i.currency as "currency", i.quantity_desired as "quantityDesired", i.is_group_gift as "isGroupGift", i.is_fund as "isFund", i.is_most_wanted as "isMostWanted", i.choice_id as "choiceId", i.question_count as "questionCount", i.order_index as "orderIndex", i.primary_url as "primaryUrl", i.image_url as "imageUrl", i.recipes as "recipes", i.created_at as "createdAt", i.updated_at as "updatedAt", i.list_id as "listId", case when i.image_id is not null then (
  select json_build_object('id', g.id, 'originalKey', g.original_key, 'thumbnailKey', g.thumbnail_key,
    'filename', g.filename, 'contentType', g.content_type, 'size', g.size, 'width', g.width, 'height', g.height,
    'uploadedAt', g.uploaded_at)
  from images g where g.id = i.image_id
) end as "image", i.price_minor as "priceMinor", i.is_archived as "isArchived", i.affiliate_url as "affiliateUrl", i.affiliate_logo_url as "affiliateLogoUrl", 0 as "quantityPurchased", null::timestamptz as "heldUntil", false as "isUnneeded", 0 as "timesPutBack", null::json as "pool", null::json as "purchases" from items i
      where i.list_id = any($listIds::uuid[])
    ) item group by item."listId";

-- items of lists, all, whole
    select item."listId", json_agg(item order by item."orderIndex", item.id) as items from (
      select i.id as "id", i.title as "title", i.description as "description", i.notes as "notes", i.category as "category", i.amount as "amount", i.variant as "variant", i.secondary_url as "secondaryUrl", i.currency as "currency", i.quantity_desired as "quantityDesired", i.is_group_gift as "isGroupGift", i.is_fund as "isFund", i.is_most_wanted as "isMostWanted", i.choice_id as "choiceId", i.question_count as "questionCount", i.order_index as "orderIndex", i.primary_url as "primaryUrl", i.image_url as "imageUrl", i.recipes as "recipes", i.created_at as "createdAt", i.updated_at as "updatedAt", i.list_id as "listId", case when i.image_id is not null then (
  select json_build_object('id', g.id, 'originalKey', g.original_key, 'thumbnailKey', g.thumbnail_key,
    'filename', g.filename, 'contentType', g.content_type, 'size', g.size, 'width', g.width, 'height', g.height,
    'uploadedAt', g.uploaded_at)
  from images g where g.id = i.image_id
) end as "image", i.price_minor as "priceMinor", i.is_archived as "isArchived", i.affiliate_url as "affiliateUrl", i.affiliate_logo_url as "affiliateLogoUrl", i.quantity_purchased as "quantityPurchased", i.held_until as "heldUntil", i.is_unneeded as "isUnneeded", i.times_put_back as "timesPutBack", case when i.pledge_currency is not null then
  json_build_object('currency', i.pledge_currency, 'amountMinor', i.pledged_minor, 'count', i.pledge_count) end as "pool", case when i.quantity_purchased > 0 then (
  select json_agg(json_build_object(
    'id', p.id, 'quantity', p.quantity, 'createdAt', coalesce(p.bought_at, p.created_at), 'heldUntil', p.held_until, 'guestEmail', p.guest_email,
    'guestName', p.guest_name, 'buyerId', p.buyer_id, 'buyerName', b.name,
    'isThanked', p.thanked_at is not null
  ) order by p.created_at, p.id)
  from purchases p left join users b on b.id = p.buyer_id where p.item_id = i.id
) end as "purchases" from items i
      where i.list_id = any($listIds::uuid[])
    ) item group by item."listId";

-- items of lists, current, blind
    select item."listId", json_agg(item order by item."orderIndex", item.id) as items from (
      select i.id as "id", i.title as "title", i.description as "description", i.notes as "notes", i.category as "category", i.amount as "amount", i.variant as "variant", i.secondary_url as "secondaryUrl", i.currency as "currency", i.quantity_desired as "quantityDesired", i.is_group_gift as "isGroupGift", i.is_fund as "isFund", i.is_most_wanted as "isMostWanted", i.choice_id as "choiceId", i.question_count as "questionCount", i.order_index as "orderIndex", i.primary_url as "primaryUrl", i.image_url as "imageUrl", i.recipes as "recipes", i.created_at as "createdAt", i.updated_at as "updatedAt", i.list_id as "listId", case when i.image_id is not null then (
  select json_build_object('id', g.id, 'originalKey', g.original_key, 'thumbnailKey', g.thumbnail_key,
    'filename', g.filename, 'contentType', g.content_type, 'size', g.size, 'width', g.width, 'height', g.height,
    'uploadedAt', g.uploaded_at)
  from images g where g.id = i.image_id
) end as "image", i.price_minor as "priceMinor", i.is_archived as "isArchived", i.affiliate_url as "affiliateUrl", i.affiliate_logo_url as "affiliateLogoUrl", 0 as "quantityPurchased", null::timestamptz as "heldUntil", false as "isUnneeded", 0 as "timesPutBack", null::json as "pool", null::json as "purchases" from items i
      where i.list_id = any($listIds::uuid[]) and not i.is_archived
    ) item group by item."listId";

-- items of lists, current, whole
    select item."listId", json_agg(item order by item."orderIndex", item.id) as items from (
      select i.id as "id", i.title as "title", i.description as "description", i.notes as "notes", i.category as "category", i.amount as "amount", i.variant as "variant", i.secondary_url as "secondaryUrl", i.currency as "currency", i.quantity_desired as "quantityDesired", i.is_group_gift as "isGroupGift", i.is_fund as "isFund", i.is_most_wanted as "isMostWanted", i.choice_id as "choiceId", i.question_count as "questionCount", i.order_index as "orderIndex", i.primary_url as "primaryUrl", i.image_url as "imageUrl", i.recipes as "recipes", i.created_at as "createdAt", i.updated_at as "updatedAt", i.list_id as "listId", case when i.image_id is not null then (
  select json_build_object('id', g.id, 'originalKey', g.original_key, 'thumbnailKey', g.thumbnail_key,
    'filename', g.filename, 'contentType', g.content_type, 'size', g.size, 'width', g.width, 'height', g.height,
    'uploadedAt', g.uploaded_at)
  from images g where g.id = i.image_id
) end as "image", i.price_minor as "priceMinor", i.is_archived as "isArchived", i.affiliate_url as "affiliateUrl", i.affiliate_logo_url as "affiliateLogoUrl", i.quantity_purchased as "quantityPurchased", i.held_until as "heldUntil", i.is_unneeded as "isUnneeded", i.times_put_back as "timesPutBack", case when i.pledge_currency is not null then
  json_build_object('currency', i.pledge_currency, 'amountMinor', i.pledged_minor, 'count', i.pledge_count) end as "pool", case when i.quantity_purchased > 0 then (
  select json_agg(json_build_object(
    'id', p.id, 'quantity', p.quantity, 'createdAt', coalesce(p.bought_at, p.created_at), 'heldUntil', p.held_until, 'guestEmail', p.guest_email,
    'guestName', p.guest_name, 'buyerId', p.buyer_id, 'buyerName', b.name,
    'isThanked', p.thanked_at is not null
  ) order by p.created_at, p.id)
  from purchases p left join users b on b.id = p.buyer_id where p.item_id = i.id
) end as "purchases" from items i
      where i.list_id = any($listIds::uuid[]) and not i.is_archived
    ) item group by item."listId";

-- items whose prices somebody watches
  select own.*, g.thumbnail_key as "thumbnailKey", latest.price_minor as "priceMinor", latest.currency, latest.is_sold_out as "isSoldOut",
    earliest.price_minor as "firstMinor", earliest.currency as "firstCurrency"
  from (
    select w.item_id as "itemId", i.title, left(lower(i.title), 40) as key, i.image_id, i.image_url as "imageUrl",
      l.id as "listId", l.name as "listName", w.seen_at as "seenAt", w.problem
    from price_watchers mine join price_watches w on w.item_id = mine.watch_item_id
    join items i on i.id = w.item_id join lists l on l.id = i.list_id
    where mine.user_id = $userId::uuid and l.hidden_at is null and $userId::uuid in (select p.user_id from price_watchers p join users u on u.id = p.user_id
where p.watch_item_id = w.item_id and u.suspended_at is null and (l.owner_id is not distinct from p.user_id
  or exists (select from collaborators c where c.list_id = l.id and c.user_id = p.user_id and c.role in ('EDITOR','HELPER'))))
      and ($afterId::uuid is null or (left(lower(i.title), 40), w.item_id) > ($afterTitle::text, $afterId::uuid))
      and ($beforeId::uuid is null or (left(lower(i.title), 40), w.item_id) < ($beforeTitle::text, $beforeId::uuid))
    order by case when $isFromEnd::boolean then left(lower(i.title), 40) end desc,
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
  order by own.key, own."itemId";

-- join keys of a guest
with kept as (select coalesce((select joined_to from joined_guest_keys where id = $guestKeyId::uuid), $guestKeyId::uuid) as id),
other as (select coalesce((select joined_to from joined_guest_keys where id = $otherId::uuid), $otherId::uuid) as id),
moved as (
  update joined_guest_keys set joined_to = kept.id from kept, other where joined_to = other.id and kept.id <> other.id
)
insert into joined_guest_keys (id, joined_to, created_at) select other.id, kept.id, now() from kept, other where kept.id <> other.id;

-- keep gone pledges by itemIds
    insert into gone_pledges (id, list_id, share_token, fate, title, list_name, currency, amount_minor, guest_email, guest_key_id, buyer_id,
      language, is_bought, is_fund, is_paid, is_confirmed, paid_to, organiser_id, pay_back, paid, kept_from, gone_at, told_at)
    select p.id, l.id, l.share_token, $fate, case when open.is_open then i.title end, case when open.is_open then l.name end,
      coalesce(i.pledge_currency, i.currency), p.amount_minor, p.guest_email, p.guest_key_id, p.buyer_id, p.language,
      o.purchase_id is not null, i.is_fund, p.paid_at is not null, p.confirmed_at is not null, coalesce(p.paid_to, (select coalesce(u.name, g.guest_name) from pledges g left join users u on u.id = g.buyer_id where g.id = o.organiser_id)),
      o.organiser_id, case when o.purchase_id is not null then o.pay_back end, case when o.organiser_id = p.id then (
  select jsonb_agg(jsonb_build_object('id', g.id, 'name', coalesce(u.name, g.guest_name), 'amountMinor', g.amount_minor, 'isPaid', g.paid_at is not null,
    'isConfirmed', g.confirmed_at is not null) order by g.created_at, g.id)
  from pledges g left join users u on u.id = g.buyer_id
  where g.item_id = p.item_id and g.id <> p.id and (g.paid_at is not null or g.confirmed_at is not null)
) end,
      case when (l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true)) and l.person_id is null then array(select l.owner_id union select c.user_id from collaborators c where c.list_id = l.id and c.role in ('EDITOR')) else '{}' end, now(),
      case when o.purchase_id is not null and coalesce(l.event_starts_at <= now() - interval '1 day', false) then now() end
    from pledges p join items i on i.id = p.item_id join lists l on l.id = i.list_id join pools o on o.item_id = i.id
      cross join lateral (select ((l.privacy = 'PUBLIC' and l.hidden_at is null and coalesce(l.share_link_expires_at > now(), true)) and coalesce(l.share_link_replaced_at < p.created_at, true)) or ((l.owner_id is not distinct from p.buyer_id
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = p.buyer_id and (c.role in ('EDITOR','HELPER') or l.hidden_at is null and c.role in ('EDITOR','HELPER','VIEWER')))) or l.hidden_at is null and exists (select from circle_lists cl join lists own on own.id = cl.list_id and own.owner_id = cl.user_id
      join circle_members m on m.circle_id = cl.circle_id and m.user_id <> own.owner_id where cl.list_id = l.id and m.user_id = p.buyer_id)) as is_open) open
    where i.id = any($id::uuid[]) and (p.buyer_id is not null or p.guest_key_id is not null or p.guest_email <> '') and not l.is_demo
    on conflict (id) do nothing;

-- keep gone pledges by listId
    with hushed as (delete from notifications n using lists l where l.id = $id and n.about_list_id = l.id and ((l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true)) and (l.person_id is null and (l.owner_id is not distinct from n.user_id
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = n.user_id and c.role in ('EDITOR'))))))
    insert into gone_pledges (id, list_id, share_token, fate, title, list_name, currency, amount_minor, guest_email, guest_key_id, buyer_id,
      language, is_bought, is_fund, is_paid, is_confirmed, paid_to, organiser_id, pay_back, paid, kept_from, gone_at, told_at)
    select p.id, l.id, l.share_token, $fate, case when open.is_open then i.title end, case when open.is_open then l.name end,
      coalesce(i.pledge_currency, i.currency), p.amount_minor, p.guest_email, p.guest_key_id, p.buyer_id, p.language,
      o.purchase_id is not null, i.is_fund, p.paid_at is not null, p.confirmed_at is not null, coalesce(p.paid_to, (select coalesce(u.name, g.guest_name) from pledges g left join users u on u.id = g.buyer_id where g.id = o.organiser_id)),
      o.organiser_id, case when o.purchase_id is not null then o.pay_back end, case when o.organiser_id = p.id then (
  select jsonb_agg(jsonb_build_object('id', g.id, 'name', coalesce(u.name, g.guest_name), 'amountMinor', g.amount_minor, 'isPaid', g.paid_at is not null,
    'isConfirmed', g.confirmed_at is not null) order by g.created_at, g.id)
  from pledges g left join users u on u.id = g.buyer_id
  where g.item_id = p.item_id and g.id <> p.id and (g.paid_at is not null or g.confirmed_at is not null)
) end,
      case when (l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true)) and l.person_id is null then array(select l.owner_id union select c.user_id from collaborators c where c.list_id = l.id and c.role in ('EDITOR')) else '{}' end, now(),
      case when o.purchase_id is not null and coalesce(l.event_starts_at <= now() - interval '1 day', false) then now() end
    from pledges p join items i on i.id = p.item_id join lists l on l.id = i.list_id join pools o on o.item_id = i.id
      cross join lateral (select ((l.privacy = 'PUBLIC' and l.hidden_at is null and coalesce(l.share_link_expires_at > now(), true)) and coalesce(l.share_link_replaced_at < p.created_at, true)) or ((l.owner_id is not distinct from p.buyer_id
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = p.buyer_id and (c.role in ('EDITOR','HELPER') or l.hidden_at is null and c.role in ('EDITOR','HELPER','VIEWER')))) or l.hidden_at is null and exists (select from circle_lists cl join lists own on own.id = cl.list_id and own.owner_id = cl.user_id
      join circle_members m on m.circle_id = cl.circle_id and m.user_id <> own.owner_id where cl.list_id = l.id and m.user_id = p.buyer_id)) as is_open) open
    where l.id = $id and (p.buyer_id is not null or p.guest_key_id is not null or p.guest_email <> '') and not l.is_demo
    on conflict (id) do nothing;

-- keep gone pledges by ownerId
    with hushed as (delete from notifications n using lists l where l.owner_id = $id and n.about_list_id = l.id and ((l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true)) and (l.person_id is null and (l.owner_id is not distinct from n.user_id
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = n.user_id and c.role in ('EDITOR'))))))
    insert into gone_pledges (id, list_id, share_token, fate, title, list_name, currency, amount_minor, guest_email, guest_key_id, buyer_id,
      language, is_bought, is_fund, is_paid, is_confirmed, paid_to, organiser_id, pay_back, paid, kept_from, gone_at, told_at)
    select p.id, l.id, l.share_token, $fate, case when open.is_open then i.title end, case when open.is_open then l.name end,
      coalesce(i.pledge_currency, i.currency), p.amount_minor, p.guest_email, p.guest_key_id, p.buyer_id, p.language,
      o.purchase_id is not null, i.is_fund, p.paid_at is not null, p.confirmed_at is not null, coalesce(p.paid_to, (select coalesce(u.name, g.guest_name) from pledges g left join users u on u.id = g.buyer_id where g.id = o.organiser_id)),
      o.organiser_id, case when o.purchase_id is not null then o.pay_back end, case when o.organiser_id = p.id then (
  select jsonb_agg(jsonb_build_object('id', g.id, 'name', coalesce(u.name, g.guest_name), 'amountMinor', g.amount_minor, 'isPaid', g.paid_at is not null,
    'isConfirmed', g.confirmed_at is not null) order by g.created_at, g.id)
  from pledges g left join users u on u.id = g.buyer_id
  where g.item_id = p.item_id and g.id <> p.id and (g.paid_at is not null or g.confirmed_at is not null)
) end,
      case when (l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true)) and l.person_id is null then array(select l.owner_id union select c.user_id from collaborators c where c.list_id = l.id and c.role in ('EDITOR')) else '{}' end, now(),
      case when o.purchase_id is not null and coalesce(l.event_starts_at <= now() - interval '1 day', false) then now() end
    from pledges p join items i on i.id = p.item_id join lists l on l.id = i.list_id join pools o on o.item_id = i.id
      cross join lateral (select ((l.privacy = 'PUBLIC' and l.hidden_at is null and coalesce(l.share_link_expires_at > now(), true)) and coalesce(l.share_link_replaced_at < p.created_at, true)) or ((l.owner_id is not distinct from p.buyer_id
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = p.buyer_id and (c.role in ('EDITOR','HELPER') or l.hidden_at is null and c.role in ('EDITOR','HELPER','VIEWER')))) or l.hidden_at is null and exists (select from circle_lists cl join lists own on own.id = cl.list_id and own.owner_id = cl.user_id
      join circle_members m on m.circle_id = cl.circle_id and m.user_id <> own.owner_id where cl.list_id = l.id and m.user_id = p.buyer_id)) as is_open) open
    where l.owner_id = $id and (p.buyer_id is not null or p.guest_key_id is not null or p.guest_email <> '') and not l.is_demo
    on conflict (id) do nothing;

-- keep gone pledges by pledgeIds
    insert into gone_pledges (id, list_id, share_token, fate, title, list_name, currency, amount_minor, guest_email, guest_key_id, buyer_id,
      language, is_bought, is_fund, is_paid, is_confirmed, paid_to, organiser_id, pay_back, paid, kept_from, gone_at, told_at)
    select p.id, l.id, l.share_token, $fate, case when open.is_open then i.title end, case when open.is_open then l.name end,
      coalesce(i.pledge_currency, i.currency), p.amount_minor, p.guest_email, p.guest_key_id, p.buyer_id, p.language,
      o.purchase_id is not null, i.is_fund, p.paid_at is not null, p.confirmed_at is not null, coalesce(p.paid_to, (select coalesce(u.name, g.guest_name) from pledges g left join users u on u.id = g.buyer_id where g.id = o.organiser_id)),
      o.organiser_id, case when o.purchase_id is not null then o.pay_back end, case when o.organiser_id = p.id then (
  select jsonb_agg(jsonb_build_object('id', g.id, 'name', coalesce(u.name, g.guest_name), 'amountMinor', g.amount_minor, 'isPaid', g.paid_at is not null,
    'isConfirmed', g.confirmed_at is not null) order by g.created_at, g.id)
  from pledges g left join users u on u.id = g.buyer_id
  where g.item_id = p.item_id and g.id <> p.id and (g.paid_at is not null or g.confirmed_at is not null)
) end,
      case when (l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true)) and l.person_id is null then array(select l.owner_id union select c.user_id from collaborators c where c.list_id = l.id and c.role in ('EDITOR')) else '{}' end, now(),
      case when o.purchase_id is not null and coalesce(l.event_starts_at <= now() - interval '1 day', false) then now() end
    from pledges p join items i on i.id = p.item_id join lists l on l.id = i.list_id join pools o on o.item_id = i.id
      cross join lateral (select ((l.privacy = 'PUBLIC' and l.hidden_at is null and coalesce(l.share_link_expires_at > now(), true)) and coalesce(l.share_link_replaced_at < p.created_at, true)) or ((l.owner_id is not distinct from p.buyer_id
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = p.buyer_id and (c.role in ('EDITOR','HELPER') or l.hidden_at is null and c.role in ('EDITOR','HELPER','VIEWER')))) or l.hidden_at is null and exists (select from circle_lists cl join lists own on own.id = cl.list_id and own.owner_id = cl.user_id
      join circle_members m on m.circle_id = cl.circle_id and m.user_id <> own.owner_id where cl.list_id = l.id and m.user_id = p.buyer_id)) as is_open) open
    where p.id = any($id::uuid[]) and (p.buyer_id is not null or p.guest_key_id is not null or p.guest_email <> '') and not l.is_demo
    on conflict (id) do nothing;

-- keep gone pledges by unpaidOf
    insert into gone_pledges (id, list_id, share_token, fate, title, list_name, currency, amount_minor, guest_email, guest_key_id, buyer_id,
      language, is_bought, is_fund, is_paid, is_confirmed, paid_to, organiser_id, pay_back, paid, kept_from, gone_at, told_at)
    select p.id, l.id, l.share_token, $fate, case when open.is_open then i.title end, case when open.is_open then l.name end,
      coalesce(i.pledge_currency, i.currency), p.amount_minor, p.guest_email, p.guest_key_id, p.buyer_id, p.language,
      o.purchase_id is not null, i.is_fund, p.paid_at is not null, p.confirmed_at is not null, coalesce(p.paid_to, (select coalesce(u.name, g.guest_name) from pledges g left join users u on u.id = g.buyer_id where g.id = o.organiser_id)),
      o.organiser_id, case when o.purchase_id is not null then o.pay_back end, case when o.organiser_id = p.id then (
  select jsonb_agg(jsonb_build_object('id', g.id, 'name', coalesce(u.name, g.guest_name), 'amountMinor', g.amount_minor, 'isPaid', g.paid_at is not null,
    'isConfirmed', g.confirmed_at is not null) order by g.created_at, g.id)
  from pledges g left join users u on u.id = g.buyer_id
  where g.item_id = p.item_id and g.id <> p.id and (g.paid_at is not null or g.confirmed_at is not null)
) end,
      case when (l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true)) and l.person_id is null then array(select l.owner_id union select c.user_id from collaborators c where c.list_id = l.id and c.role in ('EDITOR')) else '{}' end, now(),
      case when o.purchase_id is not null and coalesce(l.event_starts_at <= now() - interval '1 day', false) then now() end
    from pledges p join items i on i.id = p.item_id join lists l on l.id = i.list_id join pools o on o.item_id = i.id
      cross join lateral (select ((l.privacy = 'PUBLIC' and l.hidden_at is null and coalesce(l.share_link_expires_at > now(), true)) and coalesce(l.share_link_replaced_at < p.created_at, true)) or ((l.owner_id is not distinct from p.buyer_id
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = p.buyer_id and (c.role in ('EDITOR','HELPER') or l.hidden_at is null and c.role in ('EDITOR','HELPER','VIEWER')))) or l.hidden_at is null and exists (select from circle_lists cl join lists own on own.id = cl.list_id and own.owner_id = cl.user_id
      join circle_members m on m.circle_id = cl.circle_id and m.user_id <> own.owner_id where cl.list_id = l.id and m.user_id = p.buyer_id)) as is_open) open
    where i.id = $id::uuid and p.paid_at is null and p.confirmed_at is null and (p.buyer_id is not null or p.guest_key_id is not null or p.guest_email <> '') and not l.is_demo
    on conflict (id) do nothing;

-- keep items for buyers
insert into gift_edits (item_id, list_id, item_title, item_url, quantity_desired, is_archived, edited_at)
select i.id, l.id, i.title, i.primary_url, i.quantity_desired, i.is_archived, clock_timestamp()
from items i join lists l on l.id = i.list_id where i.id = any($itemIds::uuid[]) and (l.privacy = 'PUBLIC' and l.hidden_at is null and coalesce(l.share_link_expires_at > now(), true));

-- keep the delivery address of a list
insert into delivery_addresses (list_id, sealed) values ($listId::uuid, $sealed)
on conflict (list_id) do update set sealed = excluded.sealed;

-- keep the pictures of a new list
update images set kept_until = null where id in (select image_id from items where list_id = $listId::uuid);

-- keep what was known of a price
update price_watches set seen_at = $now::timestamptz, look_at = $lookAt::timestamptz, failures = 0, problem = null,
  known_minor = $knownMinor::bigint, known_currency = $knownCurrency::varchar, is_known_sold_out = $isKnownSoldOut::boolean,
  told_at = $toldAt::timestamptz
where item_id = $itemId::uuid returning item_id;

-- keep what was told beside lists from who takes over
update off_list_gifts p set kept_from = array(select distinct k.id from unnest(p.kept_from || $userId::uuid) as k (id)),
  kept_until = greatest(p.kept_until, coalesce(l.event_starts_at, '9999-12-31Z'))
from lists l where l.id = p.list_id and l.id = any($listIds::uuid[]) and l.list_type <> 'SHOPPING';

-- keys of sorted items, CATEGORY_ASC, from the end
select l.id as "listId", page.items from unnest($listIds::uuid[]) as l (id) cross join lateral (
  select json_agg(json_build_object('id', id, 'key', key_text, 'orderIndex', order_index)
    order by part, key collate ucs_basic asc, order_index, id) as items from (
  select * from ((select 0 as part, nullif(left(normalize(lower(i.category), NFKD), 100), '') collate ucs_basic as key, nullif(left(normalize(lower(i.category), NFKD), 100), '') collate ucs_basic as key_text, i.order_index, i.id from items i
  where i.list_id = l.id and ($which::text = 'all' or i.is_archived = ($which::text = 'archived'))
    and ($areTakenIncluded::boolean or i.quantity_purchased < i.quantity_desired or i.held_until is not null) and nullif(left(normalize(lower(i.category), NFKD), 100), '') collate ucs_basic is not null
    and nullif(left(normalize(lower(i.category), NFKD), 100), '') collate ucs_basic >= $afterKey::text and (nullif(left(normalize(lower(i.category), NFKD), 100), '') collate ucs_basic > $afterKey::text or (i.order_index, i.id) > ($afterOrder::int, $afterId::uuid))
    and nullif(left(normalize(lower(i.category), NFKD), 100), '') collate ucs_basic <= $beforeKey::text and (nullif(left(normalize(lower(i.category), NFKD), 100), '') collate ucs_basic < $beforeKey::text or (i.order_index, i.id) < ($beforeOrder::int, $beforeId::uuid))
  order by nullif(left(normalize(lower(i.category), NFKD), 100), '') collate ucs_basic desc, i.order_index desc, i.id desc limit $limit::int) union all (select 1, null, null, i.order_index, i.id from items i
  where i.list_id = l.id and ($which::text = 'all' or i.is_archived = ($which::text = 'archived'))
    and ($areTakenIncluded::boolean or i.quantity_purchased < i.quantity_desired or i.held_until is not null) and nullif(left(normalize(lower(i.category), NFKD), 100), '') collate ucs_basic is null
    and (i.order_index, i.id) > ($afterEmptyOrder::int, $afterEmptyId::uuid) and (i.order_index, i.id) < ($beforeEmptyOrder::int, $beforeEmptyId::uuid)
  order by i.order_index desc, i.id desc limit $limit::int)) found order by part desc, key collate ucs_basic desc, order_index desc, id desc limit $limit::int
  ) found
) page;

-- keys of sorted items, CATEGORY_ASC, from the start
select l.id as "listId", page.items from unnest($listIds::uuid[]) as l (id) cross join lateral (
  select json_agg(json_build_object('id', id, 'key', key_text, 'orderIndex', order_index)
    order by part, key collate ucs_basic asc, order_index, id) as items from (
  select * from ((select 0 as part, nullif(left(normalize(lower(i.category), NFKD), 100), '') collate ucs_basic as key, nullif(left(normalize(lower(i.category), NFKD), 100), '') collate ucs_basic as key_text, i.order_index, i.id from items i
  where i.list_id = l.id and ($which::text = 'all' or i.is_archived = ($which::text = 'archived'))
    and ($areTakenIncluded::boolean or i.quantity_purchased < i.quantity_desired or i.held_until is not null) and nullif(left(normalize(lower(i.category), NFKD), 100), '') collate ucs_basic is not null
    and nullif(left(normalize(lower(i.category), NFKD), 100), '') collate ucs_basic >= $afterKey::text and (nullif(left(normalize(lower(i.category), NFKD), 100), '') collate ucs_basic > $afterKey::text or (i.order_index, i.id) > ($afterOrder::int, $afterId::uuid))
    and nullif(left(normalize(lower(i.category), NFKD), 100), '') collate ucs_basic <= $beforeKey::text and (nullif(left(normalize(lower(i.category), NFKD), 100), '') collate ucs_basic < $beforeKey::text or (i.order_index, i.id) < ($beforeOrder::int, $beforeId::uuid))
  order by nullif(left(normalize(lower(i.category), NFKD), 100), '') collate ucs_basic asc, i.order_index asc, i.id asc limit $limit::int) union all (select 1, null, null, i.order_index, i.id from items i
  where i.list_id = l.id and ($which::text = 'all' or i.is_archived = ($which::text = 'archived'))
    and ($areTakenIncluded::boolean or i.quantity_purchased < i.quantity_desired or i.held_until is not null) and nullif(left(normalize(lower(i.category), NFKD), 100), '') collate ucs_basic is null
    and (i.order_index, i.id) > ($afterEmptyOrder::int, $afterEmptyId::uuid) and (i.order_index, i.id) < ($beforeEmptyOrder::int, $beforeEmptyId::uuid)
  order by i.order_index asc, i.id asc limit $limit::int)) found order by part asc, key collate ucs_basic asc, order_index asc, id asc limit $limit::int
  ) found
) page;

-- keys of sorted items, CATEGORY_DESC, from the end
select l.id as "listId", page.items from unnest($listIds::uuid[]) as l (id) cross join lateral (
  select json_agg(json_build_object('id', id, 'key', key_text, 'orderIndex', order_index)
    order by part, key collate ucs_basic desc, order_index, id) as items from (
  select * from ((select 0 as part, nullif(left(normalize(lower(i.category), NFKD), 100), '') collate ucs_basic as key, nullif(left(normalize(lower(i.category), NFKD), 100), '') collate ucs_basic as key_text, i.order_index, i.id from items i
  where i.list_id = l.id and ($which::text = 'all' or i.is_archived = ($which::text = 'archived'))
    and ($areTakenIncluded::boolean or i.quantity_purchased < i.quantity_desired or i.held_until is not null) and nullif(left(normalize(lower(i.category), NFKD), 100), '') collate ucs_basic is not null
    and nullif(left(normalize(lower(i.category), NFKD), 100), '') collate ucs_basic <= $afterKey::text and (nullif(left(normalize(lower(i.category), NFKD), 100), '') collate ucs_basic < $afterKey::text or (i.order_index, i.id) > ($afterOrder::int, $afterId::uuid))
    and nullif(left(normalize(lower(i.category), NFKD), 100), '') collate ucs_basic >= $beforeKey::text and (nullif(left(normalize(lower(i.category), NFKD), 100), '') collate ucs_basic > $beforeKey::text or (i.order_index, i.id) < ($beforeOrder::int, $beforeId::uuid))
  order by nullif(left(normalize(lower(i.category), NFKD), 100), '') collate ucs_basic asc, i.order_index desc, i.id desc limit $limit::int) union all (select 1, null, null, i.order_index, i.id from items i
  where i.list_id = l.id and ($which::text = 'all' or i.is_archived = ($which::text = 'archived'))
    and ($areTakenIncluded::boolean or i.quantity_purchased < i.quantity_desired or i.held_until is not null) and nullif(left(normalize(lower(i.category), NFKD), 100), '') collate ucs_basic is null
    and (i.order_index, i.id) > ($afterEmptyOrder::int, $afterEmptyId::uuid) and (i.order_index, i.id) < ($beforeEmptyOrder::int, $beforeEmptyId::uuid)
  order by i.order_index desc, i.id desc limit $limit::int)) found order by part desc, key collate ucs_basic asc, order_index desc, id desc limit $limit::int
  ) found
) page;

-- keys of sorted items, CATEGORY_DESC, from the start
select l.id as "listId", page.items from unnest($listIds::uuid[]) as l (id) cross join lateral (
  select json_agg(json_build_object('id', id, 'key', key_text, 'orderIndex', order_index)
    order by part, key collate ucs_basic desc, order_index, id) as items from (
  select * from ((select 0 as part, nullif(left(normalize(lower(i.category), NFKD), 100), '') collate ucs_basic as key, nullif(left(normalize(lower(i.category), NFKD), 100), '') collate ucs_basic as key_text, i.order_index, i.id from items i
  where i.list_id = l.id and ($which::text = 'all' or i.is_archived = ($which::text = 'archived'))
    and ($areTakenIncluded::boolean or i.quantity_purchased < i.quantity_desired or i.held_until is not null) and nullif(left(normalize(lower(i.category), NFKD), 100), '') collate ucs_basic is not null
    and nullif(left(normalize(lower(i.category), NFKD), 100), '') collate ucs_basic <= $afterKey::text and (nullif(left(normalize(lower(i.category), NFKD), 100), '') collate ucs_basic < $afterKey::text or (i.order_index, i.id) > ($afterOrder::int, $afterId::uuid))
    and nullif(left(normalize(lower(i.category), NFKD), 100), '') collate ucs_basic >= $beforeKey::text and (nullif(left(normalize(lower(i.category), NFKD), 100), '') collate ucs_basic > $beforeKey::text or (i.order_index, i.id) < ($beforeOrder::int, $beforeId::uuid))
  order by nullif(left(normalize(lower(i.category), NFKD), 100), '') collate ucs_basic desc, i.order_index asc, i.id asc limit $limit::int) union all (select 1, null, null, i.order_index, i.id from items i
  where i.list_id = l.id and ($which::text = 'all' or i.is_archived = ($which::text = 'archived'))
    and ($areTakenIncluded::boolean or i.quantity_purchased < i.quantity_desired or i.held_until is not null) and nullif(left(normalize(lower(i.category), NFKD), 100), '') collate ucs_basic is null
    and (i.order_index, i.id) > ($afterEmptyOrder::int, $afterEmptyId::uuid) and (i.order_index, i.id) < ($beforeEmptyOrder::int, $beforeEmptyId::uuid)
  order by i.order_index asc, i.id asc limit $limit::int)) found order by part asc, key collate ucs_basic desc, order_index asc, id asc limit $limit::int
  ) found
) page;

-- keys of sorted items, DATE_ASC, from the end
select l.id as "listId", page.items from unnest($listIds::uuid[]) as l (id) cross join lateral (
  select json_agg(json_build_object('id', id, 'key', key_text, 'orderIndex', order_index)
    order by part, key asc, order_index, id) as items from (
  select 0 as part, i.created_at as key, (extract(epoch from i.created_at) * 1000000)::bigint::text as key_text, i.order_index, i.id from items i
  where i.list_id = l.id and ($which::text = 'all' or i.is_archived = ($which::text = 'archived'))
    and ($areTakenIncluded::boolean or i.quantity_purchased < i.quantity_desired or i.held_until is not null) and i.created_at is not null
    and i.created_at >= ('epoch'::timestamptz + $afterKey::float8 * interval '1 microsecond') and (i.created_at > ('epoch'::timestamptz + $afterKey::float8 * interval '1 microsecond') or (i.order_index, i.id) > ($afterOrder::int, $afterId::uuid))
    and i.created_at <= ('epoch'::timestamptz + $beforeKey::float8 * interval '1 microsecond') and (i.created_at < ('epoch'::timestamptz + $beforeKey::float8 * interval '1 microsecond') or (i.order_index, i.id) < ($beforeOrder::int, $beforeId::uuid))
  order by i.created_at desc, i.order_index desc, i.id desc limit $limit::int
  ) found
) page;

-- keys of sorted items, DATE_ASC, from the start
select l.id as "listId", page.items from unnest($listIds::uuid[]) as l (id) cross join lateral (
  select json_agg(json_build_object('id', id, 'key', key_text, 'orderIndex', order_index)
    order by part, key asc, order_index, id) as items from (
  select 0 as part, i.created_at as key, (extract(epoch from i.created_at) * 1000000)::bigint::text as key_text, i.order_index, i.id from items i
  where i.list_id = l.id and ($which::text = 'all' or i.is_archived = ($which::text = 'archived'))
    and ($areTakenIncluded::boolean or i.quantity_purchased < i.quantity_desired or i.held_until is not null) and i.created_at is not null
    and i.created_at >= ('epoch'::timestamptz + $afterKey::float8 * interval '1 microsecond') and (i.created_at > ('epoch'::timestamptz + $afterKey::float8 * interval '1 microsecond') or (i.order_index, i.id) > ($afterOrder::int, $afterId::uuid))
    and i.created_at <= ('epoch'::timestamptz + $beforeKey::float8 * interval '1 microsecond') and (i.created_at < ('epoch'::timestamptz + $beforeKey::float8 * interval '1 microsecond') or (i.order_index, i.id) < ($beforeOrder::int, $beforeId::uuid))
  order by i.created_at asc, i.order_index asc, i.id asc limit $limit::int
  ) found
) page;

-- keys of sorted items, DATE_DESC, from the end
select l.id as "listId", page.items from unnest($listIds::uuid[]) as l (id) cross join lateral (
  select json_agg(json_build_object('id', id, 'key', key_text, 'orderIndex', order_index)
    order by part, key desc, order_index, id) as items from (
  select 0 as part, i.created_at as key, (extract(epoch from i.created_at) * 1000000)::bigint::text as key_text, i.order_index, i.id from items i
  where i.list_id = l.id and ($which::text = 'all' or i.is_archived = ($which::text = 'archived'))
    and ($areTakenIncluded::boolean or i.quantity_purchased < i.quantity_desired or i.held_until is not null) and i.created_at is not null
    and i.created_at <= ('epoch'::timestamptz + $afterKey::float8 * interval '1 microsecond') and (i.created_at < ('epoch'::timestamptz + $afterKey::float8 * interval '1 microsecond') or (i.order_index, i.id) > ($afterOrder::int, $afterId::uuid))
    and i.created_at >= ('epoch'::timestamptz + $beforeKey::float8 * interval '1 microsecond') and (i.created_at > ('epoch'::timestamptz + $beforeKey::float8 * interval '1 microsecond') or (i.order_index, i.id) < ($beforeOrder::int, $beforeId::uuid))
  order by i.created_at asc, i.order_index desc, i.id desc limit $limit::int
  ) found
) page;

-- keys of sorted items, DATE_DESC, from the start
select l.id as "listId", page.items from unnest($listIds::uuid[]) as l (id) cross join lateral (
  select json_agg(json_build_object('id', id, 'key', key_text, 'orderIndex', order_index)
    order by part, key desc, order_index, id) as items from (
  select 0 as part, i.created_at as key, (extract(epoch from i.created_at) * 1000000)::bigint::text as key_text, i.order_index, i.id from items i
  where i.list_id = l.id and ($which::text = 'all' or i.is_archived = ($which::text = 'archived'))
    and ($areTakenIncluded::boolean or i.quantity_purchased < i.quantity_desired or i.held_until is not null) and i.created_at is not null
    and i.created_at <= ('epoch'::timestamptz + $afterKey::float8 * interval '1 microsecond') and (i.created_at < ('epoch'::timestamptz + $afterKey::float8 * interval '1 microsecond') or (i.order_index, i.id) > ($afterOrder::int, $afterId::uuid))
    and i.created_at >= ('epoch'::timestamptz + $beforeKey::float8 * interval '1 microsecond') and (i.created_at > ('epoch'::timestamptz + $beforeKey::float8 * interval '1 microsecond') or (i.order_index, i.id) < ($beforeOrder::int, $beforeId::uuid))
  order by i.created_at desc, i.order_index asc, i.id asc limit $limit::int
  ) found
) page;

-- keys of sorted items, NAME_ASC, from the end
select l.id as "listId", page.items from unnest($listIds::uuid[]) as l (id) cross join lateral (
  select json_agg(json_build_object('id', id, 'key', key_text, 'orderIndex', order_index)
    order by part, key collate ucs_basic asc, order_index, id) as items from (
  select 0 as part, left(normalize(lower(i.title), NFKD), 100) collate ucs_basic as key, left(normalize(lower(i.title), NFKD), 100) collate ucs_basic as key_text, i.order_index, i.id from items i
  where i.list_id = l.id and ($which::text = 'all' or i.is_archived = ($which::text = 'archived'))
    and ($areTakenIncluded::boolean or i.quantity_purchased < i.quantity_desired or i.held_until is not null) and left(normalize(lower(i.title), NFKD), 100) collate ucs_basic is not null
    and left(normalize(lower(i.title), NFKD), 100) collate ucs_basic >= $afterKey::text and (left(normalize(lower(i.title), NFKD), 100) collate ucs_basic > $afterKey::text or (i.order_index, i.id) > ($afterOrder::int, $afterId::uuid))
    and left(normalize(lower(i.title), NFKD), 100) collate ucs_basic <= $beforeKey::text and (left(normalize(lower(i.title), NFKD), 100) collate ucs_basic < $beforeKey::text or (i.order_index, i.id) < ($beforeOrder::int, $beforeId::uuid))
  order by left(normalize(lower(i.title), NFKD), 100) collate ucs_basic desc, i.order_index desc, i.id desc limit $limit::int
  ) found
) page;

-- keys of sorted items, NAME_ASC, from the start
select l.id as "listId", page.items from unnest($listIds::uuid[]) as l (id) cross join lateral (
  select json_agg(json_build_object('id', id, 'key', key_text, 'orderIndex', order_index)
    order by part, key collate ucs_basic asc, order_index, id) as items from (
  select 0 as part, left(normalize(lower(i.title), NFKD), 100) collate ucs_basic as key, left(normalize(lower(i.title), NFKD), 100) collate ucs_basic as key_text, i.order_index, i.id from items i
  where i.list_id = l.id and ($which::text = 'all' or i.is_archived = ($which::text = 'archived'))
    and ($areTakenIncluded::boolean or i.quantity_purchased < i.quantity_desired or i.held_until is not null) and left(normalize(lower(i.title), NFKD), 100) collate ucs_basic is not null
    and left(normalize(lower(i.title), NFKD), 100) collate ucs_basic >= $afterKey::text and (left(normalize(lower(i.title), NFKD), 100) collate ucs_basic > $afterKey::text or (i.order_index, i.id) > ($afterOrder::int, $afterId::uuid))
    and left(normalize(lower(i.title), NFKD), 100) collate ucs_basic <= $beforeKey::text and (left(normalize(lower(i.title), NFKD), 100) collate ucs_basic < $beforeKey::text or (i.order_index, i.id) < ($beforeOrder::int, $beforeId::uuid))
  order by left(normalize(lower(i.title), NFKD), 100) collate ucs_basic asc, i.order_index asc, i.id asc limit $limit::int
  ) found
) page;

-- keys of sorted items, NAME_DESC, from the end
select l.id as "listId", page.items from unnest($listIds::uuid[]) as l (id) cross join lateral (
  select json_agg(json_build_object('id', id, 'key', key_text, 'orderIndex', order_index)
    order by part, key collate ucs_basic desc, order_index, id) as items from (
  select 0 as part, left(normalize(lower(i.title), NFKD), 100) collate ucs_basic as key, left(normalize(lower(i.title), NFKD), 100) collate ucs_basic as key_text, i.order_index, i.id from items i
  where i.list_id = l.id and ($which::text = 'all' or i.is_archived = ($which::text = 'archived'))
    and ($areTakenIncluded::boolean or i.quantity_purchased < i.quantity_desired or i.held_until is not null) and left(normalize(lower(i.title), NFKD), 100) collate ucs_basic is not null
    and left(normalize(lower(i.title), NFKD), 100) collate ucs_basic <= $afterKey::text and (left(normalize(lower(i.title), NFKD), 100) collate ucs_basic < $afterKey::text or (i.order_index, i.id) > ($afterOrder::int, $afterId::uuid))
    and left(normalize(lower(i.title), NFKD), 100) collate ucs_basic >= $beforeKey::text and (left(normalize(lower(i.title), NFKD), 100) collate ucs_basic > $beforeKey::text or (i.order_index, i.id) < ($beforeOrder::int, $beforeId::uuid))
  order by left(normalize(lower(i.title), NFKD), 100) collate ucs_basic asc, i.order_index desc, i.id desc limit $limit::int
  ) found
) page;

-- keys of sorted items, NAME_DESC, from the start
select l.id as "listId", page.items from unnest($listIds::uuid[]) as l (id) cross join lateral (
  select json_agg(json_build_object('id', id, 'key', key_text, 'orderIndex', order_index)
    order by part, key collate ucs_basic desc, order_index, id) as items from (
  select 0 as part, left(normalize(lower(i.title), NFKD), 100) collate ucs_basic as key, left(normalize(lower(i.title), NFKD), 100) collate ucs_basic as key_text, i.order_index, i.id from items i
  where i.list_id = l.id and ($which::text = 'all' or i.is_archived = ($which::text = 'archived'))
    and ($areTakenIncluded::boolean or i.quantity_purchased < i.quantity_desired or i.held_until is not null) and left(normalize(lower(i.title), NFKD), 100) collate ucs_basic is not null
    and left(normalize(lower(i.title), NFKD), 100) collate ucs_basic <= $afterKey::text and (left(normalize(lower(i.title), NFKD), 100) collate ucs_basic < $afterKey::text or (i.order_index, i.id) > ($afterOrder::int, $afterId::uuid))
    and left(normalize(lower(i.title), NFKD), 100) collate ucs_basic >= $beforeKey::text and (left(normalize(lower(i.title), NFKD), 100) collate ucs_basic > $beforeKey::text or (i.order_index, i.id) < ($beforeOrder::int, $beforeId::uuid))
  order by left(normalize(lower(i.title), NFKD), 100) collate ucs_basic desc, i.order_index asc, i.id asc limit $limit::int
  ) found
) page;

-- keys of sorted items, PRICE_ASC, from the end
select l.id as "listId", page.items from unnest($listIds::uuid[]) as l (id) cross join lateral (
  select json_agg(json_build_object('id', id, 'key', key_text, 'orderIndex', order_index)
    order by part, key asc, order_index, id) as items from (
  select * from ((select 0 as part, i.price_minor as key, i.price_minor::text as key_text, i.order_index, i.id from items i
  where i.list_id = l.id and ($which::text = 'all' or i.is_archived = ($which::text = 'archived'))
    and ($areTakenIncluded::boolean or i.quantity_purchased < i.quantity_desired or i.held_until is not null) and i.price_minor is not null
    and i.price_minor >= $afterKey::bigint and (i.price_minor > $afterKey::bigint or (i.order_index, i.id) > ($afterOrder::int, $afterId::uuid))
    and i.price_minor <= $beforeKey::bigint and (i.price_minor < $beforeKey::bigint or (i.order_index, i.id) < ($beforeOrder::int, $beforeId::uuid))
  order by i.price_minor desc, i.order_index desc, i.id desc limit $limit::int) union all (select 1, null, null, i.order_index, i.id from items i
  where i.list_id = l.id and ($which::text = 'all' or i.is_archived = ($which::text = 'archived'))
    and ($areTakenIncluded::boolean or i.quantity_purchased < i.quantity_desired or i.held_until is not null) and i.price_minor is null
    and (i.order_index, i.id) > ($afterEmptyOrder::int, $afterEmptyId::uuid) and (i.order_index, i.id) < ($beforeEmptyOrder::int, $beforeEmptyId::uuid)
  order by i.order_index desc, i.id desc limit $limit::int)) found order by part desc, key desc, order_index desc, id desc limit $limit::int
  ) found
) page;

-- keys of sorted items, PRICE_ASC, from the start
select l.id as "listId", page.items from unnest($listIds::uuid[]) as l (id) cross join lateral (
  select json_agg(json_build_object('id', id, 'key', key_text, 'orderIndex', order_index)
    order by part, key asc, order_index, id) as items from (
  select * from ((select 0 as part, i.price_minor as key, i.price_minor::text as key_text, i.order_index, i.id from items i
  where i.list_id = l.id and ($which::text = 'all' or i.is_archived = ($which::text = 'archived'))
    and ($areTakenIncluded::boolean or i.quantity_purchased < i.quantity_desired or i.held_until is not null) and i.price_minor is not null
    and i.price_minor >= $afterKey::bigint and (i.price_minor > $afterKey::bigint or (i.order_index, i.id) > ($afterOrder::int, $afterId::uuid))
    and i.price_minor <= $beforeKey::bigint and (i.price_minor < $beforeKey::bigint or (i.order_index, i.id) < ($beforeOrder::int, $beforeId::uuid))
  order by i.price_minor asc, i.order_index asc, i.id asc limit $limit::int) union all (select 1, null, null, i.order_index, i.id from items i
  where i.list_id = l.id and ($which::text = 'all' or i.is_archived = ($which::text = 'archived'))
    and ($areTakenIncluded::boolean or i.quantity_purchased < i.quantity_desired or i.held_until is not null) and i.price_minor is null
    and (i.order_index, i.id) > ($afterEmptyOrder::int, $afterEmptyId::uuid) and (i.order_index, i.id) < ($beforeEmptyOrder::int, $beforeEmptyId::uuid)
  order by i.order_index asc, i.id asc limit $limit::int)) found order by part asc, key asc, order_index asc, id asc limit $limit::int
  ) found
) page;

-- keys of sorted items, PRICE_DESC, from the end
select l.id as "listId", page.items from unnest($listIds::uuid[]) as l (id) cross join lateral (
  select json_agg(json_build_object('id', id, 'key', key_text, 'orderIndex', order_index)
    order by part, key desc, order_index, id) as items from (
  select * from ((select 0 as part, i.price_minor as key, i.price_minor::text as key_text, i.order_index, i.id from items i
  where i.list_id = l.id and ($which::text = 'all' or i.is_archived = ($which::text = 'archived'))
    and ($areTakenIncluded::boolean or i.quantity_purchased < i.quantity_desired or i.held_until is not null) and i.price_minor is not null
    and i.price_minor <= $afterKey::bigint and (i.price_minor < $afterKey::bigint or (i.order_index, i.id) > ($afterOrder::int, $afterId::uuid))
    and i.price_minor >= $beforeKey::bigint and (i.price_minor > $beforeKey::bigint or (i.order_index, i.id) < ($beforeOrder::int, $beforeId::uuid))
  order by i.price_minor asc, i.order_index desc, i.id desc limit $limit::int) union all (select 1, null, null, i.order_index, i.id from items i
  where i.list_id = l.id and ($which::text = 'all' or i.is_archived = ($which::text = 'archived'))
    and ($areTakenIncluded::boolean or i.quantity_purchased < i.quantity_desired or i.held_until is not null) and i.price_minor is null
    and (i.order_index, i.id) > ($afterEmptyOrder::int, $afterEmptyId::uuid) and (i.order_index, i.id) < ($beforeEmptyOrder::int, $beforeEmptyId::uuid)
  order by i.order_index desc, i.id desc limit $limit::int)) found order by part desc, key asc, order_index desc, id desc limit $limit::int
  ) found
) page;

-- keys of sorted items, PRICE_DESC, from the start
select l.id as "listId", page.items from unnest($listIds::uuid[]) as l (id) cross join lateral (
  select json_agg(json_build_object('id', id, 'key', key_text, 'orderIndex', order_index)
    order by part, key desc, order_index, id) as items from (
  select * from ((select 0 as part, i.price_minor as key, i.price_minor::text as key_text, i.order_index, i.id from items i
  where i.list_id = l.id and ($which::text = 'all' or i.is_archived = ($which::text = 'archived'))
    and ($areTakenIncluded::boolean or i.quantity_purchased < i.quantity_desired or i.held_until is not null) and i.price_minor is not null
    and i.price_minor <= $afterKey::bigint and (i.price_minor < $afterKey::bigint or (i.order_index, i.id) > ($afterOrder::int, $afterId::uuid))
    and i.price_minor >= $beforeKey::bigint and (i.price_minor > $beforeKey::bigint or (i.order_index, i.id) < ($beforeOrder::int, $beforeId::uuid))
  order by i.price_minor desc, i.order_index asc, i.id asc limit $limit::int) union all (select 1, null, null, i.order_index, i.id from items i
  where i.list_id = l.id and ($which::text = 'all' or i.is_archived = ($which::text = 'archived'))
    and ($areTakenIncluded::boolean or i.quantity_purchased < i.quantity_desired or i.held_until is not null) and i.price_minor is null
    and (i.order_index, i.id) > ($afterEmptyOrder::int, $afterEmptyId::uuid) and (i.order_index, i.id) < ($beforeEmptyOrder::int, $beforeEmptyId::uuid)
  order by i.order_index asc, i.id asc limit $limit::int)) found order by part asc, key desc, order_index asc, id asc limit $limit::int
  ) found
) page;

-- lapsed holds of one giver
    select own.*, g.thumbnail_key as "thumbnailKey", case when own.person_id is null then o.name else (select pe.name from persons pe where pe.id = own.person_id) end as "recipientName" from (
      select p.purchase_id as id, p.quantity, p.lapsed_at as "lapsedAt", p.buyer_id is not null as "isAccounts", i.id as "itemId",
        i.title, i.image_id, i.image_url as "imageUrl", l.owner_id, l.person_id, l.name as "listName", l.share_token as "shareToken",
        i.quantity_desired - i.quantity_purchased >= p.quantity and not i.is_unneeded as "isFree"
      from lapsed_holds p join items i on i.id = p.item_id join lists l on l.id = i.list_id
  where (p.buyer_id = $memberId::uuid and l.list_type <> 'SHOPPING' or (p.buyer_id is null and (p.guest_key_id = any (array(
  with root as (select coalesce((select joined_to from joined_guest_keys where id = $guestKeyId::uuid), $guestKeyId::uuid) as id)
  select id from root union all select j.id from joined_guest_keys j join root on j.joined_to = root.id
)) or p.guest_email = any (array(select email from guest_addresses where guest_key_id = any (array(
  with root as (select coalesce((select joined_to from joined_guest_keys where id = $guestKeyId::uuid), $guestKeyId::uuid) as id)
  select id from root union all select j.id from joined_guest_keys j join root on j.joined_to = root.id
))))
  and not exists (select from users u where u.email = p.guest_email and ((l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true)) and (l.person_id is null and (l.owner_id is not distinct from u.id
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = u.id and c.role in ('EDITOR')))))))))
    and not l.is_demo and not ((l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true)) and (l.person_id is null and (l.owner_id is not distinct from $viewerId::uuid
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = $viewerId::uuid and c.role in ('EDITOR'))))) and (l.hidden_at is null or (l.owner_id is not distinct from $memberId::uuid
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = $memberId::uuid and c.role in ('EDITOR','HELPER')))) and not i.is_archived and (((l.privacy = 'PUBLIC' and l.hidden_at is null and coalesce(l.share_link_expires_at > now(), true)) and coalesce(l.share_link_replaced_at < '-infinity', true)) or ((l.owner_id is not distinct from $memberId::uuid
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = $memberId::uuid and (c.role in ('EDITOR','HELPER') or l.hidden_at is null and c.role in ('EDITOR','HELPER','VIEWER')))) or l.hidden_at is null and exists (select from circle_lists cl join lists own on own.id = cl.list_id and own.owner_id = cl.user_id
      join circle_members m on m.circle_id = cl.circle_id and m.user_id <> own.owner_id where cl.list_id = l.id and m.user_id = $memberId::uuid)))
      order by p.lapsed_at desc, p.purchase_id limit 50
    ) own join users o on o.id = own.owner_id left join images g on g.id = own.image_id
    order by own."lapsedAt" desc, own.id;

-- leave all presences
  with gone as (delete from presences where process_id = $processId returning list_id)
select pg_notify($channel, json_build_object('kind', 'PRESENCE_CHANGED', 'listId', list_id)::text)
from (select distinct list_id from (select list_id from gone) changed) lists;

-- let a hold lapse
with gone as (
  delete from purchases p using items i, lists l
  where p.id = $purchaseId::uuid and i.id = p.item_id and l.id = i.list_id
    and p.held_until is not null and (p.held_until <= $now::timestamptz or coalesce(l.event_starts_at + interval '1 day' between p.created_at and $now::timestamptz, false))
  returning p.*
)
insert into lapsed_holds (purchase_id, item_id, quantity, guest_email, guest_name, guest_key_id, buyer_id, undo_token_hash, language, lapsed_at)
select id, item_id, quantity, guest_email, guest_name, guest_key_id, buyer_id, undo_token_hash, language, $now::timestamptz from gone
on conflict (purchase_id) do nothing returning purchase_id as id;

-- let go of an idea that is not on a list
update off_list_gifts p set buyer_id = null, guest_key_id = null, taken_at = null, held_until = null, is_told_after = false, guest_email = '', language = null, asked_at = null
   where p.id = $id::uuid and coalesce((not p.is_idea or p.taken_at is not null and coalesce(p.held_until > now(), true)) and (p.buyer_id = $memberId::uuid or p.buyer_id is null and p.guest_key_id = any (array(
  with root as (select coalesce((select joined_to from joined_guest_keys where id = $guestKeyId::uuid), $guestKeyId::uuid) as id)
  select id from root union all select j.id from joined_guest_keys j join root on j.joined_to = root.id
))), false) returning id;

-- list of a gift that is not on it
select l.id as "listId", p.is_idea as "isIdea", coalesce((not p.is_idea or p.taken_at is not null and coalesce(p.held_until > now(), true)) and (p.buyer_id = $memberId::uuid or p.buyer_id is null and p.guest_key_id = any (array(
  with root as (select coalesce((select joined_to from joined_guest_keys where id = $guestKeyId::uuid), $guestKeyId::uuid) as id)
  select id from root union all select j.id from joined_guest_keys j join root on j.joined_to = root.id
))), false) as "isMine", coalesce(p.suggester_id = $memberId::uuid or p.suggester_id is null and p.suggester_key_id = any (array(
  with root as (select coalesce((select joined_to from joined_guest_keys where id = $guestKeyId::uuid), $guestKeyId::uuid) as id)
  select id from root union all select j.id from joined_guest_keys j join root on j.joined_to = root.id
)), false) as "isIdeaMine", p.is_told_after as "isToldAfter" from off_list_gifts p join lists l on l.id = p.list_id
   where p.id = $id::uuid and not (((l.person_id is null and (l.owner_id is not distinct from $viewerId::uuid
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = $viewerId::uuid and c.role in ('EDITOR')))) or coalesce($viewerId::uuid = any (p.kept_from), false)) and (coalesce(l.event_starts_at > now(), true) or p.kept_until > now()))
    and not (not coalesce(p.buyer_id = $memberId::uuid, false) and not p.is_told_after and ((l.person_id is null and (l.owner_id is not distinct from $viewerId::uuid
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = $viewerId::uuid and c.role in ('EDITOR')))) or coalesce($viewerId::uuid = any (p.kept_from), false)));

-- list of an item behind a personal link
select l.id, l.name, l.list_type as "listType", l.event_date::text as "eventDate", o.name as "ownerName", pe.name as "personName" from circle_lists cl join lists l on l.id = cl.list_id and l.owner_id = cl.user_id
  join users o on o.id = l.owner_id left join persons pe on pe.id = l.person_id
where cl.circle_id = $circleId::uuid and l.hidden_at is null and not (coalesce(
  (select r.is_guest from circle_guest_recipients r where r.guest_id = $guestId::uuid and (r.person_id = l.person_id or l.person_id is null and r.user_id = l.owner_id)),
  lower(coalesce(pe.name, o.name)) = lower($guestName))
  or exists (select from circle_guest_recipients r where r.guest_id = $guestId::uuid and r.is_guest and (l.person_id is null and (l.owner_id is not distinct from r.user_id
  or exists (select from collaborators c where c.list_id = l.id and c.user_id = r.user_id and c.role in ('EDITOR')))))) and l.id = (select i.list_id from items i where i.id = $itemId::uuid);

-- list that may be followed again
select l.id from lists l cross join (select $since::timestamptz as created_at, null::uuid as user_id) f
 where l.id = $listId::uuid and (not l.is_demo and l.list_type <> 'SHOPPING'
and ((l.privacy = 'PUBLIC' and l.hidden_at is null and coalesce(l.share_link_expires_at > now(), true)) and coalesce(l.share_link_replaced_at < f.created_at, true)
  or f.user_id is not null and ((l.owner_id is not distinct from f.user_id
  or exists (select from collaborators c where c.list_id = l.id and c.user_id = f.user_id and (c.role in ('EDITOR','HELPER') or l.hidden_at is null and c.role in ('EDITOR','HELPER','VIEWER')))) or l.hidden_at is null and exists (select from circle_lists cl join lists own on own.id = cl.list_id and own.owner_id = cl.user_id
    join circle_members m on m.circle_id = cl.circle_id and m.user_id <> own.owner_id where cl.list_id = l.id and m.user_id = f.user_id)))
and (f.user_id is null or not (l.owner_id is not distinct from f.user_id
  or exists (select from collaborators c where c.list_id = l.id and c.user_id = f.user_id and c.role in ('EDITOR','HELPER')))));

-- list to buy from, for a guest
select row_to_json(list) as list from (
    select
  l.id, l.name, l.list_type as "listType", l.privacy, l.purchase_visibility as "purchaseVisibility", l.event_date::text as "eventDate",
  l.event_starts_at::text as "eventStartsAt", l.time_zone as "timeZone", l.hold_days as "holdDays", l.is_name_enough as "isNameEnough", l.is_demo as "isDemo", l.hidden_at is not null as "isHidden", l.past_since is not null as "isPast",
  l.share_token as "shareToken", l.share_link_expires_at::text as "shareLinkExpiresAt", l.revision, l.purchase_revision as "purchaseRevision",
  l.owner_id as "ownerId", l.person_id as "personId", o.name as "ownerName", null as person, '{}'::json as "collaboratorRoles", (
  select row_to_json(item) from (
    select i.id as "id", i.title as "title", i.description as "description", i.notes as "notes", i.category as "category", i.amount as "amount", i.variant as "variant", i.secondary_url as "secondaryUrl", i.currency as "currency", i.quantity_desired as "quantityDesired", i.order_index as "orderIndex", coalesce(i.affiliate_url, i.primary_url) as "outgoingUrl", i.affiliate_url is not null as "isAffiliateLink", coalesce(i.image_url, i.affiliate_logo_url) as "pictureUrl", i.price_minor as "priceMinor", case when i.image_id is not null then (
  select json_build_object('originalKey', g.original_key, 'thumbnailKey', g.thumbnail_key,
    'contentType', g.content_type, 'size', g.size, 'width', g.width, 'height', g.height)
  from images g where g.id = i.image_id
) end as "image", case when v.is_blind then 0 else i.quantity_purchased end as "quantityPurchased", case when i.is_group_gift or i.is_fund or i.is_most_wanted or i.choice_id is not null or i.question_count > 0
  or not v.is_blind and (i.held_until is not null or i.is_unneeded or i.pledge_currency is not null) then json_build_array(i.is_group_gift, i.is_fund, i.is_most_wanted, i.choice_id, i.question_count,
    case when not v.is_blind then i.held_until end, not v.is_blind and i.is_unneeded, case when not v.is_blind then case when i.pledge_currency is not null then
  json_build_object('currency', i.pledge_currency, 'amountMinor', i.pledged_minor, 'count', i.pledge_count) end end) end as "giving", case when not v.is_blind and i.quantity_purchased > 0 then (
  select json_agg(json_build_object(
    'id', p.id, 'quantity', p.quantity, 'createdAt', coalesce(p.bought_at, p.created_at), 'heldUntil', p.held_until, 'guestEmail', p.guest_email,
    'guestName', p.guest_name, 'buyerId', p.buyer_id, 'buyerName', b.name
  ) order by p.created_at, p.id)
  from purchases p left join users b on b.id = p.buyer_id where p.item_id = i.id
) end as "purchases", i.recipes as "recipes", i.primary_url as "primaryUrl", i.image_url as "imageUrl", i.created_at as "createdAt", i.updated_at as "updatedAt" from items i where i.list_id = l.id and not i.is_archived and i.id = $itemId::uuid
  ) item
) as items
    from lists l join users o on o.id = l.owner_id cross join (select false as is_blind) v
    where l.share_token = $key and l.person_id is null and l.purchase_visibility <> 'SURPRISE'
  ) list;

-- list to buy from
select row_to_json(list) as list from (
    select
  l.id, l.name, l.list_type as "listType", l.privacy, l.purchase_visibility as "purchaseVisibility", l.event_date::text as "eventDate",
  l.event_starts_at::text as "eventStartsAt", l.time_zone as "timeZone", l.hold_days as "holdDays", l.is_name_enough as "isNameEnough", l.is_demo as "isDemo", l.hidden_at is not null as "isHidden", l.past_since is not null as "isPast",
  l.share_token as "shareToken", l.share_link_expires_at::text as "shareLinkExpiresAt", l.revision, l.purchase_revision as "purchaseRevision",
  l.owner_id as "ownerId", l.person_id as "personId", o.name as "ownerName", case when l.person_id is not null then (
  select json_build_object('name', pe.name, 'askedBy', array(
    select name from (
      select o.name, null as joined_at, o.id
      union all select u.name, c.joined_at, u.id from collaborators c join users u on u.id = c.user_id where c.list_id = l.id and c.role = 'EDITOR'
    ) asking order by joined_at nulls first, id limit 4
  )) from persons pe where pe.id = l.person_id
) end as person, (select coalesce(json_object_agg(user_id, role), '{}') from (
    select c.user_id, c.role from collaborators c where c.list_id = l.id
    union select m.user_id, 'MEMBER' from circle_lists cl join lists own on own.id = cl.list_id and own.owner_id = cl.user_id
      join circle_members m on m.circle_id = cl.circle_id and m.user_id <> own.owner_id where cl.list_id = l.id and o.circle_count > 0
      and not exists (select from collaborators c where c.list_id = cl.list_id and c.user_id = m.user_id)
  ) roles) as "collaboratorRoles", (
  select row_to_json(item) from (
    select i.id as "id", i.title as "title", i.description as "description", i.notes as "notes", i.category as "category", i.amount as "amount", i.variant as "variant", i.secondary_url as "secondaryUrl", i.currency as "currency", i.quantity_desired as "quantityDesired", i.order_index as "orderIndex", coalesce(i.affiliate_url, i.primary_url) as "outgoingUrl", i.affiliate_url is not null as "isAffiliateLink", coalesce(i.image_url, i.affiliate_logo_url) as "pictureUrl", i.price_minor as "priceMinor", case when i.image_id is not null then (
  select json_build_object('originalKey', g.original_key, 'thumbnailKey', g.thumbnail_key,
    'contentType', g.content_type, 'size', g.size, 'width', g.width, 'height', g.height)
  from images g where g.id = i.image_id
) end as "image", case when v.is_blind then 0 else i.quantity_purchased end as "quantityPurchased", case when i.is_group_gift or i.is_fund or i.is_most_wanted or i.choice_id is not null or i.question_count > 0
  or not v.is_blind and (i.held_until is not null or i.is_unneeded or i.pledge_currency is not null) then json_build_array(i.is_group_gift, i.is_fund, i.is_most_wanted, i.choice_id, i.question_count,
    case when not v.is_blind then i.held_until end, not v.is_blind and i.is_unneeded, case when not v.is_blind then case when i.pledge_currency is not null then
  json_build_object('currency', i.pledge_currency, 'amountMinor', i.pledged_minor, 'count', i.pledge_count) end end) end as "giving", case when not v.is_blind and i.quantity_purchased > 0 then (
  select json_agg(json_build_object(
    'id', p.id, 'quantity', p.quantity, 'createdAt', coalesce(p.bought_at, p.created_at), 'heldUntil', p.held_until, 'guestEmail', p.guest_email,
    'guestName', p.guest_name, 'buyerId', p.buyer_id, 'buyerName', b.name
  ) order by p.created_at, p.id)
  from purchases p left join users b on b.id = p.buyer_id where p.item_id = i.id
) end as "purchases", i.recipes as "recipes", i.primary_url as "primaryUrl", i.image_url as "imageUrl", i.created_at as "createdAt", i.updated_at as "updatedAt" from items i where i.list_id = l.id and not i.is_archived and i.id = $itemId::uuid
  ) item
) as items from lists l join users o on o.id = l.owner_id cross join lateral (select ((l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > $now::timestamptz, true)) and (l.person_id is null and (l.owner_id is not distinct from $viewerId::uuid
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = $viewerId::uuid and c.role in ('EDITOR'))))) as is_blind offset 0) v where l.share_token = $key
  ) list;

-- lists behind a personal link
select l.id, l.name, l.list_type as "listType", l.event_date::text as "eventDate", o.name as "ownerName", pe.name as "personName" from circle_lists cl join lists l on l.id = cl.list_id and l.owner_id = cl.user_id
  join users o on o.id = l.owner_id left join persons pe on pe.id = l.person_id
where cl.circle_id = $circleId::uuid and l.hidden_at is null and not (coalesce(
  (select r.is_guest from circle_guest_recipients r where r.guest_id = $guestId::uuid and (r.person_id = l.person_id or l.person_id is null and r.user_id = l.owner_id)),
  lower(coalesce(pe.name, o.name)) = lower($guestName))
  or exists (select from circle_guest_recipients r where r.guest_id = $guestId::uuid and r.is_guest and (l.person_id is null and (l.owner_id is not distinct from r.user_id
  or exists (select from collaborators c where c.list_id = l.id and c.user_id = r.user_id and c.role in ('EDITOR'))))))
 order by coalesce(l.event_starts_at <= now() - interval '1 day', false), l.event_date, coalesce(pe.name, o.name), l.name, l.id limit 200;

-- lists by demos with items all
select row_to_json(list) as list from (
      select
  l.id, l.name, l.list_type as "listType", l.privacy, l.purchase_visibility as "purchaseVisibility", l.event_date::text as "eventDate",
  l.event_starts_at::text as "eventStartsAt", l.time_zone as "timeZone", l.hold_days as "holdDays", l.is_name_enough as "isNameEnough", l.is_demo as "isDemo", l.hidden_at is not null as "isHidden", l.past_since is not null as "isPast",
  l.share_token as "shareToken", l.share_link_expires_at::text as "shareLinkExpiresAt", l.revision, l.purchase_revision as "purchaseRevision",
  l.owner_id as "ownerId", l.person_id as "personId", o.name as "ownerName", case when l.person_id is not null then (
  select json_build_object('name', pe.name, 'askedBy', array(
    select name from (
      select o.name, null as joined_at, o.id
      union all select u.name, c.joined_at, u.id from collaborators c join users u on u.id = c.user_id where c.list_id = l.id and c.role = 'EDITOR'
    ) asking order by joined_at nulls first, id limit 4
  )) from persons pe where pe.id = l.person_id
) end as person, (select coalesce(json_object_agg(user_id, role), '{}') from (
    select c.user_id, c.role from collaborators c where c.list_id = l.id
    union select m.user_id, 'MEMBER' from circle_lists cl join lists own on own.id = cl.list_id and own.owner_id = cl.user_id
      join circle_members m on m.circle_id = cl.circle_id and m.user_id <> own.owner_id where cl.list_id = l.id and o.circle_count > 0
      and not exists (select from collaborators c where c.list_id = cl.list_id and c.user_id = m.user_id)
  ) roles) as "collaboratorRoles", l.description, l.event_type as "eventType", l.off_list_gifts as "offListGifts", l.told_off_list_gifts as "toldOffListGifts",
  l.off_list_kept_from as "offListKeptFrom", coalesce(l.off_list_kept_until > now(), false) as "isOffListKept",
  l.created_at::text as "createdAt", l.updated_at::text as "updatedAt",
  case when (select s.values->>'everythingForEverybody' from site_settings s where s.id = 1) = 'true' then 'PREMIUM'
    else o.subscription_tier end as "ownerTier", l.accent_color as "accentColor", l.category_order as "categoryOrder", case when l.banner_id is not null then (
  select json_build_object('originalKey', g.original_key, 'thumbnailKey', g.thumbnail_key,
    'contentType', g.content_type, 'size', g.size, 'width', g.width, 'height', g.height)
  from images g where g.id = l.banner_id
) end as banner,  (
  select json_build_object('id', json_agg(item."id"), 'title', json_agg(item."title"), 'description', json_agg(item."description"), 'notes', json_agg(item."notes"), 'category', json_agg(item."category"), 'amount', json_agg(item."amount"), 'variant', json_agg(item."variant"), 'secondaryUrl', json_agg(item."secondaryUrl"), 'currency', json_agg(item."currency"), 'quantityDesired', json_agg(item."quantityDesired"), 'orderIndex', json_agg(item."orderIndex"), 'outgoingUrl', json_agg(item."outgoingUrl"), 'isAffiliateLink', json_agg(item."isAffiliateLink"), 'pictureUrl', json_agg(item."pictureUrl"), 'priceMinor', json_agg(item."priceMinor"), 'image', json_agg(item."image"), 'quantityPurchased', json_agg(item."quantityPurchased"), 'giving', json_agg(item."giving"), 'purchases', json_agg(item."purchases"), 'recipes', json_agg(item."recipes"), 'primaryUrl', json_agg(item."primaryUrl"), 'imageUrl', json_agg(item."imageUrl"), 'createdAt', json_agg(item."createdAt"), 'updatedAt', json_agg(item."updatedAt")) from (
    select * from (
      select i.id as "id", i.title as "title", i.description as "description", i.notes as "notes", i.category as "category", i.amount as "amount", i.variant as "variant", i.secondary_url as "secondaryUrl", i.currency as "currency", i.quantity_desired as "quantityDesired", i.order_index as "orderIndex", coalesce(i.affiliate_url, i.primary_url) as "outgoingUrl", i.affiliate_url is not null as "isAffiliateLink", coalesce(i.image_url, i.affiliate_logo_url) as "pictureUrl", i.price_minor as "priceMinor", case when i.image_id is not null then (
  select json_build_object('originalKey', g.original_key, 'thumbnailKey', g.thumbnail_key,
    'contentType', g.content_type, 'size', g.size, 'width', g.width, 'height', g.height)
  from images g where g.id = i.image_id
) end as "image", case when v.is_blind then 0 else i.quantity_purchased end as "quantityPurchased", case when i.is_group_gift or i.is_fund or i.is_most_wanted or i.choice_id is not null or i.question_count > 0
  or not v.is_blind and (i.held_until is not null or i.is_unneeded or i.pledge_currency is not null) then json_build_array(i.is_group_gift, i.is_fund, i.is_most_wanted, i.choice_id, i.question_count,
    case when not v.is_blind then i.held_until end, not v.is_blind and i.is_unneeded, case when not v.is_blind then case when i.pledge_currency is not null then
  json_build_object('currency', i.pledge_currency, 'amountMinor', i.pledged_minor, 'count', i.pledge_count) end end) end as "giving", case when not v.is_blind and i.quantity_purchased > 0 then (
  select json_agg(json_build_object(
    'id', p.id, 'quantity', p.quantity, 'createdAt', coalesce(p.bought_at, p.created_at), 'heldUntil', p.held_until, 'guestEmail', p.guest_email,
    'guestName', p.guest_name, 'buyerId', p.buyer_id, 'buyerName', b.name
  ) order by p.created_at, p.id)
  from purchases p left join users b on b.id = p.buyer_id where p.item_id = i.id
) end as "purchases", i.recipes as "recipes", i.primary_url as "primaryUrl", i.image_url as "imageUrl", i.created_at as "createdAt", i.updated_at as "updatedAt" from items i where i.list_id = l.id and not i.is_archived
    ) item order by "orderIndex", id
  ) item
) as items from lists l join users o on o.id = l.owner_id cross join lateral (select ((l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > $now::timestamptz, true)) and (l.person_id is null and (l.owner_id is not distinct from $viewerId::uuid
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = $viewerId::uuid and c.role in ('EDITOR'))))) as is_blind offset 0) v where l.is_demo and ($key::text[] is null or l.share_token = any($key::text[]))
    ) list order by list.id;

-- lists by demos with items first
select row_to_json(list) as list from (
      select
  l.id, l.name, l.list_type as "listType", l.privacy, l.purchase_visibility as "purchaseVisibility", l.event_date::text as "eventDate",
  l.event_starts_at::text as "eventStartsAt", l.time_zone as "timeZone", l.hold_days as "holdDays", l.is_name_enough as "isNameEnough", l.is_demo as "isDemo", l.hidden_at is not null as "isHidden", l.past_since is not null as "isPast",
  l.share_token as "shareToken", l.share_link_expires_at::text as "shareLinkExpiresAt", l.revision, l.purchase_revision as "purchaseRevision",
  l.owner_id as "ownerId", l.person_id as "personId", o.name as "ownerName", case when l.person_id is not null then (
  select json_build_object('name', pe.name, 'askedBy', array(
    select name from (
      select o.name, null as joined_at, o.id
      union all select u.name, c.joined_at, u.id from collaborators c join users u on u.id = c.user_id where c.list_id = l.id and c.role = 'EDITOR'
    ) asking order by joined_at nulls first, id limit 4
  )) from persons pe where pe.id = l.person_id
) end as person, (select coalesce(json_object_agg(user_id, role), '{}') from (
    select c.user_id, c.role from collaborators c where c.list_id = l.id
    union select m.user_id, 'MEMBER' from circle_lists cl join lists own on own.id = cl.list_id and own.owner_id = cl.user_id
      join circle_members m on m.circle_id = cl.circle_id and m.user_id <> own.owner_id where cl.list_id = l.id and o.circle_count > 0
      and not exists (select from collaborators c where c.list_id = cl.list_id and c.user_id = m.user_id)
  ) roles) as "collaboratorRoles", l.description, l.event_type as "eventType", l.off_list_gifts as "offListGifts", l.told_off_list_gifts as "toldOffListGifts",
  l.off_list_kept_from as "offListKeptFrom", coalesce(l.off_list_kept_until > now(), false) as "isOffListKept",
  l.created_at::text as "createdAt", l.updated_at::text as "updatedAt",
  case when (select s.values->>'everythingForEverybody' from site_settings s where s.id = 1) = 'true' then 'PREMIUM'
    else o.subscription_tier end as "ownerTier", l.accent_color as "accentColor", l.category_order as "categoryOrder", case when l.banner_id is not null then (
  select json_build_object('originalKey', g.original_key, 'thumbnailKey', g.thumbnail_key,
    'contentType', g.content_type, 'size', g.size, 'width', g.width, 'height', g.height)
  from images g where g.id = l.banner_id
) end as banner,  (
  select json_build_object('id', json_agg(item."id"), 'title', json_agg(item."title"), 'description', json_agg(item."description"), 'notes', json_agg(item."notes"), 'category', json_agg(item."category"), 'amount', json_agg(item."amount"), 'variant', json_agg(item."variant"), 'secondaryUrl', json_agg(item."secondaryUrl"), 'currency', json_agg(item."currency"), 'quantityDesired', json_agg(item."quantityDesired"), 'orderIndex', json_agg(item."orderIndex"), 'outgoingUrl', json_agg(item."outgoingUrl"), 'isAffiliateLink', json_agg(item."isAffiliateLink"), 'pictureUrl', json_agg(item."pictureUrl"), 'priceMinor', json_agg(item."priceMinor"), 'image', json_agg(item."image"), 'quantityPurchased', json_agg(item."quantityPurchased"), 'giving', json_agg(item."giving"), 'purchases', json_agg(item."purchases")) from (
    select * from (
      select i.id as "id", i.title as "title", i.description as "description", i.notes as "notes", i.category as "category", i.amount as "amount", i.variant as "variant", i.secondary_url as "secondaryUrl", i.currency as "currency", i.quantity_desired as "quantityDesired", i.order_index as "orderIndex", coalesce(i.affiliate_url, i.primary_url) as "outgoingUrl", i.affiliate_url is not null as "isAffiliateLink", coalesce(i.image_url, i.affiliate_logo_url) as "pictureUrl", i.price_minor as "priceMinor", case when i.image_id is not null then (
  select json_build_object('originalKey', g.original_key, 'thumbnailKey', g.thumbnail_key,
    'contentType', g.content_type, 'size', g.size, 'width', g.width, 'height', g.height)
  from images g where g.id = i.image_id
) end as "image", case when v.is_blind then 0 else i.quantity_purchased end as "quantityPurchased", case when i.is_group_gift or i.is_fund or i.is_most_wanted or i.choice_id is not null or i.question_count > 0
  or not v.is_blind and (i.held_until is not null or i.is_unneeded or i.pledge_currency is not null) then json_build_array(i.is_group_gift, i.is_fund, i.is_most_wanted, i.choice_id, i.question_count,
    case when not v.is_blind then i.held_until end, not v.is_blind and i.is_unneeded, case when not v.is_blind then case when i.pledge_currency is not null then
  json_build_object('currency', i.pledge_currency, 'amountMinor', i.pledged_minor, 'count', i.pledge_count) end end) end as "giving", case when not v.is_blind and i.quantity_purchased > 0 then (
  select json_agg(json_build_object(
    'id', p.id, 'quantity', p.quantity, 'createdAt', coalesce(p.bought_at, p.created_at), 'heldUntil', p.held_until, 'guestEmail', p.guest_email,
    'guestName', p.guest_name, 'buyerId', p.buyer_id, 'buyerName', b.name
  ) order by p.created_at, p.id)
  from purchases p left join users b on b.id = p.buyer_id where p.item_id = i.id
) end as "purchases" from items i where i.list_id = l.id and not i.is_archived order by i.order_index, i.id limit 61
    ) item order by "orderIndex", id
  ) item
) as items from lists l join users o on o.id = l.owner_id cross join lateral (select ((l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > $now::timestamptz, true)) and (l.person_id is null and (l.owner_id is not distinct from $viewerId::uuid
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = $viewerId::uuid and c.role in ('EDITOR'))))) as is_blind offset 0) v where l.is_demo and ($key::text[] is null or l.share_token = any($key::text[]))
    ) list order by list.id;

-- lists by demos with items none
select row_to_json(list) as list from (
      select
  l.id, l.name, l.list_type as "listType", l.privacy, l.purchase_visibility as "purchaseVisibility", l.event_date::text as "eventDate",
  l.event_starts_at::text as "eventStartsAt", l.time_zone as "timeZone", l.hold_days as "holdDays", l.is_name_enough as "isNameEnough", l.is_demo as "isDemo", l.hidden_at is not null as "isHidden", l.past_since is not null as "isPast",
  l.share_token as "shareToken", l.share_link_expires_at::text as "shareLinkExpiresAt", l.revision, l.purchase_revision as "purchaseRevision",
  l.owner_id as "ownerId", l.person_id as "personId", o.name as "ownerName", case when l.person_id is not null then (
  select json_build_object('name', pe.name, 'askedBy', array(
    select name from (
      select o.name, null as joined_at, o.id
      union all select u.name, c.joined_at, u.id from collaborators c join users u on u.id = c.user_id where c.list_id = l.id and c.role = 'EDITOR'
    ) asking order by joined_at nulls first, id limit 4
  )) from persons pe where pe.id = l.person_id
) end as person, (select coalesce(json_object_agg(user_id, role), '{}') from (
    select c.user_id, c.role from collaborators c where c.list_id = l.id
    union select m.user_id, 'MEMBER' from circle_lists cl join lists own on own.id = cl.list_id and own.owner_id = cl.user_id
      join circle_members m on m.circle_id = cl.circle_id and m.user_id <> own.owner_id where cl.list_id = l.id and o.circle_count > 0
      and not exists (select from collaborators c where c.list_id = cl.list_id and c.user_id = m.user_id)
  ) roles) as "collaboratorRoles", l.description, l.event_type as "eventType", l.off_list_gifts as "offListGifts", l.told_off_list_gifts as "toldOffListGifts",
  l.off_list_kept_from as "offListKeptFrom", coalesce(l.off_list_kept_until > now(), false) as "isOffListKept",
  l.created_at::text as "createdAt", l.updated_at::text as "updatedAt",
  case when (select s.values->>'everythingForEverybody' from site_settings s where s.id = 1) = 'true' then 'PREMIUM'
    else o.subscription_tier end as "ownerTier", l.accent_color as "accentColor", l.category_order as "categoryOrder", case when l.banner_id is not null then (
  select json_build_object('originalKey', g.original_key, 'thumbnailKey', g.thumbnail_key,
    'contentType', g.content_type, 'size', g.size, 'width', g.width, 'height', g.height)
  from images g where g.id = l.banner_id
) end as banner,  null as items from lists l join users o on o.id = l.owner_id cross join lateral (select ((l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > $now::timestamptz, true)) and (l.person_id is null and (l.owner_id is not distinct from $viewerId::uuid
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = $viewerId::uuid and c.role in ('EDITOR'))))) as is_blind offset 0) v where l.is_demo and ($key::text[] is null or l.share_token = any($key::text[]))
    ) list order by list.id;

-- lists by demos with items one
select row_to_json(list) as list from (
      select
  l.id, l.name, l.list_type as "listType", l.privacy, l.purchase_visibility as "purchaseVisibility", l.event_date::text as "eventDate",
  l.event_starts_at::text as "eventStartsAt", l.time_zone as "timeZone", l.hold_days as "holdDays", l.is_name_enough as "isNameEnough", l.is_demo as "isDemo", l.hidden_at is not null as "isHidden", l.past_since is not null as "isPast",
  l.share_token as "shareToken", l.share_link_expires_at::text as "shareLinkExpiresAt", l.revision, l.purchase_revision as "purchaseRevision",
  l.owner_id as "ownerId", l.person_id as "personId", o.name as "ownerName", case when l.person_id is not null then (
  select json_build_object('name', pe.name, 'askedBy', array(
    select name from (
      select o.name, null as joined_at, o.id
      union all select u.name, c.joined_at, u.id from collaborators c join users u on u.id = c.user_id where c.list_id = l.id and c.role = 'EDITOR'
    ) asking order by joined_at nulls first, id limit 4
  )) from persons pe where pe.id = l.person_id
) end as person, (select coalesce(json_object_agg(user_id, role), '{}') from (
    select c.user_id, c.role from collaborators c where c.list_id = l.id
    union select m.user_id, 'MEMBER' from circle_lists cl join lists own on own.id = cl.list_id and own.owner_id = cl.user_id
      join circle_members m on m.circle_id = cl.circle_id and m.user_id <> own.owner_id where cl.list_id = l.id and o.circle_count > 0
      and not exists (select from collaborators c where c.list_id = cl.list_id and c.user_id = m.user_id)
  ) roles) as "collaboratorRoles", l.description, l.event_type as "eventType", l.off_list_gifts as "offListGifts", l.told_off_list_gifts as "toldOffListGifts",
  l.off_list_kept_from as "offListKeptFrom", coalesce(l.off_list_kept_until > now(), false) as "isOffListKept",
  l.created_at::text as "createdAt", l.updated_at::text as "updatedAt",
  case when (select s.values->>'everythingForEverybody' from site_settings s where s.id = 1) = 'true' then 'PREMIUM'
    else o.subscription_tier end as "ownerTier", l.accent_color as "accentColor", l.category_order as "categoryOrder", case when l.banner_id is not null then (
  select json_build_object('originalKey', g.original_key, 'thumbnailKey', g.thumbnail_key,
    'contentType', g.content_type, 'size', g.size, 'width', g.width, 'height', g.height)
  from images g where g.id = l.banner_id
) end as banner,  (
  select row_to_json(item) from (
    select i.id as "id", i.title as "title", i.description as "description", i.notes as "notes", i.category as "category", i.amount as "amount", i.variant as "variant", i.secondary_url as "secondaryUrl", i.currency as "currency", i.quantity_desired as "quantityDesired", i.order_index as "orderIndex", coalesce(i.affiliate_url, i.primary_url) as "outgoingUrl", i.affiliate_url is not null as "isAffiliateLink", coalesce(i.image_url, i.affiliate_logo_url) as "pictureUrl", i.price_minor as "priceMinor", case when i.image_id is not null then (
  select json_build_object('originalKey', g.original_key, 'thumbnailKey', g.thumbnail_key,
    'contentType', g.content_type, 'size', g.size, 'width', g.width, 'height', g.height)
  from images g where g.id = i.image_id
) end as "image", case when v.is_blind then 0 else i.quantity_purchased end as "quantityPurchased", case when i.is_group_gift or i.is_fund or i.is_most_wanted or i.choice_id is not null or i.question_count > 0
  or not v.is_blind and (i.held_until is not null or i.is_unneeded or i.pledge_currency is not null) then json_build_array(i.is_group_gift, i.is_fund, i.is_most_wanted, i.choice_id, i.question_count,
    case when not v.is_blind then i.held_until end, not v.is_blind and i.is_unneeded, case when not v.is_blind then case when i.pledge_currency is not null then
  json_build_object('currency', i.pledge_currency, 'amountMinor', i.pledged_minor, 'count', i.pledge_count) end end) end as "giving", case when not v.is_blind and i.quantity_purchased > 0 then (
  select json_agg(json_build_object(
    'id', p.id, 'quantity', p.quantity, 'createdAt', coalesce(p.bought_at, p.created_at), 'heldUntil', p.held_until, 'guestEmail', p.guest_email,
    'guestName', p.guest_name, 'buyerId', p.buyer_id, 'buyerName', b.name
  ) order by p.created_at, p.id)
  from purchases p left join users b on b.id = p.buyer_id where p.item_id = i.id
) end as "purchases", i.recipes as "recipes", i.primary_url as "primaryUrl", i.image_url as "imageUrl", i.created_at as "createdAt", i.updated_at as "updatedAt" from items i where i.list_id = l.id and not i.is_archived and i.id = $itemId::uuid
  ) item
) as items from lists l join users o on o.id = l.owner_id cross join lateral (select ((l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > $now::timestamptz, true)) and (l.person_id is null and (l.owner_id is not distinct from $viewerId::uuid
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = $viewerId::uuid and c.role in ('EDITOR'))))) as is_blind offset 0) v where l.is_demo and ($key::text[] is null or l.share_token = any($key::text[]))
    ) list order by list.id;

-- lists by id with items all, for a guest
select row_to_json(list) as list from (
      select
  l.id, l.name, l.list_type as "listType", l.privacy, l.purchase_visibility as "purchaseVisibility", l.event_date::text as "eventDate",
  l.event_starts_at::text as "eventStartsAt", l.time_zone as "timeZone", l.hold_days as "holdDays", l.is_name_enough as "isNameEnough", l.is_demo as "isDemo", l.hidden_at is not null as "isHidden", l.past_since is not null as "isPast",
  l.share_token as "shareToken", l.share_link_expires_at::text as "shareLinkExpiresAt", l.revision, l.purchase_revision as "purchaseRevision",
  l.owner_id as "ownerId", l.person_id as "personId", o.name as "ownerName", null as person,
  (select coalesce(json_object_agg(c.user_id, c.role), '{}') from collaborators c where c.list_id = l.id) as "collaboratorRoles", l.description, l.event_type as "eventType", l.off_list_gifts as "offListGifts", l.told_off_list_gifts as "toldOffListGifts",
  l.off_list_kept_from as "offListKeptFrom", coalesce(l.off_list_kept_until > now(), false) as "isOffListKept",
  l.created_at::text as "createdAt", l.updated_at::text as "updatedAt",
  case when (select s.values->>'everythingForEverybody' from site_settings s where s.id = 1) = 'true' then 'PREMIUM'
    else o.subscription_tier end as "ownerTier", l.accent_color as "accentColor", l.category_order as "categoryOrder", case when l.banner_id is not null then (
  select json_build_object('originalKey', g.original_key, 'thumbnailKey', g.thumbnail_key,
    'contentType', g.content_type, 'size', g.size, 'width', g.width, 'height', g.height)
  from images g where g.id = l.banner_id
) end as banner,  (
  select json_build_object('id', json_agg(item."id"), 'title', json_agg(item."title"), 'description', json_agg(item."description"), 'notes', json_agg(item."notes"), 'category', json_agg(item."category"), 'amount', json_agg(item."amount"), 'variant', json_agg(item."variant"), 'secondaryUrl', json_agg(item."secondaryUrl"), 'currency', json_agg(item."currency"), 'quantityDesired', json_agg(item."quantityDesired"), 'orderIndex', json_agg(item."orderIndex"), 'outgoingUrl', json_agg(item."outgoingUrl"), 'isAffiliateLink', json_agg(item."isAffiliateLink"), 'pictureUrl', json_agg(item."pictureUrl"), 'priceMinor', json_agg(item."priceMinor"), 'image', json_agg(item."image"), 'quantityPurchased', json_agg(item."quantityPurchased"), 'giving', json_agg(item."giving"), 'purchases', json_agg(item."purchases"), 'recipes', json_agg(item."recipes"), 'primaryUrl', json_agg(item."primaryUrl"), 'imageUrl', json_agg(item."imageUrl"), 'createdAt', json_agg(item."createdAt"), 'updatedAt', json_agg(item."updatedAt")) from (
    select * from (
      select i.id as "id", i.title as "title", i.description as "description", i.notes as "notes", i.category as "category", i.amount as "amount", i.variant as "variant", i.secondary_url as "secondaryUrl", i.currency as "currency", i.quantity_desired as "quantityDesired", i.order_index as "orderIndex", coalesce(i.affiliate_url, i.primary_url) as "outgoingUrl", i.affiliate_url is not null as "isAffiliateLink", coalesce(i.image_url, i.affiliate_logo_url) as "pictureUrl", i.price_minor as "priceMinor", case when i.image_id is not null then (
  select json_build_object('originalKey', g.original_key, 'thumbnailKey', g.thumbnail_key,
    'contentType', g.content_type, 'size', g.size, 'width', g.width, 'height', g.height)
  from images g where g.id = i.image_id
) end as "image", case when v.is_blind then 0 else i.quantity_purchased end as "quantityPurchased", case when i.is_group_gift or i.is_fund or i.is_most_wanted or i.choice_id is not null or i.question_count > 0
  or not v.is_blind and (i.held_until is not null or i.is_unneeded or i.pledge_currency is not null) then json_build_array(i.is_group_gift, i.is_fund, i.is_most_wanted, i.choice_id, i.question_count,
    case when not v.is_blind then i.held_until end, not v.is_blind and i.is_unneeded, case when not v.is_blind then case when i.pledge_currency is not null then
  json_build_object('currency', i.pledge_currency, 'amountMinor', i.pledged_minor, 'count', i.pledge_count) end end) end as "giving", case when not v.is_blind and i.quantity_purchased > 0 then (
  select json_agg(json_build_object(
    'id', p.id, 'quantity', p.quantity, 'createdAt', coalesce(p.bought_at, p.created_at), 'heldUntil', p.held_until, 'guestEmail', p.guest_email,
    'guestName', p.guest_name, 'buyerId', p.buyer_id, 'buyerName', b.name
  ) order by p.created_at, p.id)
  from purchases p left join users b on b.id = p.buyer_id where p.item_id = i.id
) end as "purchases", i.recipes as "recipes", i.primary_url as "primaryUrl", i.image_url as "imageUrl", i.created_at as "createdAt", i.updated_at as "updatedAt" from items i where i.list_id = l.id and not i.is_archived
    ) item order by "orderIndex", id
  ) item
) as items
      from lists l join users o on o.id = l.owner_id cross join (select false as is_blind) v where l.id = $key and l.person_id is null and o.circle_count = 0
    ) list;

-- lists by id with items all
select row_to_json(list) as list from (
      select
  l.id, l.name, l.list_type as "listType", l.privacy, l.purchase_visibility as "purchaseVisibility", l.event_date::text as "eventDate",
  l.event_starts_at::text as "eventStartsAt", l.time_zone as "timeZone", l.hold_days as "holdDays", l.is_name_enough as "isNameEnough", l.is_demo as "isDemo", l.hidden_at is not null as "isHidden", l.past_since is not null as "isPast",
  l.share_token as "shareToken", l.share_link_expires_at::text as "shareLinkExpiresAt", l.revision, l.purchase_revision as "purchaseRevision",
  l.owner_id as "ownerId", l.person_id as "personId", o.name as "ownerName", case when l.person_id is not null then (
  select json_build_object('name', pe.name, 'askedBy', array(
    select name from (
      select o.name, null as joined_at, o.id
      union all select u.name, c.joined_at, u.id from collaborators c join users u on u.id = c.user_id where c.list_id = l.id and c.role = 'EDITOR'
    ) asking order by joined_at nulls first, id limit 4
  )) from persons pe where pe.id = l.person_id
) end as person, (select coalesce(json_object_agg(user_id, role), '{}') from (
    select c.user_id, c.role from collaborators c where c.list_id = l.id
    union select m.user_id, 'MEMBER' from circle_lists cl join lists own on own.id = cl.list_id and own.owner_id = cl.user_id
      join circle_members m on m.circle_id = cl.circle_id and m.user_id <> own.owner_id where cl.list_id = l.id and o.circle_count > 0
      and not exists (select from collaborators c where c.list_id = cl.list_id and c.user_id = m.user_id)
  ) roles) as "collaboratorRoles", l.description, l.event_type as "eventType", l.off_list_gifts as "offListGifts", l.told_off_list_gifts as "toldOffListGifts",
  l.off_list_kept_from as "offListKeptFrom", coalesce(l.off_list_kept_until > now(), false) as "isOffListKept",
  l.created_at::text as "createdAt", l.updated_at::text as "updatedAt",
  case when (select s.values->>'everythingForEverybody' from site_settings s where s.id = 1) = 'true' then 'PREMIUM'
    else o.subscription_tier end as "ownerTier", l.accent_color as "accentColor", l.category_order as "categoryOrder", case when l.banner_id is not null then (
  select json_build_object('originalKey', g.original_key, 'thumbnailKey', g.thumbnail_key,
    'contentType', g.content_type, 'size', g.size, 'width', g.width, 'height', g.height)
  from images g where g.id = l.banner_id
) end as banner,  (
  select json_build_object('id', json_agg(item."id"), 'title', json_agg(item."title"), 'description', json_agg(item."description"), 'notes', json_agg(item."notes"), 'category', json_agg(item."category"), 'amount', json_agg(item."amount"), 'variant', json_agg(item."variant"), 'secondaryUrl', json_agg(item."secondaryUrl"), 'currency', json_agg(item."currency"), 'quantityDesired', json_agg(item."quantityDesired"), 'orderIndex', json_agg(item."orderIndex"), 'outgoingUrl', json_agg(item."outgoingUrl"), 'isAffiliateLink', json_agg(item."isAffiliateLink"), 'pictureUrl', json_agg(item."pictureUrl"), 'priceMinor', json_agg(item."priceMinor"), 'image', json_agg(item."image"), 'quantityPurchased', json_agg(item."quantityPurchased"), 'giving', json_agg(item."giving"), 'purchases', json_agg(item."purchases"), 'recipes', json_agg(item."recipes"), 'primaryUrl', json_agg(item."primaryUrl"), 'imageUrl', json_agg(item."imageUrl"), 'createdAt', json_agg(item."createdAt"), 'updatedAt', json_agg(item."updatedAt")) from (
    select * from (
      select i.id as "id", i.title as "title", i.description as "description", i.notes as "notes", i.category as "category", i.amount as "amount", i.variant as "variant", i.secondary_url as "secondaryUrl", i.currency as "currency", i.quantity_desired as "quantityDesired", i.order_index as "orderIndex", coalesce(i.affiliate_url, i.primary_url) as "outgoingUrl", i.affiliate_url is not null as "isAffiliateLink", coalesce(i.image_url, i.affiliate_logo_url) as "pictureUrl", i.price_minor as "priceMinor", case when i.image_id is not null then (
  select json_build_object('originalKey', g.original_key, 'thumbnailKey', g.thumbnail_key,
    'contentType', g.content_type, 'size', g.size, 'width', g.width, 'height', g.height)
  from images g where g.id = i.image_id
) end as "image", case when v.is_blind then 0 else i.quantity_purchased end as "quantityPurchased", case when i.is_group_gift or i.is_fund or i.is_most_wanted or i.choice_id is not null or i.question_count > 0
  or not v.is_blind and (i.held_until is not null or i.is_unneeded or i.pledge_currency is not null) then json_build_array(i.is_group_gift, i.is_fund, i.is_most_wanted, i.choice_id, i.question_count,
    case when not v.is_blind then i.held_until end, not v.is_blind and i.is_unneeded, case when not v.is_blind then case when i.pledge_currency is not null then
  json_build_object('currency', i.pledge_currency, 'amountMinor', i.pledged_minor, 'count', i.pledge_count) end end) end as "giving", case when not v.is_blind and i.quantity_purchased > 0 then (
  select json_agg(json_build_object(
    'id', p.id, 'quantity', p.quantity, 'createdAt', coalesce(p.bought_at, p.created_at), 'heldUntil', p.held_until, 'guestEmail', p.guest_email,
    'guestName', p.guest_name, 'buyerId', p.buyer_id, 'buyerName', b.name
  ) order by p.created_at, p.id)
  from purchases p left join users b on b.id = p.buyer_id where p.item_id = i.id
) end as "purchases", i.recipes as "recipes", i.primary_url as "primaryUrl", i.image_url as "imageUrl", i.created_at as "createdAt", i.updated_at as "updatedAt" from items i where i.list_id = l.id and not i.is_archived
    ) item order by "orderIndex", id
  ) item
) as items from lists l join users o on o.id = l.owner_id cross join lateral (select ((l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > $now::timestamptz, true)) and (l.person_id is null and (l.owner_id is not distinct from $viewerId::uuid
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = $viewerId::uuid and c.role in ('EDITOR'))))) as is_blind offset 0) v where l.id = $key
    ) list;

-- lists by id with items first, for a guest
select row_to_json(list) as list from (
      select
  l.id, l.name, l.list_type as "listType", l.privacy, l.purchase_visibility as "purchaseVisibility", l.event_date::text as "eventDate",
  l.event_starts_at::text as "eventStartsAt", l.time_zone as "timeZone", l.hold_days as "holdDays", l.is_name_enough as "isNameEnough", l.is_demo as "isDemo", l.hidden_at is not null as "isHidden", l.past_since is not null as "isPast",
  l.share_token as "shareToken", l.share_link_expires_at::text as "shareLinkExpiresAt", l.revision, l.purchase_revision as "purchaseRevision",
  l.owner_id as "ownerId", l.person_id as "personId", o.name as "ownerName", null as person,
  (select coalesce(json_object_agg(c.user_id, c.role), '{}') from collaborators c where c.list_id = l.id) as "collaboratorRoles", l.description, l.event_type as "eventType", l.off_list_gifts as "offListGifts", l.told_off_list_gifts as "toldOffListGifts",
  l.off_list_kept_from as "offListKeptFrom", coalesce(l.off_list_kept_until > now(), false) as "isOffListKept",
  l.created_at::text as "createdAt", l.updated_at::text as "updatedAt",
  case when (select s.values->>'everythingForEverybody' from site_settings s where s.id = 1) = 'true' then 'PREMIUM'
    else o.subscription_tier end as "ownerTier", l.accent_color as "accentColor", l.category_order as "categoryOrder", case when l.banner_id is not null then (
  select json_build_object('originalKey', g.original_key, 'thumbnailKey', g.thumbnail_key,
    'contentType', g.content_type, 'size', g.size, 'width', g.width, 'height', g.height)
  from images g where g.id = l.banner_id
) end as banner,  (
  select json_build_object('id', json_agg(item."id"), 'title', json_agg(item."title"), 'description', json_agg(item."description"), 'notes', json_agg(item."notes"), 'category', json_agg(item."category"), 'amount', json_agg(item."amount"), 'variant', json_agg(item."variant"), 'secondaryUrl', json_agg(item."secondaryUrl"), 'currency', json_agg(item."currency"), 'quantityDesired', json_agg(item."quantityDesired"), 'orderIndex', json_agg(item."orderIndex"), 'outgoingUrl', json_agg(item."outgoingUrl"), 'isAffiliateLink', json_agg(item."isAffiliateLink"), 'pictureUrl', json_agg(item."pictureUrl"), 'priceMinor', json_agg(item."priceMinor"), 'image', json_agg(item."image"), 'quantityPurchased', json_agg(item."quantityPurchased"), 'giving', json_agg(item."giving"), 'purchases', json_agg(item."purchases")) from (
    select * from (
      select i.id as "id", i.title as "title", i.description as "description", i.notes as "notes", i.category as "category", i.amount as "amount", i.variant as "variant", i.secondary_url as "secondaryUrl", i.currency as "currency", i.quantity_desired as "quantityDesired", i.order_index as "orderIndex", coalesce(i.affiliate_url, i.primary_url) as "outgoingUrl", i.affiliate_url is not null as "isAffiliateLink", coalesce(i.image_url, i.affiliate_logo_url) as "pictureUrl", i.price_minor as "priceMinor", case when i.image_id is not null then (
  select json_build_object('originalKey', g.original_key, 'thumbnailKey', g.thumbnail_key,
    'contentType', g.content_type, 'size', g.size, 'width', g.width, 'height', g.height)
  from images g where g.id = i.image_id
) end as "image", case when v.is_blind then 0 else i.quantity_purchased end as "quantityPurchased", case when i.is_group_gift or i.is_fund or i.is_most_wanted or i.choice_id is not null or i.question_count > 0
  or not v.is_blind and (i.held_until is not null or i.is_unneeded or i.pledge_currency is not null) then json_build_array(i.is_group_gift, i.is_fund, i.is_most_wanted, i.choice_id, i.question_count,
    case when not v.is_blind then i.held_until end, not v.is_blind and i.is_unneeded, case when not v.is_blind then case when i.pledge_currency is not null then
  json_build_object('currency', i.pledge_currency, 'amountMinor', i.pledged_minor, 'count', i.pledge_count) end end) end as "giving", case when not v.is_blind and i.quantity_purchased > 0 then (
  select json_agg(json_build_object(
    'id', p.id, 'quantity', p.quantity, 'createdAt', coalesce(p.bought_at, p.created_at), 'heldUntil', p.held_until, 'guestEmail', p.guest_email,
    'guestName', p.guest_name, 'buyerId', p.buyer_id, 'buyerName', b.name
  ) order by p.created_at, p.id)
  from purchases p left join users b on b.id = p.buyer_id where p.item_id = i.id
) end as "purchases" from items i where i.list_id = l.id and not i.is_archived order by i.order_index, i.id limit 61
    ) item order by "orderIndex", id
  ) item
) as items
      from lists l join users o on o.id = l.owner_id cross join (select false as is_blind) v where l.id = $key and l.person_id is null and o.circle_count = 0
    ) list;

-- lists by id with items first
select row_to_json(list) as list from (
      select
  l.id, l.name, l.list_type as "listType", l.privacy, l.purchase_visibility as "purchaseVisibility", l.event_date::text as "eventDate",
  l.event_starts_at::text as "eventStartsAt", l.time_zone as "timeZone", l.hold_days as "holdDays", l.is_name_enough as "isNameEnough", l.is_demo as "isDemo", l.hidden_at is not null as "isHidden", l.past_since is not null as "isPast",
  l.share_token as "shareToken", l.share_link_expires_at::text as "shareLinkExpiresAt", l.revision, l.purchase_revision as "purchaseRevision",
  l.owner_id as "ownerId", l.person_id as "personId", o.name as "ownerName", case when l.person_id is not null then (
  select json_build_object('name', pe.name, 'askedBy', array(
    select name from (
      select o.name, null as joined_at, o.id
      union all select u.name, c.joined_at, u.id from collaborators c join users u on u.id = c.user_id where c.list_id = l.id and c.role = 'EDITOR'
    ) asking order by joined_at nulls first, id limit 4
  )) from persons pe where pe.id = l.person_id
) end as person, (select coalesce(json_object_agg(user_id, role), '{}') from (
    select c.user_id, c.role from collaborators c where c.list_id = l.id
    union select m.user_id, 'MEMBER' from circle_lists cl join lists own on own.id = cl.list_id and own.owner_id = cl.user_id
      join circle_members m on m.circle_id = cl.circle_id and m.user_id <> own.owner_id where cl.list_id = l.id and o.circle_count > 0
      and not exists (select from collaborators c where c.list_id = cl.list_id and c.user_id = m.user_id)
  ) roles) as "collaboratorRoles", l.description, l.event_type as "eventType", l.off_list_gifts as "offListGifts", l.told_off_list_gifts as "toldOffListGifts",
  l.off_list_kept_from as "offListKeptFrom", coalesce(l.off_list_kept_until > now(), false) as "isOffListKept",
  l.created_at::text as "createdAt", l.updated_at::text as "updatedAt",
  case when (select s.values->>'everythingForEverybody' from site_settings s where s.id = 1) = 'true' then 'PREMIUM'
    else o.subscription_tier end as "ownerTier", l.accent_color as "accentColor", l.category_order as "categoryOrder", case when l.banner_id is not null then (
  select json_build_object('originalKey', g.original_key, 'thumbnailKey', g.thumbnail_key,
    'contentType', g.content_type, 'size', g.size, 'width', g.width, 'height', g.height)
  from images g where g.id = l.banner_id
) end as banner,  (
  select json_build_object('id', json_agg(item."id"), 'title', json_agg(item."title"), 'description', json_agg(item."description"), 'notes', json_agg(item."notes"), 'category', json_agg(item."category"), 'amount', json_agg(item."amount"), 'variant', json_agg(item."variant"), 'secondaryUrl', json_agg(item."secondaryUrl"), 'currency', json_agg(item."currency"), 'quantityDesired', json_agg(item."quantityDesired"), 'orderIndex', json_agg(item."orderIndex"), 'outgoingUrl', json_agg(item."outgoingUrl"), 'isAffiliateLink', json_agg(item."isAffiliateLink"), 'pictureUrl', json_agg(item."pictureUrl"), 'priceMinor', json_agg(item."priceMinor"), 'image', json_agg(item."image"), 'quantityPurchased', json_agg(item."quantityPurchased"), 'giving', json_agg(item."giving"), 'purchases', json_agg(item."purchases")) from (
    select * from (
      select i.id as "id", i.title as "title", i.description as "description", i.notes as "notes", i.category as "category", i.amount as "amount", i.variant as "variant", i.secondary_url as "secondaryUrl", i.currency as "currency", i.quantity_desired as "quantityDesired", i.order_index as "orderIndex", coalesce(i.affiliate_url, i.primary_url) as "outgoingUrl", i.affiliate_url is not null as "isAffiliateLink", coalesce(i.image_url, i.affiliate_logo_url) as "pictureUrl", i.price_minor as "priceMinor", case when i.image_id is not null then (
  select json_build_object('originalKey', g.original_key, 'thumbnailKey', g.thumbnail_key,
    'contentType', g.content_type, 'size', g.size, 'width', g.width, 'height', g.height)
  from images g where g.id = i.image_id
) end as "image", case when v.is_blind then 0 else i.quantity_purchased end as "quantityPurchased", case when i.is_group_gift or i.is_fund or i.is_most_wanted or i.choice_id is not null or i.question_count > 0
  or not v.is_blind and (i.held_until is not null or i.is_unneeded or i.pledge_currency is not null) then json_build_array(i.is_group_gift, i.is_fund, i.is_most_wanted, i.choice_id, i.question_count,
    case when not v.is_blind then i.held_until end, not v.is_blind and i.is_unneeded, case when not v.is_blind then case when i.pledge_currency is not null then
  json_build_object('currency', i.pledge_currency, 'amountMinor', i.pledged_minor, 'count', i.pledge_count) end end) end as "giving", case when not v.is_blind and i.quantity_purchased > 0 then (
  select json_agg(json_build_object(
    'id', p.id, 'quantity', p.quantity, 'createdAt', coalesce(p.bought_at, p.created_at), 'heldUntil', p.held_until, 'guestEmail', p.guest_email,
    'guestName', p.guest_name, 'buyerId', p.buyer_id, 'buyerName', b.name
  ) order by p.created_at, p.id)
  from purchases p left join users b on b.id = p.buyer_id where p.item_id = i.id
) end as "purchases" from items i where i.list_id = l.id and not i.is_archived order by i.order_index, i.id limit 61
    ) item order by "orderIndex", id
  ) item
) as items from lists l join users o on o.id = l.owner_id cross join lateral (select ((l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > $now::timestamptz, true)) and (l.person_id is null and (l.owner_id is not distinct from $viewerId::uuid
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = $viewerId::uuid and c.role in ('EDITOR'))))) as is_blind offset 0) v where l.id = $key
    ) list;

-- lists by id with items none, for a guest
select row_to_json(list) as list from (
      select
  l.id, l.name, l.list_type as "listType", l.privacy, l.purchase_visibility as "purchaseVisibility", l.event_date::text as "eventDate",
  l.event_starts_at::text as "eventStartsAt", l.time_zone as "timeZone", l.hold_days as "holdDays", l.is_name_enough as "isNameEnough", l.is_demo as "isDemo", l.hidden_at is not null as "isHidden", l.past_since is not null as "isPast",
  l.share_token as "shareToken", l.share_link_expires_at::text as "shareLinkExpiresAt", l.revision, l.purchase_revision as "purchaseRevision",
  l.owner_id as "ownerId", l.person_id as "personId", o.name as "ownerName", null as person,
  (select coalesce(json_object_agg(c.user_id, c.role), '{}') from collaborators c where c.list_id = l.id) as "collaboratorRoles", l.description, l.event_type as "eventType", l.off_list_gifts as "offListGifts", l.told_off_list_gifts as "toldOffListGifts",
  l.off_list_kept_from as "offListKeptFrom", coalesce(l.off_list_kept_until > now(), false) as "isOffListKept",
  l.created_at::text as "createdAt", l.updated_at::text as "updatedAt",
  case when (select s.values->>'everythingForEverybody' from site_settings s where s.id = 1) = 'true' then 'PREMIUM'
    else o.subscription_tier end as "ownerTier", l.accent_color as "accentColor", l.category_order as "categoryOrder", case when l.banner_id is not null then (
  select json_build_object('originalKey', g.original_key, 'thumbnailKey', g.thumbnail_key,
    'contentType', g.content_type, 'size', g.size, 'width', g.width, 'height', g.height)
  from images g where g.id = l.banner_id
) end as banner, case when not v.is_blind then (
  select json_build_object('wanted', count(*) filter (where i.quantity_desired < 1000000000 and not i.is_unneeded), 'given', count(*) filter (where i.quantity_purchased >= i.quantity_desired),
    'held', count(*) filter (where i.quantity_purchased >= i.quantity_desired and i.held_until is not null))
  from items i where i.list_id = l.id and not i.is_archived
) end as progress, case when l.list_type <> 'SHOPPING' then array(
  select i.category from items i where i.list_id = l.id and not i.is_archived and i.category <> ''
  group by i.category order by min(i.order_index), i.category limit 1000
) end as "giftCategories", null as items
      from lists l join users o on o.id = l.owner_id cross join (select false as is_blind) v where l.id = $key and l.person_id is null and o.circle_count = 0
    ) list;

-- lists by id with items none
select row_to_json(list) as list from (
      select
  l.id, l.name, l.list_type as "listType", l.privacy, l.purchase_visibility as "purchaseVisibility", l.event_date::text as "eventDate",
  l.event_starts_at::text as "eventStartsAt", l.time_zone as "timeZone", l.hold_days as "holdDays", l.is_name_enough as "isNameEnough", l.is_demo as "isDemo", l.hidden_at is not null as "isHidden", l.past_since is not null as "isPast",
  l.share_token as "shareToken", l.share_link_expires_at::text as "shareLinkExpiresAt", l.revision, l.purchase_revision as "purchaseRevision",
  l.owner_id as "ownerId", l.person_id as "personId", o.name as "ownerName", case when l.person_id is not null then (
  select json_build_object('name', pe.name, 'askedBy', array(
    select name from (
      select o.name, null as joined_at, o.id
      union all select u.name, c.joined_at, u.id from collaborators c join users u on u.id = c.user_id where c.list_id = l.id and c.role = 'EDITOR'
    ) asking order by joined_at nulls first, id limit 4
  )) from persons pe where pe.id = l.person_id
) end as person, (select coalesce(json_object_agg(user_id, role), '{}') from (
    select c.user_id, c.role from collaborators c where c.list_id = l.id
    union select m.user_id, 'MEMBER' from circle_lists cl join lists own on own.id = cl.list_id and own.owner_id = cl.user_id
      join circle_members m on m.circle_id = cl.circle_id and m.user_id <> own.owner_id where cl.list_id = l.id and o.circle_count > 0
      and not exists (select from collaborators c where c.list_id = cl.list_id and c.user_id = m.user_id)
  ) roles) as "collaboratorRoles", l.description, l.event_type as "eventType", l.off_list_gifts as "offListGifts", l.told_off_list_gifts as "toldOffListGifts",
  l.off_list_kept_from as "offListKeptFrom", coalesce(l.off_list_kept_until > now(), false) as "isOffListKept",
  l.created_at::text as "createdAt", l.updated_at::text as "updatedAt",
  case when (select s.values->>'everythingForEverybody' from site_settings s where s.id = 1) = 'true' then 'PREMIUM'
    else o.subscription_tier end as "ownerTier", l.accent_color as "accentColor", l.category_order as "categoryOrder", case when l.banner_id is not null then (
  select json_build_object('originalKey', g.original_key, 'thumbnailKey', g.thumbnail_key,
    'contentType', g.content_type, 'size', g.size, 'width', g.width, 'height', g.height)
  from images g where g.id = l.banner_id
) end as banner, case when not v.is_blind then (
  select json_build_object('wanted', count(*) filter (where i.quantity_desired < 1000000000 and not i.is_unneeded), 'given', count(*) filter (where i.quantity_purchased >= i.quantity_desired),
    'held', count(*) filter (where i.quantity_purchased >= i.quantity_desired and i.held_until is not null))
  from items i where i.list_id = l.id and not i.is_archived
) end as progress, case when l.list_type <> 'SHOPPING' then array(
  select i.category from items i where i.list_id = l.id and not i.is_archived and i.category <> ''
  group by i.category order by min(i.order_index), i.category limit 1000
) end as "giftCategories", null as items from lists l join users o on o.id = l.owner_id cross join lateral (select ((l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > $now::timestamptz, true)) and (l.person_id is null and (l.owner_id is not distinct from $viewerId::uuid
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = $viewerId::uuid and c.role in ('EDITOR'))))) as is_blind offset 0) v where l.id = $key
    ) list;

-- lists by id with items one, for a guest
select row_to_json(list) as list from (
      select
  l.id, l.name, l.list_type as "listType", l.privacy, l.purchase_visibility as "purchaseVisibility", l.event_date::text as "eventDate",
  l.event_starts_at::text as "eventStartsAt", l.time_zone as "timeZone", l.hold_days as "holdDays", l.is_name_enough as "isNameEnough", l.is_demo as "isDemo", l.hidden_at is not null as "isHidden", l.past_since is not null as "isPast",
  l.share_token as "shareToken", l.share_link_expires_at::text as "shareLinkExpiresAt", l.revision, l.purchase_revision as "purchaseRevision",
  l.owner_id as "ownerId", l.person_id as "personId", o.name as "ownerName", null as person,
  (select coalesce(json_object_agg(c.user_id, c.role), '{}') from collaborators c where c.list_id = l.id) as "collaboratorRoles", l.description, l.event_type as "eventType", l.off_list_gifts as "offListGifts", l.told_off_list_gifts as "toldOffListGifts",
  l.off_list_kept_from as "offListKeptFrom", coalesce(l.off_list_kept_until > now(), false) as "isOffListKept",
  l.created_at::text as "createdAt", l.updated_at::text as "updatedAt",
  case when (select s.values->>'everythingForEverybody' from site_settings s where s.id = 1) = 'true' then 'PREMIUM'
    else o.subscription_tier end as "ownerTier", l.accent_color as "accentColor", l.category_order as "categoryOrder", case when l.banner_id is not null then (
  select json_build_object('originalKey', g.original_key, 'thumbnailKey', g.thumbnail_key,
    'contentType', g.content_type, 'size', g.size, 'width', g.width, 'height', g.height)
  from images g where g.id = l.banner_id
) end as banner, case when not v.is_blind then (
  select json_build_object('wanted', count(*) filter (where i.quantity_desired < 1000000000 and not i.is_unneeded), 'given', count(*) filter (where i.quantity_purchased >= i.quantity_desired),
    'held', count(*) filter (where i.quantity_purchased >= i.quantity_desired and i.held_until is not null))
  from items i where i.list_id = l.id and not i.is_archived
) end as progress, case when l.list_type <> 'SHOPPING' then array(
  select i.category from items i where i.list_id = l.id and not i.is_archived and i.category <> ''
  group by i.category order by min(i.order_index), i.category limit 1000
) end as "giftCategories", (
  select row_to_json(item) from (
    select i.id as "id", i.title as "title", i.description as "description", i.notes as "notes", i.category as "category", i.amount as "amount", i.variant as "variant", i.secondary_url as "secondaryUrl", i.currency as "currency", i.quantity_desired as "quantityDesired", i.order_index as "orderIndex", coalesce(i.affiliate_url, i.primary_url) as "outgoingUrl", i.affiliate_url is not null as "isAffiliateLink", coalesce(i.image_url, i.affiliate_logo_url) as "pictureUrl", i.price_minor as "priceMinor", case when i.image_id is not null then (
  select json_build_object('originalKey', g.original_key, 'thumbnailKey', g.thumbnail_key,
    'contentType', g.content_type, 'size', g.size, 'width', g.width, 'height', g.height)
  from images g where g.id = i.image_id
) end as "image", case when v.is_blind then 0 else i.quantity_purchased end as "quantityPurchased", case when i.is_group_gift or i.is_fund or i.is_most_wanted or i.choice_id is not null or i.question_count > 0
  or not v.is_blind and (i.held_until is not null or i.is_unneeded or i.pledge_currency is not null) then json_build_array(i.is_group_gift, i.is_fund, i.is_most_wanted, i.choice_id, i.question_count,
    case when not v.is_blind then i.held_until end, not v.is_blind and i.is_unneeded, case when not v.is_blind then case when i.pledge_currency is not null then
  json_build_object('currency', i.pledge_currency, 'amountMinor', i.pledged_minor, 'count', i.pledge_count) end end) end as "giving", case when not v.is_blind and i.quantity_purchased > 0 then (
  select json_agg(json_build_object(
    'id', p.id, 'quantity', p.quantity, 'createdAt', coalesce(p.bought_at, p.created_at), 'heldUntil', p.held_until, 'guestEmail', p.guest_email,
    'guestName', p.guest_name, 'buyerId', p.buyer_id, 'buyerName', b.name
  ) order by p.created_at, p.id)
  from purchases p left join users b on b.id = p.buyer_id where p.item_id = i.id
) end as "purchases", i.recipes as "recipes", i.primary_url as "primaryUrl", i.image_url as "imageUrl", i.created_at as "createdAt", i.updated_at as "updatedAt" from items i where i.list_id = l.id and not i.is_archived and i.id = $itemId::uuid
  ) item
) as items
      from lists l join users o on o.id = l.owner_id cross join (select false as is_blind) v where l.id = $key and l.person_id is null and o.circle_count = 0
    ) list;

-- lists by id with items one
select row_to_json(list) as list from (
      select
  l.id, l.name, l.list_type as "listType", l.privacy, l.purchase_visibility as "purchaseVisibility", l.event_date::text as "eventDate",
  l.event_starts_at::text as "eventStartsAt", l.time_zone as "timeZone", l.hold_days as "holdDays", l.is_name_enough as "isNameEnough", l.is_demo as "isDemo", l.hidden_at is not null as "isHidden", l.past_since is not null as "isPast",
  l.share_token as "shareToken", l.share_link_expires_at::text as "shareLinkExpiresAt", l.revision, l.purchase_revision as "purchaseRevision",
  l.owner_id as "ownerId", l.person_id as "personId", o.name as "ownerName", case when l.person_id is not null then (
  select json_build_object('name', pe.name, 'askedBy', array(
    select name from (
      select o.name, null as joined_at, o.id
      union all select u.name, c.joined_at, u.id from collaborators c join users u on u.id = c.user_id where c.list_id = l.id and c.role = 'EDITOR'
    ) asking order by joined_at nulls first, id limit 4
  )) from persons pe where pe.id = l.person_id
) end as person, (select coalesce(json_object_agg(user_id, role), '{}') from (
    select c.user_id, c.role from collaborators c where c.list_id = l.id
    union select m.user_id, 'MEMBER' from circle_lists cl join lists own on own.id = cl.list_id and own.owner_id = cl.user_id
      join circle_members m on m.circle_id = cl.circle_id and m.user_id <> own.owner_id where cl.list_id = l.id and o.circle_count > 0
      and not exists (select from collaborators c where c.list_id = cl.list_id and c.user_id = m.user_id)
  ) roles) as "collaboratorRoles", l.description, l.event_type as "eventType", l.off_list_gifts as "offListGifts", l.told_off_list_gifts as "toldOffListGifts",
  l.off_list_kept_from as "offListKeptFrom", coalesce(l.off_list_kept_until > now(), false) as "isOffListKept",
  l.created_at::text as "createdAt", l.updated_at::text as "updatedAt",
  case when (select s.values->>'everythingForEverybody' from site_settings s where s.id = 1) = 'true' then 'PREMIUM'
    else o.subscription_tier end as "ownerTier", l.accent_color as "accentColor", l.category_order as "categoryOrder", case when l.banner_id is not null then (
  select json_build_object('originalKey', g.original_key, 'thumbnailKey', g.thumbnail_key,
    'contentType', g.content_type, 'size', g.size, 'width', g.width, 'height', g.height)
  from images g where g.id = l.banner_id
) end as banner, case when not v.is_blind then (
  select json_build_object('wanted', count(*) filter (where i.quantity_desired < 1000000000 and not i.is_unneeded), 'given', count(*) filter (where i.quantity_purchased >= i.quantity_desired),
    'held', count(*) filter (where i.quantity_purchased >= i.quantity_desired and i.held_until is not null))
  from items i where i.list_id = l.id and not i.is_archived
) end as progress, case when l.list_type <> 'SHOPPING' then array(
  select i.category from items i where i.list_id = l.id and not i.is_archived and i.category <> ''
  group by i.category order by min(i.order_index), i.category limit 1000
) end as "giftCategories", (
  select row_to_json(item) from (
    select i.id as "id", i.title as "title", i.description as "description", i.notes as "notes", i.category as "category", i.amount as "amount", i.variant as "variant", i.secondary_url as "secondaryUrl", i.currency as "currency", i.quantity_desired as "quantityDesired", i.order_index as "orderIndex", coalesce(i.affiliate_url, i.primary_url) as "outgoingUrl", i.affiliate_url is not null as "isAffiliateLink", coalesce(i.image_url, i.affiliate_logo_url) as "pictureUrl", i.price_minor as "priceMinor", case when i.image_id is not null then (
  select json_build_object('originalKey', g.original_key, 'thumbnailKey', g.thumbnail_key,
    'contentType', g.content_type, 'size', g.size, 'width', g.width, 'height', g.height)
  from images g where g.id = i.image_id
) end as "image", case when v.is_blind then 0 else i.quantity_purchased end as "quantityPurchased", case when i.is_group_gift or i.is_fund or i.is_most_wanted or i.choice_id is not null or i.question_count > 0
  or not v.is_blind and (i.held_until is not null or i.is_unneeded or i.pledge_currency is not null) then json_build_array(i.is_group_gift, i.is_fund, i.is_most_wanted, i.choice_id, i.question_count,
    case when not v.is_blind then i.held_until end, not v.is_blind and i.is_unneeded, case when not v.is_blind then case when i.pledge_currency is not null then
  json_build_object('currency', i.pledge_currency, 'amountMinor', i.pledged_minor, 'count', i.pledge_count) end end) end as "giving", case when not v.is_blind and i.quantity_purchased > 0 then (
  select json_agg(json_build_object(
    'id', p.id, 'quantity', p.quantity, 'createdAt', coalesce(p.bought_at, p.created_at), 'heldUntil', p.held_until, 'guestEmail', p.guest_email,
    'guestName', p.guest_name, 'buyerId', p.buyer_id, 'buyerName', b.name
  ) order by p.created_at, p.id)
  from purchases p left join users b on b.id = p.buyer_id where p.item_id = i.id
) end as "purchases", i.recipes as "recipes", i.primary_url as "primaryUrl", i.image_url as "imageUrl", i.created_at as "createdAt", i.updated_at as "updatedAt" from items i where i.list_id = l.id and not i.is_archived and i.id = $itemId::uuid
  ) item
) as items from lists l join users o on o.id = l.owner_id cross join lateral (select ((l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > $now::timestamptz, true)) and (l.person_id is null and (l.owner_id is not distinct from $viewerId::uuid
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = $viewerId::uuid and c.role in ('EDITOR'))))) as is_blind offset 0) v where l.id = $key
    ) list;

-- lists by shareToken with items all, for a guest
select row_to_json(list) as list from (
      select
  l.id, l.name, l.list_type as "listType", l.privacy, l.purchase_visibility as "purchaseVisibility", l.event_date::text as "eventDate",
  l.event_starts_at::text as "eventStartsAt", l.time_zone as "timeZone", l.hold_days as "holdDays", l.is_name_enough as "isNameEnough", l.is_demo as "isDemo", l.hidden_at is not null as "isHidden", l.past_since is not null as "isPast",
  l.share_token as "shareToken", l.share_link_expires_at::text as "shareLinkExpiresAt", l.revision, l.purchase_revision as "purchaseRevision",
  l.owner_id as "ownerId", l.person_id as "personId", o.name as "ownerName", null as person,
  (select coalesce(json_object_agg(c.user_id, c.role), '{}') from collaborators c where c.list_id = l.id) as "collaboratorRoles", l.description, l.event_type as "eventType", l.off_list_gifts as "offListGifts", l.told_off_list_gifts as "toldOffListGifts",
  l.off_list_kept_from as "offListKeptFrom", coalesce(l.off_list_kept_until > now(), false) as "isOffListKept",
  l.created_at::text as "createdAt", l.updated_at::text as "updatedAt",
  case when (select s.values->>'everythingForEverybody' from site_settings s where s.id = 1) = 'true' then 'PREMIUM'
    else o.subscription_tier end as "ownerTier", l.accent_color as "accentColor", l.category_order as "categoryOrder", case when l.banner_id is not null then (
  select json_build_object('originalKey', g.original_key, 'thumbnailKey', g.thumbnail_key,
    'contentType', g.content_type, 'size', g.size, 'width', g.width, 'height', g.height)
  from images g where g.id = l.banner_id
) end as banner,  (
  select json_build_object('id', json_agg(item."id"), 'title', json_agg(item."title"), 'description', json_agg(item."description"), 'notes', json_agg(item."notes"), 'category', json_agg(item."category"), 'amount', json_agg(item."amount"), 'variant', json_agg(item."variant"), 'secondaryUrl', json_agg(item."secondaryUrl"), 'currency', json_agg(item."currency"), 'quantityDesired', json_agg(item."quantityDesired"), 'orderIndex', json_agg(item."orderIndex"), 'outgoingUrl', json_agg(item."outgoingUrl"), 'isAffiliateLink', json_agg(item."isAffiliateLink"), 'pictureUrl', json_agg(item."pictureUrl"), 'priceMinor', json_agg(item."priceMinor"), 'image', json_agg(item."image"), 'quantityPurchased', json_agg(item."quantityPurchased"), 'giving', json_agg(item."giving"), 'purchases', json_agg(item."purchases"), 'recipes', json_agg(item."recipes"), 'primaryUrl', json_agg(item."primaryUrl"), 'imageUrl', json_agg(item."imageUrl"), 'createdAt', json_agg(item."createdAt"), 'updatedAt', json_agg(item."updatedAt")) from (
    select * from (
      select i.id as "id", i.title as "title", i.description as "description", i.notes as "notes", i.category as "category", i.amount as "amount", i.variant as "variant", i.secondary_url as "secondaryUrl", i.currency as "currency", i.quantity_desired as "quantityDesired", i.order_index as "orderIndex", coalesce(i.affiliate_url, i.primary_url) as "outgoingUrl", i.affiliate_url is not null as "isAffiliateLink", coalesce(i.image_url, i.affiliate_logo_url) as "pictureUrl", i.price_minor as "priceMinor", case when i.image_id is not null then (
  select json_build_object('originalKey', g.original_key, 'thumbnailKey', g.thumbnail_key,
    'contentType', g.content_type, 'size', g.size, 'width', g.width, 'height', g.height)
  from images g where g.id = i.image_id
) end as "image", case when v.is_blind then 0 else i.quantity_purchased end as "quantityPurchased", case when i.is_group_gift or i.is_fund or i.is_most_wanted or i.choice_id is not null or i.question_count > 0
  or not v.is_blind and (i.held_until is not null or i.is_unneeded or i.pledge_currency is not null) then json_build_array(i.is_group_gift, i.is_fund, i.is_most_wanted, i.choice_id, i.question_count,
    case when not v.is_blind then i.held_until end, not v.is_blind and i.is_unneeded, case when not v.is_blind then case when i.pledge_currency is not null then
  json_build_object('currency', i.pledge_currency, 'amountMinor', i.pledged_minor, 'count', i.pledge_count) end end) end as "giving", case when not v.is_blind and i.quantity_purchased > 0 then (
  select json_agg(json_build_object(
    'id', p.id, 'quantity', p.quantity, 'createdAt', coalesce(p.bought_at, p.created_at), 'heldUntil', p.held_until, 'guestEmail', p.guest_email,
    'guestName', p.guest_name, 'buyerId', p.buyer_id, 'buyerName', b.name
  ) order by p.created_at, p.id)
  from purchases p left join users b on b.id = p.buyer_id where p.item_id = i.id
) end as "purchases", i.recipes as "recipes", i.primary_url as "primaryUrl", i.image_url as "imageUrl", i.created_at as "createdAt", i.updated_at as "updatedAt" from items i where i.list_id = l.id and not i.is_archived
    ) item order by "orderIndex", id
  ) item
) as items
      from lists l join users o on o.id = l.owner_id cross join (select false as is_blind) v where l.share_token = $key and l.person_id is null and o.circle_count = 0
    ) list;

-- lists by shareToken with items all
select row_to_json(list) as list from (
      select
  l.id, l.name, l.list_type as "listType", l.privacy, l.purchase_visibility as "purchaseVisibility", l.event_date::text as "eventDate",
  l.event_starts_at::text as "eventStartsAt", l.time_zone as "timeZone", l.hold_days as "holdDays", l.is_name_enough as "isNameEnough", l.is_demo as "isDemo", l.hidden_at is not null as "isHidden", l.past_since is not null as "isPast",
  l.share_token as "shareToken", l.share_link_expires_at::text as "shareLinkExpiresAt", l.revision, l.purchase_revision as "purchaseRevision",
  l.owner_id as "ownerId", l.person_id as "personId", o.name as "ownerName", case when l.person_id is not null then (
  select json_build_object('name', pe.name, 'askedBy', array(
    select name from (
      select o.name, null as joined_at, o.id
      union all select u.name, c.joined_at, u.id from collaborators c join users u on u.id = c.user_id where c.list_id = l.id and c.role = 'EDITOR'
    ) asking order by joined_at nulls first, id limit 4
  )) from persons pe where pe.id = l.person_id
) end as person, (select coalesce(json_object_agg(user_id, role), '{}') from (
    select c.user_id, c.role from collaborators c where c.list_id = l.id
    union select m.user_id, 'MEMBER' from circle_lists cl join lists own on own.id = cl.list_id and own.owner_id = cl.user_id
      join circle_members m on m.circle_id = cl.circle_id and m.user_id <> own.owner_id where cl.list_id = l.id and o.circle_count > 0
      and not exists (select from collaborators c where c.list_id = cl.list_id and c.user_id = m.user_id)
  ) roles) as "collaboratorRoles", l.description, l.event_type as "eventType", l.off_list_gifts as "offListGifts", l.told_off_list_gifts as "toldOffListGifts",
  l.off_list_kept_from as "offListKeptFrom", coalesce(l.off_list_kept_until > now(), false) as "isOffListKept",
  l.created_at::text as "createdAt", l.updated_at::text as "updatedAt",
  case when (select s.values->>'everythingForEverybody' from site_settings s where s.id = 1) = 'true' then 'PREMIUM'
    else o.subscription_tier end as "ownerTier", l.accent_color as "accentColor", l.category_order as "categoryOrder", case when l.banner_id is not null then (
  select json_build_object('originalKey', g.original_key, 'thumbnailKey', g.thumbnail_key,
    'contentType', g.content_type, 'size', g.size, 'width', g.width, 'height', g.height)
  from images g where g.id = l.banner_id
) end as banner,  (
  select json_build_object('id', json_agg(item."id"), 'title', json_agg(item."title"), 'description', json_agg(item."description"), 'notes', json_agg(item."notes"), 'category', json_agg(item."category"), 'amount', json_agg(item."amount"), 'variant', json_agg(item."variant"), 'secondaryUrl', json_agg(item."secondaryUrl"), 'currency', json_agg(item."currency"), 'quantityDesired', json_agg(item."quantityDesired"), 'orderIndex', json_agg(item."orderIndex"), 'outgoingUrl', json_agg(item."outgoingUrl"), 'isAffiliateLink', json_agg(item."isAffiliateLink"), 'pictureUrl', json_agg(item."pictureUrl"), 'priceMinor', json_agg(item."priceMinor"), 'image', json_agg(item."image"), 'quantityPurchased', json_agg(item."quantityPurchased"), 'giving', json_agg(item."giving"), 'purchases', json_agg(item."purchases"), 'recipes', json_agg(item."recipes"), 'primaryUrl', json_agg(item."primaryUrl"), 'imageUrl', json_agg(item."imageUrl"), 'createdAt', json_agg(item."createdAt"), 'updatedAt', json_agg(item."updatedAt")) from (
    select * from (
      select i.id as "id", i.title as "title", i.description as "description", i.notes as "notes", i.category as "category", i.amount as "amount", i.variant as "variant", i.secondary_url as "secondaryUrl", i.currency as "currency", i.quantity_desired as "quantityDesired", i.order_index as "orderIndex", coalesce(i.affiliate_url, i.primary_url) as "outgoingUrl", i.affiliate_url is not null as "isAffiliateLink", coalesce(i.image_url, i.affiliate_logo_url) as "pictureUrl", i.price_minor as "priceMinor", case when i.image_id is not null then (
  select json_build_object('originalKey', g.original_key, 'thumbnailKey', g.thumbnail_key,
    'contentType', g.content_type, 'size', g.size, 'width', g.width, 'height', g.height)
  from images g where g.id = i.image_id
) end as "image", case when v.is_blind then 0 else i.quantity_purchased end as "quantityPurchased", case when i.is_group_gift or i.is_fund or i.is_most_wanted or i.choice_id is not null or i.question_count > 0
  or not v.is_blind and (i.held_until is not null or i.is_unneeded or i.pledge_currency is not null) then json_build_array(i.is_group_gift, i.is_fund, i.is_most_wanted, i.choice_id, i.question_count,
    case when not v.is_blind then i.held_until end, not v.is_blind and i.is_unneeded, case when not v.is_blind then case when i.pledge_currency is not null then
  json_build_object('currency', i.pledge_currency, 'amountMinor', i.pledged_minor, 'count', i.pledge_count) end end) end as "giving", case when not v.is_blind and i.quantity_purchased > 0 then (
  select json_agg(json_build_object(
    'id', p.id, 'quantity', p.quantity, 'createdAt', coalesce(p.bought_at, p.created_at), 'heldUntil', p.held_until, 'guestEmail', p.guest_email,
    'guestName', p.guest_name, 'buyerId', p.buyer_id, 'buyerName', b.name
  ) order by p.created_at, p.id)
  from purchases p left join users b on b.id = p.buyer_id where p.item_id = i.id
) end as "purchases", i.recipes as "recipes", i.primary_url as "primaryUrl", i.image_url as "imageUrl", i.created_at as "createdAt", i.updated_at as "updatedAt" from items i where i.list_id = l.id and not i.is_archived
    ) item order by "orderIndex", id
  ) item
) as items from lists l join users o on o.id = l.owner_id cross join lateral (select ((l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > $now::timestamptz, true)) and (l.person_id is null and (l.owner_id is not distinct from $viewerId::uuid
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = $viewerId::uuid and c.role in ('EDITOR'))))) as is_blind offset 0) v where l.share_token = $key
    ) list;

-- lists by shareToken with items first, for a guest
select row_to_json(list) as list from (
      select
  l.id, l.name, l.list_type as "listType", l.privacy, l.purchase_visibility as "purchaseVisibility", l.event_date::text as "eventDate",
  l.event_starts_at::text as "eventStartsAt", l.time_zone as "timeZone", l.hold_days as "holdDays", l.is_name_enough as "isNameEnough", l.is_demo as "isDemo", l.hidden_at is not null as "isHidden", l.past_since is not null as "isPast",
  l.share_token as "shareToken", l.share_link_expires_at::text as "shareLinkExpiresAt", l.revision, l.purchase_revision as "purchaseRevision",
  l.owner_id as "ownerId", l.person_id as "personId", o.name as "ownerName", null as person,
  (select coalesce(json_object_agg(c.user_id, c.role), '{}') from collaborators c where c.list_id = l.id) as "collaboratorRoles", l.description, l.event_type as "eventType", l.off_list_gifts as "offListGifts", l.told_off_list_gifts as "toldOffListGifts",
  l.off_list_kept_from as "offListKeptFrom", coalesce(l.off_list_kept_until > now(), false) as "isOffListKept",
  l.created_at::text as "createdAt", l.updated_at::text as "updatedAt",
  case when (select s.values->>'everythingForEverybody' from site_settings s where s.id = 1) = 'true' then 'PREMIUM'
    else o.subscription_tier end as "ownerTier", l.accent_color as "accentColor", l.category_order as "categoryOrder", case when l.banner_id is not null then (
  select json_build_object('originalKey', g.original_key, 'thumbnailKey', g.thumbnail_key,
    'contentType', g.content_type, 'size', g.size, 'width', g.width, 'height', g.height)
  from images g where g.id = l.banner_id
) end as banner,  (
  select json_build_object('id', json_agg(item."id"), 'title', json_agg(item."title"), 'description', json_agg(item."description"), 'notes', json_agg(item."notes"), 'category', json_agg(item."category"), 'amount', json_agg(item."amount"), 'variant', json_agg(item."variant"), 'secondaryUrl', json_agg(item."secondaryUrl"), 'currency', json_agg(item."currency"), 'quantityDesired', json_agg(item."quantityDesired"), 'orderIndex', json_agg(item."orderIndex"), 'outgoingUrl', json_agg(item."outgoingUrl"), 'isAffiliateLink', json_agg(item."isAffiliateLink"), 'pictureUrl', json_agg(item."pictureUrl"), 'priceMinor', json_agg(item."priceMinor"), 'image', json_agg(item."image"), 'quantityPurchased', json_agg(item."quantityPurchased"), 'giving', json_agg(item."giving"), 'purchases', json_agg(item."purchases")) from (
    select * from (
      select i.id as "id", i.title as "title", i.description as "description", i.notes as "notes", i.category as "category", i.amount as "amount", i.variant as "variant", i.secondary_url as "secondaryUrl", i.currency as "currency", i.quantity_desired as "quantityDesired", i.order_index as "orderIndex", coalesce(i.affiliate_url, i.primary_url) as "outgoingUrl", i.affiliate_url is not null as "isAffiliateLink", coalesce(i.image_url, i.affiliate_logo_url) as "pictureUrl", i.price_minor as "priceMinor", case when i.image_id is not null then (
  select json_build_object('originalKey', g.original_key, 'thumbnailKey', g.thumbnail_key,
    'contentType', g.content_type, 'size', g.size, 'width', g.width, 'height', g.height)
  from images g where g.id = i.image_id
) end as "image", case when v.is_blind then 0 else i.quantity_purchased end as "quantityPurchased", case when i.is_group_gift or i.is_fund or i.is_most_wanted or i.choice_id is not null or i.question_count > 0
  or not v.is_blind and (i.held_until is not null or i.is_unneeded or i.pledge_currency is not null) then json_build_array(i.is_group_gift, i.is_fund, i.is_most_wanted, i.choice_id, i.question_count,
    case when not v.is_blind then i.held_until end, not v.is_blind and i.is_unneeded, case when not v.is_blind then case when i.pledge_currency is not null then
  json_build_object('currency', i.pledge_currency, 'amountMinor', i.pledged_minor, 'count', i.pledge_count) end end) end as "giving", case when not v.is_blind and i.quantity_purchased > 0 then (
  select json_agg(json_build_object(
    'id', p.id, 'quantity', p.quantity, 'createdAt', coalesce(p.bought_at, p.created_at), 'heldUntil', p.held_until, 'guestEmail', p.guest_email,
    'guestName', p.guest_name, 'buyerId', p.buyer_id, 'buyerName', b.name
  ) order by p.created_at, p.id)
  from purchases p left join users b on b.id = p.buyer_id where p.item_id = i.id
) end as "purchases" from items i where i.list_id = l.id and not i.is_archived order by i.order_index, i.id limit 61
    ) item order by "orderIndex", id
  ) item
) as items
      from lists l join users o on o.id = l.owner_id cross join (select false as is_blind) v where l.share_token = $key and l.person_id is null and o.circle_count = 0
    ) list;

-- lists by shareToken with items first
select row_to_json(list) as list from (
      select
  l.id, l.name, l.list_type as "listType", l.privacy, l.purchase_visibility as "purchaseVisibility", l.event_date::text as "eventDate",
  l.event_starts_at::text as "eventStartsAt", l.time_zone as "timeZone", l.hold_days as "holdDays", l.is_name_enough as "isNameEnough", l.is_demo as "isDemo", l.hidden_at is not null as "isHidden", l.past_since is not null as "isPast",
  l.share_token as "shareToken", l.share_link_expires_at::text as "shareLinkExpiresAt", l.revision, l.purchase_revision as "purchaseRevision",
  l.owner_id as "ownerId", l.person_id as "personId", o.name as "ownerName", case when l.person_id is not null then (
  select json_build_object('name', pe.name, 'askedBy', array(
    select name from (
      select o.name, null as joined_at, o.id
      union all select u.name, c.joined_at, u.id from collaborators c join users u on u.id = c.user_id where c.list_id = l.id and c.role = 'EDITOR'
    ) asking order by joined_at nulls first, id limit 4
  )) from persons pe where pe.id = l.person_id
) end as person, (select coalesce(json_object_agg(user_id, role), '{}') from (
    select c.user_id, c.role from collaborators c where c.list_id = l.id
    union select m.user_id, 'MEMBER' from circle_lists cl join lists own on own.id = cl.list_id and own.owner_id = cl.user_id
      join circle_members m on m.circle_id = cl.circle_id and m.user_id <> own.owner_id where cl.list_id = l.id and o.circle_count > 0
      and not exists (select from collaborators c where c.list_id = cl.list_id and c.user_id = m.user_id)
  ) roles) as "collaboratorRoles", l.description, l.event_type as "eventType", l.off_list_gifts as "offListGifts", l.told_off_list_gifts as "toldOffListGifts",
  l.off_list_kept_from as "offListKeptFrom", coalesce(l.off_list_kept_until > now(), false) as "isOffListKept",
  l.created_at::text as "createdAt", l.updated_at::text as "updatedAt",
  case when (select s.values->>'everythingForEverybody' from site_settings s where s.id = 1) = 'true' then 'PREMIUM'
    else o.subscription_tier end as "ownerTier", l.accent_color as "accentColor", l.category_order as "categoryOrder", case when l.banner_id is not null then (
  select json_build_object('originalKey', g.original_key, 'thumbnailKey', g.thumbnail_key,
    'contentType', g.content_type, 'size', g.size, 'width', g.width, 'height', g.height)
  from images g where g.id = l.banner_id
) end as banner,  (
  select json_build_object('id', json_agg(item."id"), 'title', json_agg(item."title"), 'description', json_agg(item."description"), 'notes', json_agg(item."notes"), 'category', json_agg(item."category"), 'amount', json_agg(item."amount"), 'variant', json_agg(item."variant"), 'secondaryUrl', json_agg(item."secondaryUrl"), 'currency', json_agg(item."currency"), 'quantityDesired', json_agg(item."quantityDesired"), 'orderIndex', json_agg(item."orderIndex"), 'outgoingUrl', json_agg(item."outgoingUrl"), 'isAffiliateLink', json_agg(item."isAffiliateLink"), 'pictureUrl', json_agg(item."pictureUrl"), 'priceMinor', json_agg(item."priceMinor"), 'image', json_agg(item."image"), 'quantityPurchased', json_agg(item."quantityPurchased"), 'giving', json_agg(item."giving"), 'purchases', json_agg(item."purchases")) from (
    select * from (
      select i.id as "id", i.title as "title", i.description as "description", i.notes as "notes", i.category as "category", i.amount as "amount", i.variant as "variant", i.secondary_url as "secondaryUrl", i.currency as "currency", i.quantity_desired as "quantityDesired", i.order_index as "orderIndex", coalesce(i.affiliate_url, i.primary_url) as "outgoingUrl", i.affiliate_url is not null as "isAffiliateLink", coalesce(i.image_url, i.affiliate_logo_url) as "pictureUrl", i.price_minor as "priceMinor", case when i.image_id is not null then (
  select json_build_object('originalKey', g.original_key, 'thumbnailKey', g.thumbnail_key,
    'contentType', g.content_type, 'size', g.size, 'width', g.width, 'height', g.height)
  from images g where g.id = i.image_id
) end as "image", case when v.is_blind then 0 else i.quantity_purchased end as "quantityPurchased", case when i.is_group_gift or i.is_fund or i.is_most_wanted or i.choice_id is not null or i.question_count > 0
  or not v.is_blind and (i.held_until is not null or i.is_unneeded or i.pledge_currency is not null) then json_build_array(i.is_group_gift, i.is_fund, i.is_most_wanted, i.choice_id, i.question_count,
    case when not v.is_blind then i.held_until end, not v.is_blind and i.is_unneeded, case when not v.is_blind then case when i.pledge_currency is not null then
  json_build_object('currency', i.pledge_currency, 'amountMinor', i.pledged_minor, 'count', i.pledge_count) end end) end as "giving", case when not v.is_blind and i.quantity_purchased > 0 then (
  select json_agg(json_build_object(
    'id', p.id, 'quantity', p.quantity, 'createdAt', coalesce(p.bought_at, p.created_at), 'heldUntil', p.held_until, 'guestEmail', p.guest_email,
    'guestName', p.guest_name, 'buyerId', p.buyer_id, 'buyerName', b.name
  ) order by p.created_at, p.id)
  from purchases p left join users b on b.id = p.buyer_id where p.item_id = i.id
) end as "purchases" from items i where i.list_id = l.id and not i.is_archived order by i.order_index, i.id limit 61
    ) item order by "orderIndex", id
  ) item
) as items from lists l join users o on o.id = l.owner_id cross join lateral (select ((l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > $now::timestamptz, true)) and (l.person_id is null and (l.owner_id is not distinct from $viewerId::uuid
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = $viewerId::uuid and c.role in ('EDITOR'))))) as is_blind offset 0) v where l.share_token = $key
    ) list;

-- lists by shareToken with items none, for a guest
select row_to_json(list) as list from (
      select
  l.id, l.name, l.list_type as "listType", l.privacy, l.purchase_visibility as "purchaseVisibility", l.event_date::text as "eventDate",
  l.event_starts_at::text as "eventStartsAt", l.time_zone as "timeZone", l.hold_days as "holdDays", l.is_name_enough as "isNameEnough", l.is_demo as "isDemo", l.hidden_at is not null as "isHidden", l.past_since is not null as "isPast",
  l.share_token as "shareToken", l.share_link_expires_at::text as "shareLinkExpiresAt", l.revision, l.purchase_revision as "purchaseRevision",
  l.owner_id as "ownerId", l.person_id as "personId", o.name as "ownerName", null as person,
  (select coalesce(json_object_agg(c.user_id, c.role), '{}') from collaborators c where c.list_id = l.id) as "collaboratorRoles", l.description, l.event_type as "eventType", l.off_list_gifts as "offListGifts", l.told_off_list_gifts as "toldOffListGifts",
  l.off_list_kept_from as "offListKeptFrom", coalesce(l.off_list_kept_until > now(), false) as "isOffListKept",
  l.created_at::text as "createdAt", l.updated_at::text as "updatedAt",
  case when (select s.values->>'everythingForEverybody' from site_settings s where s.id = 1) = 'true' then 'PREMIUM'
    else o.subscription_tier end as "ownerTier", l.accent_color as "accentColor", l.category_order as "categoryOrder", case when l.banner_id is not null then (
  select json_build_object('originalKey', g.original_key, 'thumbnailKey', g.thumbnail_key,
    'contentType', g.content_type, 'size', g.size, 'width', g.width, 'height', g.height)
  from images g where g.id = l.banner_id
) end as banner,  null as items
      from lists l join users o on o.id = l.owner_id cross join (select false as is_blind) v where l.share_token = $key and l.person_id is null and o.circle_count = 0
    ) list;

-- lists by shareToken with items none
select row_to_json(list) as list from (
      select
  l.id, l.name, l.list_type as "listType", l.privacy, l.purchase_visibility as "purchaseVisibility", l.event_date::text as "eventDate",
  l.event_starts_at::text as "eventStartsAt", l.time_zone as "timeZone", l.hold_days as "holdDays", l.is_name_enough as "isNameEnough", l.is_demo as "isDemo", l.hidden_at is not null as "isHidden", l.past_since is not null as "isPast",
  l.share_token as "shareToken", l.share_link_expires_at::text as "shareLinkExpiresAt", l.revision, l.purchase_revision as "purchaseRevision",
  l.owner_id as "ownerId", l.person_id as "personId", o.name as "ownerName", case when l.person_id is not null then (
  select json_build_object('name', pe.name, 'askedBy', array(
    select name from (
      select o.name, null as joined_at, o.id
      union all select u.name, c.joined_at, u.id from collaborators c join users u on u.id = c.user_id where c.list_id = l.id and c.role = 'EDITOR'
    ) asking order by joined_at nulls first, id limit 4
  )) from persons pe where pe.id = l.person_id
) end as person, (select coalesce(json_object_agg(user_id, role), '{}') from (
    select c.user_id, c.role from collaborators c where c.list_id = l.id
    union select m.user_id, 'MEMBER' from circle_lists cl join lists own on own.id = cl.list_id and own.owner_id = cl.user_id
      join circle_members m on m.circle_id = cl.circle_id and m.user_id <> own.owner_id where cl.list_id = l.id and o.circle_count > 0
      and not exists (select from collaborators c where c.list_id = cl.list_id and c.user_id = m.user_id)
  ) roles) as "collaboratorRoles", l.description, l.event_type as "eventType", l.off_list_gifts as "offListGifts", l.told_off_list_gifts as "toldOffListGifts",
  l.off_list_kept_from as "offListKeptFrom", coalesce(l.off_list_kept_until > now(), false) as "isOffListKept",
  l.created_at::text as "createdAt", l.updated_at::text as "updatedAt",
  case when (select s.values->>'everythingForEverybody' from site_settings s where s.id = 1) = 'true' then 'PREMIUM'
    else o.subscription_tier end as "ownerTier", l.accent_color as "accentColor", l.category_order as "categoryOrder", case when l.banner_id is not null then (
  select json_build_object('originalKey', g.original_key, 'thumbnailKey', g.thumbnail_key,
    'contentType', g.content_type, 'size', g.size, 'width', g.width, 'height', g.height)
  from images g where g.id = l.banner_id
) end as banner,  null as items from lists l join users o on o.id = l.owner_id cross join lateral (select ((l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > $now::timestamptz, true)) and (l.person_id is null and (l.owner_id is not distinct from $viewerId::uuid
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = $viewerId::uuid and c.role in ('EDITOR'))))) as is_blind offset 0) v where l.share_token = $key
    ) list;

-- lists by shareToken with items one, for a guest
select row_to_json(list) as list from (
      select
  l.id, l.name, l.list_type as "listType", l.privacy, l.purchase_visibility as "purchaseVisibility", l.event_date::text as "eventDate",
  l.event_starts_at::text as "eventStartsAt", l.time_zone as "timeZone", l.hold_days as "holdDays", l.is_name_enough as "isNameEnough", l.is_demo as "isDemo", l.hidden_at is not null as "isHidden", l.past_since is not null as "isPast",
  l.share_token as "shareToken", l.share_link_expires_at::text as "shareLinkExpiresAt", l.revision, l.purchase_revision as "purchaseRevision",
  l.owner_id as "ownerId", l.person_id as "personId", o.name as "ownerName", null as person,
  (select coalesce(json_object_agg(c.user_id, c.role), '{}') from collaborators c where c.list_id = l.id) as "collaboratorRoles", l.description, l.event_type as "eventType", l.off_list_gifts as "offListGifts", l.told_off_list_gifts as "toldOffListGifts",
  l.off_list_kept_from as "offListKeptFrom", coalesce(l.off_list_kept_until > now(), false) as "isOffListKept",
  l.created_at::text as "createdAt", l.updated_at::text as "updatedAt",
  case when (select s.values->>'everythingForEverybody' from site_settings s where s.id = 1) = 'true' then 'PREMIUM'
    else o.subscription_tier end as "ownerTier", l.accent_color as "accentColor", l.category_order as "categoryOrder", case when l.banner_id is not null then (
  select json_build_object('originalKey', g.original_key, 'thumbnailKey', g.thumbnail_key,
    'contentType', g.content_type, 'size', g.size, 'width', g.width, 'height', g.height)
  from images g where g.id = l.banner_id
) end as banner,  (
  select row_to_json(item) from (
    select i.id as "id", i.title as "title", i.description as "description", i.notes as "notes", i.category as "category", i.amount as "amount", i.variant as "variant", i.secondary_url as "secondaryUrl", i.currency as "currency", i.quantity_desired as "quantityDesired", i.order_index as "orderIndex", coalesce(i.affiliate_url, i.primary_url) as "outgoingUrl", i.affiliate_url is not null as "isAffiliateLink", coalesce(i.image_url, i.affiliate_logo_url) as "pictureUrl", i.price_minor as "priceMinor", case when i.image_id is not null then (
  select json_build_object('originalKey', g.original_key, 'thumbnailKey', g.thumbnail_key,
    'contentType', g.content_type, 'size', g.size, 'width', g.width, 'height', g.height)
  from images g where g.id = i.image_id
) end as "image", case when v.is_blind then 0 else i.quantity_purchased end as "quantityPurchased", case when i.is_group_gift or i.is_fund or i.is_most_wanted or i.choice_id is not null or i.question_count > 0
  or not v.is_blind and (i.held_until is not null or i.is_unneeded or i.pledge_currency is not null) then json_build_array(i.is_group_gift, i.is_fund, i.is_most_wanted, i.choice_id, i.question_count,
    case when not v.is_blind then i.held_until end, not v.is_blind and i.is_unneeded, case when not v.is_blind then case when i.pledge_currency is not null then
  json_build_object('currency', i.pledge_currency, 'amountMinor', i.pledged_minor, 'count', i.pledge_count) end end) end as "giving", case when not v.is_blind and i.quantity_purchased > 0 then (
  select json_agg(json_build_object(
    'id', p.id, 'quantity', p.quantity, 'createdAt', coalesce(p.bought_at, p.created_at), 'heldUntil', p.held_until, 'guestEmail', p.guest_email,
    'guestName', p.guest_name, 'buyerId', p.buyer_id, 'buyerName', b.name
  ) order by p.created_at, p.id)
  from purchases p left join users b on b.id = p.buyer_id where p.item_id = i.id
) end as "purchases", i.recipes as "recipes", i.primary_url as "primaryUrl", i.image_url as "imageUrl", i.created_at as "createdAt", i.updated_at as "updatedAt" from items i where i.list_id = l.id and not i.is_archived and i.id = $itemId::uuid
  ) item
) as items
      from lists l join users o on o.id = l.owner_id cross join (select false as is_blind) v where l.share_token = $key and l.person_id is null and o.circle_count = 0
    ) list;

-- lists by shareToken with items one
select row_to_json(list) as list from (
      select
  l.id, l.name, l.list_type as "listType", l.privacy, l.purchase_visibility as "purchaseVisibility", l.event_date::text as "eventDate",
  l.event_starts_at::text as "eventStartsAt", l.time_zone as "timeZone", l.hold_days as "holdDays", l.is_name_enough as "isNameEnough", l.is_demo as "isDemo", l.hidden_at is not null as "isHidden", l.past_since is not null as "isPast",
  l.share_token as "shareToken", l.share_link_expires_at::text as "shareLinkExpiresAt", l.revision, l.purchase_revision as "purchaseRevision",
  l.owner_id as "ownerId", l.person_id as "personId", o.name as "ownerName", case when l.person_id is not null then (
  select json_build_object('name', pe.name, 'askedBy', array(
    select name from (
      select o.name, null as joined_at, o.id
      union all select u.name, c.joined_at, u.id from collaborators c join users u on u.id = c.user_id where c.list_id = l.id and c.role = 'EDITOR'
    ) asking order by joined_at nulls first, id limit 4
  )) from persons pe where pe.id = l.person_id
) end as person, (select coalesce(json_object_agg(user_id, role), '{}') from (
    select c.user_id, c.role from collaborators c where c.list_id = l.id
    union select m.user_id, 'MEMBER' from circle_lists cl join lists own on own.id = cl.list_id and own.owner_id = cl.user_id
      join circle_members m on m.circle_id = cl.circle_id and m.user_id <> own.owner_id where cl.list_id = l.id and o.circle_count > 0
      and not exists (select from collaborators c where c.list_id = cl.list_id and c.user_id = m.user_id)
  ) roles) as "collaboratorRoles", l.description, l.event_type as "eventType", l.off_list_gifts as "offListGifts", l.told_off_list_gifts as "toldOffListGifts",
  l.off_list_kept_from as "offListKeptFrom", coalesce(l.off_list_kept_until > now(), false) as "isOffListKept",
  l.created_at::text as "createdAt", l.updated_at::text as "updatedAt",
  case when (select s.values->>'everythingForEverybody' from site_settings s where s.id = 1) = 'true' then 'PREMIUM'
    else o.subscription_tier end as "ownerTier", l.accent_color as "accentColor", l.category_order as "categoryOrder", case when l.banner_id is not null then (
  select json_build_object('originalKey', g.original_key, 'thumbnailKey', g.thumbnail_key,
    'contentType', g.content_type, 'size', g.size, 'width', g.width, 'height', g.height)
  from images g where g.id = l.banner_id
) end as banner,  (
  select row_to_json(item) from (
    select i.id as "id", i.title as "title", i.description as "description", i.notes as "notes", i.category as "category", i.amount as "amount", i.variant as "variant", i.secondary_url as "secondaryUrl", i.currency as "currency", i.quantity_desired as "quantityDesired", i.order_index as "orderIndex", coalesce(i.affiliate_url, i.primary_url) as "outgoingUrl", i.affiliate_url is not null as "isAffiliateLink", coalesce(i.image_url, i.affiliate_logo_url) as "pictureUrl", i.price_minor as "priceMinor", case when i.image_id is not null then (
  select json_build_object('originalKey', g.original_key, 'thumbnailKey', g.thumbnail_key,
    'contentType', g.content_type, 'size', g.size, 'width', g.width, 'height', g.height)
  from images g where g.id = i.image_id
) end as "image", case when v.is_blind then 0 else i.quantity_purchased end as "quantityPurchased", case when i.is_group_gift or i.is_fund or i.is_most_wanted or i.choice_id is not null or i.question_count > 0
  or not v.is_blind and (i.held_until is not null or i.is_unneeded or i.pledge_currency is not null) then json_build_array(i.is_group_gift, i.is_fund, i.is_most_wanted, i.choice_id, i.question_count,
    case when not v.is_blind then i.held_until end, not v.is_blind and i.is_unneeded, case when not v.is_blind then case when i.pledge_currency is not null then
  json_build_object('currency', i.pledge_currency, 'amountMinor', i.pledged_minor, 'count', i.pledge_count) end end) end as "giving", case when not v.is_blind and i.quantity_purchased > 0 then (
  select json_agg(json_build_object(
    'id', p.id, 'quantity', p.quantity, 'createdAt', coalesce(p.bought_at, p.created_at), 'heldUntil', p.held_until, 'guestEmail', p.guest_email,
    'guestName', p.guest_name, 'buyerId', p.buyer_id, 'buyerName', b.name
  ) order by p.created_at, p.id)
  from purchases p left join users b on b.id = p.buyer_id where p.item_id = i.id
) end as "purchases", i.recipes as "recipes", i.primary_url as "primaryUrl", i.image_url as "imageUrl", i.created_at as "createdAt", i.updated_at as "updatedAt" from items i where i.list_id = l.id and not i.is_archived and i.id = $itemId::uuid
  ) item
) as items from lists l join users o on o.id = l.owner_id cross join lateral (select ((l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > $now::timestamptz, true)) and (l.person_id is null and (l.owner_id is not distinct from $viewerId::uuid
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = $viewerId::uuid and c.role in ('EDITOR'))))) as is_blind offset 0) v where l.share_token = $key
    ) list;

-- lists of a circle
with given as materialized (
  select i.list_id from purchases p join items i on i.id = p.item_id
  where p.buyer_id = $viewerId::uuid and p.created_at > now() - interval '1 year'
  union
  select i.list_id from pledges p join items i on i.id = p.item_id
  where p.buyer_id = $viewerId::uuid and p.created_at > now() - interval '1 year'
  union
  select p.list_id from off_list_gifts p
  where p.buyer_id = $viewerId::uuid and (not p.is_idea or p.taken_at is not null and coalesce(p.held_until > now(), true)) and coalesce(p.taken_at, p.created_at) > now() - interval '1 year'
)
select l.id, l.name, first_value(l.id) over (partition by l.owner_id, pe.id order by l.id) as "firstListId",
  l.list_type as "listType", l.event_date::text as "eventDate", l.share_token as "shareToken", l.owner_id as "ownerId",
  o.name as "ownerName", pe.id as "personId", pe.name as "personName", pe.birth_month as "birthMonth", pe.birth_day as "birthDay",
  (l.owner_id is not distinct from $viewerId::uuid
or exists (select from collaborators c where c.list_id = l.id and c.user_id = $viewerId::uuid and c.role in ('EDITOR','HELPER'))) as "isWorkedOn",
  case when l.list_type <> 'SHOPPING' and not (l.person_id is null and (l.owner_id is not distinct from $viewerId::uuid
or exists (select from collaborators c where c.list_id = l.id and c.user_id = $viewerId::uuid and c.role in ('EDITOR')))) and (l.past_since is null or l.id in (select list_id from given))
    then l.id in (select list_id from given) end as "isGivenByYou"
from circle_lists cl join lists l on l.id = cl.list_id and l.owner_id = cl.user_id
  join users o on o.id = l.owner_id left join persons pe on pe.id = l.person_id
where cl.circle_id = $circleId::uuid and l.hidden_at is null
  and exists (select from circle_members m where m.circle_id = cl.circle_id and m.user_id = $viewerId::uuid)
order by coalesce(pe.name, o.name), l.owner_id, pe.id, l.event_date, l.name, l.id limit 200;

-- lists of a viewer
select l.id, l.name, l.list_type as "listType", l.event_date::text as "eventDate", o.name as "ownerName", l.share_token as "shareToken"
from collaborators c join lists l on l.id = c.list_id join users o on o.id = l.owner_id
where c.user_id = $viewerId::uuid and c.role in ('EDITOR','HELPER','VIEWER') and not c.role in ('EDITOR','HELPER') and l.hidden_at is null
order by c.joined_at desc, l.id limit 200;

-- lists that a webhook’s owner follows
select l.id from lists l where l.id = any($listIds::uuid[]) and exists (select from follows f where f.list_id = l.id and f.user_id = $viewerId::uuid and (not l.is_demo and l.list_type <> 'SHOPPING'
and ((l.privacy = 'PUBLIC' and l.hidden_at is null and coalesce(l.share_link_expires_at > now(), true)) and coalesce(l.share_link_replaced_at < f.created_at, true)
  or f.user_id is not null and ((l.owner_id is not distinct from f.user_id
  or exists (select from collaborators c where c.list_id = l.id and c.user_id = f.user_id and (c.role in ('EDITOR','HELPER') or l.hidden_at is null and c.role in ('EDITOR','HELPER','VIEWER')))) or l.hidden_at is null and exists (select from circle_lists cl join lists own on own.id = cl.list_id and own.owner_id = cl.user_id
    join circle_members m on m.circle_id = cl.circle_id and m.user_id <> own.owner_id where cl.list_id = l.id and m.user_id = f.user_id)))
and (f.user_id is null or not (l.owner_id is not distinct from f.user_id
  or exists (select from collaborators c where c.list_id = l.id and c.user_id = f.user_id and c.role in ('EDITOR','HELPER'))))));

-- lists that somebody follows
  select l.id, l.name, l.list_type as "listType", l.event_date::text as "eventDate", o.name as "ownerName", l.share_token as "shareToken"
  from follows f join lists l on l.id = f.list_id join users o on o.id = l.owner_id
  where f.user_id = $viewerId::uuid and (not l.is_demo and l.list_type <> 'SHOPPING'
and ((l.privacy = 'PUBLIC' and l.hidden_at is null and coalesce(l.share_link_expires_at > now(), true)) and coalesce(l.share_link_replaced_at < f.created_at, true)
  or f.user_id is not null and ((l.owner_id is not distinct from f.user_id
  or exists (select from collaborators c where c.list_id = l.id and c.user_id = f.user_id and (c.role in ('EDITOR','HELPER') or l.hidden_at is null and c.role in ('EDITOR','HELPER','VIEWER')))) or l.hidden_at is null and exists (select from circle_lists cl join lists own on own.id = cl.list_id and own.owner_id = cl.user_id
    join circle_members m on m.circle_id = cl.circle_id and m.user_id <> own.owner_id where cl.list_id = l.id and m.user_id = f.user_id)))
and (f.user_id is null or not (l.owner_id is not distinct from f.user_id
  or exists (select from collaborators c where c.list_id = l.id and c.user_id = f.user_id and c.role in ('EDITOR','HELPER')))))
  order by f.created_at desc, l.id limit 200;

-- lists whose reports are closed
select l.id,
case when l.privacy = 'PUBLIC' then l.name end as name, case when l.privacy = 'PUBLIC' then l.list_type end as "listType",
case when l.privacy = 'PUBLIC' and l.hidden_at is null then l.share_token end as "shareToken",
l.privacy = 'PUBLIC' as "isPublic", l.is_demo as "isDemo", o.id as "ownerId", o.name as "ownerName",
o.suspended_at is not null as "isOwnerSuspended",
(select count(*)::int from api_keys k where k.user_id = o.id) as "ownerApiKeyCount",
l.hidden_at as "hiddenAt", l.hidden_reason as "hiddenReason",
coalesce(r.open_reports, 0) as "openReports", coalesce(r.all_reports, 0) as "allReports", r.reported_at as "reportedAt",
(select json_agg(json_build_object('id', n.id, 'reason', n.reason, 'details', n.details, 'reportedAt', n.created_at) order by n.id desc)
  from (select * from list_reports where list_id = l.id order by id desc limit 5) n) as reports,
to_char(r.reported_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '_' || l.id as key
from reported_lists r join lists l on l.id = r.list_id join users o on o.id = l.owner_id
where r.open_reports = 0 and ($at::timestamptz is null or (r.reported_at, r.list_id) < ($at::timestamptz, $id::uuid))
order by r.reported_at desc, r.list_id desc limit $limit;

-- lists with news for buyers
select list_id as "listId", max(at) <= $quietSince::timestamptz as "isQuiet" from (
   select list_id, noted_at as at from purchase_notices union all select list_id, edited_at from gift_edits
   union all select h.list_id, h.ended_at from hidden_buyers h join lists l on l.id = h.list_id
where h.ended_at <= $endedUntil::timestamptz and not (l.purchase_visibility = 'OWNER_SEES_TAKEN' or (l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true)))
 ) news group by list_id;

-- lock a list for a gift that is not on it
select 1 from lists where id = $listId::uuid for no key update;

-- lock an address
select pg_advisory_xact_lock(hashtextextended($name, 0));

-- lock an item that is asked about
select id from items where id = $itemId::uuid for no key update;

-- lock circles
select id from circles where id = any($circleIds::uuid[]) order by id for no key update;

-- lock claims of webhooks
select pg_advisory_xact_lock(hashtext('webhook claims'));

-- lock email tokens
select 1 from email_tokens where user_id = $userId::uuid for update;

-- lock items to put them in order
select (count(*) filter (where id::text = any($itemIds)))::int as found
from (select id from items where list_id = $listId order by id for update) locked;

-- lock items with their choices
with known as materialized (
  select id, choice_id from items where id = any($itemIds::uuid[])
), locked as (
  select id, list_id, choice_id, is_unneeded, quantity_desired, quantity_purchased from items
  where id = any (array(select id from known union select m.id from items m where m.choice_id in (select choice_id from known)))
  order by id for update
)
select locked.id, list_id as "listId", quantity_desired as "quantityDesired", quantity_purchased as "quantityPurchased", case when is_unneeded then 0 else greatest(0, quantity_desired - quantity_purchased) end as remaining,
  locked.choice_id is distinct from known.choice_id as "isStale"
from locked join known on known.id = locked.id order by locked.id;

-- lock joined keys
select pg_advisory_xact_lock(hashtextextended($name, 0));

-- lock list to mark items of it
select 1 from lists where id = $listId::uuid for update;

-- lock the items of a list
select 1 from items where list_id = $listId::uuid order by id for update;

-- lock who watches a price
select id from users where id = $userId for no key update;

-- mail of a list no more
delete from follows where list_id = $listId::uuid and follower_key = $followerKey;

-- mark notices read
update notifications set read_at = now()
where user_id = $userId::uuid and read_at is null and ($noticeIds::uuid[] is null or id = any($noticeIds::uuid[]));

-- marked items of a list
select count(*)::int as items, (count(*) filter (where is_most_wanted))::int as marked
from items where list_id = $listId::uuid and not is_archived;

-- moderated list
select l.id,
case when l.privacy = 'PUBLIC' then l.name end as name, case when l.privacy = 'PUBLIC' then l.list_type end as "listType",
case when l.privacy = 'PUBLIC' and l.hidden_at is null then l.share_token end as "shareToken",
l.privacy = 'PUBLIC' as "isPublic", l.is_demo as "isDemo", o.id as "ownerId", o.name as "ownerName",
o.suspended_at is not null as "isOwnerSuspended",
(select count(*)::int from api_keys k where k.user_id = o.id) as "ownerApiKeyCount",
l.hidden_at as "hiddenAt", l.hidden_reason as "hiddenReason",
coalesce(r.open_reports, 0) as "openReports", coalesce(r.all_reports, 0) as "allReports", r.reported_at as "reportedAt",
(select json_agg(json_build_object('id', n.id, 'reason', n.reason, 'details', n.details, 'reportedAt', n.created_at) order by n.id desc)
  from (select * from list_reports where list_id = l.id order by id desc limit 5) n) as reports,
to_char(l.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '_' || l.id as key from lists l join users o on o.id = l.owner_id left join reported_lists r on r.list_id = l.id where l.id = $id::uuid;

-- most wanted shared items
select l.revision, l.purchase_revision as "purchaseRevision", (
  select json_build_object('id', json_agg(item."id"), 'title', json_agg(item."title"), 'description', json_agg(item."description"), 'notes', json_agg(item."notes"), 'category', json_agg(item."category"), 'amount', json_agg(item."amount"), 'variant', json_agg(item."variant"), 'secondaryUrl', json_agg(item."secondaryUrl"), 'currency', json_agg(item."currency"), 'quantityDesired', json_agg(item."quantityDesired"), 'orderIndex', json_agg(item."orderIndex"), 'outgoingUrl', json_agg(item."outgoingUrl"), 'isAffiliateLink', json_agg(item."isAffiliateLink"), 'pictureUrl', json_agg(item."pictureUrl"), 'priceMinor', json_agg(item."priceMinor"), 'image', json_agg(item."image"), 'quantityPurchased', json_agg(item."quantityPurchased"), 'giving', json_agg(item."giving"), 'purchases', json_agg(item."purchases")) from (
    select * from (
      select i.id as "id", i.title as "title", i.description as "description", i.notes as "notes", i.category as "category", i.amount as "amount", i.variant as "variant", i.secondary_url as "secondaryUrl", i.currency as "currency", i.quantity_desired as "quantityDesired", i.order_index as "orderIndex", coalesce(i.affiliate_url, i.primary_url) as "outgoingUrl", i.affiliate_url is not null as "isAffiliateLink", coalesce(i.image_url, i.affiliate_logo_url) as "pictureUrl", i.price_minor as "priceMinor", case when i.image_id is not null then (
  select json_build_object('originalKey', g.original_key, 'thumbnailKey', g.thumbnail_key,
    'contentType', g.content_type, 'size', g.size, 'width', g.width, 'height', g.height)
  from images g where g.id = i.image_id
) end as "image", case when v.is_blind then 0 else i.quantity_purchased end as "quantityPurchased", case when i.is_group_gift or i.is_fund or i.is_most_wanted or i.choice_id is not null or i.question_count > 0
  or not v.is_blind and (i.held_until is not null or i.is_unneeded or i.pledge_currency is not null) then json_build_array(i.is_group_gift, i.is_fund, i.is_most_wanted, i.choice_id, i.question_count,
    case when not v.is_blind then i.held_until end, not v.is_blind and i.is_unneeded, case when not v.is_blind then case when i.pledge_currency is not null then
  json_build_object('currency', i.pledge_currency, 'amountMinor', i.pledged_minor, 'count', i.pledge_count) end end) end as "giving", case when not v.is_blind and i.quantity_purchased > 0 then (
  select json_agg(json_build_object(
    'id', p.id, 'quantity', p.quantity, 'createdAt', coalesce(p.bought_at, p.created_at), 'heldUntil', p.held_until, 'guestEmail', p.guest_email,
    'guestName', p.guest_name, 'buyerId', p.buyer_id, 'buyerName', b.name
  ) order by p.created_at, p.id)
  from purchases p left join users b on b.id = p.buyer_id where p.item_id = i.id
) end as "purchases" from items i where i.list_id = l.id and not i.is_archived and (v.is_blind or l.list_type = 'SHOPPING' or i.quantity_purchased < i.quantity_desired or i.held_until is not null) and i.is_most_wanted order by i.order_index, i.id limit 60
    ) item order by "orderIndex", id
  ) item
) as items
   from lists l cross join lateral (select $isBlind::boolean as is_blind offset 0) v where l.id = $listId;

-- move budgets to the account that takes over
with before as (delete from gift_budgets where recipient_id = $personId::uuid returning *)
insert into gift_budgets (giver_id, recipient_id, year, amount_minor, currency)
select giver_id, $userId::uuid, year, amount_minor, currency from before where giver_id <> $userId::uuid
on conflict do nothing;

-- move personal links to the account that takes over
with before as (delete from circle_guest_recipients where person_id = $personId::uuid returning *), named as (
  select g.id from circle_guests g join persons pe on pe.id = $personId::uuid and lower(pe.name) = lower(g.name)
  where g.circle_id in (select circle_id from circle_lists where list_id = any($listIds::uuid[]))
    and not exists (select from circle_guest_recipients r where r.guest_id = g.id and r.person_id = $personId::uuid)
)
insert into circle_guest_recipients (id, guest_id, user_id, is_guest)
select gen_random_uuid(), guest_id, $userId::uuid, is_guest from before
union all select gen_random_uuid(), id, $userId::uuid, true from named
on conflict (guest_id, user_id) do update set is_guest = circle_guest_recipients.is_guest or excluded.is_guest;

-- move presences
  with come as (
    insert into presences (process_id, list_id, user_id, edited_ids)
    select $processId::uuid, list_id, user_id, string_to_array(edited_ids, ',')::uuid[]
    from unnest($comingLists::uuid[], $comingPeople::uuid[], $comingEdits::text[]) as coming (list_id, user_id, edited_ids)
    on conflict (list_id, user_id, process_id) do update set seen_at = now(), edited_ids = excluded.edited_ids
    returning list_id
  ), left_now as (
    delete from presences p using unnest($leavingLists::uuid[], $leavingPeople::uuid[]) as leaving (list_id, user_id)
    where p.process_id = $processId and p.list_id = leaving.list_id and p.user_id = leaving.user_id
    returning p.list_id
  )
select pg_notify($channel, json_build_object('kind', 'PRESENCE_CHANGED', 'listId', list_id)::text)
from (select distinct list_id from (select list_id from come union all select list_id from left_now) changed) lists;

-- named items of lists, blind
select row_to_json(item) as item from (
      select i.id as "id", i.title as "title", i.description as "description", i.notes as "notes", i.category as "category", i.amount as "amount", i.variant as "variant", i.secondary_url as "secondaryUrl", i.currency as "currency", i.quantity_desired as "quantityDesired", i.is_group_gift as "isGroupGift", i.is_fund as "isFund", i.is_most_wanted as "isMostWanted", i.choice_id as "choiceId", i.question_count as "questionCount", i.order_index as "orderIndex", i.primary_url as "primaryUrl", i.image_url as "imageUrl", i.recipes as "recipes", i.created_at as "createdAt", i.updated_at as "updatedAt", i.list_id as "listId", case when i.image_id is not null then (
  select json_build_object('id', g.id, 'originalKey', g.original_key, 'thumbnailKey', g.thumbnail_key,
    'filename', g.filename, 'contentType', g.content_type, 'size', g.size, 'width', g.width, 'height', g.height,
    'uploadedAt', g.uploaded_at)
  from images g where g.id = i.image_id
) end as "image", i.price_minor as "priceMinor", i.is_archived as "isArchived", i.affiliate_url as "affiliateUrl", i.affiliate_logo_url as "affiliateLogoUrl", 0 as "quantityPurchased", null::timestamptz as "heldUntil", false as "isUnneeded", 0 as "timesPutBack", null::json as "pool", null::json as "purchases" from items i where i.id = any($itemIds::uuid[]) and i.list_id = any($listIds::uuid[])
    ) item order by item."orderIndex", item.id;

-- named items of lists, whole
select row_to_json(item) as item from (
      select i.id as "id", i.title as "title", i.description as "description", i.notes as "notes", i.category as "category", i.amount as "amount", i.variant as "variant", i.secondary_url as "secondaryUrl", i.currency as "currency", i.quantity_desired as "quantityDesired", i.is_group_gift as "isGroupGift", i.is_fund as "isFund", i.is_most_wanted as "isMostWanted", i.choice_id as "choiceId", i.question_count as "questionCount", i.order_index as "orderIndex", i.primary_url as "primaryUrl", i.image_url as "imageUrl", i.recipes as "recipes", i.created_at as "createdAt", i.updated_at as "updatedAt", i.list_id as "listId", case when i.image_id is not null then (
  select json_build_object('id', g.id, 'originalKey', g.original_key, 'thumbnailKey', g.thumbnail_key,
    'filename', g.filename, 'contentType', g.content_type, 'size', g.size, 'width', g.width, 'height', g.height,
    'uploadedAt', g.uploaded_at)
  from images g where g.id = i.image_id
) end as "image", i.price_minor as "priceMinor", i.is_archived as "isArchived", i.affiliate_url as "affiliateUrl", i.affiliate_logo_url as "affiliateLogoUrl", i.quantity_purchased as "quantityPurchased", i.held_until as "heldUntil", i.is_unneeded as "isUnneeded", i.times_put_back as "timesPutBack", case when i.pledge_currency is not null then
  json_build_object('currency', i.pledge_currency, 'amountMinor', i.pledged_minor, 'count', i.pledge_count) end as "pool", case when i.quantity_purchased > 0 then (
  select json_agg(json_build_object(
    'id', p.id, 'quantity', p.quantity, 'createdAt', coalesce(p.bought_at, p.created_at), 'heldUntil', p.held_until, 'guestEmail', p.guest_email,
    'guestName', p.guest_name, 'buyerId', p.buyer_id, 'buyerName', b.name,
    'isThanked', p.thanked_at is not null
  ) order by p.created_at, p.id)
  from purchases p left join users b on b.id = p.buyer_id where p.item_id = i.id
) end as "purchases" from items i where i.id = any($itemIds::uuid[]) and i.list_id = any($listIds::uuid[])
    ) item order by item."orderIndex", item.id;

-- named shared items
select l.revision, l.purchase_revision as "purchaseRevision", (
  select json_build_object('id', json_agg(item."id"), 'title', json_agg(item."title"), 'description', json_agg(item."description"), 'notes', json_agg(item."notes"), 'category', json_agg(item."category"), 'amount', json_agg(item."amount"), 'variant', json_agg(item."variant"), 'secondaryUrl', json_agg(item."secondaryUrl"), 'currency', json_agg(item."currency"), 'quantityDesired', json_agg(item."quantityDesired"), 'orderIndex', json_agg(item."orderIndex"), 'outgoingUrl', json_agg(item."outgoingUrl"), 'isAffiliateLink', json_agg(item."isAffiliateLink"), 'pictureUrl', json_agg(item."pictureUrl"), 'priceMinor', json_agg(item."priceMinor"), 'image', json_agg(item."image"), 'quantityPurchased', json_agg(item."quantityPurchased"), 'giving', json_agg(item."giving"), 'purchases', json_agg(item."purchases")) from (
    select * from (
      select i.id as "id", i.title as "title", i.description as "description", i.notes as "notes", i.category as "category", i.amount as "amount", i.variant as "variant", i.secondary_url as "secondaryUrl", i.currency as "currency", i.quantity_desired as "quantityDesired", i.order_index as "orderIndex", coalesce(i.affiliate_url, i.primary_url) as "outgoingUrl", i.affiliate_url is not null as "isAffiliateLink", coalesce(i.image_url, i.affiliate_logo_url) as "pictureUrl", i.price_minor as "priceMinor", case when i.image_id is not null then (
  select json_build_object('originalKey', g.original_key, 'thumbnailKey', g.thumbnail_key,
    'contentType', g.content_type, 'size', g.size, 'width', g.width, 'height', g.height)
  from images g where g.id = i.image_id
) end as "image", case when v.is_blind then 0 else i.quantity_purchased end as "quantityPurchased", case when i.is_group_gift or i.is_fund or i.is_most_wanted or i.choice_id is not null or i.question_count > 0
  or not v.is_blind and (i.held_until is not null or i.is_unneeded or i.pledge_currency is not null) then json_build_array(i.is_group_gift, i.is_fund, i.is_most_wanted, i.choice_id, i.question_count,
    case when not v.is_blind then i.held_until end, not v.is_blind and i.is_unneeded, case when not v.is_blind then case when i.pledge_currency is not null then
  json_build_object('currency', i.pledge_currency, 'amountMinor', i.pledged_minor, 'count', i.pledge_count) end end) end as "giving", case when not v.is_blind and i.quantity_purchased > 0 then (
  select json_agg(json_build_object(
    'id', p.id, 'quantity', p.quantity, 'createdAt', coalesce(p.bought_at, p.created_at), 'heldUntil', p.held_until, 'guestEmail', p.guest_email,
    'guestName', p.guest_name, 'buyerId', p.buyer_id, 'buyerName', b.name
  ) order by p.created_at, p.id)
  from purchases p left join users b on b.id = p.buyer_id where p.item_id = i.id
) end as "purchases" from items i where i.list_id = l.id and not i.is_archived and (v.is_blind or l.list_type = 'SHOPPING' or i.quantity_purchased < i.quantity_desired or i.held_until is not null) and i.id = any($itemIds::uuid[])
    ) item order by "orderIndex", id
  ) item
) as items from lists l cross join lateral (select $isBlind::boolean as is_blind offset 0) v where l.id = $listId;

-- next place on a list
select case
  when max(order_index) - min(order_index) > 1 and max(order_index) < 2000000000
    then max(order_index) + 16384 else coalesce(max(order_index) + 1, 0) end::int as place
from (select order_index from items where list_id = $listId::uuid order by order_index desc limit 2) last;

-- next webhook message
select m.id, m.event, m.list_id as "listId", m.happened, m.happened_at as "happenedAt", m.tries
   from webhook_messages m
   where m.webhook_id = $webhookId::uuid and m.due_at <= $now::timestamptz and not exists (
  select from webhook_messages e where e.webhook_id = m.webhook_id and e.list_id = m.list_id and e.position < m.position
)
   order by m.tries, m.position limit 1;

-- note a sign of the organiser
update pools set organised_at = now() where item_id = $itemId::uuid;

-- note activity
with known as (
  select a.id, a.joined_on, a.seen_at as before, s.at, (s.at at time zone 'UTC')::date as day, greatest((s.at at time zone 'UTC')::date - a.joined_on, 0) as day_number
  from jsonb_to_recordset($seen::jsonb) as s("userId" uuid, at timestamptz)
  join counted_accounts a on a.user_id = s."userId"
  where a.seen_at is null or a.seen_at < s.at
  order by a.id for no key update of a
), seen as (
  update counted_accounts a set seen_at = known.at, active_days = case
    when known.day_number < length(a.active_days) then a.active_days
    else a.active_days || repeat('0', known.day_number - length(a.active_days))::varbit || b'1'
  end
  from known where a.id = known.id returning known.*
), months as (
  insert into monthly_activity (month, joined_month, active_users)
  select date_trunc('month', day)::date, date_trunc('month', joined_on)::date, count(*)
  from seen where before is null or date_trunc('month', before at time zone 'UTC')::date < date_trunc('month', day)::date
  group by 1, 2 order by 1, 2
  on conflict (month, joined_month) do update set active_users = monthly_activity.active_users + excluded.active_users
)
insert into count_changes (day, active_users, visits, visit_seconds)
select day, count(*) filter (where before is null or (before at time zone 'UTC')::date < day),
  count(*) filter (where before is null or at - before > interval '30 minutes'),
  coalesce(sum(extract(epoch from at - before)) filter (where at - before <= interval '30 minutes'), 0)::int
from seen group by day;

-- note edits by itemIds
with due as (delete from gift_edits where item_id = any($id::uuid[]) returning *)
insert into purchase_notices (purchase_id, list_id, item_id, email, buyer_id, quantity, bought_at, fate, list_name,
  item_title, item_url, quantity_desired, noted_at, undo_token_hash, was_held, language)
select distinct on (p.id) p.id, l.id, p.item_id, p.guest_email, p.buyer_id, p.quantity, p.created_at, 'CHANGED', l.name,
  e.item_title, e.item_url, e.quantity_desired, max(e.edited_at) over (partition by p.id),
  p.undo_token_hash, p.held_until is not null, p.language
from due e join purchases p on p.item_id = e.item_id join lists l on l.id = e.list_id
where p.created_at < e.edited_at and p.guest_email <> '' and not coalesce(l.event_starts_at <= now() - interval '1 day', false) and ((l.privacy = 'PUBLIC' and l.hidden_at is null and coalesce(l.share_link_expires_at > now(), true)) and coalesce(l.share_link_replaced_at < p.created_at, true))
  and (not e.is_archived or exists (select from purchase_notices n where n.purchase_id = p.id))
  and not exists (
    select from users u where (u.id = p.buyer_id or u.email = p.guest_email)
      and (l.person_id is null and (l.owner_id is not distinct from u.id
or exists (select from collaborators c where c.list_id = l.id and c.user_id = u.id and c.role in ('EDITOR'))))
  )
order by p.id, e.id
on conflict (purchase_id) do update set fate = excluded.fate, noted_at = excluded.noted_at;

-- note edits by listId
with due as (delete from gift_edits where list_id = $id returning *)
insert into purchase_notices (purchase_id, list_id, item_id, email, buyer_id, quantity, bought_at, fate, list_name,
  item_title, item_url, quantity_desired, noted_at, undo_token_hash, was_held, language)
select distinct on (p.id) p.id, l.id, p.item_id, p.guest_email, p.buyer_id, p.quantity, p.created_at, 'CHANGED', l.name,
  e.item_title, e.item_url, e.quantity_desired, max(e.edited_at) over (partition by p.id),
  p.undo_token_hash, p.held_until is not null, p.language
from due e join purchases p on p.item_id = e.item_id join lists l on l.id = e.list_id
where p.created_at < e.edited_at and p.guest_email <> '' and not coalesce(l.event_starts_at <= now() - interval '1 day', false) and ((l.privacy = 'PUBLIC' and l.hidden_at is null and coalesce(l.share_link_expires_at > now(), true)) and coalesce(l.share_link_replaced_at < p.created_at, true))
  and (not e.is_archived or exists (select from purchase_notices n where n.purchase_id = p.id))
  and not exists (
    select from users u where (u.id = p.buyer_id or u.email = p.guest_email)
      and (l.person_id is null and (l.owner_id is not distinct from u.id
or exists (select from collaborators c where c.list_id = l.id and c.user_id = u.id and c.role in ('EDITOR'))))
  )
order by p.id, e.id
on conflict (purchase_id) do update set fate = excluded.fate, noted_at = excluded.noted_at;

-- note edits by ownerId
with due as (delete from gift_edits where list_id in (select id from lists where owner_id = $id) returning *)
insert into purchase_notices (purchase_id, list_id, item_id, email, buyer_id, quantity, bought_at, fate, list_name,
  item_title, item_url, quantity_desired, noted_at, undo_token_hash, was_held, language)
select distinct on (p.id) p.id, l.id, p.item_id, p.guest_email, p.buyer_id, p.quantity, p.created_at, 'CHANGED', l.name,
  e.item_title, e.item_url, e.quantity_desired, max(e.edited_at) over (partition by p.id),
  p.undo_token_hash, p.held_until is not null, p.language
from due e join purchases p on p.item_id = e.item_id join lists l on l.id = e.list_id
where p.created_at < e.edited_at and p.guest_email <> '' and not coalesce(l.event_starts_at <= now() - interval '1 day', false) and ((l.privacy = 'PUBLIC' and l.hidden_at is null and coalesce(l.share_link_expires_at > now(), true)) and coalesce(l.share_link_replaced_at < p.created_at, true))
  and (not e.is_archived or exists (select from purchase_notices n where n.purchase_id = p.id))
  and not exists (
    select from users u where (u.id = p.buyer_id or u.email = p.guest_email)
      and (l.person_id is null and (l.owner_id is not distinct from u.id
or exists (select from collaborators c where c.list_id = l.id and c.user_id = u.id and c.role in ('EDITOR'))))
  )
order by p.id, e.id
on conflict (purchase_id) do update set fate = excluded.fate, noted_at = excluded.noted_at;

-- note edits by purchaseId
with due as (delete from gift_edits where item_id = (select item_id from purchases where id = $id) returning *)
insert into purchase_notices (purchase_id, list_id, item_id, email, buyer_id, quantity, bought_at, fate, list_name,
  item_title, item_url, quantity_desired, noted_at, undo_token_hash, was_held, language)
select distinct on (p.id) p.id, l.id, p.item_id, p.guest_email, p.buyer_id, p.quantity, p.created_at, 'CHANGED', l.name,
  e.item_title, e.item_url, e.quantity_desired, max(e.edited_at) over (partition by p.id),
  p.undo_token_hash, p.held_until is not null, p.language
from due e join purchases p on p.item_id = e.item_id join lists l on l.id = e.list_id
where p.created_at < e.edited_at and p.guest_email <> '' and not coalesce(l.event_starts_at <= now() - interval '1 day', false) and ((l.privacy = 'PUBLIC' and l.hidden_at is null and coalesce(l.share_link_expires_at > now(), true)) and coalesce(l.share_link_replaced_at < p.created_at, true))
  and (not e.is_archived or exists (select from purchase_notices n where n.purchase_id = p.id))
  and not exists (
    select from users u where (u.id = p.buyer_id or u.email = p.guest_email)
      and (l.person_id is null and (l.owner_id is not distinct from u.id
or exists (select from collaborators c where c.list_id = l.id and c.user_id = u.id and c.role in ('EDITOR'))))
  )
order by p.id, e.id
on conflict (purchase_id) do update set fate = excluded.fate, noted_at = excluded.noted_at;

-- note for buyers by itemIds
insert into purchase_notices (purchase_id, list_id, item_id, email, buyer_id, quantity, bought_at, fate, list_name,
  item_title, item_url, quantity_desired, noted_at, undo_token_hash, was_held, list_type, owner_name, language)
select p.id, l.id, i.id, p.guest_email, p.buyer_id, p.quantity, p.created_at, $fate, case when ((l.privacy = 'PUBLIC' and l.hidden_at is null and coalesce(l.share_link_expires_at > now(), true)) and coalesce(l.share_link_replaced_at < p.created_at, true)) then l.name end,
  case when ((l.privacy = 'PUBLIC' and l.hidden_at is null and coalesce(l.share_link_expires_at > now(), true)) and coalesce(l.share_link_replaced_at < p.created_at, true)) then i.title end, i.primary_url, i.quantity_desired, now(),
  p.undo_token_hash, p.held_until is not null, l.list_type, null, p.language
from purchases p join items i on i.id = p.item_id join lists l on l.id = i.list_id
where i.id = any($id::uuid[]) and p.guest_email <> ''
  and ($fate = 'PURCHASE_UNDONE' or (not coalesce(l.event_starts_at <= now() - interval '1 day', false)
    and (not i.is_archived or exists (select 1 from purchase_notices n where n.purchase_id = p.id))))
  and not exists (
    select 1 from users u where (u.id = p.buyer_id or u.email = p.guest_email)
      and (l.person_id is null and (l.owner_id is not distinct from u.id
or exists (select from collaborators c where c.list_id = l.id and c.user_id = u.id and c.role in ('EDITOR'))))
  )
order by p.id
on conflict (purchase_id) do update set fate = excluded.fate, noted_at = excluded.noted_at, owner_name = excluded.owner_name;

-- note for buyers by listId
insert into purchase_notices (purchase_id, list_id, item_id, email, buyer_id, quantity, bought_at, fate, list_name,
  item_title, item_url, quantity_desired, noted_at, undo_token_hash, was_held, list_type, owner_name, language)
select p.id, l.id, i.id, p.guest_email, p.buyer_id, p.quantity, p.created_at, $fate, case when ((l.privacy = 'PUBLIC' and l.hidden_at is null and coalesce(l.share_link_expires_at > now(), true)) and coalesce(l.share_link_replaced_at < p.created_at, true)) then l.name end,
  case when ((l.privacy = 'PUBLIC' and l.hidden_at is null and coalesce(l.share_link_expires_at > now(), true)) and coalesce(l.share_link_replaced_at < p.created_at, true)) then i.title end, i.primary_url, i.quantity_desired, now(),
  p.undo_token_hash, p.held_until is not null, l.list_type, case when ((l.privacy = 'PUBLIC' and l.hidden_at is null and coalesce(l.share_link_expires_at > now(), true)) and coalesce(l.share_link_replaced_at < p.created_at, true)) then (select name from users where id = l.owner_id) end, p.language
from purchases p join items i on i.id = p.item_id join lists l on l.id = i.list_id
where l.id = $id and p.guest_email <> ''
  and ($fate = 'PURCHASE_UNDONE' or (not coalesce(l.event_starts_at <= now() - interval '1 day', false)
    and (not i.is_archived or exists (select 1 from purchase_notices n where n.purchase_id = p.id))))
  and not exists (
    select 1 from users u where (u.id = p.buyer_id or u.email = p.guest_email)
      and (l.person_id is null and (l.owner_id is not distinct from u.id
or exists (select from collaborators c where c.list_id = l.id and c.user_id = u.id and c.role in ('EDITOR'))))
  )
order by p.id
on conflict (purchase_id) do update set fate = excluded.fate, noted_at = excluded.noted_at, owner_name = excluded.owner_name;

-- note for buyers by ownerId
insert into purchase_notices (purchase_id, list_id, item_id, email, buyer_id, quantity, bought_at, fate, list_name,
  item_title, item_url, quantity_desired, noted_at, undo_token_hash, was_held, list_type, owner_name, language)
select p.id, l.id, i.id, p.guest_email, p.buyer_id, p.quantity, p.created_at, $fate, case when ((l.privacy = 'PUBLIC' and l.hidden_at is null and coalesce(l.share_link_expires_at > now(), true)) and coalesce(l.share_link_replaced_at < p.created_at, true)) then l.name end,
  case when ((l.privacy = 'PUBLIC' and l.hidden_at is null and coalesce(l.share_link_expires_at > now(), true)) and coalesce(l.share_link_replaced_at < p.created_at, true)) then i.title end, i.primary_url, i.quantity_desired, now(),
  p.undo_token_hash, p.held_until is not null, l.list_type, null, p.language
from purchases p join items i on i.id = p.item_id join lists l on l.id = i.list_id
where l.owner_id = $id and p.guest_email <> ''
  and ($fate = 'PURCHASE_UNDONE' or (not coalesce(l.event_starts_at <= now() - interval '1 day', false)
    and (not i.is_archived or exists (select 1 from purchase_notices n where n.purchase_id = p.id))))
  and not exists (
    select 1 from users u where (u.id = p.buyer_id or u.email = p.guest_email)
      and (l.person_id is null and (l.owner_id is not distinct from u.id
or exists (select from collaborators c where c.list_id = l.id and c.user_id = u.id and c.role in ('EDITOR'))))
  )
order by p.id
on conflict (purchase_id) do update set fate = excluded.fate, noted_at = excluded.noted_at, owner_name = excluded.owner_name;

-- note for buyers by purchaseId
insert into purchase_notices (purchase_id, list_id, item_id, email, buyer_id, quantity, bought_at, fate, list_name,
  item_title, item_url, quantity_desired, noted_at, undo_token_hash, was_held, list_type, owner_name, language)
select p.id, l.id, i.id, p.guest_email, p.buyer_id, p.quantity, p.created_at, $fate, case when ((l.privacy = 'PUBLIC' and l.hidden_at is null and coalesce(l.share_link_expires_at > now(), true)) and coalesce(l.share_link_replaced_at < p.created_at, true)) then l.name end,
  case when ((l.privacy = 'PUBLIC' and l.hidden_at is null and coalesce(l.share_link_expires_at > now(), true)) and coalesce(l.share_link_replaced_at < p.created_at, true)) then i.title end, i.primary_url, i.quantity_desired, now(),
  p.undo_token_hash, p.held_until is not null, l.list_type, (select name from users where id = $actorId::uuid and id <> l.owner_id), p.language
from purchases p join items i on i.id = p.item_id join lists l on l.id = i.list_id
where p.id = $id and p.guest_email <> ''
  and ($fate = 'PURCHASE_UNDONE' or (not coalesce(l.event_starts_at <= now() - interval '1 day', false)
    and (not i.is_archived or exists (select 1 from purchase_notices n where n.purchase_id = p.id))))
  and not exists (
    select 1 from users u where (u.id = p.buyer_id or u.email = p.guest_email)
      and (l.person_id is null and (l.owner_id is not distinct from u.id
or exists (select from collaborators c where c.list_id = l.id and c.user_id = u.id and c.role in ('EDITOR'))))
  )
order by p.id
on conflict (purchase_id) do update set fate = excluded.fate, noted_at = excluded.noted_at, owner_name = excluded.owner_name;

-- note of a gift
    insert into gift_notes (purchase_id, step, note, paid_minor, paid_currency)
    select p.id, $step, $note, $paidMinor::bigint, $paidCurrency from purchases p join items i on i.id = p.item_id join lists l on l.id = i.list_id
  where (p.buyer_id = $memberId::uuid and l.list_type <> 'SHOPPING' or (p.buyer_id is null and (p.guest_key_id = any (array(
  with root as (select coalesce((select joined_to from joined_guest_keys where id = $guestKeyId::uuid), $guestKeyId::uuid) as id)
  select id from root union all select j.id from joined_guest_keys j join root on j.joined_to = root.id
)) or p.guest_email = any (array(select email from guest_addresses where guest_key_id = any (array(
  with root as (select coalesce((select joined_to from joined_guest_keys where id = $guestKeyId::uuid), $guestKeyId::uuid) as id)
  select id from root union all select j.id from joined_guest_keys j join root on j.joined_to = root.id
))))
  and not exists (select from users u where u.email = p.guest_email and ((l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true)) and (l.person_id is null and (l.owner_id is not distinct from u.id
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = u.id and c.role in ('EDITOR')))))))))
    and not l.is_demo and not ((l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true)) and (l.person_id is null and (l.owner_id is not distinct from $viewerId::uuid
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = $viewerId::uuid and c.role in ('EDITOR'))))) and (l.hidden_at is null or (l.owner_id is not distinct from $memberId::uuid
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = $memberId::uuid and c.role in ('EDITOR','HELPER')))) and p.id = $purchaseId::uuid
    on conflict (purchase_id) do update set step = case when $setsStep::boolean then excluded.step else gift_notes.step end, note = case when $setsNote::boolean then excluded.note else gift_notes.note end,
      paid_minor = case when $setsPaid::boolean then excluded.paid_minor else gift_notes.paid_minor end, paid_currency = case when $setsPaid::boolean then excluded.paid_currency else gift_notes.paid_currency end
    returning purchase_id as id;

-- note problem
insert into site_problems (id, area, subject, message, count, last_seen_at)
values ($id::uuid, $area, $subject, $message, 1, now())
on conflict (area, subject) do update
  set message = excluded.message, count = site_problems.count + 1, last_seen_at = excluded.last_seen_at;

-- note shown buyers
with ended as (
  delete from hidden_buyers h using lists l where l.id = h.list_id and l.id = $listId::uuid and h.ended_at <= $endedUntil::timestamptz and not (l.purchase_visibility = 'OWNER_SEES_TAKEN' or (l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true)))
  returning h.*
)
insert into purchase_notices (purchase_id, list_id, item_id, email, buyer_id, quantity, bought_at, fate, list_name,
  item_title, item_url, quantity_desired, noted_at, undo_token_hash, was_held, is_buyer_shown, language)
select p.id, l.id, i.id, p.guest_email, p.buyer_id, p.quantity, p.created_at, 'CHANGED', case when ((l.privacy = 'PUBLIC' and l.hidden_at is null and coalesce(l.share_link_expires_at > now(), true)) and coalesce(l.share_link_replaced_at < p.created_at, true)) then l.name end,
  case when ((l.privacy = 'PUBLIC' and l.hidden_at is null and coalesce(l.share_link_expires_at > now(), true)) and coalesce(l.share_link_replaced_at < p.created_at, true)) then i.title end, i.primary_url, i.quantity_desired, e.ended_at, p.undo_token_hash, p.held_until is not null, true, p.language
from ended e join lists l on l.id = e.list_id join items i on i.list_id = l.id join purchases p on p.item_id = i.id
where p.created_at < e.ended_at and coalesce(p.created_at >= e.began_at, true)
  and p.guest_email <> '' and not l.is_demo and not i.is_archived
  and not exists (
    select from users u where (u.id = p.buyer_id or u.email = p.guest_email)
      and (l.person_id is null and (l.owner_id is not distinct from u.id
or exists (select from collaborators c where c.list_id = l.id and c.user_id = u.id and c.role in ('EDITOR'))))
  )
order by p.id
on conflict (purchase_id) do update set is_buyer_shown = true;

-- note surprises over
with noticed as (
  insert into notifications (id, user_id, list_id, kind, news_at)
  select gen_random_uuid(), u.id, l.id, 'SURPRISE_OVER', $now::timestamptz
  from lists l
  cross join lateral (
    select l.owner_id as id union select c.user_id from collaborators c where c.list_id = l.id and c.role in ('EDITOR')
  ) member
  join users u on u.id = member.id
  where l.purchase_visibility = 'SURPRISE'
    and l.event_starts_at between $now::timestamptz - interval '2 days' and $now::timestamptz - interval '8 hours'
    and not l.is_demo and l.hidden_at is null and u.preferences_notifications
    and exists (select from purchases p join items i on i.id = p.item_id where i.list_id = l.id)
    and not exists (
      select from notifications n
      where n.user_id = u.id and n.list_id = l.id and n.kind = 'SURPRISE_OVER' and n.news_at >= l.event_starts_at
    )
  order by l.id, u.id limit $most::int
  on conflict (user_id, list_id, kind, who_id) where read_at is null and purchase_id is null and list_id is not null
    do update set news_at = excluded.news_at where notifications.news_at < excluded.news_at - interval '2 days'
  returning user_id, list_id, item_id, count
), told as (select user_id, list_id, item_id, count from noticed), hooked as (
  insert into webhook_messages (id, webhook_id, list_id, event, happened, happened_at, due_at, tries)
  select gen_random_uuid(), w.id, told.list_id, 'SURPRISE_OVER',
    jsonb_build_object('kind', 'SURPRISE_OVER', 'listId', told.list_id, 'itemId', told.item_id, 'count', told.count),
    now(), now(), 0
  from told join webhooks w on w.user_id = told.user_id
  where 'SURPRISE_OVER' = any(w.events) and w.is_on and (w.list_ids is null or told.list_id = any(w.list_ids))
)
select u.id as "userId", u.email, u.preferences_email_frequency as frequency, u.email_verified_at is not null as "isVerified",
  l.id as "listId", l.name as "listName", l.owner_id = u.id as "isOwner",
  coalesce(u.preferences_language, u.last_language) as language
from told join users u on u.id = told.user_id join lists l on l.id = told.list_id;

-- note that a giver was asked
update purchases set asked_at = $now::timestamptz
where id = $purchaseId::uuid and asked_at is null and held_until > $now::timestamptz returning id;

-- note that givers to a fund were asked
update pledges set lapse_asked_at = $now::timestamptz where id = any ($pledgeIds::uuid[]);

-- note that the giver of an idea was asked
update off_list_gifts set asked_at = $now::timestamptz
where id = $id::uuid and asked_at is null and taken_at is not null and held_until > $now::timestamptz returning id;

-- notes of thanks by one person
select case when ((l.owner_id is not distinct from $userId::uuid
 or exists (select from collaborators c where c.list_id = l.id and c.user_id = $userId::uuid and (c.role in ('EDITOR','HELPER') or l.hidden_at is null and c.role in ('EDITOR','HELPER','VIEWER')))) or l.hidden_at is null and exists (select from circle_lists cl join lists own on own.id = cl.list_id and own.owner_id = cl.user_id
   join circle_members m on m.circle_id = cl.circle_id and m.user_id <> own.owner_id where cl.list_id = l.id and m.user_id = $userId::uuid)) then l.name end as list,
  case when ((l.owner_id is not distinct from $userId::uuid
 or exists (select from collaborators c where c.list_id = l.id and c.user_id = $userId::uuid and (c.role in ('EDITOR','HELPER') or l.hidden_at is null and c.role in ('EDITOR','HELPER','VIEWER')))) or l.hidden_at is null and exists (select from circle_lists cl join lists own on own.id = cl.list_id and own.owner_id = cl.user_id
   join circle_members m on m.circle_id = cl.circle_id and m.user_id <> own.owner_id where cl.list_id = l.id and m.user_id = $userId::uuid)) and not ((l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true)) and (l.person_id is null and (l.owner_id is not distinct from $userId::uuid
 or exists (select from collaborators c where c.list_id = l.id and c.user_id = $userId::uuid and c.role in ('EDITOR'))))) then (
    select coalesce(json_agg(i.title order by p.id), '[]') from (
      select p.id, p.item_id from received_gifts r join purchases p on p.id = r.purchase_id where r.note_id = t.id
      union all
      select p.id, p.item_id from pledges p where p.note_id = t.id
    ) p join items i on i.id = p.item_id
  ) end as gifts, t.text, t.written_at as "writtenAt"
from thank_notes t join lists l on l.id = t.list_id where t.author_id = $userId::uuid order by t.written_at, t.id;

-- notice a suggestion
insert into notifications (id, user_id, list_id, kind, count, news_at)
select gen_random_uuid(), u.id, $listId::uuid, 'ITEM_SUGGESTED', 1, now() from users u
where u.id = any(array(
  select l.owner_id from lists l where l.id = $listId::uuid
  union select c.user_id from collaborators c where c.list_id = $listId::uuid and c.role in ('EDITOR','HELPER')
)) and u.preferences_notifications and u.id is distinct from $byId::uuid
on conflict (user_id, list_id, kind, who_id) where read_at is null and purchase_id is null and list_id is not null
  do update set count = notifications.count + 1, news_at = excluded.news_at
returning user_id as "userId";

-- notice givers before the day
with noticed as (
  insert into notifications (id, user_id, kind, list_name, count, news_at)
  select gen_random_uuid(), t.user_id, 'GIFTS_TO_DO', t.list_name, t.count, $now::timestamptz
  from unnest($userIds::uuid[], $listIds::uuid[], $listNames::text[], $counts::int[]) as t (user_id, list_id, list_name, count) join users u on u.id = t.user_id
  where (u.preferences_notifications and u.preferences_reminders)
  returning user_id, list_id, item_id, count
), told as (select t.user_id, t.list_id, null::uuid as item_id, t.count from unnest($userIds::uuid[], $listIds::uuid[], $listNames::text[], $counts::int[]) as t (user_id, list_id, list_name, count)
  where exists (select from noticed n where n.user_id = t.user_id)), hooked as (
  insert into webhook_messages (id, webhook_id, list_id, event, happened, happened_at, due_at, tries)
  select gen_random_uuid(), w.id, told.list_id, 'GIFTS_TO_DO',
    jsonb_build_object('kind', 'GIFTS_TO_DO', 'listId', told.list_id, 'itemId', told.item_id, 'count', told.count),
    now(), now(), 0
  from told join webhooks w on w.user_id = told.user_id
  where 'GIFTS_TO_DO' = any(w.events) and w.is_on and (w.list_ids is null or told.list_id = any(w.list_ids))
)
select user_id as "userId" from noticed;

-- notice givers who chip in
insert into notifications (id, user_id, kind, who_id, about_list_id, list_name, news_at)
select gen_random_uuid(), u.id, $kind, $whoId::uuid, $listId::uuid, $listName, now() from users u
where u.id = any ($userIds::uuid[]) and u.preferences_notifications
returning user_id as "userId";

-- notice new gifts
with noticed as (
  insert into notifications (id, user_id, list_id, kind, count, news_at)
select gen_random_uuid(), t.user_id, t.list_id, 'WISHES_ADDED', t.count, $now::timestamptz
from unnest($userIds::uuid[], $listIds::uuid[], $counts::int[]) as t (user_id, list_id, count)
on conflict (user_id, list_id, kind, who_id) where read_at is null and purchase_id is null and list_id is not null
  do update set count = notifications.count + excluded.count, news_at = excluded.news_at
  returning user_id, list_id, item_id, count
), told as (select t.user_id, t.list_id, null::uuid as item_id, t.count from unnest($userIds::uuid[], $listIds::uuid[], $counts::int[]) as t (user_id, list_id, count)), hooked as (
  insert into webhook_messages (id, webhook_id, list_id, event, happened, happened_at, due_at, tries)
  select gen_random_uuid(), w.id, told.list_id, 'WISHES_ADDED',
    jsonb_build_object('kind', 'WISHES_ADDED', 'listId', told.list_id, 'itemId', told.item_id, 'count', told.count),
    now(), now(), 0
  from told join webhooks w on w.user_id = told.user_id
  where 'WISHES_ADDED' = any(w.events) and w.is_on and (w.list_ids is null or told.list_id = any(w.list_ids))
)
select user_id as "userId" from noticed;

-- notice owners after the day
with due as materialized (
  select l.id from lists l
  where l.event_starts_at > $now::timestamptz - interval '21 days'
    and l.event_starts_at <= $now::timestamptz - interval '14 days' and extract(hour from $now::timestamptz at time zone l.time_zone) between 9 and 19
    and l.asked_about_day is distinct from l.event_date and l.settled_day is distinct from l.event_date and l.past_since is null
    and l.list_type <> 'SHOPPING' and not l.is_demo and l.hidden_at is null
    and exists (select from items i where i.list_id = l.id and not i.is_archived)
  order by l.id limit $most::int for update of l skip locked
), asked as (
  update lists set asked_about_day = event_date from due where lists.id = due.id returning lists.id, owner_id
), noticed as (
  insert into notifications (id, user_id, list_id, kind, news_at)
  select gen_random_uuid(), u.id, asked.id, 'AFTER_THE_DAY', $now::timestamptz
  from asked join users u on u.id = asked.owner_id where (u.preferences_notifications and u.preferences_reminders)
  on conflict (user_id, list_id, kind, who_id) where read_at is null and purchase_id is null and list_id is not null
    do update set news_at = excluded.news_at
  returning user_id
)
select (select count(*)::int from asked) as count, array(select distinct user_id from noticed) as "userIds";

-- notice owners of what is still wanted
  with noticed as (
    insert into notifications (id, user_id, list_id, kind, count, news_at)
  select gen_random_uuid(), l.owner_id, l.id, 'STILL_WANTED', wanted.count, $now::timestamptz
  from lists l join users u on u.id = l.owner_id
    cross join lateral (select case when not ((l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > $now::timestamptz, true)) and (l.person_id is null and (l.owner_id is not distinct from l.owner_id
  or exists (select from collaborators c where c.list_id = l.id and c.user_id = l.owner_id and c.role in ('EDITOR'))))) then (select count(*)::int from items i where i.list_id = l.id and not i.is_archived and i.quantity_desired < 1000000000 and not i.is_unneeded
and i.quantity_purchased < i.quantity_desired) else 0 end as count offset 0) wanted
  where l.event_starts_at > $now::timestamptz + interval '5 days' and l.event_starts_at <= $now::timestamptz + interval '7 days' and extract(hour from $now::timestamptz at time zone l.time_zone) between 9 and 19 and not l.is_demo and l.list_type <> 'SHOPPING' and (u.preferences_notifications and u.preferences_reminders)
    and wanted.count > 0
    and not exists (
      select from notifications n where n.user_id = l.owner_id and n.list_id = l.id and n.kind = 'STILL_WANTED'
        and (n.news_at >= l.event_starts_at - interval '8 days'
          or n.read_at is null and n.news_at >= $now::timestamptz - interval '8 days')
    )
  order by l.id limit $most::int
  on conflict (user_id, list_id, kind, who_id) where read_at is null and purchase_id is null and list_id is not null
    do update set count = excluded.count, news_at = excluded.news_at
      where notifications.news_at < excluded.news_at - interval '8 days'
    returning user_id, list_id, item_id, count
  ), told as (select user_id, list_id, item_id, count from noticed), hooked as (
    insert into webhook_messages (id, webhook_id, list_id, event, happened, happened_at, due_at, tries)
    select gen_random_uuid(), w.id, told.list_id, 'STILL_WANTED',
      jsonb_build_object('kind', 'STILL_WANTED', 'listId', told.list_id, 'itemId', told.item_id, 'count', told.count),
      now(), now(), 0
    from told join webhooks w on w.user_id = told.user_id
    where 'STILL_WANTED' = any(w.events) and w.is_on and (w.list_ids is null or told.list_id = any(w.list_ids))
  )
  select user_id as "userId" from noticed;

-- notice what is still wanted
with noticed as (
  insert into notifications (id, user_id, list_id, kind, count, news_at)
select gen_random_uuid(), t.user_id, t.list_id, 'STILL_WANTED', t.count, $now::timestamptz
from unnest($userIds::uuid[], $listIds::uuid[], $counts::int[]) as t (user_id, list_id, count)
on conflict (user_id, list_id, kind, who_id) where read_at is null and purchase_id is null and list_id is not null
  do update set count = excluded.count, news_at = excluded.news_at
  returning user_id, list_id, item_id, count
), told as (select user_id, list_id, item_id, count from noticed), hooked as (
  insert into webhook_messages (id, webhook_id, list_id, event, happened, happened_at, due_at, tries)
  select gen_random_uuid(), w.id, told.list_id, 'STILL_WANTED',
    jsonb_build_object('kind', 'STILL_WANTED', 'listId', told.list_id, 'itemId', told.item_id, 'count', told.count),
    now(), now(), 0
  from told join webhooks w on w.user_id = told.user_id
  where 'STILL_WANTED' = any(w.events) and w.is_on and (w.list_ids is null or told.list_id = any(w.list_ids))
)
select user_id as "userId" from noticed;

-- number of gifts of a list for who receives them
select count(*)::int as count from (
  select p.id, p.item_id, p.quantity, coalesce(p.bought_at, p.created_at) as given_at, p.buyer_id, p.guest_name, p.guest_email, p.guest_key_id, p.thanked_at is not null as is_thanked,
    p.buyer_id is not null or p.guest_email <> '' or p.guest_key_id is not null or p.undo_token_hash is not null
      or exists (select from pools o where o.purchase_id = p.id) as is_reached,
    null::float8 as amount_minor, null::text as currency, null::timestamptz as confirmed_at, null::uuid as note_id
  from purchases p join items i on i.id = p.item_id join lists l on l.id = i.list_id
  where l.id = $listId::uuid and not ((l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true)) and (l.person_id is null and (l.owner_id is not distinct from $viewerId::uuid
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = $viewerId::uuid and c.role in ('EDITOR'))))) and p.held_until is null
  union all
  select p.id, p.item_id, 1, p.created_at, p.buyer_id, p.guest_name, p.guest_email, p.guest_key_id, p.note_id is not null, true,
    p.amount_minor::float8, i.pledge_currency, p.confirmed_at, p.note_id
  from pledges p join items i on i.id = p.item_id join lists l on l.id = i.list_id
  where l.id = $listId::uuid and not ((l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true)) and (l.person_id is null and (l.owner_id is not distinct from $viewerId::uuid
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = $viewerId::uuid and c.role in ('EDITOR'))))) and i.is_fund
) p;

-- number of gifts of one giver
select count(*)::int as count from purchases p join items i on i.id = p.item_id join lists l on l.id = i.list_id
  where (p.buyer_id = $memberId::uuid and l.list_type <> 'SHOPPING' or (p.buyer_id is null and (p.guest_key_id = any (array(
  with root as (select coalesce((select joined_to from joined_guest_keys where id = $guestKeyId::uuid), $guestKeyId::uuid) as id)
  select id from root union all select j.id from joined_guest_keys j join root on j.joined_to = root.id
)) or p.guest_email = any (array(select email from guest_addresses where guest_key_id = any (array(
  with root as (select coalesce((select joined_to from joined_guest_keys where id = $guestKeyId::uuid), $guestKeyId::uuid) as id)
  select id from root union all select j.id from joined_guest_keys j join root on j.joined_to = root.id
))))
  and not exists (select from users u where u.email = p.guest_email and ((l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true)) and (l.person_id is null and (l.owner_id is not distinct from u.id
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = u.id and c.role in ('EDITOR')))))))))
    and not l.is_demo and not ((l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true)) and (l.person_id is null and (l.owner_id is not distinct from $viewerId::uuid
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = $viewerId::uuid and c.role in ('EDITOR'))))) and (l.hidden_at is null or (l.owner_id is not distinct from $memberId::uuid
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = $memberId::uuid and c.role in ('EDITOR','HELPER'))));

-- number of pledges of one giver
select count(*)::int as count from pledges p join items i on i.id = p.item_id join lists l on l.id = i.list_id join pools o on o.item_id = i.id
  where (p.buyer_id = $memberId::uuid or (p.buyer_id is null and (p.guest_key_id = any (array(
  with root as (select coalesce((select joined_to from joined_guest_keys where id = $guestKeyId::uuid), $guestKeyId::uuid) as id)
  select id from root union all select j.id from joined_guest_keys j join root on j.joined_to = root.id
)) or p.guest_email = any (array(select email from guest_addresses where guest_key_id = any (array(
  with root as (select coalesce((select joined_to from joined_guest_keys where id = $guestKeyId::uuid), $guestKeyId::uuid) as id)
  select id from root union all select j.id from joined_guest_keys j join root on j.joined_to = root.id
))))
  and not exists (select from users u where u.email = p.guest_email and ((l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true)) and (l.person_id is null and (l.owner_id is not distinct from u.id
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = u.id and c.role in ('EDITOR')))))))))
    and not l.is_demo and not ((l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true)) and (l.person_id is null and (l.owner_id is not distinct from $viewerId::uuid
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = $viewerId::uuid and c.role in ('EDITOR'))))) and (l.hidden_at is null or (l.owner_id is not distinct from $memberId::uuid
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = $memberId::uuid and c.role in ('EDITOR','HELPER'))));

-- open a list to circles
with closed as (
  delete from circle_lists where list_id = $listId::uuid and (user_id <> $ownerId::uuid or circle_id <> all($circleIds::uuid[])) returning circle_id
), opened as (
  insert into circle_lists (list_id, circle_id, user_id)
  select $listId::uuid, circle_id, user_id from circle_members where user_id = $ownerId::uuid and circle_id = any($circleIds::uuid[])
  on conflict do nothing returning circle_id
)
select circle_id as "circleId", false as "isOpened" from closed union all select circle_id, true from opened;

-- own presences
select list_id as "listId", user_id as "userId", edited_ids as "editedIds" from presences where process_id = $processId;

-- page of items, all, blind, from the end
    select l.id as "listId", page.items from unnest($listIds::uuid[]) as l (id) cross join lateral (
      select json_agg(item order by item."orderIndex", item.id) as items from (
        select i.id as "id", i.title as "title", i.description as "description", i.notes as "notes", i.category as "category", i.amount as "amount", i.variant as "variant", i.secondary_url as "secondaryUrl", i.currency as "currency", i.quantity_desired as "quantityDesired", i.is_group_gift as "isGroupGift", i.is_fund as "isFund", i.is_most_wanted as "isMostWanted", i.choice_id as "choiceId", i.question_count as "questionCount", i.order_index as "orderIndex", i.primary_url as "primaryUrl", i.image_url as "imageUrl", i.recipes as "recipes", i.created_at as "createdAt", i.updated_at as "updatedAt", i.list_id as "listId", case when i.image_id is not null then (
  select json_build_object('id', g.id, 'originalKey', g.original_key, 'thumbnailKey', g.thumbnail_key,
    'filename', g.filename, 'contentType', g.content_type, 'size', g.size, 'width', g.width, 'height', g.height,
    'uploadedAt', g.uploaded_at)
  from images g where g.id = i.image_id
) end as "image", i.price_minor as "priceMinor", i.is_archived as "isArchived", i.affiliate_url as "affiliateUrl", i.affiliate_logo_url as "affiliateLogoUrl", 0 as "quantityPurchased", null::timestamptz as "heldUntil", false as "isUnneeded", 0 as "timesPutBack", null::json as "pool", null::json as "purchases" from items i
        where i.list_id = l.id  and (i.order_index, i.id) > ($afterOrder::int, $afterId::uuid)
  and (i.order_index, i.id) < ($beforeOrder::int, $beforeId::uuid)
        order by i.order_index desc, i.id desc limit $limit::int
      ) item
    ) page;

-- page of items, all, blind, from the start
    select l.id as "listId", page.items from unnest($listIds::uuid[]) as l (id) cross join lateral (
      select json_agg(item order by item."orderIndex", item.id) as items from (
        select i.id as "id", i.title as "title", i.description as "description", i.notes as "notes", i.category as "category", i.amount as "amount", i.variant as "variant", i.secondary_url as "secondaryUrl", i.currency as "currency", i.quantity_desired as "quantityDesired", i.is_group_gift as "isGroupGift", i.is_fund as "isFund", i.is_most_wanted as "isMostWanted", i.choice_id as "choiceId", i.question_count as "questionCount", i.order_index as "orderIndex", i.primary_url as "primaryUrl", i.image_url as "imageUrl", i.recipes as "recipes", i.created_at as "createdAt", i.updated_at as "updatedAt", i.list_id as "listId", case when i.image_id is not null then (
  select json_build_object('id', g.id, 'originalKey', g.original_key, 'thumbnailKey', g.thumbnail_key,
    'filename', g.filename, 'contentType', g.content_type, 'size', g.size, 'width', g.width, 'height', g.height,
    'uploadedAt', g.uploaded_at)
  from images g where g.id = i.image_id
) end as "image", i.price_minor as "priceMinor", i.is_archived as "isArchived", i.affiliate_url as "affiliateUrl", i.affiliate_logo_url as "affiliateLogoUrl", 0 as "quantityPurchased", null::timestamptz as "heldUntil", false as "isUnneeded", 0 as "timesPutBack", null::json as "pool", null::json as "purchases" from items i
        where i.list_id = l.id  and (i.order_index, i.id) > ($afterOrder::int, $afterId::uuid)
  and (i.order_index, i.id) < ($beforeOrder::int, $beforeId::uuid)
        order by i.order_index asc, i.id asc limit $limit::int
      ) item
    ) page;

-- page of items, all, whole, from the end
    select l.id as "listId", page.items from unnest($listIds::uuid[]) as l (id) cross join lateral (
      select json_agg(item order by item."orderIndex", item.id) as items from (
        select i.id as "id", i.title as "title", i.description as "description", i.notes as "notes", i.category as "category", i.amount as "amount", i.variant as "variant", i.secondary_url as "secondaryUrl", i.currency as "currency", i.quantity_desired as "quantityDesired", i.is_group_gift as "isGroupGift", i.is_fund as "isFund", i.is_most_wanted as "isMostWanted", i.choice_id as "choiceId", i.question_count as "questionCount", i.order_index as "orderIndex", i.primary_url as "primaryUrl", i.image_url as "imageUrl", i.recipes as "recipes", i.created_at as "createdAt", i.updated_at as "updatedAt", i.list_id as "listId", case when i.image_id is not null then (
  select json_build_object('id', g.id, 'originalKey', g.original_key, 'thumbnailKey', g.thumbnail_key,
    'filename', g.filename, 'contentType', g.content_type, 'size', g.size, 'width', g.width, 'height', g.height,
    'uploadedAt', g.uploaded_at)
  from images g where g.id = i.image_id
) end as "image", i.price_minor as "priceMinor", i.is_archived as "isArchived", i.affiliate_url as "affiliateUrl", i.affiliate_logo_url as "affiliateLogoUrl", i.quantity_purchased as "quantityPurchased", i.held_until as "heldUntil", i.is_unneeded as "isUnneeded", i.times_put_back as "timesPutBack", case when i.pledge_currency is not null then
  json_build_object('currency', i.pledge_currency, 'amountMinor', i.pledged_minor, 'count', i.pledge_count) end as "pool", case when i.quantity_purchased > 0 then (
  select json_agg(json_build_object(
    'id', p.id, 'quantity', p.quantity, 'createdAt', coalesce(p.bought_at, p.created_at), 'heldUntil', p.held_until, 'guestEmail', p.guest_email,
    'guestName', p.guest_name, 'buyerId', p.buyer_id, 'buyerName', b.name,
    'isThanked', p.thanked_at is not null
  ) order by p.created_at, p.id)
  from purchases p left join users b on b.id = p.buyer_id where p.item_id = i.id
) end as "purchases" from items i
        where i.list_id = l.id  and (i.order_index, i.id) > ($afterOrder::int, $afterId::uuid)
  and (i.order_index, i.id) < ($beforeOrder::int, $beforeId::uuid)
        order by i.order_index desc, i.id desc limit $limit::int
      ) item
    ) page;

-- page of items, all, whole, from the start
    select l.id as "listId", page.items from unnest($listIds::uuid[]) as l (id) cross join lateral (
      select json_agg(item order by item."orderIndex", item.id) as items from (
        select i.id as "id", i.title as "title", i.description as "description", i.notes as "notes", i.category as "category", i.amount as "amount", i.variant as "variant", i.secondary_url as "secondaryUrl", i.currency as "currency", i.quantity_desired as "quantityDesired", i.is_group_gift as "isGroupGift", i.is_fund as "isFund", i.is_most_wanted as "isMostWanted", i.choice_id as "choiceId", i.question_count as "questionCount", i.order_index as "orderIndex", i.primary_url as "primaryUrl", i.image_url as "imageUrl", i.recipes as "recipes", i.created_at as "createdAt", i.updated_at as "updatedAt", i.list_id as "listId", case when i.image_id is not null then (
  select json_build_object('id', g.id, 'originalKey', g.original_key, 'thumbnailKey', g.thumbnail_key,
    'filename', g.filename, 'contentType', g.content_type, 'size', g.size, 'width', g.width, 'height', g.height,
    'uploadedAt', g.uploaded_at)
  from images g where g.id = i.image_id
) end as "image", i.price_minor as "priceMinor", i.is_archived as "isArchived", i.affiliate_url as "affiliateUrl", i.affiliate_logo_url as "affiliateLogoUrl", i.quantity_purchased as "quantityPurchased", i.held_until as "heldUntil", i.is_unneeded as "isUnneeded", i.times_put_back as "timesPutBack", case when i.pledge_currency is not null then
  json_build_object('currency', i.pledge_currency, 'amountMinor', i.pledged_minor, 'count', i.pledge_count) end as "pool", case when i.quantity_purchased > 0 then (
  select json_agg(json_build_object(
    'id', p.id, 'quantity', p.quantity, 'createdAt', coalesce(p.bought_at, p.created_at), 'heldUntil', p.held_until, 'guestEmail', p.guest_email,
    'guestName', p.guest_name, 'buyerId', p.buyer_id, 'buyerName', b.name,
    'isThanked', p.thanked_at is not null
  ) order by p.created_at, p.id)
  from purchases p left join users b on b.id = p.buyer_id where p.item_id = i.id
) end as "purchases" from items i
        where i.list_id = l.id  and (i.order_index, i.id) > ($afterOrder::int, $afterId::uuid)
  and (i.order_index, i.id) < ($beforeOrder::int, $beforeId::uuid)
        order by i.order_index asc, i.id asc limit $limit::int
      ) item
    ) page;

-- page of items, archived, blind, from the end
    select l.id as "listId", page.items from unnest($listIds::uuid[]) as l (id) cross join lateral (
      select json_agg(item order by item."orderIndex", item.id) as items from (
        select i.id as "id", i.title as "title", i.description as "description", i.notes as "notes", i.category as "category", i.amount as "amount", i.variant as "variant", i.secondary_url as "secondaryUrl", i.currency as "currency", i.quantity_desired as "quantityDesired", i.is_group_gift as "isGroupGift", i.is_fund as "isFund", i.is_most_wanted as "isMostWanted", i.choice_id as "choiceId", i.question_count as "questionCount", i.order_index as "orderIndex", i.primary_url as "primaryUrl", i.image_url as "imageUrl", i.recipes as "recipes", i.created_at as "createdAt", i.updated_at as "updatedAt", i.list_id as "listId", case when i.image_id is not null then (
  select json_build_object('id', g.id, 'originalKey', g.original_key, 'thumbnailKey', g.thumbnail_key,
    'filename', g.filename, 'contentType', g.content_type, 'size', g.size, 'width', g.width, 'height', g.height,
    'uploadedAt', g.uploaded_at)
  from images g where g.id = i.image_id
) end as "image", i.price_minor as "priceMinor", i.is_archived as "isArchived", i.affiliate_url as "affiliateUrl", i.affiliate_logo_url as "affiliateLogoUrl", 0 as "quantityPurchased", null::timestamptz as "heldUntil", false as "isUnneeded", 0 as "timesPutBack", null::json as "pool", null::json as "purchases" from items i
        where i.list_id = l.id and i.is_archived and (i.order_index, i.id) > ($afterOrder::int, $afterId::uuid)
  and (i.order_index, i.id) < ($beforeOrder::int, $beforeId::uuid)
        order by i.order_index desc, i.id desc limit $limit::int
      ) item
    ) page;

-- page of items, archived, blind, from the start
    select l.id as "listId", page.items from unnest($listIds::uuid[]) as l (id) cross join lateral (
      select json_agg(item order by item."orderIndex", item.id) as items from (
        select i.id as "id", i.title as "title", i.description as "description", i.notes as "notes", i.category as "category", i.amount as "amount", i.variant as "variant", i.secondary_url as "secondaryUrl", i.currency as "currency", i.quantity_desired as "quantityDesired", i.is_group_gift as "isGroupGift", i.is_fund as "isFund", i.is_most_wanted as "isMostWanted", i.choice_id as "choiceId", i.question_count as "questionCount", i.order_index as "orderIndex", i.primary_url as "primaryUrl", i.image_url as "imageUrl", i.recipes as "recipes", i.created_at as "createdAt", i.updated_at as "updatedAt", i.list_id as "listId", case when i.image_id is not null then (
  select json_build_object('id', g.id, 'originalKey', g.original_key, 'thumbnailKey', g.thumbnail_key,
    'filename', g.filename, 'contentType', g.content_type, 'size', g.size, 'width', g.width, 'height', g.height,
    'uploadedAt', g.uploaded_at)
  from images g where g.id = i.image_id
) end as "image", i.price_minor as "priceMinor", i.is_archived as "isArchived", i.affiliate_url as "affiliateUrl", i.affiliate_logo_url as "affiliateLogoUrl", 0 as "quantityPurchased", null::timestamptz as "heldUntil", false as "isUnneeded", 0 as "timesPutBack", null::json as "pool", null::json as "purchases" from items i
        where i.list_id = l.id and i.is_archived and (i.order_index, i.id) > ($afterOrder::int, $afterId::uuid)
  and (i.order_index, i.id) < ($beforeOrder::int, $beforeId::uuid)
        order by i.order_index asc, i.id asc limit $limit::int
      ) item
    ) page;

-- page of items, archived, whole, from the end
    select l.id as "listId", page.items from unnest($listIds::uuid[]) as l (id) cross join lateral (
      select json_agg(item order by item."orderIndex", item.id) as items from (
        select i.id as "id", i.title as "title", i.description as "description", i.notes as "notes", i.category as "category", i.amount as "amount", i.variant as "variant", i.secondary_url as "secondaryUrl", i.currency as "currency", i.quantity_desired as "quantityDesired", i.is_group_gift as "isGroupGift", i.is_fund as "isFund", i.is_most_wanted as "isMostWanted", i.choice_id as "choiceId", i.question_count as "questionCount", i.order_index as "orderIndex", i.primary_url as "primaryUrl", i.image_url as "imageUrl", i.recipes as "recipes", i.created_at as "createdAt", i.updated_at as "updatedAt", i.list_id as "listId", case when i.image_id is not null then (
  select json_build_object('id', g.id, 'originalKey', g.original_key, 'thumbnailKey', g.thumbnail_key,
    'filename', g.filename, 'contentType', g.content_type, 'size', g.size, 'width', g.width, 'height', g.height,
    'uploadedAt', g.uploaded_at)
  from images g where g.id = i.image_id
) end as "image", i.price_minor as "priceMinor", i.is_archived as "isArchived", i.affiliate_url as "affiliateUrl", i.affiliate_logo_url as "affiliateLogoUrl", i.quantity_purchased as "quantityPurchased", i.held_until as "heldUntil", i.is_unneeded as "isUnneeded", i.times_put_back as "timesPutBack", case when i.pledge_currency is not null then
  json_build_object('currency', i.pledge_currency, 'amountMinor', i.pledged_minor, 'count', i.pledge_count) end as "pool", case when i.quantity_purchased > 0 then (
  select json_agg(json_build_object(
    'id', p.id, 'quantity', p.quantity, 'createdAt', coalesce(p.bought_at, p.created_at), 'heldUntil', p.held_until, 'guestEmail', p.guest_email,
    'guestName', p.guest_name, 'buyerId', p.buyer_id, 'buyerName', b.name,
    'isThanked', p.thanked_at is not null
  ) order by p.created_at, p.id)
  from purchases p left join users b on b.id = p.buyer_id where p.item_id = i.id
) end as "purchases" from items i
        where i.list_id = l.id and i.is_archived and (i.order_index, i.id) > ($afterOrder::int, $afterId::uuid)
  and (i.order_index, i.id) < ($beforeOrder::int, $beforeId::uuid)
        order by i.order_index desc, i.id desc limit $limit::int
      ) item
    ) page;

-- page of items, archived, whole, from the start
    select l.id as "listId", page.items from unnest($listIds::uuid[]) as l (id) cross join lateral (
      select json_agg(item order by item."orderIndex", item.id) as items from (
        select i.id as "id", i.title as "title", i.description as "description", i.notes as "notes", i.category as "category", i.amount as "amount", i.variant as "variant", i.secondary_url as "secondaryUrl", i.currency as "currency", i.quantity_desired as "quantityDesired", i.is_group_gift as "isGroupGift", i.is_fund as "isFund", i.is_most_wanted as "isMostWanted", i.choice_id as "choiceId", i.question_count as "questionCount", i.order_index as "orderIndex", i.primary_url as "primaryUrl", i.image_url as "imageUrl", i.recipes as "recipes", i.created_at as "createdAt", i.updated_at as "updatedAt", i.list_id as "listId", case when i.image_id is not null then (
  select json_build_object('id', g.id, 'originalKey', g.original_key, 'thumbnailKey', g.thumbnail_key,
    'filename', g.filename, 'contentType', g.content_type, 'size', g.size, 'width', g.width, 'height', g.height,
    'uploadedAt', g.uploaded_at)
  from images g where g.id = i.image_id
) end as "image", i.price_minor as "priceMinor", i.is_archived as "isArchived", i.affiliate_url as "affiliateUrl", i.affiliate_logo_url as "affiliateLogoUrl", i.quantity_purchased as "quantityPurchased", i.held_until as "heldUntil", i.is_unneeded as "isUnneeded", i.times_put_back as "timesPutBack", case when i.pledge_currency is not null then
  json_build_object('currency', i.pledge_currency, 'amountMinor', i.pledged_minor, 'count', i.pledge_count) end as "pool", case when i.quantity_purchased > 0 then (
  select json_agg(json_build_object(
    'id', p.id, 'quantity', p.quantity, 'createdAt', coalesce(p.bought_at, p.created_at), 'heldUntil', p.held_until, 'guestEmail', p.guest_email,
    'guestName', p.guest_name, 'buyerId', p.buyer_id, 'buyerName', b.name,
    'isThanked', p.thanked_at is not null
  ) order by p.created_at, p.id)
  from purchases p left join users b on b.id = p.buyer_id where p.item_id = i.id
) end as "purchases" from items i
        where i.list_id = l.id and i.is_archived and (i.order_index, i.id) > ($afterOrder::int, $afterId::uuid)
  and (i.order_index, i.id) < ($beforeOrder::int, $beforeId::uuid)
        order by i.order_index asc, i.id asc limit $limit::int
      ) item
    ) page;

-- page of items, current, blind, from the end
    select l.id as "listId", page.items from unnest($listIds::uuid[]) as l (id) cross join lateral (
      select json_agg(item order by item."orderIndex", item.id) as items from (
        select i.id as "id", i.title as "title", i.description as "description", i.notes as "notes", i.category as "category", i.amount as "amount", i.variant as "variant", i.secondary_url as "secondaryUrl", i.currency as "currency", i.quantity_desired as "quantityDesired", i.is_group_gift as "isGroupGift", i.is_fund as "isFund", i.is_most_wanted as "isMostWanted", i.choice_id as "choiceId", i.question_count as "questionCount", i.order_index as "orderIndex", i.primary_url as "primaryUrl", i.image_url as "imageUrl", i.recipes as "recipes", i.created_at as "createdAt", i.updated_at as "updatedAt", i.list_id as "listId", case when i.image_id is not null then (
  select json_build_object('id', g.id, 'originalKey', g.original_key, 'thumbnailKey', g.thumbnail_key,
    'filename', g.filename, 'contentType', g.content_type, 'size', g.size, 'width', g.width, 'height', g.height,
    'uploadedAt', g.uploaded_at)
  from images g where g.id = i.image_id
) end as "image", i.price_minor as "priceMinor", i.is_archived as "isArchived", i.affiliate_url as "affiliateUrl", i.affiliate_logo_url as "affiliateLogoUrl", 0 as "quantityPurchased", null::timestamptz as "heldUntil", false as "isUnneeded", 0 as "timesPutBack", null::json as "pool", null::json as "purchases" from items i
        where i.list_id = l.id and not i.is_archived and (i.order_index, i.id) > ($afterOrder::int, $afterId::uuid)
  and (i.order_index, i.id) < ($beforeOrder::int, $beforeId::uuid)
        order by i.order_index desc, i.id desc limit $limit::int
      ) item
    ) page;

-- page of items, current, blind, from the start
    select l.id as "listId", page.items from unnest($listIds::uuid[]) as l (id) cross join lateral (
      select json_agg(item order by item."orderIndex", item.id) as items from (
        select i.id as "id", i.title as "title", i.description as "description", i.notes as "notes", i.category as "category", i.amount as "amount", i.variant as "variant", i.secondary_url as "secondaryUrl", i.currency as "currency", i.quantity_desired as "quantityDesired", i.is_group_gift as "isGroupGift", i.is_fund as "isFund", i.is_most_wanted as "isMostWanted", i.choice_id as "choiceId", i.question_count as "questionCount", i.order_index as "orderIndex", i.primary_url as "primaryUrl", i.image_url as "imageUrl", i.recipes as "recipes", i.created_at as "createdAt", i.updated_at as "updatedAt", i.list_id as "listId", case when i.image_id is not null then (
  select json_build_object('id', g.id, 'originalKey', g.original_key, 'thumbnailKey', g.thumbnail_key,
    'filename', g.filename, 'contentType', g.content_type, 'size', g.size, 'width', g.width, 'height', g.height,
    'uploadedAt', g.uploaded_at)
  from images g where g.id = i.image_id
) end as "image", i.price_minor as "priceMinor", i.is_archived as "isArchived", i.affiliate_url as "affiliateUrl", i.affiliate_logo_url as "affiliateLogoUrl", 0 as "quantityPurchased", null::timestamptz as "heldUntil", false as "isUnneeded", 0 as "timesPutBack", null::json as "pool", null::json as "purchases" from items i
        where i.list_id = l.id and not i.is_archived and (i.order_index, i.id) > ($afterOrder::int, $afterId::uuid)
  and (i.order_index, i.id) < ($beforeOrder::int, $beforeId::uuid)
        order by i.order_index asc, i.id asc limit $limit::int
      ) item
    ) page;

-- page of items, current, whole, from the end
    select l.id as "listId", page.items from unnest($listIds::uuid[]) as l (id) cross join lateral (
      select json_agg(item order by item."orderIndex", item.id) as items from (
        select i.id as "id", i.title as "title", i.description as "description", i.notes as "notes", i.category as "category", i.amount as "amount", i.variant as "variant", i.secondary_url as "secondaryUrl", i.currency as "currency", i.quantity_desired as "quantityDesired", i.is_group_gift as "isGroupGift", i.is_fund as "isFund", i.is_most_wanted as "isMostWanted", i.choice_id as "choiceId", i.question_count as "questionCount", i.order_index as "orderIndex", i.primary_url as "primaryUrl", i.image_url as "imageUrl", i.recipes as "recipes", i.created_at as "createdAt", i.updated_at as "updatedAt", i.list_id as "listId", case when i.image_id is not null then (
  select json_build_object('id', g.id, 'originalKey', g.original_key, 'thumbnailKey', g.thumbnail_key,
    'filename', g.filename, 'contentType', g.content_type, 'size', g.size, 'width', g.width, 'height', g.height,
    'uploadedAt', g.uploaded_at)
  from images g where g.id = i.image_id
) end as "image", i.price_minor as "priceMinor", i.is_archived as "isArchived", i.affiliate_url as "affiliateUrl", i.affiliate_logo_url as "affiliateLogoUrl", i.quantity_purchased as "quantityPurchased", i.held_until as "heldUntil", i.is_unneeded as "isUnneeded", i.times_put_back as "timesPutBack", case when i.pledge_currency is not null then
  json_build_object('currency', i.pledge_currency, 'amountMinor', i.pledged_minor, 'count', i.pledge_count) end as "pool", case when i.quantity_purchased > 0 then (
  select json_agg(json_build_object(
    'id', p.id, 'quantity', p.quantity, 'createdAt', coalesce(p.bought_at, p.created_at), 'heldUntil', p.held_until, 'guestEmail', p.guest_email,
    'guestName', p.guest_name, 'buyerId', p.buyer_id, 'buyerName', b.name,
    'isThanked', p.thanked_at is not null
  ) order by p.created_at, p.id)
  from purchases p left join users b on b.id = p.buyer_id where p.item_id = i.id
) end as "purchases" from items i
        where i.list_id = l.id and not i.is_archived and (i.order_index, i.id) > ($afterOrder::int, $afterId::uuid)
  and (i.order_index, i.id) < ($beforeOrder::int, $beforeId::uuid)
        order by i.order_index desc, i.id desc limit $limit::int
      ) item
    ) page;

-- page of items, current, whole, from the start
    select l.id as "listId", page.items from unnest($listIds::uuid[]) as l (id) cross join lateral (
      select json_agg(item order by item."orderIndex", item.id) as items from (
        select i.id as "id", i.title as "title", i.description as "description", i.notes as "notes", i.category as "category", i.amount as "amount", i.variant as "variant", i.secondary_url as "secondaryUrl", i.currency as "currency", i.quantity_desired as "quantityDesired", i.is_group_gift as "isGroupGift", i.is_fund as "isFund", i.is_most_wanted as "isMostWanted", i.choice_id as "choiceId", i.question_count as "questionCount", i.order_index as "orderIndex", i.primary_url as "primaryUrl", i.image_url as "imageUrl", i.recipes as "recipes", i.created_at as "createdAt", i.updated_at as "updatedAt", i.list_id as "listId", case when i.image_id is not null then (
  select json_build_object('id', g.id, 'originalKey', g.original_key, 'thumbnailKey', g.thumbnail_key,
    'filename', g.filename, 'contentType', g.content_type, 'size', g.size, 'width', g.width, 'height', g.height,
    'uploadedAt', g.uploaded_at)
  from images g where g.id = i.image_id
) end as "image", i.price_minor as "priceMinor", i.is_archived as "isArchived", i.affiliate_url as "affiliateUrl", i.affiliate_logo_url as "affiliateLogoUrl", i.quantity_purchased as "quantityPurchased", i.held_until as "heldUntil", i.is_unneeded as "isUnneeded", i.times_put_back as "timesPutBack", case when i.pledge_currency is not null then
  json_build_object('currency', i.pledge_currency, 'amountMinor', i.pledged_minor, 'count', i.pledge_count) end as "pool", case when i.quantity_purchased > 0 then (
  select json_agg(json_build_object(
    'id', p.id, 'quantity', p.quantity, 'createdAt', coalesce(p.bought_at, p.created_at), 'heldUntil', p.held_until, 'guestEmail', p.guest_email,
    'guestName', p.guest_name, 'buyerId', p.buyer_id, 'buyerName', b.name,
    'isThanked', p.thanked_at is not null
  ) order by p.created_at, p.id)
  from purchases p left join users b on b.id = p.buyer_id where p.item_id = i.id
) end as "purchases" from items i
        where i.list_id = l.id and not i.is_archived and (i.order_index, i.id) > ($afterOrder::int, $afterId::uuid)
  and (i.order_index, i.id) < ($beforeOrder::int, $beforeId::uuid)
        order by i.order_index asc, i.id asc limit $limit::int
      ) item
    ) page;

-- page of lists, from the end
    select id, json_build_array(rank, days, (extract(epoch from place_time) * 1000000)::bigint::text, id) as keys from (
      select l.id, case when $order::text = 'NEWEST' then 0 when l.past_since is not null then 3 when l.event_date is null or ($order::text = 'DUE_OR_CHANGED' and l.event_date > $today::date + 30) then 1
  when l.event_date >= $today::date then 0 else 2 end as rank, case when $order::text = 'NEWEST' or l.event_date is null or ($order::text = 'DUE_OR_CHANGED' and l.event_date > $today::date + 30) then 0
  when l.event_date >= $today::date then l.event_date - $today::date else $today::date - l.event_date end as days,
  case when $order::text = 'DUE_OR_CHANGED' then coalesce(l.changed_at, l.updated_at) else l.created_at end as place_time
      from (
  select id from lists where owner_id = $viewerId::uuid and $source::text <> 'COLLABORATED'
  union select c.list_id from collaborators c where c.user_id = $viewerId::uuid and c.role in ('EDITOR','HELPER') and $source::text <> 'OWNED'
) mine join lists l on l.id = mine.id where not l.is_demo and ($type::text is null or l.list_type = $type)
  and ($isPast::boolean is null or (l.past_since is not null) = $isPast)
  and ($pattern::text is null or l.name ilike $pattern or l.description ilike $pattern)
    ) l
    where (rank, days) >= ($afterRank::int, $afterDays::int)
      and (rank, days) <= ($beforeRank::int, $beforeDays::int)
      and ((rank, days) > ($afterRank::int, $afterDays::int)
        or (place_time, id) < (('epoch'::timestamptz + $afterTime::float8 * interval '1 microsecond'), $afterId::uuid))
      and ((rank, days) < ($beforeRank::int, $beforeDays::int)
        or (place_time, id) > (('epoch'::timestamptz + $beforeTime::float8 * interval '1 microsecond'), $beforeId::uuid))
    order by rank desc, days desc, place_time asc, id asc limit $limit::int;

-- page of lists, from the start
    select id, json_build_array(rank, days, (extract(epoch from place_time) * 1000000)::bigint::text, id) as keys from (
      select l.id, case when $order::text = 'NEWEST' then 0 when l.past_since is not null then 3 when l.event_date is null or ($order::text = 'DUE_OR_CHANGED' and l.event_date > $today::date + 30) then 1
  when l.event_date >= $today::date then 0 else 2 end as rank, case when $order::text = 'NEWEST' or l.event_date is null or ($order::text = 'DUE_OR_CHANGED' and l.event_date > $today::date + 30) then 0
  when l.event_date >= $today::date then l.event_date - $today::date else $today::date - l.event_date end as days,
  case when $order::text = 'DUE_OR_CHANGED' then coalesce(l.changed_at, l.updated_at) else l.created_at end as place_time
      from (
  select id from lists where owner_id = $viewerId::uuid and $source::text <> 'COLLABORATED'
  union select c.list_id from collaborators c where c.user_id = $viewerId::uuid and c.role in ('EDITOR','HELPER') and $source::text <> 'OWNED'
) mine join lists l on l.id = mine.id where not l.is_demo and ($type::text is null or l.list_type = $type)
  and ($isPast::boolean is null or (l.past_since is not null) = $isPast)
  and ($pattern::text is null or l.name ilike $pattern or l.description ilike $pattern)
    ) l
    where (rank, days) >= ($afterRank::int, $afterDays::int)
      and (rank, days) <= ($beforeRank::int, $beforeDays::int)
      and ((rank, days) > ($afterRank::int, $afterDays::int)
        or (place_time, id) < (('epoch'::timestamptz + $afterTime::float8 * interval '1 microsecond'), $afterId::uuid))
      and ((rank, days) < ($beforeRank::int, $beforeDays::int)
        or (place_time, id) > (('epoch'::timestamptz + $beforeTime::float8 * interval '1 microsecond'), $beforeId::uuid))
    order by rank asc, days asc, place_time desc, id desc limit $limit::int;

-- page of notices, from the end
  select n.id, n.kind, n.list_id as "listId", coalesce(l.name, n.list_name) as "listName", i.id as "itemId", i.title as "itemTitle",
g.thumbnail_key as "thumbnailKey", i.image_url as "imageUrl", n.who_id as "whoId", w.name as "whoName", n.count,
n.news_at as "newsAt", n.read_at is not null as "isRead", case when n.kind = 'SHOPPING_STARTED' then json_build_object(
  'endsAt', (select s.ends_at from shopping_trips s where s.list_id = n.list_id and s.user_id = n.who_id), 'timeZone', coalesce((select r.time_zone from users r where r.id = n.user_id), l.time_zone)
) end as trip,
case when p.id is not null then json_build_object(
  'quantity', p.quantity, 'isReserved', p.held_until is not null, 'guestName', p.guest_name, 'guestEmail', p.guest_email, 'guestKeyId', p.guest_key_id
) end as purchase,
case when l.id is not null then json_build_object(
  'ownerId', l.owner_id, 'personId', l.person_id, 'listType', l.list_type, 'privacy', l.privacy, 'isDemo', l.is_demo, 'isHidden', l.hidden_at is not null,
  'purchaseVisibility', l.purchase_visibility, 'eventStartsAt', l.event_starts_at, 'timeZone', l.time_zone,
  'collaboratorRoles', (select coalesce(json_object_agg(user_id, role), '{}') from (
  select c.user_id, c.role from collaborators c where c.list_id = l.id
  union select m.user_id, 'MEMBER' from circle_lists cl join lists own on own.id = cl.list_id and own.owner_id = cl.user_id
    join circle_members m on m.circle_id = cl.circle_id and m.user_id <> own.owner_id where cl.list_id = l.id and (select w.circle_count > 0 from users w where w.id = l.owner_id)
    and not exists (select from collaborators c where c.list_id = cl.list_id and c.user_id = m.user_id)
) roles)
) end as access, (extract(epoch from n.news_at) * 1000000)::bigint::text as time from notifications n
left join lists l on l.id = n.list_id
left join users w on w.id = n.who_id
left join items i on i.id = n.item_id
left join images g on g.id = i.image_id
left join purchases p on p.id = n.purchase_id
  where n.user_id = $userId and (n.list_id is null or (l.owner_id is not distinct from n.user_id
  or exists (select from collaborators c where c.list_id = l.id and c.user_id = n.user_id and c.role in ('EDITOR','HELPER'))) or n.kind in ('ADDED_TO_LIST', 'ROLE_CHANGED') and ((l.owner_id is not distinct from n.user_id
  or exists (select from collaborators c where c.list_id = l.id and c.user_id = n.user_id and (c.role in ('EDITOR','HELPER') or l.hidden_at is null and c.role in ('EDITOR','HELPER','VIEWER')))) or l.hidden_at is null and exists (select from circle_lists cl join lists own on own.id = cl.list_id and own.owner_id = cl.user_id
    join circle_members m on m.circle_id = cl.circle_id and m.user_id <> own.owner_id where cl.list_id = l.id and m.user_id = n.user_id))
  or n.kind in ('WISHES_ADDED', 'STILL_WANTED') and exists (select from follows f where f.list_id = l.id and f.user_id = n.user_id and (not l.is_demo and l.list_type <> 'SHOPPING'
and ((l.privacy = 'PUBLIC' and l.hidden_at is null and coalesce(l.share_link_expires_at > now(), true)) and coalesce(l.share_link_replaced_at < f.created_at, true)
  or f.user_id is not null and ((l.owner_id is not distinct from f.user_id
  or exists (select from collaborators c where c.list_id = l.id and c.user_id = f.user_id and (c.role in ('EDITOR','HELPER') or l.hidden_at is null and c.role in ('EDITOR','HELPER','VIEWER')))) or l.hidden_at is null and exists (select from circle_lists cl join lists own on own.id = cl.list_id and own.owner_id = cl.user_id
    join circle_members m on m.circle_id = cl.circle_id and m.user_id <> own.owner_id where cl.list_id = l.id and m.user_id = f.user_id)))
and (f.user_id is null or not (l.owner_id is not distinct from f.user_id
  or exists (select from collaborators c where c.list_id = l.id and c.user_id = f.user_id and c.role in ('EDITOR','HELPER')))))))
and not (n.kind = 'STILL_WANTED' and ((l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true)) and (l.person_id is null and (l.owner_id is not distinct from n.user_id
  or exists (select from collaborators c where c.list_id = l.id and c.user_id = n.user_id and c.role in ('EDITOR'))))))
and (n.about_list_id is null or not exists (select from lists l where l.id = n.about_list_id and ((l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true)) and (l.person_id is null and (l.owner_id is not distinct from n.user_id
  or exists (select from collaborators c where c.list_id = l.id and c.user_id = n.user_id and c.role in ('EDITOR')))))))
and (n.kind <> 'STILL_WANTED' or l.event_starts_at > now())
and not (n.kind in ('PURCHASED', 'PURCHASE_UNDONE', 'RELEASED') and (l.owner_id <> n.user_id or (l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true))))
and (n.kind <> 'SHOPPING_STARTED' or (select s.ends_at from shopping_trips s where s.list_id = n.list_id and s.user_id = n.who_id) > now())
and (n.purchase_id is null or exists (select from purchases p where p.id = n.purchase_id))
    and (n.news_at, n.id) < (('epoch'::timestamptz + $afterTime::float8 * interval '1 microsecond'), $afterId::uuid)
      and (n.news_at, n.id) > (('epoch'::timestamptz + $beforeTime::float8 * interval '1 microsecond'), $beforeId::uuid)
  order by n.news_at asc, n.id asc limit $limit::int;

-- page of notices, from the start
  select n.id, n.kind, n.list_id as "listId", coalesce(l.name, n.list_name) as "listName", i.id as "itemId", i.title as "itemTitle",
g.thumbnail_key as "thumbnailKey", i.image_url as "imageUrl", n.who_id as "whoId", w.name as "whoName", n.count,
n.news_at as "newsAt", n.read_at is not null as "isRead", case when n.kind = 'SHOPPING_STARTED' then json_build_object(
  'endsAt', (select s.ends_at from shopping_trips s where s.list_id = n.list_id and s.user_id = n.who_id), 'timeZone', coalesce((select r.time_zone from users r where r.id = n.user_id), l.time_zone)
) end as trip,
case when p.id is not null then json_build_object(
  'quantity', p.quantity, 'isReserved', p.held_until is not null, 'guestName', p.guest_name, 'guestEmail', p.guest_email, 'guestKeyId', p.guest_key_id
) end as purchase,
case when l.id is not null then json_build_object(
  'ownerId', l.owner_id, 'personId', l.person_id, 'listType', l.list_type, 'privacy', l.privacy, 'isDemo', l.is_demo, 'isHidden', l.hidden_at is not null,
  'purchaseVisibility', l.purchase_visibility, 'eventStartsAt', l.event_starts_at, 'timeZone', l.time_zone,
  'collaboratorRoles', (select coalesce(json_object_agg(user_id, role), '{}') from (
  select c.user_id, c.role from collaborators c where c.list_id = l.id
  union select m.user_id, 'MEMBER' from circle_lists cl join lists own on own.id = cl.list_id and own.owner_id = cl.user_id
    join circle_members m on m.circle_id = cl.circle_id and m.user_id <> own.owner_id where cl.list_id = l.id and (select w.circle_count > 0 from users w where w.id = l.owner_id)
    and not exists (select from collaborators c where c.list_id = cl.list_id and c.user_id = m.user_id)
) roles)
) end as access, (extract(epoch from n.news_at) * 1000000)::bigint::text as time from notifications n
left join lists l on l.id = n.list_id
left join users w on w.id = n.who_id
left join items i on i.id = n.item_id
left join images g on g.id = i.image_id
left join purchases p on p.id = n.purchase_id
  where n.user_id = $userId and (n.list_id is null or (l.owner_id is not distinct from n.user_id
  or exists (select from collaborators c where c.list_id = l.id and c.user_id = n.user_id and c.role in ('EDITOR','HELPER'))) or n.kind in ('ADDED_TO_LIST', 'ROLE_CHANGED') and ((l.owner_id is not distinct from n.user_id
  or exists (select from collaborators c where c.list_id = l.id and c.user_id = n.user_id and (c.role in ('EDITOR','HELPER') or l.hidden_at is null and c.role in ('EDITOR','HELPER','VIEWER')))) or l.hidden_at is null and exists (select from circle_lists cl join lists own on own.id = cl.list_id and own.owner_id = cl.user_id
    join circle_members m on m.circle_id = cl.circle_id and m.user_id <> own.owner_id where cl.list_id = l.id and m.user_id = n.user_id))
  or n.kind in ('WISHES_ADDED', 'STILL_WANTED') and exists (select from follows f where f.list_id = l.id and f.user_id = n.user_id and (not l.is_demo and l.list_type <> 'SHOPPING'
and ((l.privacy = 'PUBLIC' and l.hidden_at is null and coalesce(l.share_link_expires_at > now(), true)) and coalesce(l.share_link_replaced_at < f.created_at, true)
  or f.user_id is not null and ((l.owner_id is not distinct from f.user_id
  or exists (select from collaborators c where c.list_id = l.id and c.user_id = f.user_id and (c.role in ('EDITOR','HELPER') or l.hidden_at is null and c.role in ('EDITOR','HELPER','VIEWER')))) or l.hidden_at is null and exists (select from circle_lists cl join lists own on own.id = cl.list_id and own.owner_id = cl.user_id
    join circle_members m on m.circle_id = cl.circle_id and m.user_id <> own.owner_id where cl.list_id = l.id and m.user_id = f.user_id)))
and (f.user_id is null or not (l.owner_id is not distinct from f.user_id
  or exists (select from collaborators c where c.list_id = l.id and c.user_id = f.user_id and c.role in ('EDITOR','HELPER')))))))
and not (n.kind = 'STILL_WANTED' and ((l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true)) and (l.person_id is null and (l.owner_id is not distinct from n.user_id
  or exists (select from collaborators c where c.list_id = l.id and c.user_id = n.user_id and c.role in ('EDITOR'))))))
and (n.about_list_id is null or not exists (select from lists l where l.id = n.about_list_id and ((l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true)) and (l.person_id is null and (l.owner_id is not distinct from n.user_id
  or exists (select from collaborators c where c.list_id = l.id and c.user_id = n.user_id and c.role in ('EDITOR')))))))
and (n.kind <> 'STILL_WANTED' or l.event_starts_at > now())
and not (n.kind in ('PURCHASED', 'PURCHASE_UNDONE', 'RELEASED') and (l.owner_id <> n.user_id or (l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true))))
and (n.kind <> 'SHOPPING_STARTED' or (select s.ends_at from shopping_trips s where s.list_id = n.list_id and s.user_id = n.who_id) > now())
and (n.purchase_id is null or exists (select from purchases p where p.id = n.purchase_id))
    and (n.news_at, n.id) < (('epoch'::timestamptz + $afterTime::float8 * interval '1 microsecond'), $afterId::uuid)
      and (n.news_at, n.id) > (('epoch'::timestamptz + $beforeTime::float8 * interval '1 microsecond'), $beforeId::uuid)
  order by n.news_at desc, n.id desc limit $limit::int;

-- page of public lists, from the end
  select json_build_array(rank, days, (extract(epoch from place_time) * 1000000)::bigint::text, id) as keys, json_build_object(
    'id', id, 'name', name, 'description', description, 'listType', list_type, 'eventType', event_type,
    'eventDate', event_date, 'shareToken', share_token,
    'personName', case when person_id is not null then (select pe.name from persons pe where pe.id = l.person_id) end,
    'itemCount', (select count(*) from items i where i.list_id = l.id and not i.is_archived)
  ) as list
  from (select l.*, case when $order::text = 'NEWEST' then 0 when l.past_since is not null then 3 when l.event_date is null or ($order::text = 'DUE_OR_CHANGED' and l.event_date > $today::date + 30) then 1
when l.event_date >= $today::date then 0 else 2 end as rank, case when $order::text = 'NEWEST' or l.event_date is null or ($order::text = 'DUE_OR_CHANGED' and l.event_date > $today::date + 30) then 0
when l.event_date >= $today::date then l.event_date - $today::date else $today::date - l.event_date end as days, l.created_at as place_time from lists l where l.owner_id = $ownerId::uuid and not l.is_demo and (l.privacy = 'PUBLIC' and l.hidden_at is null and coalesce(l.share_link_expires_at > now(), true))) l
  where (rank, days) >= ($afterRank::int, $afterDays::int)
    and (rank, days) <= ($beforeRank::int, $beforeDays::int)
    and ((rank, days) > ($afterRank::int, $afterDays::int)
      or (place_time, id) < (('epoch'::timestamptz + $afterTime::float8 * interval '1 microsecond'), $afterId::uuid))
    and ((rank, days) < ($beforeRank::int, $beforeDays::int)
      or (place_time, id) > (('epoch'::timestamptz + $beforeTime::float8 * interval '1 microsecond'), $beforeId::uuid))
  order by rank desc, days desc, place_time asc, id asc limit $limit::int;

-- page of public lists, from the start
  select json_build_array(rank, days, (extract(epoch from place_time) * 1000000)::bigint::text, id) as keys, json_build_object(
    'id', id, 'name', name, 'description', description, 'listType', list_type, 'eventType', event_type,
    'eventDate', event_date, 'shareToken', share_token,
    'personName', case when person_id is not null then (select pe.name from persons pe where pe.id = l.person_id) end,
    'itemCount', (select count(*) from items i where i.list_id = l.id and not i.is_archived)
  ) as list
  from (select l.*, case when $order::text = 'NEWEST' then 0 when l.past_since is not null then 3 when l.event_date is null or ($order::text = 'DUE_OR_CHANGED' and l.event_date > $today::date + 30) then 1
when l.event_date >= $today::date then 0 else 2 end as rank, case when $order::text = 'NEWEST' or l.event_date is null or ($order::text = 'DUE_OR_CHANGED' and l.event_date > $today::date + 30) then 0
when l.event_date >= $today::date then l.event_date - $today::date else $today::date - l.event_date end as days, l.created_at as place_time from lists l where l.owner_id = $ownerId::uuid and not l.is_demo and (l.privacy = 'PUBLIC' and l.hidden_at is null and coalesce(l.share_link_expires_at > now(), true))) l
  where (rank, days) >= ($afterRank::int, $afterDays::int)
    and (rank, days) <= ($beforeRank::int, $beforeDays::int)
    and ((rank, days) > ($afterRank::int, $afterDays::int)
      or (place_time, id) < (('epoch'::timestamptz + $afterTime::float8 * interval '1 microsecond'), $afterId::uuid))
    and ((rank, days) < ($beforeRank::int, $beforeDays::int)
      or (place_time, id) > (('epoch'::timestamptz + $beforeTime::float8 * interval '1 microsecond'), $beforeId::uuid))
  order by rank asc, days asc, place_time desc, id desc limit $limit::int;

-- page of purchases, from the end
  select i.id as "itemId", page.purchases from unnest($itemIds::uuid[]) as i (id) cross join lateral (
    select json_agg(json_build_object('purchase', purchase, 'keys', json_build_array(time, id)) order by created_at, id)
      as purchases
    from (
      select json_build_object(
  'id', p.id, 'quantity', p.quantity, 'createdAt', coalesce(p.bought_at, p.created_at), 'heldUntil', p.held_until, 'guestEmail', p.guest_email,
  'guestName', p.guest_name, 'buyerId', p.buyer_id, 'buyerName', b.name,
  'isThanked', p.thanked_at is not null
) as purchase, (extract(epoch from p.created_at) * 1000000)::bigint::text as time, p.created_at, p.id
      from purchases p left join users b on b.id = p.buyer_id
      where p.item_id = i.id and (p.created_at, p.id) > (('epoch'::timestamptz + $afterTime::float8 * interval '1 microsecond'), $afterId::uuid)
      and (p.created_at, p.id) < (('epoch'::timestamptz + $beforeTime::float8 * interval '1 microsecond'), $beforeId::uuid)
      order by p.created_at desc, p.id desc limit $limit::int
    ) part
  ) page;

-- page of purchases, from the start
  select i.id as "itemId", page.purchases from unnest($itemIds::uuid[]) as i (id) cross join lateral (
    select json_agg(json_build_object('purchase', purchase, 'keys', json_build_array(time, id)) order by created_at, id)
      as purchases
    from (
      select json_build_object(
  'id', p.id, 'quantity', p.quantity, 'createdAt', coalesce(p.bought_at, p.created_at), 'heldUntil', p.held_until, 'guestEmail', p.guest_email,
  'guestName', p.guest_name, 'buyerId', p.buyer_id, 'buyerName', b.name,
  'isThanked', p.thanked_at is not null
) as purchase, (extract(epoch from p.created_at) * 1000000)::bigint::text as time, p.created_at, p.id
      from purchases p left join users b on b.id = p.buyer_id
      where p.item_id = i.id and (p.created_at, p.id) > (('epoch'::timestamptz + $afterTime::float8 * interval '1 microsecond'), $afterId::uuid)
      and (p.created_at, p.id) < (('epoch'::timestamptz + $beforeTime::float8 * interval '1 microsecond'), $beforeId::uuid)
      order by p.created_at asc, p.id asc limit $limit::int
    ) part
  ) page;

-- page of shared items, from the end
select l.revision, l.purchase_revision as "purchaseRevision", (
  select json_build_object('id', json_agg(item."id"), 'title', json_agg(item."title"), 'description', json_agg(item."description"), 'notes', json_agg(item."notes"), 'category', json_agg(item."category"), 'amount', json_agg(item."amount"), 'variant', json_agg(item."variant"), 'secondaryUrl', json_agg(item."secondaryUrl"), 'currency', json_agg(item."currency"), 'quantityDesired', json_agg(item."quantityDesired"), 'orderIndex', json_agg(item."orderIndex"), 'outgoingUrl', json_agg(item."outgoingUrl"), 'isAffiliateLink', json_agg(item."isAffiliateLink"), 'pictureUrl', json_agg(item."pictureUrl"), 'priceMinor', json_agg(item."priceMinor"), 'image', json_agg(item."image"), 'quantityPurchased', json_agg(item."quantityPurchased"), 'giving', json_agg(item."giving"), 'purchases', json_agg(item."purchases")) from (
    select * from (
      select i.id as "id", i.title as "title", i.description as "description", i.notes as "notes", i.category as "category", i.amount as "amount", i.variant as "variant", i.secondary_url as "secondaryUrl", i.currency as "currency", i.quantity_desired as "quantityDesired", i.order_index as "orderIndex", coalesce(i.affiliate_url, i.primary_url) as "outgoingUrl", i.affiliate_url is not null as "isAffiliateLink", coalesce(i.image_url, i.affiliate_logo_url) as "pictureUrl", i.price_minor as "priceMinor", case when i.image_id is not null then (
  select json_build_object('originalKey', g.original_key, 'thumbnailKey', g.thumbnail_key,
    'contentType', g.content_type, 'size', g.size, 'width', g.width, 'height', g.height)
  from images g where g.id = i.image_id
) end as "image", case when v.is_blind then 0 else i.quantity_purchased end as "quantityPurchased", case when i.is_group_gift or i.is_fund or i.is_most_wanted or i.choice_id is not null or i.question_count > 0
  or not v.is_blind and (i.held_until is not null or i.is_unneeded or i.pledge_currency is not null) then json_build_array(i.is_group_gift, i.is_fund, i.is_most_wanted, i.choice_id, i.question_count,
    case when not v.is_blind then i.held_until end, not v.is_blind and i.is_unneeded, case when not v.is_blind then case when i.pledge_currency is not null then
  json_build_object('currency', i.pledge_currency, 'amountMinor', i.pledged_minor, 'count', i.pledge_count) end end) end as "giving", case when not v.is_blind and i.quantity_purchased > 0 then (
  select json_agg(json_build_object(
    'id', p.id, 'quantity', p.quantity, 'createdAt', coalesce(p.bought_at, p.created_at), 'heldUntil', p.held_until, 'guestEmail', p.guest_email,
    'guestName', p.guest_name, 'buyerId', p.buyer_id, 'buyerName', b.name
  ) order by p.created_at, p.id)
  from purchases p left join users b on b.id = p.buyer_id where p.item_id = i.id
) end as "purchases" from items i where i.list_id = l.id and not i.is_archived and (v.is_blind or l.list_type = 'SHOPPING' or i.quantity_purchased < i.quantity_desired or i.held_until is not null) and (i.order_index, i.id) > ($afterOrder::int, $afterId::uuid)
  and (i.order_index, i.id) < ($beforeOrder::int, $beforeId::uuid) order by i.order_index desc, i.id desc limit $limit::int
    ) item order by "orderIndex", id
  ) item
) as items from lists l cross join lateral (select $isBlind::boolean as is_blind offset 0) v where l.id = $listId;

-- page of shared items, from the start
select l.revision, l.purchase_revision as "purchaseRevision", (
  select json_build_object('id', json_agg(item."id"), 'title', json_agg(item."title"), 'description', json_agg(item."description"), 'notes', json_agg(item."notes"), 'category', json_agg(item."category"), 'amount', json_agg(item."amount"), 'variant', json_agg(item."variant"), 'secondaryUrl', json_agg(item."secondaryUrl"), 'currency', json_agg(item."currency"), 'quantityDesired', json_agg(item."quantityDesired"), 'orderIndex', json_agg(item."orderIndex"), 'outgoingUrl', json_agg(item."outgoingUrl"), 'isAffiliateLink', json_agg(item."isAffiliateLink"), 'pictureUrl', json_agg(item."pictureUrl"), 'priceMinor', json_agg(item."priceMinor"), 'image', json_agg(item."image"), 'quantityPurchased', json_agg(item."quantityPurchased"), 'giving', json_agg(item."giving"), 'purchases', json_agg(item."purchases")) from (
    select * from (
      select i.id as "id", i.title as "title", i.description as "description", i.notes as "notes", i.category as "category", i.amount as "amount", i.variant as "variant", i.secondary_url as "secondaryUrl", i.currency as "currency", i.quantity_desired as "quantityDesired", i.order_index as "orderIndex", coalesce(i.affiliate_url, i.primary_url) as "outgoingUrl", i.affiliate_url is not null as "isAffiliateLink", coalesce(i.image_url, i.affiliate_logo_url) as "pictureUrl", i.price_minor as "priceMinor", case when i.image_id is not null then (
  select json_build_object('originalKey', g.original_key, 'thumbnailKey', g.thumbnail_key,
    'contentType', g.content_type, 'size', g.size, 'width', g.width, 'height', g.height)
  from images g where g.id = i.image_id
) end as "image", case when v.is_blind then 0 else i.quantity_purchased end as "quantityPurchased", case when i.is_group_gift or i.is_fund or i.is_most_wanted or i.choice_id is not null or i.question_count > 0
  or not v.is_blind and (i.held_until is not null or i.is_unneeded or i.pledge_currency is not null) then json_build_array(i.is_group_gift, i.is_fund, i.is_most_wanted, i.choice_id, i.question_count,
    case when not v.is_blind then i.held_until end, not v.is_blind and i.is_unneeded, case when not v.is_blind then case when i.pledge_currency is not null then
  json_build_object('currency', i.pledge_currency, 'amountMinor', i.pledged_minor, 'count', i.pledge_count) end end) end as "giving", case when not v.is_blind and i.quantity_purchased > 0 then (
  select json_agg(json_build_object(
    'id', p.id, 'quantity', p.quantity, 'createdAt', coalesce(p.bought_at, p.created_at), 'heldUntil', p.held_until, 'guestEmail', p.guest_email,
    'guestName', p.guest_name, 'buyerId', p.buyer_id, 'buyerName', b.name
  ) order by p.created_at, p.id)
  from purchases p left join users b on b.id = p.buyer_id where p.item_id = i.id
) end as "purchases" from items i where i.list_id = l.id and not i.is_archived and (v.is_blind or l.list_type = 'SHOPPING' or i.quantity_purchased < i.quantity_desired or i.held_until is not null) and (i.order_index, i.id) > ($afterOrder::int, $afterId::uuid)
  and (i.order_index, i.id) < ($beforeOrder::int, $beforeId::uuid) order by i.order_index asc, i.id asc limit $limit::int
    ) item order by "orderIndex", id
  ) item
) as items from lists l cross join lateral (select $isBlind::boolean as is_blind offset 0) v where l.id = $listId;

-- page of webhook deliveries, from the end
select d.id, d.message_id as "messageId", d.type, d.attempt, d.status, d.problem, d.milliseconds, d.sealed,
  d.created_at as "createdAt", (extract(epoch from d.created_at) * 1000000)::bigint::text as time
from webhook_deliveries d
where d.webhook_id = $webhookId::uuid and (d.created_at, d.id) < (('epoch'::timestamptz + $afterTime::float8 * interval '1 microsecond'), $afterId::uuid)
   and (d.created_at, d.id) > (('epoch'::timestamptz + $beforeTime::float8 * interval '1 microsecond'), $beforeId::uuid)
order by d.created_at asc, d.id asc limit $limit::int;

-- page of webhook deliveries, from the start
select d.id, d.message_id as "messageId", d.type, d.attempt, d.status, d.problem, d.milliseconds, d.sealed,
  d.created_at as "createdAt", (extract(epoch from d.created_at) * 1000000)::bigint::text as time
from webhook_deliveries d
where d.webhook_id = $webhookId::uuid and (d.created_at, d.id) < (('epoch'::timestamptz + $afterTime::float8 * interval '1 microsecond'), $afterId::uuid)
   and (d.created_at, d.id) > (('epoch'::timestamptz + $beforeTime::float8 * interval '1 microsecond'), $beforeId::uuid)
order by d.created_at desc, d.id desc limit $limit::int;

-- people of a circle who know of a draw
select u.id from circle_members m join users u on u.id = m.user_id
where m.circle_id = $circleId::uuid and (
  exists (select from draws d where d.id = $drawId::uuid and d.organiser_id = u.id)
  or exists (
    select from draw_participants p where p.draw_id = $drawId::uuid
      and (p.user_id = u.id or p.user_id is null and u.email_verified_at is not null and p.email = u.email)
  )
);

-- people who chip in for an item
select p.id as "pledgeId", l.id as "listId", coalesce(p.buyer_id, (select j.joined_to from joined_guest_keys j where j.id = p.guest_key_id), p.guest_key_id, p.id) as giver, p.buyer_id as "userId", nullif(coalesce(b.email, p.guest_email), '') as "to", b.email_verified_at is not null as "isProved", coalesce(b.preferences_language, b.last_language, p.language) as language,
  coalesce((select true from users u where (u.id = p.buyer_id or u.email = nullif(coalesce(b.email, p.guest_email), '')) and (l.person_id is null and (l.owner_id is not distinct from u.id
 or exists (select from collaborators c where c.list_id = l.id and c.user_id = u.id and c.role in ('EDITOR')))) limit 1), false) as "isKept", case when (((l.privacy = 'PUBLIC' and l.hidden_at is null and coalesce(l.share_link_expires_at > now(), true)) and coalesce(l.share_link_replaced_at < p.created_at, true)) or ((l.owner_id is not distinct from p.buyer_id
 or exists (select from collaborators c where c.list_id = l.id and c.user_id = p.buyer_id and (c.role in ('EDITOR','HELPER') or l.hidden_at is null and c.role in ('EDITOR','HELPER','VIEWER')))) or l.hidden_at is null and exists (select from circle_lists cl join lists own on own.id = cl.list_id and own.owner_id = cl.user_id
   join circle_members m on m.circle_id = cl.circle_id and m.user_id <> own.owner_id where cl.list_id = l.id and m.user_id = p.buyer_id))) then i.title end as title, case when (((l.privacy = 'PUBLIC' and l.hidden_at is null and coalesce(l.share_link_expires_at > now(), true)) and coalesce(l.share_link_replaced_at < p.created_at, true)) or ((l.owner_id is not distinct from p.buyer_id
 or exists (select from collaborators c where c.list_id = l.id and c.user_id = p.buyer_id and (c.role in ('EDITOR','HELPER') or l.hidden_at is null and c.role in ('EDITOR','HELPER','VIEWER')))) or l.hidden_at is null and exists (select from circle_lists cl join lists own on own.id = cl.list_id and own.owner_id = cl.user_id
   join circle_members m on m.circle_id = cl.circle_id and m.user_id <> own.owner_id where cl.list_id = l.id and m.user_id = p.buyer_id))) then l.name end as "listName", l.list_type as "listType",
  coalesce(i.pledge_currency, i.currency) as currency, p.amount_minor::float8 as "amountMinor", p.paid_at is not null as "isPaid", p.paid_to as "paidToName",
  o.organiser_id is not distinct from p.id as "isOrganiser", o.organiser_id as "organiserId", o.purchase_id is not null as "isBought", i.is_fund as "isFund",
  organiser.name as "organiserName", organiser.user_id as "organiserUserId", i.pledged_minor::float8 as "sumMinor"
from pledges p join items i on i.id = p.item_id join lists l on l.id = i.list_id join pools o on o.item_id = i.id left join users b on b.id = p.buyer_id
  left join lateral (select coalesce(u.name, g.guest_name) as name, g.buyer_id as user_id from pledges g left join users u on u.id = g.buyer_id where g.id = o.organiser_id) organiser on true
where p.item_id = $itemId::uuid
order by p.created_at, p.id;

-- pictures of a person
select id, original_key as "originalKey", size from images where id > $afterId::uuid and (
  uploader_id = $userId::uuid or id in (
    select i.image_id from items i join lists l on l.id = i.list_id where l.owner_id = $userId::uuid
    union all select d.image_id from item_drafts d join lists l on l.id = d.list_id where l.owner_id = $userId::uuid
    union all select banner_id from lists where owner_id = $userId::uuid
  )
) order by id limit $limit::int;

-- pictures of items that did not come
with came as (
  select i.id, i.choice_id, sum(p.quantity)::int as pieces
  from items i join purchases p on p.item_id = i.id left join received_gifts r on r.purchase_id = p.id
  where i.list_id = $listId::uuid and $knowsReceived::boolean and (r.received_at is not null or r.note_id is not null or p.thanked_at is not null)
  group by i.id
) select i.image_id as id from items i left join came c on c.id = i.id
where i.list_id = $listId::uuid and not i.is_archived and (i.quantity_desired = 1000000000 or i.quantity_desired > coalesce(c.pieces, 0))
  and not exists (select from came o where o.choice_id = i.choice_id) and i.image_id is not null order by i.order_index, i.id;

-- pictures of lists
select l.id as "listId", p."imageUrl", p.image from unnest($listIds::uuid[]) as l (id) cross join lateral (
  select i.image_url as "imageUrl", case when g.id is not null then json_build_object(
    'originalKey', g.original_key, 'thumbnailKey', g.thumbnail_key, 'width', g.width, 'height', g.height) end as image
  from items i left join images g on g.id = i.image_id
  where i.list_id = l.id and not i.is_archived and (i.image_id is not null or i.image_url is not null)
  order by i.order_index, i.id limit 4
) p;

-- pieces bought from a list by day
  select (coalesce(p.bought_at, p.created_at) at time zone 'UTC')::date::text as day, sum(p.quantity)::int as pieces
  from purchases p join items i on i.id = p.item_id
  where i.list_id = $listId::uuid and p.held_until is null and coalesce(p.bought_at, p.created_at) >= $start::timestamp at time zone 'UTC'
and coalesce(p.bought_at, p.created_at) < ($end::timestamp + interval '1 day') at time zone 'UTC' group by 1;

-- places of named items
select id, order_index as place from items where list_id = $listId::uuid and id = any($ids::uuid[]);

-- pledges of one giver
    select own.*, t.thumbnail_key as "thumbnailKey", case when own.person_id is null then o.name else (select pe.name from persons pe where pe.id = own.person_id) end as "recipientName", sums."pledgedMinor", sums."pledgeCount",
      case when own."isFund" then o.name end as "ownerName", (select coalesce(u.name, g.guest_name) from pledges g left join users u on u.id = g.buyer_id where g.id = own."organiserId") as "organiserName", case when own."organiserId" = own.id then (
  select json_agg(json_build_object('id', g.id, 'name', coalesce(u.name, g.guest_name), 'amountMinor', g.amount_minor, 'isPaid', g.paid_at is not null,
    'isConfirmed', g.confirmed_at is not null, 'paidToName', g.paid_to) order by g.created_at, g.id)
  from (select * from pledges g where g.item_id = own."itemId" order by g.created_at, g.id limit 100) g left join users u on u.id = g.buyer_id
) end as others,
      r.received_at as "receivedAt", (select json_build_object('text', t.text, 'authorName', a.name, 'writtenAt', t.written_at)
  from thank_notes t join users a on a.id = t.author_id where t.id = r.note_id) as thanks
    from (
      select p.id, p.note_id, p.confirmed_at, p.amount_minor::float8 as "amountMinor", i.pledge_currency as currency, p.created_at as "createdAt",
        p.buyer_id is not null as "isAccounts", p.paid_at is not null as "isPaid", p.confirmed_at is not null as "isConfirmed",
        i.id as "itemId", l.id as "listId", i.title, i.is_archived as "isArchived", i.image_id, i.image_url as "imageUrl",
        coalesce(i.affiliate_url, i.primary_url) as "outgoingUrl", l.owner_id, l.person_id, l.name as "listName", l.share_token as "shareToken",
        (case when i.is_fund then case when (i.pledge_currency is null or i.pledge_currency = i.currency) then nullif(i.price_minor, 0) end
  when i.quantity_desired <> 1000000000 and (i.pledge_currency is null or i.pledge_count > 0 and i.pledge_currency = i.currency)
  then nullif(i.price_minor * greatest(0, i.quantity_desired - i.quantity_purchased), 0) end)::float8 as "goalMinor", o.purchase_id is not null as "isBought", i.is_fund as "isFund", o.purchase_id, (o.organiser_id is not null and o.purchase_id is null and o.organised_at <= now() - interval '14 days') as "isIdle", p.paid_to as "paidToName", o.organiser_id as "organiserId", case when i.is_fund then (select f.how_to_pay from funds f where f.item_id = i.id) else o.pay_back end as "payBack",
        (((l.privacy = 'PUBLIC' and l.hidden_at is null and coalesce(l.share_link_expires_at > now(), true)) and coalesce(l.share_link_replaced_at < p.created_at, true)) or ((l.owner_id is not distinct from $memberId::uuid
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = $memberId::uuid and (c.role in ('EDITOR','HELPER') or l.hidden_at is null and c.role in ('EDITOR','HELPER','VIEWER')))) or l.hidden_at is null and exists (select from circle_lists cl join lists own on own.id = cl.list_id and own.owner_id = cl.user_id
      join circle_members m on m.circle_id = cl.circle_id and m.user_id <> own.owner_id where cl.list_id = l.id and m.user_id = $memberId::uuid))) as "isOpen"
      from pledges p join items i on i.id = p.item_id join lists l on l.id = i.list_id join pools o on o.item_id = i.id
  where (p.buyer_id = $memberId::uuid or (p.buyer_id is null and (p.guest_key_id = any (array(
  with root as (select coalesce((select joined_to from joined_guest_keys where id = $guestKeyId::uuid), $guestKeyId::uuid) as id)
  select id from root union all select j.id from joined_guest_keys j join root on j.joined_to = root.id
)) or p.guest_email = any (array(select email from guest_addresses where guest_key_id = any (array(
  with root as (select coalesce((select joined_to from joined_guest_keys where id = $guestKeyId::uuid), $guestKeyId::uuid) as id)
  select id from root union all select j.id from joined_guest_keys j join root on j.joined_to = root.id
))))
  and not exists (select from users u where u.email = p.guest_email and ((l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true)) and (l.person_id is null and (l.owner_id is not distinct from u.id
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = u.id and c.role in ('EDITOR')))))))))
    and not l.is_demo and not ((l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true)) and (l.person_id is null and (l.owner_id is not distinct from $viewerId::uuid
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = $viewerId::uuid and c.role in ('EDITOR'))))) and (l.hidden_at is null or (l.owner_id is not distinct from $memberId::uuid
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = $memberId::uuid and c.role in ('EDITOR','HELPER'))))
        and ($pledgeId::uuid is null or p.id = $pledgeId::uuid)
        and ($afterId::uuid is null or p.id < $afterId::uuid) and ($beforeId::uuid is null or p.id > $beforeId::uuid)
      order by case when $isFromEnd::boolean then p.id end, p.id desc limit $limit::int
    ) own join users o on o.id = own.owner_id left join images t on t.id = own.image_id left join received_gifts c on c.purchase_id = own.purchase_id
      cross join lateral (
        select coalesce(c.received_at, case when own."isFund" then own.confirmed_at end) as received_at, coalesce(c.note_id, own.note_id) as note_id
      ) r cross join lateral (
        select sum(g.amount_minor)::float8 as "pledgedMinor", count(distinct coalesce(g.buyer_id, (select j.joined_to from joined_guest_keys j where j.id = g.guest_key_id), g.guest_key_id, g.id))::int as "pledgeCount" from pledges g where g.item_id = own."itemId"
      ) sums
    order by own.id desc;

-- points of a series
with points as (
  select first, last from unnest($firsts::date[], $lasts::date[]) as p(first, last)
), counts as (
  select c.day, sum(c.free_users) as free_users, sum(c.standard_users) as standard_users, sum(c.premium_users) as premium_users, sum(c.lists) as lists, sum(c.items) as items, sum(c.sign_ups) as sign_ups, sum(c.accounts_deleted) as accounts_deleted, sum(c.active_users) as active_users, sum(c.new_lists) as new_lists, sum(c.new_items) as new_items, sum(c.purchases) as purchases, sum(c.visits) as visits, sum(c.shared_list_views) as shared_list_views from (select day, sign_ups, accounts_deleted, free_users, standard_users, premium_users, lists, new_lists, items, new_items, purchases, shared_list_views, active_users, visits, visit_seconds from daily_counts union all select day, sign_ups, accounts_deleted, free_users, standard_users, premium_users, lists, new_lists, items, new_items, purchases, shared_list_views, active_users, visits, visit_seconds from count_changes) c where day <= (select max(last) from points) group by c.day
), before as (
  select sum(c.free_users) as free_users, sum(c.standard_users) as standard_users, sum(c.premium_users) as premium_users, sum(c.lists) as lists, sum(c.items) as items, sum(c.sign_ups) as sign_ups, sum(c.accounts_deleted) as accounts_deleted, sum(c.active_users) as active_users, sum(c.new_lists) as new_lists, sum(c.new_items) as new_items, sum(c.purchases) as purchases, sum(c.visits) as visits, sum(c.shared_list_views) as shared_list_views from counts c where day < (select min(first) from points)
), during as (
  select p.first, sum(c.free_users) as free_users, sum(c.standard_users) as standard_users, sum(c.premium_users) as premium_users, sum(c.lists) as lists, sum(c.items) as items, sum(c.sign_ups) as sign_ups, sum(c.accounts_deleted) as accounts_deleted, sum(c.active_users) as active_users, sum(c.new_lists) as new_lists, sum(c.new_items) as new_items, sum(c.purchases) as purchases, sum(c.visits) as visits, sum(c.shared_list_views) as shared_list_views from points p join counts c on c.day between p.first and p.last group by p.first
)
select points.first::text as start, points.last::text as "end", points.last::text as day,
  (coalesce(before.free_users, 0) + sum(coalesce(during.free_users, 0)) over (order by points.first))::int + (coalesce(before.standard_users, 0) + sum(coalesce(during.standard_users, 0)) over (order by points.first))::int + (coalesce(before.premium_users, 0) + sum(coalesce(during.premium_users, 0)) over (order by points.first))::int as users,
  (coalesce(before.free_users, 0) + sum(coalesce(during.free_users, 0)) over (order by points.first))::int as "freeUsers", (coalesce(before.standard_users, 0) + sum(coalesce(during.standard_users, 0)) over (order by points.first))::int as "standardUsers", (coalesce(before.premium_users, 0) + sum(coalesce(during.premium_users, 0)) over (order by points.first))::int as "premiumUsers",
  (coalesce(before.lists, 0) + sum(coalesce(during.lists, 0)) over (order by points.first))::int as lists, (coalesce(before.items, 0) + sum(coalesce(during.items, 0)) over (order by points.first))::int as items,
  coalesce(during.sign_ups, 0)::int as "signUps", coalesce(during.accounts_deleted, 0)::int as "accountsDeleted",
  coalesce(during.active_users, 0)::int as "activeUsers", coalesce(during.new_lists, 0)::int as "newLists", coalesce(during.new_items, 0)::int as "newItems",
  coalesce(during.purchases, 0)::int as purchases, coalesce(during.visits, 0)::int as visits, coalesce(during.shared_list_views, 0)::int as "sharedListViews"
from points left join during using (first) cross join before order by points.first;

-- pool of a locked item
select o.organiser_id as "organiserId", (o.organiser_id is not null and o.purchase_id is null and o.organised_at <= now() - interval '14 days') as "isIdle", o.purchase_id is not null as "isBought", i.is_fund as "isFund",
  exists (select from pledges g where g.id = $pledgeId::uuid and g.item_id = o.item_id) as "hasPledge",
  exists (select from pledges g where g.id = $pledgeId::uuid and g.paid_at is not null) as "isPaid",
  exists (select from pledges g where g.id = $pledgeId::uuid and g.confirmed_at is not null) as "isConfirmed"
from pools o join items i on i.id = o.item_id where o.item_id = $itemId::uuid;

-- pools of somebody who leaves
select i.id as "itemId" from items i where i.id in (select p.item_id from pledges p where (p.buyer_id = $userId::uuid or p.buyer_id is null and p.guest_email = $email::text)) order by i.id;

-- pools that lapse
select o.item_id as "itemId" from pools o join items i on i.id = o.item_id join lists l on l.id = i.list_id
  cross join lateral (
    select max(greatest(g.created_at, g.paid_at, g.confirmed_at)) as latest_at, count(g.paid_at) as paid from pledges g where g.item_id = o.item_id
  ) news
where o.purchase_id is null and not i.is_fund and ($itemId::uuid is null or o.item_id = $itemId::uuid)
  and (greatest(news.latest_at, o.reopened_at) <= $now::timestamptz - interval '30 days'
    or news.paid = 0 and coalesce(l.event_starts_at + interval '1 day' between greatest(o.began_at, o.reopened_at) and $now::timestamptz, false))
order by o.item_id limit $most::int;

-- pools with news for their givers
select * from (
   select o.item_id as "itemId", array_remove(array[
  case when o.purchase_id is not null then 'BOUGHT' end,
  case when o.purchase_id is null and i.is_archived then 'WITHDRAWN' end,
  case when o.purchase_id is null and not i.is_archived and not i.is_fund and coalesce(i.pledged_minor >= (case when i.is_fund then case when (i.pledge_currency is null or i.pledge_currency = i.currency) then nullif(i.price_minor, 0) end
when i.quantity_desired <> 1000000000 and (i.pledge_currency is null or i.pledge_count > 0 and i.pledge_currency = i.currency)
then nullif(i.price_minor * greatest(0, i.quantity_desired - i.quantity_purchased), 0) end), false) and (not exists (select from pledges g where g.item_id = o.item_id and g.created_at > $quietSince::timestamptz) or 'FULL' = any (o.told)) then 'FULL' end,
  case when o.purchase_id is null and not i.is_archived and not i.is_fund and o.organiser_id is null then 'LEADERLESS' end,
  case when o.purchase_id is null and not i.is_archived and not i.is_fund and (o.organiser_id is not null and o.purchase_id is null and o.organised_at <= $now::timestamptz - interval '14 days') then 'IDLE' end
]::text[], null) as facts, o.told, o.organiser_id as "organiserId", o.told_organiser_id as "toldOrganiserId"
   from pools o join items i on i.id = o.item_id join lists l on l.id = i.list_id left join purchases bought on bought.id = o.purchase_id
   where (o.purchase_id is null or not o.told @> array['BOUGHT']) and l.list_type <> 'SHOPPING' and not l.is_demo
     and coalesce(bought.created_at <= $quietSince::timestamptz, true)
     and (i.updated_at <= $quietSince::timestamptz or not i.is_archived)
 ) pool
 where facts <> told or "organiserId" is not null and "organiserId" is distinct from "toldOrganiserId"
 order by "itemId" limit $most::int;

-- preview of a shared list
    select
  l.id, l.name, l.list_type as "listType", l.privacy, l.purchase_visibility as "purchaseVisibility", l.event_date::text as "eventDate",
  l.event_starts_at::text as "eventStartsAt", l.time_zone as "timeZone", l.hold_days as "holdDays", l.is_name_enough as "isNameEnough", l.is_demo as "isDemo", l.hidden_at is not null as "isHidden", l.past_since is not null as "isPast",
  l.share_token as "shareToken", l.share_link_expires_at::text as "shareLinkExpiresAt", l.revision, l.purchase_revision as "purchaseRevision",
  l.owner_id as "ownerId", l.person_id as "personId", o.name as "ownerName", case when l.person_id is not null then (
  select json_build_object('name', pe.name, 'askedBy', array(
    select name from (
      select o.name, null as joined_at, o.id
      union all select u.name, c.joined_at, u.id from collaborators c join users u on u.id = c.user_id where c.list_id = l.id and c.role = 'EDITOR'
    ) asking order by joined_at nulls first, id limit 4
  )) from persons pe where pe.id = l.person_id
) end as person, (select coalesce(json_object_agg(user_id, role), '{}') from (
    select c.user_id, c.role from collaborators c where c.list_id = l.id
    union select m.user_id, 'MEMBER' from circle_lists cl join lists own on own.id = cl.list_id and own.owner_id = cl.user_id
      join circle_members m on m.circle_id = cl.circle_id and m.user_id <> own.owner_id where cl.list_id = l.id and o.circle_count > 0
      and not exists (select from collaborators c where c.list_id = cl.list_id and c.user_id = m.user_id)
  ) roles) as "collaboratorRoles", l.description, l.event_type as "eventType", l.off_list_gifts as "offListGifts", l.told_off_list_gifts as "toldOffListGifts",
  l.off_list_kept_from as "offListKeptFrom", coalesce(l.off_list_kept_until > now(), false) as "isOffListKept",
  l.created_at::text as "createdAt", l.updated_at::text as "updatedAt",
  case when (select s.values->>'everythingForEverybody' from site_settings s where s.id = 1) = 'true' then 'PREMIUM'
    else o.subscription_tier end as "ownerTier", l.accent_color as "accentColor", l.category_order as "categoryOrder", case when l.banner_id is not null then (
  select json_build_object('originalKey', g.original_key, 'thumbnailKey', g.thumbnail_key,
    'contentType', g.content_type, 'size', g.size, 'width', g.width, 'height', g.height)
  from images g where g.id = l.banner_id
) end as banner, case when not (l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true)) then (
  select json_build_object('wanted', count(*) filter (where i.quantity_desired < 1000000000 and not i.is_unneeded), 'given', count(*) filter (where i.quantity_purchased >= i.quantity_desired),
    'held', count(*) filter (where i.quantity_purchased >= i.quantity_desired and i.held_until is not null))
  from items i where i.list_id = l.id and not i.is_archived
) end as progress, case when l.list_type <> 'SHOPPING' then array(
  select i.category from items i where i.list_id = l.id and not i.is_archived and i.category <> ''
  group by i.category order by min(i.order_index), i.category limit 1000
) end as "giftCategories", p.items, p."pictureKeys", g.gifts, g.count, g.wanted,
      case when g.count > 60 then (
  select json_agg(json_build_object('category', category, 'count', wanted) order by first_place, category) from (
    select category, count(*) as wanted, min(order_index) as first_place from (select *, quantity_purchased >= quantity_desired or is_unneeded as is_bought,
  quantity_purchased >= quantity_desired and held_until is null as is_gone, items.quantity_desired < 1000000000 as is_counted from items) i
    where list_id = l.id and not is_archived and not is_bought and (l.list_type = 'SHOPPING' or not is_most_wanted) group by category
  ) each
) end as categories
    from lists l join users o on o.id = l.owner_id cross join lateral (
      select json_agg(json_build_object('id', id, 'title', title, 'quantity', quantity_desired, 'isMostWanted', is_most_wanted and l.list_type <> 'SHOPPING', 'isFund', is_fund) order by order_index, id) as items,
        (array_agg(thumbnail_key order by order_index, id) filter (where thumbnail_key is not null))[1:4] as "pictureKeys"
      from (
        select items.id, title, quantity_desired, is_most_wanted, is_fund, thumbnail_key, order_index
        from items left join images on images.id = image_id
        where list_id = l.id and not is_archived order by order_index, items.id
        offset ($page::int - 1) * 100 limit 101
      ) first
    ) p cross join lateral (
      select json_agg(gift order by gift.place) filter (where (gift.place - 1) / 60 = $page::int - 1) as gifts,
        count(*)::int as count, (count(*) filter (where not gift.is_bought and gift.is_counted))::int as wanted
      from (
        select i.id as "id", i.title as "title", i.description as "description", i.notes as "notes", i.category as "category", i.amount as "amount", i.variant as "variant", i.secondary_url as "secondaryUrl", i.currency as "currency", i.quantity_desired as "quantityDesired", i.order_index as "orderIndex", coalesce(i.affiliate_url, i.primary_url) as "outgoingUrl", i.affiliate_url is not null as "isAffiliateLink", coalesce(i.image_url, i.affiliate_logo_url) as "pictureUrl", i.price_minor as "priceMinor", case when i.image_id is not null then (
  select json_build_object('originalKey', g.original_key, 'thumbnailKey', g.thumbnail_key,
    'contentType', g.content_type, 'size', g.size, 'width', g.width, 'height', g.height)
  from images g where g.id = i.image_id
) end as "image", i.is_group_gift as "isGroupGift", i.is_fund as "isFund", i.is_most_wanted as "isMostWanted", i.choice_id as "choiceId", i.question_count as "questionCount", null::json as "purchases", i.quantity_purchased as "quantityPurchased", i.held_until as "heldUntil", i.is_unneeded as "isUnneeded", case when i.pledge_currency is not null then
  json_build_object('currency', i.pledge_currency, 'amountMinor', i.pledged_minor, 'count', i.pledge_count) end as "pool", i.is_bought, i.is_counted, row_number() over (order by i.is_bought, l.list_type = 'SHOPPING' or not i.is_most_wanted, i.order_index, i.id) as place
        from (select *, quantity_purchased >= quantity_desired or is_unneeded as is_bought,
  quantity_purchased >= quantity_desired and held_until is null as is_gone, items.quantity_desired < 1000000000 as is_counted from items) i
        where not (l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true)) and list_id = l.id and not is_archived and (l.list_type = 'SHOPPING' or not is_gone)
      ) gift
    ) g
    where l.share_token = $shareToken;

-- progress of lists
select list_id as "listId", (count(*) filter (where items.quantity_desired < 1000000000 and not items.is_unneeded))::int as wanted,
  (count(*) filter (where quantity_purchased >= quantity_desired))::int as given,
  (count(*) filter (where quantity_purchased >= quantity_desired and held_until is not null))::int as held
from items where list_id = any($listIds::uuid[]) and not is_archived group by list_id;

-- promise to a fund of a list that was taken back
select id from gone_pledges where id = $pledgeId::uuid and list_id = $listId::uuid and is_fund and fate = 'RELEASED';

-- promises to a fund that lapse
select p.id from pledges p join items i on i.id = p.item_id join lists l on l.id = i.list_id where i.id = $itemId::uuid and i.is_fund and not i.is_archived and p.paid_at is null and p.confirmed_at is null and (l.person_id is not null or not (l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true))) and greatest(p.created_at, case when l.purchase_visibility = 'SURPRISE' and l.person_id is null then l.event_starts_at end) <= $now::timestamptz - interval '30 days' and p.lapse_asked_at <= $now::timestamptz - interval '1 day' order by p.id;

-- promises to a fund whose givers are to be asked
select p.id from pledges p join items i on i.id = p.item_id join lists l on l.id = i.list_id where i.id = $itemId::uuid and i.is_fund and not i.is_archived and p.paid_at is null and p.confirmed_at is null and (l.person_id is not null or not (l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true))) and greatest(p.created_at, case when l.purchase_visibility = 'SURPRISE' and l.person_id is null then l.event_starts_at end) <= $now::timestamptz - interval '29 days' and p.lapse_asked_at is null
and (p.buyer_id is not null or p.guest_email <> '') order by p.id for update of p skip locked;

-- prove an address of a guest
insert into guest_addresses (guest_key_id, email, created_at) values ($guestKeyId::uuid, $email, now()) on conflict do nothing;

-- purchase that somebody may know of
select from purchases p join items i on i.id = p.item_id join lists l on l.id = i.list_id
where p.id = $purchaseId::uuid and (l.is_demo or (l.privacy = 'PUBLIC' and l.hidden_at is null and coalesce(l.share_link_expires_at > now(), true)) or ((l.owner_id is not distinct from $viewerId::uuid
 or exists (select from collaborators c where c.list_id = l.id and c.user_id = $viewerId::uuid and (c.role in ('EDITOR','HELPER') or l.hidden_at is null and c.role in ('EDITOR','HELPER','VIEWER')))) or l.hidden_at is null and exists (select from circle_lists cl join lists own on own.id = cl.list_id and own.owner_id = cl.user_id
   join circle_members m on m.circle_id = cl.circle_id and m.user_id <> own.owner_id where cl.list_id = l.id and m.user_id = $viewerId::uuid))) and not ((l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true)) and (l.person_id is null and (l.owner_id is not distinct from $viewerId::uuid
 or exists (select from collaborators c where c.list_id = l.id and c.user_id = $viewerId::uuid and c.role in ('EDITOR')))));

-- purchase to thank for
select i.id as "itemId", l.id as "listId", p.buyer_id as "buyerId"
from purchases p join items i on i.id = p.item_id join lists l on l.id = i.list_id
where p.id = $purchaseId::uuid and (l.is_demo or (l.privacy = 'PUBLIC' and l.hidden_at is null and coalesce(l.share_link_expires_at > now(), true)) or ((l.owner_id is not distinct from $viewerId::uuid
or exists (select from collaborators c where c.list_id = l.id and c.user_id = $viewerId::uuid and (c.role in ('EDITOR','HELPER') or l.hidden_at is null and c.role in ('EDITOR','HELPER','VIEWER')))) or l.hidden_at is null and exists (select from circle_lists cl join lists own on own.id = cl.list_id and own.owner_id = cl.user_id
  join circle_members m on m.circle_id = cl.circle_id and m.user_id <> own.owner_id where cl.list_id = l.id and m.user_id = $viewerId::uuid))) and not ((l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true)) and (l.person_id is null and (l.owner_id is not distinct from $viewerId::uuid
or exists (select from collaborators c where c.list_id = l.id and c.user_id = $viewerId::uuid and c.role in ('EDITOR')))));

-- purchases that their buyer may read
select p.id from purchases p join items i on i.id = p.item_id join lists l on l.id = i.list_id
where (p.buyer_id = $userId::uuid or p.guest_email = $email::text) and not ((l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true)) and (l.person_id is null and (l.owner_id is not distinct from $userId::uuid
or exists (select from collaborators c where c.list_id = l.id and c.user_id = $userId::uuid and c.role in ('EDITOR')))));

-- put an item in a place
update items set order_index = $place::int where id = $id::uuid;

-- put items at shops
with theirs as (select id from shops where list_id = $listId::uuid and id = any($shopIds::uuid[])),
  removed as (
    delete from shop_items where item_id = any($itemIds::uuid[]) and shop_id not in (select id from theirs)
      and (cardinality($shopIds::uuid[]) = 0 or exists (select from theirs))
    returning item_id
  ),
  added as (
    insert into shop_items (shop_id, item_id)
    select s.id, i.id from theirs s cross join unnest($itemIds::uuid[]) i (id)
    on conflict do nothing
    returning item_id
  )
select item_id as "itemId" from removed union select item_id from added;

-- put items in order
with places as (
  select id, (row_number() over (order by order_index, id) - 1)::int as place from items where list_id = $listId
), named as (
  select id::uuid, nth from unnest($itemIds::text[]) with ordinality as named(id, nth)
), held as (
  select place, row_number() over (order by place) as nth from places where id in (select id from named)
), wanted as (
  select id, place from named join held using (nth)
  union all select id, place from places where id not in (select id from named)
)
update items set order_index = wanted.place from wanted
where items.id = wanted.id and items.order_index <> wanted.place;

-- put new items at the shops of earlier ones
with new as materialized (
  select n.id, lower(trim(n.title)) as title from items n where n.id = any($itemIds::uuid[])
), of_shops as (
  select i.id, lower(trim(i.title)) as title, i.created_at from items i
  where i.list_id = $listId::uuid and i.id <> all($itemIds::uuid[])
    and i.id in (select si.item_id from shop_items si join shops s on s.id = si.shop_id where s.list_id = $listId::uuid)
), before as (
  select distinct on (n.id) n.id, o.id as before_id from new n join of_shops o on o.title = n.title
  order by n.id, o.created_at desc, o.id desc
)
insert into shop_items (shop_id, item_id)
select si.shop_id, b.id from before b join shop_items si on si.item_id = b.before_id
on conflict do nothing;

-- questions on the lists of one person
select l.name as list, i.title as gift, q.text, q.asked_at as "askedAt", q.answer, q.answered_at as "answeredAt"
from lists l join items i on i.list_id = l.id join gift_questions q on q.item_id = i.id
where l.owner_id = $userId::uuid and i.question_count > 0 order by q.asked_at, q.id;

-- read field edits
select e.field, u.id, u.name from field_edits e
  join users u on u.id = e.editor_id join lists l on l.id = $listId::uuid
where e.subject_id = $subjectId::uuid and e.field = any($fields::text[])
  and (l.owner_id is not distinct from u.id
 or exists (select from collaborators c where c.list_id = l.id and c.user_id = u.id and c.role in ('EDITOR','HELPER')));

-- read followed links by site and day
select site_id as "siteId", day::text, clicks from affiliate_click_days
where site_id = any($siteIds::uuid[]) and day >= (now() at time zone 'utc')::date - $since::int order by site_id, day;

-- read news of many
  select r.user_id as "userId", news.*
  from unnest($userIds::uuid[], $since::timestamptz[]) as r (user_id, since) cross join lateral (
    select n.id, n.kind, n.list_id as "listId", coalesce(l.name, n.list_name) as "listName", i.id as "itemId", i.title as "itemTitle",
g.thumbnail_key as "thumbnailKey", i.image_url as "imageUrl", n.who_id as "whoId", w.name as "whoName", n.count,
n.news_at as "newsAt", n.read_at is not null as "isRead", case when n.kind = 'SHOPPING_STARTED' then json_build_object(
  'endsAt', (select s.ends_at from shopping_trips s where s.list_id = n.list_id and s.user_id = n.who_id), 'timeZone', coalesce((select r.time_zone from users r where r.id = n.user_id), l.time_zone)
) end as trip,
case when p.id is not null then json_build_object(
  'quantity', p.quantity, 'isReserved', p.held_until is not null, 'guestName', p.guest_name, 'guestEmail', p.guest_email, 'guestKeyId', p.guest_key_id
) end as purchase,
case when l.id is not null then json_build_object(
  'ownerId', l.owner_id, 'personId', l.person_id, 'listType', l.list_type, 'privacy', l.privacy, 'isDemo', l.is_demo, 'isHidden', l.hidden_at is not null,
  'purchaseVisibility', l.purchase_visibility, 'eventStartsAt', l.event_starts_at, 'timeZone', l.time_zone,
  'collaboratorRoles', (select coalesce(json_object_agg(user_id, role), '{}') from (
  select c.user_id, c.role from collaborators c where c.list_id = l.id
  union select m.user_id, 'MEMBER' from circle_lists cl join lists own on own.id = cl.list_id and own.owner_id = cl.user_id
    join circle_members m on m.circle_id = cl.circle_id and m.user_id <> own.owner_id where cl.list_id = l.id and (select w.circle_count > 0 from users w where w.id = l.owner_id)
    and not exists (select from collaborators c where c.list_id = cl.list_id and c.user_id = m.user_id)
) roles)
) end as access, count(*) over ()::int as total,
      case when row_number() over (order by n.news_at desc, n.id desc) = 1
        then json_agg(coalesce(n.about_list_id, n.list_id)) filter (where n.kind in ('PURCHASED', 'PURCHASE_UNDONE', 'RELEASED') or n.kind = 'STILL_WANTED' or n.about_list_id is not null) over ()
        end as "purchaseListIds"
    from notifications n
left join lists l on l.id = n.list_id
left join users w on w.id = n.who_id
left join items i on i.id = n.item_id
left join images g on g.id = i.image_id
left join purchases p on p.id = n.purchase_id
    where n.user_id = r.user_id and n.read_at is null and n.news_at > r.since and n.news_at <= $until::timestamptz
      and (n.list_id is null or (l.owner_id is not distinct from n.user_id
  or exists (select from collaborators c where c.list_id = l.id and c.user_id = n.user_id and c.role in ('EDITOR','HELPER'))) or n.kind in ('ADDED_TO_LIST', 'ROLE_CHANGED') and ((l.owner_id is not distinct from n.user_id
  or exists (select from collaborators c where c.list_id = l.id and c.user_id = n.user_id and (c.role in ('EDITOR','HELPER') or l.hidden_at is null and c.role in ('EDITOR','HELPER','VIEWER')))) or l.hidden_at is null and exists (select from circle_lists cl join lists own on own.id = cl.list_id and own.owner_id = cl.user_id
    join circle_members m on m.circle_id = cl.circle_id and m.user_id <> own.owner_id where cl.list_id = l.id and m.user_id = n.user_id))
  or n.kind in ('WISHES_ADDED', 'STILL_WANTED') and exists (select from follows f where f.list_id = l.id and f.user_id = n.user_id and (not l.is_demo and l.list_type <> 'SHOPPING'
and ((l.privacy = 'PUBLIC' and l.hidden_at is null and coalesce(l.share_link_expires_at > now(), true)) and coalesce(l.share_link_replaced_at < f.created_at, true)
  or f.user_id is not null and ((l.owner_id is not distinct from f.user_id
  or exists (select from collaborators c where c.list_id = l.id and c.user_id = f.user_id and (c.role in ('EDITOR','HELPER') or l.hidden_at is null and c.role in ('EDITOR','HELPER','VIEWER')))) or l.hidden_at is null and exists (select from circle_lists cl join lists own on own.id = cl.list_id and own.owner_id = cl.user_id
    join circle_members m on m.circle_id = cl.circle_id and m.user_id <> own.owner_id where cl.list_id = l.id and m.user_id = f.user_id)))
and (f.user_id is null or not (l.owner_id is not distinct from f.user_id
  or exists (select from collaborators c where c.list_id = l.id and c.user_id = f.user_id and c.role in ('EDITOR','HELPER')))))))
and not (n.kind = 'STILL_WANTED' and ((l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true)) and (l.person_id is null and (l.owner_id is not distinct from n.user_id
  or exists (select from collaborators c where c.list_id = l.id and c.user_id = n.user_id and c.role in ('EDITOR'))))))
and (n.about_list_id is null or not exists (select from lists l where l.id = n.about_list_id and ((l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true)) and (l.person_id is null and (l.owner_id is not distinct from n.user_id
  or exists (select from collaborators c where c.list_id = l.id and c.user_id = n.user_id and c.role in ('EDITOR')))))))
and (n.kind <> 'STILL_WANTED' or l.event_starts_at > now())
and not (n.kind in ('PURCHASED', 'PURCHASE_UNDONE', 'RELEASED') and (l.owner_id <> n.user_id or (l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true))))
and (n.kind <> 'SHOPPING_STARTED' or (select s.ends_at from shopping_trips s where s.list_id = n.list_id and s.user_id = n.who_id) > now())
and (n.purchase_id is null or exists (select from purchases p where p.id = n.purchase_id))
    order by n.news_at desc, n.id desc limit $limit
  ) news;

-- read notices
  select n.id, n.kind, n.list_id as "listId", coalesce(l.name, n.list_name) as "listName", i.id as "itemId", i.title as "itemTitle",
g.thumbnail_key as "thumbnailKey", i.image_url as "imageUrl", n.who_id as "whoId", w.name as "whoName", n.count,
n.news_at as "newsAt", n.read_at is not null as "isRead", case when n.kind = 'SHOPPING_STARTED' then json_build_object(
  'endsAt', (select s.ends_at from shopping_trips s where s.list_id = n.list_id and s.user_id = n.who_id), 'timeZone', coalesce((select r.time_zone from users r where r.id = n.user_id), l.time_zone)
) end as trip,
case when p.id is not null then json_build_object(
  'quantity', p.quantity, 'isReserved', p.held_until is not null, 'guestName', p.guest_name, 'guestEmail', p.guest_email, 'guestKeyId', p.guest_key_id
) end as purchase,
case when l.id is not null then json_build_object(
  'ownerId', l.owner_id, 'personId', l.person_id, 'listType', l.list_type, 'privacy', l.privacy, 'isDemo', l.is_demo, 'isHidden', l.hidden_at is not null,
  'purchaseVisibility', l.purchase_visibility, 'eventStartsAt', l.event_starts_at, 'timeZone', l.time_zone,
  'collaboratorRoles', (select coalesce(json_object_agg(user_id, role), '{}') from (
  select c.user_id, c.role from collaborators c where c.list_id = l.id
  union select m.user_id, 'MEMBER' from circle_lists cl join lists own on own.id = cl.list_id and own.owner_id = cl.user_id
    join circle_members m on m.circle_id = cl.circle_id and m.user_id <> own.owner_id where cl.list_id = l.id and (select w.circle_count > 0 from users w where w.id = l.owner_id)
    and not exists (select from collaborators c where c.list_id = cl.list_id and c.user_id = m.user_id)
) roles)
) end as access from notifications n
left join lists l on l.id = n.list_id
left join users w on w.id = n.who_id
left join items i on i.id = n.item_id
left join images g on g.id = i.image_id
left join purchases p on p.id = n.purchase_id
  where n.user_id = $userId and (n.list_id is null or (l.owner_id is not distinct from n.user_id
  or exists (select from collaborators c where c.list_id = l.id and c.user_id = n.user_id and c.role in ('EDITOR','HELPER'))) or n.kind in ('ADDED_TO_LIST', 'ROLE_CHANGED') and ((l.owner_id is not distinct from n.user_id
  or exists (select from collaborators c where c.list_id = l.id and c.user_id = n.user_id and (c.role in ('EDITOR','HELPER') or l.hidden_at is null and c.role in ('EDITOR','HELPER','VIEWER')))) or l.hidden_at is null and exists (select from circle_lists cl join lists own on own.id = cl.list_id and own.owner_id = cl.user_id
    join circle_members m on m.circle_id = cl.circle_id and m.user_id <> own.owner_id where cl.list_id = l.id and m.user_id = n.user_id))
  or n.kind in ('WISHES_ADDED', 'STILL_WANTED') and exists (select from follows f where f.list_id = l.id and f.user_id = n.user_id and (not l.is_demo and l.list_type <> 'SHOPPING'
and ((l.privacy = 'PUBLIC' and l.hidden_at is null and coalesce(l.share_link_expires_at > now(), true)) and coalesce(l.share_link_replaced_at < f.created_at, true)
  or f.user_id is not null and ((l.owner_id is not distinct from f.user_id
  or exists (select from collaborators c where c.list_id = l.id and c.user_id = f.user_id and (c.role in ('EDITOR','HELPER') or l.hidden_at is null and c.role in ('EDITOR','HELPER','VIEWER')))) or l.hidden_at is null and exists (select from circle_lists cl join lists own on own.id = cl.list_id and own.owner_id = cl.user_id
    join circle_members m on m.circle_id = cl.circle_id and m.user_id <> own.owner_id where cl.list_id = l.id and m.user_id = f.user_id)))
and (f.user_id is null or not (l.owner_id is not distinct from f.user_id
  or exists (select from collaborators c where c.list_id = l.id and c.user_id = f.user_id and c.role in ('EDITOR','HELPER')))))))
and not (n.kind = 'STILL_WANTED' and ((l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true)) and (l.person_id is null and (l.owner_id is not distinct from n.user_id
  or exists (select from collaborators c where c.list_id = l.id and c.user_id = n.user_id and c.role in ('EDITOR'))))))
and (n.about_list_id is null or not exists (select from lists l where l.id = n.about_list_id and ((l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true)) and (l.person_id is null and (l.owner_id is not distinct from n.user_id
  or exists (select from collaborators c where c.list_id = l.id and c.user_id = n.user_id and c.role in ('EDITOR')))))))
and (n.kind <> 'STILL_WANTED' or l.event_starts_at > now())
and not (n.kind in ('PURCHASED', 'PURCHASE_UNDONE', 'RELEASED') and (l.owner_id <> n.user_id or (l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true))))
and (n.kind <> 'SHOPPING_STARTED' or (select s.ends_at from shopping_trips s where s.list_id = n.list_id and s.user_id = n.who_id) > now())
and (n.purchase_id is null or exists (select from purchases p where p.id = n.purchase_id))
  order by n.news_at desc, n.id desc limit $limit;

-- read the eye on a price
select w.seen_at as "seenAt", w.problem,
  exists (select from price_watchers p where p.watch_item_id = w.item_id and p.user_id = $userId) as "isWatched",
  coalesce((
    select json_agg(json_build_object(
      'seenAt', l.seen_at, 'priceMinor', l.price_minor, 'currency', l.currency, 'isSoldOut', l.is_sold_out
    ) order by l.seen_at)
    from price_looks l where l.watch_item_id = w.item_id
  ), '[]') as looks
from price_watches w where w.item_id = $itemId;

-- record pledge
with item as (
  select id, pledged_minor, greatest(0, quantity_desired - quantity_purchased) as remaining, case when i.is_fund and coalesce(i.price_minor, 0) = 0 and (i.pledge_currency is null or i.pledge_currency = i.currency) then 1000000000::bigint else case when i.is_fund then case when (i.pledge_currency is null or i.pledge_currency = i.currency) then nullif(i.price_minor, 0) end
when i.quantity_desired <> 1000000000 and (i.pledge_currency is null or i.pledge_count > 0 and i.pledge_currency = i.currency)
then nullif(i.price_minor * greatest(0, i.quantity_desired - i.quantity_purchased), 0) end end as goal, is_fund,
    (is_group_gift or is_fund or pledge_count > 0) and not is_unneeded and currency = $currency::text and (select count(*) from pledges g where g.item_id = i.id) < case when is_fund then 500 else 100 end as is_open
  from items i where id = $itemId::uuid and list_id = $listId::uuid and not is_archived
), missing as (
  select id from item where is_open and goal - pledged_minor >= $amountMinor::bigint
), claimed as (
  insert into kept_answers (key, request_hash, answer) select $key::text, $requestHash::text, $answer::jsonb
  from missing where $key::text is not null
  on conflict do nothing returning key
), pledged as (
  insert into pledges (id, item_id, amount_minor, guest_email, guest_name, guest_key_id, buyer_id, language, created_at)
  select $pledgeId::uuid, id, $amountMinor::bigint, $guestEmail, $guestName, $guestKeyId::uuid, $actorId::uuid, $language, now()
  from missing where $key::text is null or exists (select from claimed)
  returning id, item_id, case when (select is_fund from item) then null else id end as organiser_id
), begun as (
  insert into pools (item_id, organiser_id, began_at, organised_at, told_organiser_id) select item_id, organiser_id, now(), now(), organiser_id from pledged
  on conflict (item_id) do nothing
), counted as (
  update items set pledged_minor = pledged_minor + $amountMinor::bigint, pledge_currency = $currency, pledge_count = pledge_count + case
    when exists (select from pledges g where g.item_id = items.id and coalesce(g.buyer_id, (select j.joined_to from joined_guest_keys j where j.id = g.guest_key_id), g.guest_key_id, g.id) = coalesce($actorId::uuid, coalesce((select joined_to from joined_guest_keys where id = $guestKeyId::uuid), $guestKeyId::uuid))) then 0 else 1 end
  from pledged where items.id = pledged.item_id
),
  changed as (
    update lists set purchase_revision = purchase_revision + 1, changed_at = case when list_type = 'SHOPPING' then greatest(changed_at, now()) else changed_at end from pledged where lists.id = $listId::uuid
    returning lists.id, owner_id, person_id, name, list_type, privacy, hidden_at, share_link_expires_at, purchase_visibility, event_starts_at, revision, purchase_revision
  ), members as (
    select owner_id as id from changed
    union select c.user_id from collaborators c join changed on c.list_id = changed.id and c.role in ('EDITOR','HELPER')
  ), notified as (select null::uuid as user_id where false),
  hooked as (
    insert into webhook_messages (id, webhook_id, list_id, event, happened, happened_at, due_at, tries)
    select gen_random_uuid(), w.id, l.id, $hook::text, $event::jsonb || (select jsonb_build_object('remaining', remaining) from item), now(), now(), 0
    from changed l cross join lateral (
      select w.id from members m join webhooks w on w.user_id = m.id
      where $hook::text = any(w.events) and w.is_on and (w.list_ids is null or l.id = any(w.list_ids))
        and (l.owner_id is not distinct from w.user_id
  or exists (select from collaborators c where c.list_id = l.id and c.user_id = w.user_id and c.role in ('EDITOR','HELPER'))) and not ((l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true)) and (l.person_id is null and (l.owner_id is not distinct from w.user_id
  or exists (select from collaborators c where c.list_id = l.id and c.user_id = w.user_id and c.role in ('EDITOR')))))
      union all select w.id from webhooks w
      where w.list_ids @> array[l.id] and $hook::text = any(w.events) and w.is_on and w.user_id <> all(array(select id from members)) and ((l.privacy = 'PUBLIC' and l.hidden_at is null and coalesce(l.share_link_expires_at > now(), true))
        or w.user_id = any(array(select c.user_id from collaborators c where c.list_id = l.id and l.hidden_at is null and c.role in ('EDITOR','HELPER','VIEWER')))) and $hook::text not in ('COLLABORATOR_JOINED', 'COLLABORATOR_LEFT', 'LIST_CHANGED', 'LIST_DELETED')
    ) w
    returning webhook_id
  ), announced as (
    select pg_notify($channel::text, ($event::jsonb || (select jsonb_build_object('remaining', remaining) from item) || jsonb_build_object(
      'revision', revision, 'purchaseRevision', purchase_revision,
      'memberIds', (select jsonb_agg(id) from members), 'noticedIds', (select jsonb_agg(user_id) from notified),
      'isHooked', exists (select from hooked)
    ))::text) from changed
  )
select exists (select from pledged) as "isRecorded", is_open and goal is not null as "isOpen",
  greatest(0, coalesce(goal, 0) - pledged_minor)::float8 as "missingMinor"
from item left join announced on true;

-- record purchase
with item as (
  select id, title, times_put_back, is_unneeded, choice_id is not null and not $isChoiceLocked::bool as is_unlocked, case when is_unneeded then 0 else greatest(0, quantity_desired - quantity_purchased) end as remaining,
    pledge_count > 0 and exists (select from lists l where l.id = list_id and l.list_type <> 'SHOPPING') as is_shared
  from items where id = $itemId::uuid and list_id = $listId::uuid and not is_archived for update
), left_to_buy as (
  select id, least($quantity::int, remaining) as quantity from item
  where (remaining >= $quantity::int or $orWhatRemains::bool and remaining > 0)
    and times_put_back <= coalesce($timesPutBack::int, times_put_back) and not is_shared and not is_unlocked
), claimed as (
  insert into kept_answers (key, request_hash, answer) select $key::text, $requestHash::text, $answer::jsonb
  from left_to_buy where $key::text is not null
  on conflict do nothing returning key
), bought as (
  insert into purchases (id, item_id, quantity, guest_email, guest_name, guest_key_id, buyer_id, held_until, undo_token_hash, language, created_at)
  select $purchaseId::uuid, id, quantity, $guestEmail, $guestName, $guestKeyId::uuid, $actorId::uuid, $heldUntil::timestamptz, $undoTokenHash, $language, now()
  from left_to_buy
  where $key::text is null or exists (select from claimed)
  returning item_id, quantity
), counted as (
  update items set quantity_purchased = quantity_purchased + quantity, held_until = least(held_until, $heldUntil::timestamptz)
  from bought where items.id = bought.item_id
), receipt as (
  insert into mails (id, "to", subject, kind, text, html, state, unsubscribe_url, about_list_ids, reply_to, expires_at, created_at, delivered_at)
select $mailId::uuid, $mailTo::text, $mailSubject::text, $mailKind::text, $mailText::text, $mailHtml::text, $mailState::text,
  $unsubscribeUrl::text, $aboutListIds::uuid[], $replyTo::text, $mailExpiresAt::timestamptz,
  now(), case when $mailState::text = 'KEPT' then now() end
where $mailId::uuid is not null and exists (select from bought)
),
  changed as (
    update lists set purchase_revision = purchase_revision + 1, changed_at = case when list_type = 'SHOPPING' then greatest(changed_at, now()) else changed_at end from bought where lists.id = $listId::uuid
    returning lists.id, owner_id, person_id, name, list_type, privacy, hidden_at, share_link_expires_at, purchase_visibility, event_starts_at, revision, purchase_revision
  ), members as (
    select owner_id as id from changed
    union select c.user_id from collaborators c join changed on c.list_id = changed.id and c.role in ('EDITOR','HELPER')
  ),
noticed as (
  insert into notifications (id, user_id, list_id, kind, who_id, purchase_id, item_id, news_at)
  select gen_random_uuid(), u.id, l.id, 'PURCHASED',
    case when l.purchase_visibility = 'OWNER_SEES_BUYERS' or l.list_type = 'SHOPPING' then $actorId::uuid end,
    case when l.list_type <> 'SHOPPING' then $purchaseId::uuid end, $itemId::uuid, now()
  from changed l join users u on u.id = l.owner_id
  where u.preferences_notifications and u.id is distinct from $actorId::uuid and not (l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true)) and true
on conflict (user_id, list_id, kind, who_id)
  where read_at is null and purchase_id is null and list_id is not null
  do update set count = notifications.count + excluded.count, item_id = null, news_at = excluded.news_at
returning user_id
),
notified as (select user_id from noticed),
  hooked as (
    insert into webhook_messages (id, webhook_id, list_id, event, happened, happened_at, due_at, tries)
    select gen_random_uuid(), w.id, l.id, $hook::text, $event::jsonb || (select jsonb_build_object('quantity', quantity, 'remaining', remaining - quantity) from bought, item), now(), now(), 0
    from changed l cross join lateral (
      select w.id from members m join webhooks w on w.user_id = m.id
      where $hook::text = any(w.events) and w.is_on and (w.list_ids is null or l.id = any(w.list_ids))
        and (l.owner_id is not distinct from w.user_id
  or exists (select from collaborators c where c.list_id = l.id and c.user_id = w.user_id and c.role in ('EDITOR','HELPER'))) and not ((l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true)) and (l.person_id is null and (l.owner_id is not distinct from w.user_id
  or exists (select from collaborators c where c.list_id = l.id and c.user_id = w.user_id and c.role in ('EDITOR')))))
      union all select w.id from webhooks w
      where w.list_ids @> array[l.id] and $hook::text = any(w.events) and w.is_on and w.user_id <> all(array(select id from members)) and ((l.privacy = 'PUBLIC' and l.hidden_at is null and coalesce(l.share_link_expires_at > now(), true))
        or w.user_id = any(array(select c.user_id from collaborators c where c.list_id = l.id and l.hidden_at is null and c.role in ('EDITOR','HELPER','VIEWER')))) and $hook::text not in ('COLLABORATOR_JOINED', 'COLLABORATOR_LEFT', 'LIST_CHANGED', 'LIST_DELETED')
    ) w
    returning webhook_id
  ), announced as (
    select pg_notify($channel::text, ($event::jsonb || (select jsonb_build_object('quantity', quantity, 'remaining', remaining - quantity) from bought, item) || jsonb_build_object(
      'revision', revision, 'purchaseRevision', purchase_revision,
      'memberIds', (select jsonb_agg(id) from members), 'noticedIds', (select jsonb_agg(user_id) from notified),
      'isHooked', exists (select from hooked)
    ))::text) from changed
  )
select title, remaining, times_put_back as "timesPutBack", is_shared as "isShared", is_unneeded as "isUnneeded", is_unlocked as "needsChoiceLock", exists (select from bought) as "isRecorded",
  exists (select from delivery_addresses d where d.list_id = changed.id) as "hasAddress", now()::text as "boughtAt",
  changed.revision, changed.purchase_revision as "purchaseRevision"
from item left join announced on true left join changed on true;

-- recount pool
with gone as (
     delete from pools where item_id = $itemId::uuid and not exists (select from pledges where item_id = $itemId::uuid)
   ), forgotten as (
     update pools set pay_back = null where item_id = $itemId::uuid and organiser_id is null
       and exists (select from pledges where item_id = $itemId::uuid)
   )
   update items set (pledged_minor, pledge_count, pledge_currency) = (
  select coalesce(sum(g.amount_minor) filter (where o.purchase_id is null), 0), count(distinct coalesce(g.buyer_id, (select j.joined_to from joined_guest_keys j where j.id = g.guest_key_id), g.guest_key_id, g.id)) filter (where o.purchase_id is null),
    case when count(*) > 0 then items.pledge_currency end
  from pledges g join pools o on o.item_id = g.item_id
  where g.item_id = items.id and (o.purchase_id is not null or items.is_fund or not (g.buyer_id is null and g.guest_key_id is null))
) where id = $itemId::uuid returning case when is_unneeded then 0 else greatest(0, quantity_desired - quantity_purchased) end as remaining;

-- recount purchases
with reopened as (
    update pools o set settled_at = null, reopened_at = now(), organised_at = now()
    where o.item_id = $itemId::uuid and o.purchase_id is null and o.settled_at is not null
      and exists (select from pledges g where g.item_id = o.item_id and not (g.buyer_id is null and g.guest_key_id is null))
  ), nameless as (
    delete from pledges g using pools o
    where g.item_id = $itemId::uuid and o.item_id = g.item_id and o.purchase_id is null and (g.buyer_id is null and g.guest_key_id is null)
  ), emptied as (
    delete from pools o where o.item_id = $itemId::uuid and o.purchase_id is null
      and not exists (select from pledges g where g.item_id = o.item_id and not (g.buyer_id is null and g.guest_key_id is null))
  )
   update items set (quantity_purchased, held_until) = (select coalesce(sum(quantity), 0), min(p.held_until) from purchases p where p.item_id = items.id),
     (pledged_minor, pledge_count, pledge_currency) = (
  select coalesce(sum(g.amount_minor) filter (where o.purchase_id is null), 0), count(distinct coalesce(g.buyer_id, (select j.joined_to from joined_guest_keys j where j.id = g.guest_key_id), g.guest_key_id, g.id)) filter (where o.purchase_id is null),
    case when count(*) > 0 then items.pledge_currency end
  from pledges g join pools o on o.item_id = g.item_id
  where g.item_id = items.id and (o.purchase_id is not null or items.is_fund or not (g.buyer_id is null and g.guest_key_id is null))
), times_put_back = times_put_back + $timesPutBack::int
   where id = $itemId::uuid
   returning quantity_purchased as purchased, case when is_unneeded then 0 else greatest(0, quantity_desired - quantity_purchased) end as remaining;

-- remember a barcode
insert into remembered_barcodes (id, list_id, named_by_id, code, title, category, amount, named_at)
select $id::uuid, l.id, $userId::uuid, $code, $title, $category, $amount, $now::timestamptz
from lists l where l.id = $listId::uuid and l.list_type = 'SHOPPING' and (l.owner_id is not distinct from $userId::uuid
or exists (select from collaborators c where c.list_id = l.id and c.user_id = $userId::uuid and c.role in ('EDITOR','HELPER'))) for key share of l
on conflict (list_id, code) do update set named_by_id = excluded.named_by_id, title = excluded.title,
  category = excluded.category, amount = excluded.amount, named_at = excluded.named_at
returning code, title, category, amount, named_at as "namedAt";

-- remembered barcodes
select code, title, category, amount, named_at as "namedAt" from (
  select * from (select distinct on (code) * from (
    select r.*, 0 as distance from remembered_barcodes r where r.named_by_id = $userId::uuid
    union all
    select r.*, case when l.owner_id = $userId::uuid then 1 else 2 end from lists l join remembered_barcodes r on r.list_id = l.id
    where l.list_type = 'SHOPPING' and (l.owner_id is not distinct from $userId::uuid
or exists (select from collaborators c where c.list_id = l.id and c.user_id = $userId::uuid and c.role in ('EDITOR','HELPER'))) and l.id in (
      select id from lists where owner_id = $userId::uuid
      union all select list_id from collaborators where user_id = $userId::uuid
    )
  ) known order by code, distance, named_at desc, id desc) nearest
  order by distance, named_at desc, code limit $limit::int
) kept order by named_at desc, code;

-- remind a follower later
update follows set reminded_at = null where id = $id::uuid;

-- report a list
with reported as (
  insert into list_reports (id, list_id, reason, details, reporter_key, created_at)
  select $id::uuid, l.id, $reason, $details, $reporterKey, now() from lists l where l.id = $listId::uuid
  on conflict (list_id, reporter_key) where resolved_at is null do nothing
  returning list_id, created_at
)
insert into reported_lists (list_id, open_reports, all_reports, reported_at)
select list_id, 1, 1, created_at from reported
on conflict (list_id) do update set open_reports = reported_lists.open_reports + 1,
  all_reports = reported_lists.all_reports + 1, reported_at = excluded.reported_at;

-- report a text
insert into text_reports (id, list_id, off_list_gift_id, question_id, reason, details, reporter_key, created_at)
select $id::uuid, $listId::uuid, $offListGiftId::uuid, $questionId::uuid, $reason, $details, $reporterKey, now()
where exists (select from off_list_gifts where id = $offListGiftId::uuid) or exists (select from gift_questions where id = $questionId::uuid)
on conflict (reporter_key) where resolved_at is null do nothing;

-- reported lists
select l.id,
case when l.privacy = 'PUBLIC' then l.name end as name, case when l.privacy = 'PUBLIC' then l.list_type end as "listType",
case when l.privacy = 'PUBLIC' and l.hidden_at is null then l.share_token end as "shareToken",
l.privacy = 'PUBLIC' as "isPublic", l.is_demo as "isDemo", o.id as "ownerId", o.name as "ownerName",
o.suspended_at is not null as "isOwnerSuspended",
(select count(*)::int from api_keys k where k.user_id = o.id) as "ownerApiKeyCount",
l.hidden_at as "hiddenAt", l.hidden_reason as "hiddenReason",
coalesce(r.open_reports, 0) as "openReports", coalesce(r.all_reports, 0) as "allReports", r.reported_at as "reportedAt",
(select json_agg(json_build_object('id', n.id, 'reason', n.reason, 'details', n.details, 'reportedAt', n.created_at) order by n.id desc)
  from (select * from list_reports where list_id = l.id order by id desc limit 5) n) as reports,
to_char(r.reported_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '_' || l.id as key
from reported_lists r join lists l on l.id = r.list_id join users o on o.id = l.owner_id
where r.open_reports > 0 and ($at::timestamptz is null or (r.reported_at, r.list_id) < ($at::timestamptz, $id::uuid))
order by r.reported_at desc, r.list_id desc limit $limit;

-- reported text
select r.list_id as "listId", q.item_id as "itemId" from text_reports r join lists l on l.id = r.list_id left join off_list_gifts p on p.id = r.off_list_gift_id left join gift_questions q on q.id = r.question_id
where (r.off_list_gift_id = $id::uuid or r.question_id = $id::uuid) and (p.id is null or not (((l.person_id is null and (l.owner_id is not distinct from $viewerId::uuid
 or exists (select from collaborators c where c.list_id = l.id and c.user_id = $viewerId::uuid and c.role in ('EDITOR')))) or coalesce($viewerId::uuid = any (p.kept_from), false)) and (coalesce(l.event_starts_at > now(), true) or p.kept_until > now())) and (p.is_told_after or not ((l.person_id is null and (l.owner_id is not distinct from $viewerId::uuid
 or exists (select from collaborators c where c.list_id = l.id and c.user_id = $viewerId::uuid and c.role in ('EDITOR')))) or coalesce($viewerId::uuid = any (p.kept_from), false)))) limit 1;

-- reported texts
with found as (
  select coalesce(r.off_list_gift_id, r.question_id) as id, r.list_id, max(r.created_at) as at, count(*)::int as open_reports
  from text_reports r join lists l on l.id = r.list_id left join off_list_gifts p on p.id = r.off_list_gift_id
  where r.resolved_at is null and (p.id is null or not (((l.person_id is null and (l.owner_id is not distinct from $viewerId::uuid
 or exists (select from collaborators c where c.list_id = l.id and c.user_id = $viewerId::uuid and c.role in ('EDITOR')))) or coalesce($viewerId::uuid = any (p.kept_from), false)) and (coalesce(l.event_starts_at > now(), true) or p.kept_until > now())) and (p.is_told_after or not ((l.person_id is null and (l.owner_id is not distinct from $viewerId::uuid
 or exists (select from collaborators c where c.list_id = l.id and c.user_id = $viewerId::uuid and c.role in ('EDITOR')))) or coalesce($viewerId::uuid = any (p.kept_from), false))))
  group by coalesce(r.off_list_gift_id, r.question_id), r.list_id
  having $at::timestamptz is null or (max(r.created_at), coalesce(r.off_list_gift_id, r.question_id)) < ($at::timestamptz, $id::uuid)
  order by at desc, id desc limit $limit
)
select f.id, case when p.id is null then 'QUESTION' else 'OFF_LIST_GIFT' end as kind, coalesce(case when p.id is null then null when ((l.person_id is null and (l.owner_id is not distinct from $viewerId::uuid
 or exists (select from collaborators c where c.list_id = l.id and c.user_id = $viewerId::uuid and c.role in ('EDITOR')))) or coalesce($viewerId::uuid = any (p.kept_from), false)) then p.what
 else concat_ws(chr(10), p.what, nullif(p.notes, ''), p.primary_url) end, q.text) as text,
  l.id as "listId", case when l.privacy = 'PUBLIC' then l.name end as "listName", o.id as "ownerId", o.name as "ownerName",
  f.open_reports as "openReports", f.at as "reportedAt",
  (select json_agg(json_build_object('id', n.id, 'reason', n.reason, 'details', n.details, 'reportedAt', n.created_at) order by n.id desc)
    from (select * from text_reports r where (r.off_list_gift_id = f.id or r.question_id = f.id) and r.resolved_at is null order by r.id desc limit 5) n) as reports,
  to_char(f.at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '_' || f.id as key
from found f join lists l on l.id = f.list_id join users o on o.id = l.owner_id
  left join off_list_gifts p on p.id = f.id left join gift_questions q on q.id = f.id
order by f.at desc, f.id desc;

-- reserve what was bought
with before as (
  select p.id, p.bought_at from purchases p
  where p.id = $purchaseId::uuid and p.held_until is null and p.bought_at > now() - interval '12 hours' and p.thanked_at is null
    and not exists (select from received_gifts r where r.purchase_id = p.id and (r.received_at is not null or r.note_id is not null))
), held as (
  update purchases p set held_until = $heldUntil::timestamptz, bought_at = null, asked_at = null from before
  where p.id = before.id returning p.id, p.item_id, p.quantity, before.bought_at
), counted as (
  insert into count_changes (day, purchases) select (h.bought_at at time zone 'UTC')::date, -h.quantity
  from held h join items i on i.id = h.item_id join lists l on l.id = i.list_id
  where not l.is_demo and not (l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true))
)
select id from held;

-- retry jobs
update jobs.job set state = 'retry', start_after = now(), retry_limit = greatest(retry_limit, retry_count + 1), completed_on = null
where name = $queue and state in ('failed', 'retry');

-- revenue of periods
select p.period::int as period, r.currency, sum(r.amount_minor)::float8 as "amountMinor"
 from unnest($firsts::date[], $lasts::date[]) with ordinality as p(first, last, period)
 join (select day, provider, currency, amount_minor from daily_revenue
union all select day, provider, currency, amount_minor from revenue_changes) r on r.day between p.first and p.last and r.provider = $provider::text
 group by p.period, r.currency;

-- roll up counts
with changes as (delete from count_changes returning day, sign_ups, accounts_deleted, free_users, standard_users, premium_users, lists, new_lists, items, new_items, purchases, shared_list_views, active_users, visits, visit_seconds)
insert into daily_counts as kept (day, sign_ups, accounts_deleted, free_users, standard_users, premium_users, lists, new_lists, items, new_items, purchases, shared_list_views, active_users, visits, visit_seconds)
select day, sum(sign_ups), sum(accounts_deleted), sum(free_users), sum(standard_users), sum(premium_users), sum(lists), sum(new_lists), sum(items), sum(new_items), sum(purchases), sum(shared_list_views), sum(active_users), sum(visits), sum(visit_seconds) from changes group by day order by day
on conflict (day) do update set sign_ups = kept.sign_ups + excluded.sign_ups, accounts_deleted = kept.accounts_deleted + excluded.accounts_deleted, free_users = kept.free_users + excluded.free_users, standard_users = kept.standard_users + excluded.standard_users, premium_users = kept.premium_users + excluded.premium_users, lists = kept.lists + excluded.lists, new_lists = kept.new_lists + excluded.new_lists, items = kept.items + excluded.items, new_items = kept.new_items + excluded.new_items, purchases = kept.purchases + excluded.purchases, shared_list_views = kept.shared_list_views + excluded.shared_list_views, active_users = kept.active_users + excluded.active_users, visits = kept.visits + excluded.visits, visit_seconds = kept.visit_seconds + excluded.visit_seconds;

-- roll up revenue
with changes as (delete from revenue_changes returning day, provider, currency, amount_minor)
insert into daily_revenue as kept (day, provider, currency, amount_minor)
select day, provider, currency, sum(amount_minor) from changes group by day, provider, currency order by 1, 2, 3
on conflict (day, provider, currency) do update set amount_minor = kept.amount_minor + excluded.amount_minor;

-- say for whom of a circle a personal link is
with said as (
  select l.id, l.person_id, case when l.person_id is null then l.owner_id end as user_id, s.is_guest
  from unnest($listIds::uuid[], $isForGuest::boolean[]) as s (list_id, is_guest)
    join circle_lists cl on cl.list_id = s.list_id and cl.circle_id = $circleId::uuid
    join lists l on l.id = cl.list_id and l.owner_id = cl.user_id and l.hidden_at is null
), persons as (
  insert into circle_guest_recipients (id, guest_id, person_id, is_guest)
  select gen_random_uuid(), $guestId::uuid, person_id, bool_or(is_guest) from said where person_id is not null group by person_id
  on conflict (guest_id, person_id) do update set is_guest = excluded.is_guest
), accounts as (
  insert into circle_guest_recipients (id, guest_id, user_id, is_guest)
  select gen_random_uuid(), $guestId::uuid, user_id, bool_or(is_guest) from said where user_id is not null group by user_id
  on conflict (guest_id, user_id) do update set is_guest = excluded.is_guest
)
select count(distinct id)::int as count from said;

-- seal whom everybody drew
update draw_participants p set drawn = sealed.drawn
from unnest($ids::uuid[], $drawn::text[]) as sealed (id, drawn) where p.id = sealed.id;

-- search audit entries
with found as (
   select e.id from audit_entries e where (grams_of(lower(e.actor_name || ' ' || e.actor_email || ' ' || e.subject_name)) @> (select array_agg(substr(words, place, 3)) || right(words, 3)
  from (select $words::text) given (words), generate_series(1, greatest(length(words) - 2, 1), 3) place group by words) and lower(e.actor_name || ' ' || e.actor_email || ' ' || e.subject_name) like $pattern::text)
   union
   select e.id from audit_entries e where e.subject_id in (select u.id from users u where (grams_of(lower(u.name || ' ' || u.email)) @> (select array_agg(substr(words, place, 3)) || right(words, 3)
  from (select $words::text) given (words), generate_series(1, greatest(length(words) - 2, 1), 3) place group by words) and lower(u.name || ' ' || u.email) like $pattern::text))
 )
 select e.id, e.happened_at as "happenedAt", e.actor_id as "actorId", e.actor_name as "actorName",
e.actor_email as "actorEmail", e.action, e.subject_kind as "subjectKind", e.subject_id as "subjectId",
coalesce(nullif(e.subject_name, ''), s.name, '') as "subjectName", e.changes, e.reason, e.address, e.user_agent as "userAgent" from found join audit_entries e on e.id = found.id left join lists sl on sl.id = e.subject_id and e.subject_kind = 'LIST'
left join users s on s.id = case e.subject_kind when 'USER' then e.subject_id else sl.owner_id end
 where (e.action not in ('TEXT_REMOVED', 'TEXT_REPORTS_RESOLVED') or not exists (select from lists l where l.id = e.subject_id and (l.owner_id is not distinct from $viewerId::uuid
  or exists (select from collaborators c where c.list_id = l.id and c.user_id = $viewerId::uuid and c.role in ('EDITOR','HELPER'))))) and ($before::uuid is null or e.id < $before) and ($action::text is null or e.action = $action)
and ($subjectId::uuid is null or e.subject_id = $subjectId) order by e.id desc limit $limit;

-- set how to pay back
update pools set pay_back = $payBack::text where item_id = $itemId::uuid;

-- set organiser
update pools set organiser_id = $pledgeId::uuid, pay_back = null, organised_at = now() where item_id = $itemId::uuid;

-- set pledge confirmed
update pledges set confirmed_at = case when $isConfirmed::boolean then coalesce(confirmed_at, now()) end
where id = $pledgeId::uuid and item_id = $itemId::uuid returning id;

-- set pledge paid
update pledges p set paid_at = case when $isPaid::boolean then coalesce(p.paid_at, now()) end, lapse_asked_at = null,
  paid_to = case when not $isPaid::boolean then null when p.paid_at is not null then p.paid_to else (
    select coalesce(u.name, g.guest_name, case when i.is_fund then owner.name end)
    from pools o join items i on i.id = o.item_id join lists l on l.id = i.list_id join users owner on owner.id = l.owner_id
      left join pledges g on g.id = o.organiser_id left join users u on u.id = g.buyer_id
    where o.item_id = p.item_id
  ) end
where p.id = $pledgeId::uuid;

-- settle pool
update pools set purchase_id = $purchaseId::uuid, settled_at = now(), organised_at = now() where item_id = $itemId::uuid;

-- settle the day of a list
update lists set settled_day = event_date where id = $listId::uuid and settled_day is distinct from event_date;

-- share of a list that was bought
  select sum(least(bought, wanted))::float / nullif(sum(wanted), 0) as share from (
    select i.quantity_desired as wanted, coalesce(sum(p.quantity), 0) as bought
    from items i left join purchases p on p.item_id = i.id and p.held_until is null and coalesce(p.bought_at, p.created_at) >= $start::timestamp at time zone 'UTC'
and coalesce(p.bought_at, p.created_at) < ($end::timestamp + interval '1 day') at time zone 'UTC'
    where i.list_id = $listId::uuid and not i.is_archived and i.quantity_desired < 1000000000 and not i.is_unneeded group by i.id
  ) as items;

-- shopping trips
select t.id, t.list_id as "listId", t.user_id as "userId", t.started_at as "startedAt", t.ends_at as "endsAt",
  array(
    select id from (
      select i.id, i.created_at as since from items i where i.list_id = t.list_id and i.created_at > t.started_at
        and i.added_by_id <> t.user_id and not i.is_archived
      union all
      select i.id, e.edited_at from field_edits e join items i on i.id = e.subject_id
      where e.list_id = t.list_id and e.field = 'isArchived' and e.edited_at > t.started_at and e.editor_id <> t.user_id
        and i.created_at <= t.started_at and not i.is_archived
    ) new order by since desc, id limit $limit::int
  ) as "newItemIds"
from shopping_trips t join lists l on l.id = t.list_id
where t.list_id = any($listIds::uuid[]) and t.ends_at > $now::timestamptz and l.list_type = 'SHOPPING' and (l.owner_id is not distinct from t.user_id
 or exists (select from collaborators c where c.list_id = l.id and c.user_id = t.user_id and c.role in ('EDITOR','HELPER')))
order by t.started_at, t.id;

-- shops of lists
select s.list_id as "listId", s.id, s.name, s.category_order as "categoryOrder", s.ordered_at as "orderedAt",
  coalesce((select json_agg(si.item_id order by si.item_id) from shop_items si where si.shop_id = s.id), '[]') as "itemIds"
from shops s where s.list_id = any($listIds::uuid[]) order by s.created_at, s.id;

-- show a giver the delivery address of a list
update delivery_addresses shown set times_shown = shown.times_shown + 1
   where shown.list_id = (select l.id from purchases p join items i on i.id = p.item_id join lists l on l.id = i.list_id
  where (p.buyer_id = $memberId::uuid and l.list_type <> 'SHOPPING' or (p.buyer_id is null and (p.guest_key_id = any (array(
  with root as (select coalesce((select joined_to from joined_guest_keys where id = $guestKeyId::uuid), $guestKeyId::uuid) as id)
  select id from root union all select j.id from joined_guest_keys j join root on j.joined_to = root.id
)) or p.guest_email = any (array(select email from guest_addresses where guest_key_id = any (array(
  with root as (select coalesce((select joined_to from joined_guest_keys where id = $guestKeyId::uuid), $guestKeyId::uuid) as id)
  select id from root union all select j.id from joined_guest_keys j join root on j.joined_to = root.id
))))
  and not exists (select from users u where u.email = p.guest_email and ((l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true)) and (l.person_id is null and (l.owner_id is not distinct from u.id
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = u.id and c.role in ('EDITOR')))))))))
    and not l.is_demo and not ((l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true)) and (l.person_id is null and (l.owner_id is not distinct from $viewerId::uuid
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = $viewerId::uuid and c.role in ('EDITOR'))))) and (l.hidden_at is null or (l.owner_id is not distinct from $memberId::uuid
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = $memberId::uuid and c.role in ('EDITOR','HELPER')))) and p.id = $purchaseId::uuid and ((((l.privacy = 'PUBLIC' and l.hidden_at is null and coalesce(l.share_link_expires_at > now(), true)) and coalesce(l.share_link_replaced_at < p.created_at, true)) or ((l.owner_id is not distinct from $memberId::uuid
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = $memberId::uuid and (c.role in ('EDITOR','HELPER') or l.hidden_at is null and c.role in ('EDITOR','HELPER','VIEWER')))) or l.hidden_at is null and exists (select from circle_lists cl join lists own on own.id = cl.list_id and own.owner_id = cl.user_id
      join circle_members m on m.circle_id = cl.circle_id and m.user_id <> own.owner_id where cl.list_id = l.id and m.user_id = $memberId::uuid))) and (l.list_type <> 'SHOPPING' and exists (select from delivery_addresses d where d.list_id = l.id)
  and now() < coalesce(l.event_starts_at + interval '8 days', coalesce(p.bought_at, p.created_at) + interval '60 days'))))
   returning shown.sealed, shown.list_id as "listId";

-- show the holder of a receipt the delivery address of a list
update delivery_addresses shown set times_shown = shown.times_shown + 1
 where shown.list_id = (select l.id from purchases p join items i on i.id = p.item_id join lists l on l.id = i.list_id
 where p.id = $purchaseId::uuid and p.undo_token_hash = $undoTokenHash and p.buyer_id is null
   and l.share_token = $shareToken and not l.is_demo and l.hidden_at is null and ((((l.privacy = 'PUBLIC' and l.hidden_at is null and coalesce(l.share_link_expires_at > now(), true)) and coalesce(l.share_link_replaced_at < p.created_at, true)) or ((l.owner_id is not distinct from $memberId::uuid
  or exists (select from collaborators c where c.list_id = l.id and c.user_id = $memberId::uuid and (c.role in ('EDITOR','HELPER') or l.hidden_at is null and c.role in ('EDITOR','HELPER','VIEWER')))) or l.hidden_at is null and exists (select from circle_lists cl join lists own on own.id = cl.list_id and own.owner_id = cl.user_id
    join circle_members m on m.circle_id = cl.circle_id and m.user_id <> own.owner_id where cl.list_id = l.id and m.user_id = $memberId::uuid))) and (l.list_type <> 'SHOPPING' and exists (select from delivery_addresses d where d.list_id = l.id)
and now() < coalesce(l.event_starts_at + interval '8 days', coalesce(p.bought_at, p.created_at) + interval '60 days'))))
 returning shown.sealed, shown.list_id as "listId";

-- signed-in user
select row_to_json(u) as account, s.is_two_factor as "isTwoFactor" from sessions s join users u on u.id = s.user_id
where s.id = $sessionId::uuid and u.id = $userId::uuid and s.expires_at > $now::timestamptz and u.suspended_at is null;

-- somebody of a circle
select m.user_id as id from circle_members m join circle_members me on me.circle_id = m.circle_id and me.user_id = $viewerId::uuid
where m.circle_id = $circleId::uuid and m.user_id = $memberId::uuid;

-- spread the items of a list out
update items set order_index = wanted.place from (
  select id, ((row_number() over (order by order_index, id) - 1) * least(16384, 2000000000 / count(*) over ()))::int as place
  from items where list_id = $listId::uuid
) wanted where items.id = wanted.id and items.order_index <> wanted.place;

-- suggestions of one person that wait for an answer
select case when ((l.privacy = 'PUBLIC' and l.hidden_at is null and coalesce(l.share_link_expires_at > now(), true)) and coalesce(l.share_link_replaced_at < d.created_at, true)) or ((l.owner_id is not distinct from $userId::uuid
 or exists (select from collaborators c where c.list_id = l.id and c.user_id = $userId::uuid and (c.role in ('EDITOR','HELPER') or l.hidden_at is null and c.role in ('EDITOR','HELPER','VIEWER')))) or l.hidden_at is null and exists (select from circle_lists cl join lists own on own.id = cl.list_id and own.owner_id = cl.user_id
   join circle_members m on m.circle_id = cl.circle_id and m.user_id <> own.owner_id where cl.list_id = l.id and m.user_id = $userId::uuid)) then l.name end as list,
  d.values ->> 'title' as title, coalesce(d.values ->> 'notes', '') as notes, d.values ->> 'primaryUrl' as "primaryUrl",
  d.created_at as "suggestedAt"
from item_drafts d join lists l on l.id = d.list_id
where d.added_by_id = $userId::uuid and d.is_suggestion order by d.created_at, d.id;

-- sum that a giver has promised to a fund
select coalesce(greatest(0, (case when i.is_fund and coalesce(i.price_minor, 0) = 0 and (i.pledge_currency is null or i.pledge_currency = i.currency) then 1000000000::bigint else case when i.is_fund then case when (i.pledge_currency is null or i.pledge_currency = i.currency) then nullif(i.price_minor, 0) end
when i.quantity_desired <> 1000000000 and (i.pledge_currency is null or i.pledge_count > 0 and i.pledge_currency = i.currency)
then nullif(i.price_minor * greatest(0, i.quantity_desired - i.quantity_purchased), 0) end end) - i.pledged_minor), 0)::float8 as "missingMinor", coalesce((
   select sum(g.amount_minor) from pledges g
   where g.item_id = i.id and g.confirmed_at is null and coalesce(g.buyer_id, (select j.joined_to from joined_guest_keys j where j.id = g.guest_key_id), g.guest_key_id, g.id) = coalesce($actorId::uuid, coalesce((select joined_to from joined_guest_keys where id = $guestKeyId::uuid), $guestKeyId::uuid))
 ), 0)::float8 as "promisedMinor"
 from items i where i.id = $itemId::uuid;

-- summary of items, blind
select l.id as "listId", null::json as "latestPurchase", (
  select json_agg(g) from (
    select i.category, i.currency,
      (count(*) filter (where 0 < i.quantity_desired and not false))::int as "openCount",
      (count(*) filter (where 0 >= i.quantity_desired))::int as "purchasedCount",
      0 as "heldCount", 0 as "partlyPurchasedCount",
      (count(*) filter (where i.quantity_desired < 1000000000 and not false))::int as "wantedCount",
      coalesce(sum(i.price_minor * greatest(0, i.quantity_desired - 0)) filter (where i.quantity_desired < 1000000000 and not false), 0)::float8 as "stillWanted",
      (count(*) filter (where i.price_minor is null and 0 < i.quantity_desired and i.quantity_desired < 1000000000 and not false))::int as "unpricedCount",
      extract(epoch from max(i.created_at) filter (where i.price_minor is not null))::float8 as "lastPricedAt"
    from items i where i.list_id = l.id and not i.is_archived
    group by i.category, i.currency order by min(i.order_index)
  ) g
) as groups
from unnest($listIds::uuid[]) as l (id);

-- summary of items, whole
    select l.id as "listId", (
  select json_build_object(
    'id', p.id, 'quantity', p.quantity, 'createdAt', coalesce(p.bought_at, p.created_at), 'heldUntil', p.held_until, 'guestEmail', p.guest_email,
    'guestName', p.guest_name, 'buyerId', p.buyer_id, 'buyerName', b.name,
    'isThanked', p.thanked_at is not null
  ) from items i join purchases p on p.item_id = i.id left join users b on b.id = p.buyer_id
  where i.list_id = l.id and not i.is_archived and i.quantity_purchased > 0 and p.held_until is null
  order by p.created_at desc, p.id limit 1
) as "latestPurchase", (
      select json_agg(g) from (
        select i.category, i.currency,
          (count(*) filter (where i.quantity_purchased < i.quantity_desired and not i.is_unneeded))::int as "openCount",
          (count(*) filter (where i.quantity_purchased >= i.quantity_desired))::int as "purchasedCount",
          (count(*) filter (where i.quantity_purchased >= i.quantity_desired and i.held_until is not null))::int as "heldCount", (count(*) filter (where i.quantity_purchased > 0 and i.quantity_purchased < i.quantity_desired
            and i.held_until is null and i.quantity_desired < 1000000000 and not i.is_unneeded))::int as "partlyPurchasedCount",
          (count(*) filter (where i.quantity_desired < 1000000000 and not i.is_unneeded))::int as "wantedCount",
          coalesce(sum(i.price_minor * greatest(0, i.quantity_desired - i.quantity_purchased)) filter (where i.quantity_desired < 1000000000 and not i.is_unneeded), 0)::float8 as "stillWanted",
          (count(*) filter (where i.price_minor is null and i.quantity_purchased < i.quantity_desired and i.quantity_desired < 1000000000 and not i.is_unneeded))::int as "unpricedCount",
          extract(epoch from max(i.created_at) filter (where i.price_minor is not null))::float8 as "lastPricedAt"
        from items i where i.list_id = l.id and not i.is_archived
        group by i.category, i.currency order by min(i.order_index)
      ) g
    ) as groups
    from unnest($listIds::uuid[]) as l (id);

-- take an idea that is not on a list
update off_list_gifts p set buyer_id = $memberId::uuid, guest_key_id = case when $memberId::uuid is null then $guestKeyId::uuid end,
     taken_at = case when coalesce((not p.is_idea or p.taken_at is not null and coalesce(p.held_until > now(), true)) and (p.buyer_id = $memberId::uuid or p.buyer_id is null and p.guest_key_id = any (array(
  with root as (select coalesce((select joined_to from joined_guest_keys where id = $guestKeyId::uuid), $guestKeyId::uuid) as id)
  select id from root union all select j.id from joined_guest_keys j join root on j.joined_to = root.id
))), false) then p.taken_at else now() end, held_until = $heldUntil::timestamptz, asked_at = null, language = $language,
     guest_email = case when $memberId::uuid is not null then '' when coalesce((not p.is_idea or p.taken_at is not null and coalesce(p.held_until > now(), true)) and (p.buyer_id = $memberId::uuid or p.buyer_id is null and p.guest_key_id = any (array(
  with root as (select coalesce((select joined_to from joined_guest_keys where id = $guestKeyId::uuid), $guestKeyId::uuid) as id)
  select id from root union all select j.id from joined_guest_keys j join root on j.joined_to = root.id
))), false) and $email = '' then p.guest_email else $email end,
     is_told_after = $isToldAfter::boolean and $heldUntil::timestamptz is null,
     kept_from = case when l.person_id is null then array(select distinct k.id from unnest(p.kept_from || array(select l.owner_id union select c.user_id from collaborators c where c.list_id = l.id and c.role in ('EDITOR'))) as k (id)) else p.kept_from end,
     kept_until = coalesce(l.event_starts_at, '9999-12-31Z')
   from lists l where l.id = p.list_id and p.id = $id::uuid and p.list_id = $listId::uuid and p.is_idea and (not (not p.is_idea or p.taken_at is not null and coalesce(p.held_until > now(), true)) or coalesce((not p.is_idea or p.taken_at is not null and coalesce(p.held_until > now(), true)) and (p.buyer_id = $memberId::uuid or p.buyer_id is null and p.guest_key_id = any (array(
  with root as (select coalesce((select joined_to from joined_guest_keys where id = $guestKeyId::uuid), $guestKeyId::uuid) as id)
  select id from root union all select j.id from joined_guest_keys j join root on j.joined_to = root.id
))), false))
   returning p.id, p.what, p.taken_at = now() as "isNew";

-- take back a gift that is not on a list
delete from off_list_gifts where id = $id::uuid returning id;

-- take follows to remind
    with due as materialized (
      select f.id, wanted.count from follows f join lists l on l.id = f.list_id
        left join users u on u.id = f.user_id
        cross join lateral (select (select count(*)::int from items i where i.list_id = l.id and not i.is_archived and i.quantity_desired < 1000000000 and not i.is_unneeded
  and i.quantity_purchased < i.quantity_desired) as count offset 0) wanted
      where (l.event_starts_at > $now::timestamptz + interval '12 days' and l.event_starts_at <= $now::timestamptz + interval '14 days' and coalesce(f.reminded_at < l.event_starts_at - interval '15 days', true) or l.event_starts_at > $now::timestamptz + interval '1 days' and l.event_starts_at <= $now::timestamptz + interval '3 days' and coalesce(f.reminded_at < l.event_starts_at - interval '4 days', true))
        and extract(hour from $now::timestamptz at time zone l.time_zone) between 9 and 19 and (f.email is null or $isMailing::boolean) and (u.id is null or (u.preferences_notifications and u.preferences_reminders))
        and (not l.is_demo and l.list_type <> 'SHOPPING'
  and ((l.privacy = 'PUBLIC' and l.hidden_at is null and coalesce(l.share_link_expires_at > now(), true)) and coalesce(l.share_link_replaced_at < f.created_at, true)
    or f.user_id is not null and ((l.owner_id is not distinct from f.user_id
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = f.user_id and (c.role in ('EDITOR','HELPER') or l.hidden_at is null and c.role in ('EDITOR','HELPER','VIEWER')))) or l.hidden_at is null and exists (select from circle_lists cl join lists own on own.id = cl.list_id and own.owner_id = cl.user_id
      join circle_members m on m.circle_id = cl.circle_id and m.user_id <> own.owner_id where cl.list_id = l.id and m.user_id = f.user_id)))
  and (f.user_id is null or not (l.owner_id is not distinct from f.user_id
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = f.user_id and c.role in ('EDITOR','HELPER'))))) and not exists (
  select from users u where (u.id = f.user_id or u.email = f.email
    or u.id in (select d.user_id from push_devices d where d.endpoint = f.endpoint)) and ((l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > $now::timestamptz, true)) and (l.person_id is null and (l.owner_id is not distinct from u.id
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = u.id and c.role in ('EDITOR')))))
) and wanted.count > 0
      order by f.id limit $most::int for update of f skip locked
    ), told as (
      update follows f set reminded_at = $now::timestamptz from due where f.id = due.id returning f.*, due.count
    )
    select f.id, l.id as "listId", l.name as "listName", l.list_type as "listType", l.share_token as "shareToken",
      f.user_id as "userId", f.email, f.endpoint, f.p256dh, f.auth, f.language, f.created_at as "followedAt", f.count,
      l.event_starts_at as "eventStartsAt", l.time_zone as "timeZone"
    from told f join lists l on l.id = f.list_id;

-- take follows with news
  with due as materialized (
    select f.id, f.told_until as since, morning.starts as until
    from follows f join lists l on l.id = f.list_id
      cross join lateral (
        select (date_trunc('day', $now::timestamptz at time zone l.time_zone) + interval '9 hours') at time zone l.time_zone as starts
      ) morning
      cross join lateral (select f.told_until as since, morning.starts as until) due
      left join users u on u.id = f.user_id
    where f.told_until < morning.starts and (f.email is null or $isMailing::boolean) and (u.id is null or u.preferences_notifications)
      and $now::timestamptz >= morning.starts + interval '1 minute'
      and $now::timestamptz < morning.starts + interval '11 hours'
      and l.past_since is null and (not l.is_demo and l.list_type <> 'SHOPPING'
and ((l.privacy = 'PUBLIC' and l.hidden_at is null and coalesce(l.share_link_expires_at > now(), true)) and coalesce(l.share_link_replaced_at < f.created_at, true)
  or f.user_id is not null and ((l.owner_id is not distinct from f.user_id
  or exists (select from collaborators c where c.list_id = l.id and c.user_id = f.user_id and (c.role in ('EDITOR','HELPER') or l.hidden_at is null and c.role in ('EDITOR','HELPER','VIEWER')))) or l.hidden_at is null and exists (select from circle_lists cl join lists own on own.id = cl.list_id and own.owner_id = cl.user_id
    join circle_members m on m.circle_id = cl.circle_id and m.user_id <> own.owner_id where cl.list_id = l.id and m.user_id = f.user_id)))
and (f.user_id is null or not (l.owner_id is not distinct from f.user_id
  or exists (select from collaborators c where c.list_id = l.id and c.user_id = f.user_id and c.role in ('EDITOR','HELPER'))))) and exists (select from items i where i.list_id = l.id and not i.is_archived
and i.created_at > due.since and i.created_at <= due.until
and ((l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true)) or i.quantity_purchased < i.quantity_desired and not i.is_unneeded))
    order by f.id limit $most::int for update of f skip locked
  ), told as (
    update follows f set told_until = due.until from due where f.id = due.id returning f.*
  )
  select f.id, l.id as "listId", l.name as "listName", l.list_type as "listType", l.share_token as "shareToken",
    f.user_id as "userId", f.email, f.endpoint, f.p256dh, f.auth, f.language, f.created_at as "followedAt", due.since,
    array(select i.title from items i where i.list_id = l.id and not i.is_archived
and i.created_at > due.since and i.created_at <= due.until
and ((l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true)) or i.quantity_purchased < i.quantity_desired and not i.is_unneeded) order by i.created_at, i.id limit 20) as titles,
    (select count(*)::int from items i where i.list_id = l.id and not i.is_archived
and i.created_at > due.since and i.created_at <= due.until
and ((l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true)) or i.quantity_purchased < i.quantity_desired and not i.is_unneeded)) as count
  from told f join due on due.id = f.id join lists l on l.id = f.list_id;

-- take gifts of a key along
    with recipients as (
      select coalesce(l.person_id, l.owner_id) as recipient_id, extract(year from coalesce(l.event_date::timestamp, coalesce(p.bought_at, p.created_at) at time zone 'UTC'))::int as year from purchases p join items i on i.id = p.item_id join lists l on l.id = i.list_id
      where (p.buyer_id is null and (p.guest_key_id = any (array(
  with root as (select coalesce((select joined_to from joined_guest_keys where id = $guestKeyId::uuid), $guestKeyId::uuid) as id)
  select id from root union all select j.id from joined_guest_keys j join root on j.joined_to = root.id
)) or p.guest_email = any (array(select email from guest_addresses where guest_key_id = any (array(
  with root as (select coalesce((select joined_to from joined_guest_keys where id = $guestKeyId::uuid), $guestKeyId::uuid) as id)
  select id from root union all select j.id from joined_guest_keys j join root on j.joined_to = root.id
))))
  and not exists (select from users u where u.email = p.guest_email and ((l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true)) and (l.person_id is null and (l.owner_id is not distinct from u.id
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = u.id and c.role in ('EDITOR')))))))) and not (l.person_id is null and (l.owner_id is not distinct from $memberId::uuid
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = $memberId::uuid and c.role in ('EDITOR'))))
    ), taken as (
      delete from gift_budgets where giver_id = any (array(
  with root as (select coalesce((select joined_to from joined_guest_keys where id = $guestKeyId::uuid), $guestKeyId::uuid) as id)
  select id from root union all select j.id from joined_guest_keys j join root on j.joined_to = root.id
)) and (recipient_id, year) in (select recipient_id, year from recipients)
      returning *
    ), budgets as (
      insert into gift_budgets (giver_id, recipient_id, year, amount_minor, currency)
      select $memberId::uuid, recipient_id, year, amount_minor, currency from taken order by giver_id = coalesce((select joined_to from joined_guest_keys where id = $guestKeyId::uuid), $guestKeyId::uuid) desc, giver_id
      on conflict do nothing
    ), pledged as (
      update pledges p set buyer_id = $memberId::uuid, guest_key_id = null from items i join lists l on l.id = i.list_id
      where i.id = p.item_id and (p.buyer_id is null and (p.guest_key_id = any (array(
  with root as (select coalesce((select joined_to from joined_guest_keys where id = $guestKeyId::uuid), $guestKeyId::uuid) as id)
  select id from root union all select j.id from joined_guest_keys j join root on j.joined_to = root.id
)) or p.guest_email = any (array(select email from guest_addresses where guest_key_id = any (array(
  with root as (select coalesce((select joined_to from joined_guest_keys where id = $guestKeyId::uuid), $guestKeyId::uuid) as id)
  select id from root union all select j.id from joined_guest_keys j join root on j.joined_to = root.id
))))
  and not exists (select from users u where u.email = p.guest_email and ((l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true)) and (l.person_id is null and (l.owner_id is not distinct from u.id
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = u.id and c.role in ('EDITOR')))))))) and not (l.person_id is null and (l.owner_id is not distinct from $memberId::uuid
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = $memberId::uuid and c.role in ('EDITOR'))))
    ), gone as (
      update gone_pledges p set buyer_id = $memberId::uuid, guest_key_id = null
      where p.buyer_id is null and p.guest_key_id = any (array(
  with root as (select coalesce((select joined_to from joined_guest_keys where id = $guestKeyId::uuid), $guestKeyId::uuid) as id)
  select id from root union all select j.id from joined_guest_keys j join root on j.joined_to = root.id
)) and not $memberId::uuid = any (p.kept_from)
        and not exists (select from lists l where l.id = p.list_id and (l.person_id is null and (l.owner_id is not distinct from $memberId::uuid
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = $memberId::uuid and c.role in ('EDITOR')))))
    ), beside as (
      update off_list_gifts p set
        buyer_id = case when p.guest_key_id = any (array(
  with root as (select coalesce((select joined_to from joined_guest_keys where id = $guestKeyId::uuid), $guestKeyId::uuid) as id)
  select id from root union all select j.id from joined_guest_keys j join root on j.joined_to = root.id
)) then $memberId::uuid else p.buyer_id end,
        guest_key_id = case when p.guest_key_id = any (array(
  with root as (select coalesce((select joined_to from joined_guest_keys where id = $guestKeyId::uuid), $guestKeyId::uuid) as id)
  select id from root union all select j.id from joined_guest_keys j join root on j.joined_to = root.id
)) then null else p.guest_key_id end,
        suggester_id = case when p.suggester_key_id = any (array(
  with root as (select coalesce((select joined_to from joined_guest_keys where id = $guestKeyId::uuid), $guestKeyId::uuid) as id)
  select id from root union all select j.id from joined_guest_keys j join root on j.joined_to = root.id
)) then $memberId::uuid else p.suggester_id end,
        suggester_key_id = case when p.suggester_key_id = any (array(
  with root as (select coalesce((select joined_to from joined_guest_keys where id = $guestKeyId::uuid), $guestKeyId::uuid) as id)
  select id from root union all select j.id from joined_guest_keys j join root on j.joined_to = root.id
)) then null else p.suggester_key_id end
      from lists l
      where l.id = p.list_id and (p.guest_key_id = any (array(
  with root as (select coalesce((select joined_to from joined_guest_keys where id = $guestKeyId::uuid), $guestKeyId::uuid) as id)
  select id from root union all select j.id from joined_guest_keys j join root on j.joined_to = root.id
)) or p.suggester_key_id = any (array(
  with root as (select coalesce((select joined_to from joined_guest_keys where id = $guestKeyId::uuid), $guestKeyId::uuid) as id)
  select id from root union all select j.id from joined_guest_keys j join root on j.joined_to = root.id
))) and not ((l.person_id is null and (l.owner_id is not distinct from $memberId::uuid
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = $memberId::uuid and c.role in ('EDITOR')))) or coalesce($memberId::uuid = any (p.kept_from), false))
    ), lapsed as (
      update lapsed_holds p set buyer_id = $memberId::uuid, guest_key_id = null from items i join lists l on l.id = i.list_id
      where i.id = p.item_id and (p.buyer_id is null and (p.guest_key_id = any (array(
  with root as (select coalesce((select joined_to from joined_guest_keys where id = $guestKeyId::uuid), $guestKeyId::uuid) as id)
  select id from root union all select j.id from joined_guest_keys j join root on j.joined_to = root.id
)) or p.guest_email = any (array(select email from guest_addresses where guest_key_id = any (array(
  with root as (select coalesce((select joined_to from joined_guest_keys where id = $guestKeyId::uuid), $guestKeyId::uuid) as id)
  select id from root union all select j.id from joined_guest_keys j join root on j.joined_to = root.id
))))
  and not exists (select from users u where u.email = p.guest_email and ((l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true)) and (l.person_id is null and (l.owner_id is not distinct from u.id
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = u.id and c.role in ('EDITOR')))))))) and not (l.person_id is null and (l.owner_id is not distinct from $memberId::uuid
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = $memberId::uuid and c.role in ('EDITOR'))))
    )
    update purchases p set buyer_id = $memberId::uuid, guest_key_id = null from items i join lists l on l.id = i.list_id
    where i.id = p.item_id and (p.buyer_id is null and (p.guest_key_id = any (array(
  with root as (select coalesce((select joined_to from joined_guest_keys where id = $guestKeyId::uuid), $guestKeyId::uuid) as id)
  select id from root union all select j.id from joined_guest_keys j join root on j.joined_to = root.id
)) or p.guest_email = any (array(select email from guest_addresses where guest_key_id = any (array(
  with root as (select coalesce((select joined_to from joined_guest_keys where id = $guestKeyId::uuid), $guestKeyId::uuid) as id)
  select id from root union all select j.id from joined_guest_keys j join root on j.joined_to = root.id
))))
  and not exists (select from users u where u.email = p.guest_email and ((l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true)) and (l.person_id is null and (l.owner_id is not distinct from u.id
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = u.id and c.role in ('EDITOR')))))))) and not (l.person_id is null and (l.owner_id is not distinct from $memberId::uuid
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = $memberId::uuid and c.role in ('EDITOR'))))
    returning p.id;

-- take notices for buyers
with due as (delete from purchase_notices where list_id = $listId returning *)
select coalesce(b.email, d.email) as "to", coalesce(b.preferences_language, b.last_language, d.language) as language, d.quantity, d.bought_at as "boughtAt", d.was_held as "wasHeld", d.fate, d.list_name as "listName",
  coalesce(l.list_type, d.list_type) as "listType", d.owner_name as "doneBy", d.is_buyer_shown and coalesce(not (l.purchase_visibility = 'OWNER_SEES_TAKEN' or (l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true))), false) as "isSeen",
  d.item_title as "itemTitle", d.item_url as "itemUrl", d.quantity_desired as "quantityDesired",
  case when ((l.privacy = 'PUBLIC' and l.hidden_at is null and coalesce(l.share_link_expires_at > now(), true)) and coalesce(l.share_link_replaced_at < d.bought_at, true)) then l.share_token end as "shareToken",
  case when ((l.privacy = 'PUBLIC' and l.hidden_at is null and coalesce(l.share_link_expires_at > now(), true)) and coalesce(l.share_link_replaced_at < d.bought_at, true)) then o.name end as "ownerName",
  p.id is not null as "isHeld", l.id is null as "isListGone", exists (
    select from purchases again where again.item_id = d.item_id and again.created_at > d.bought_at
      and (again.buyer_id = d.buyer_id or again.guest_email in (d.email, b.email))
  ) as "isBoughtAgain",
  case when ((l.privacy = 'PUBLIC' and l.hidden_at is null and coalesce(l.share_link_expires_at > now(), true)) and coalesce(l.share_link_replaced_at < d.bought_at, true)) and i.id is not null then json_build_object(
    'title', i.title, 'url', i.primary_url, 'quantityDesired', i.quantity_desired,
    'quantityPurchased', i.quantity_purchased, 'isUnneeded', i.is_unneeded, 'isArchived', i.is_archived
  ) end as now
from due d
  left join users b on b.id = d.buyer_id
  left join lists l on l.id = d.list_id
  left join users o on o.id = l.owner_id
  left join purchases p on p.id = d.purchase_id
  left join items i on i.id = coalesce(d.item_id, p.item_id)
where (d.buyer_id is null or b.id is not null) and not exists (
  select 1 from users u where (u.id = d.buyer_id or u.email = coalesce(b.email, d.email))
    and (l.person_id is null and (l.owner_id is not distinct from u.id
or exists (select from collaborators c where c.list_id = l.id and c.user_id = u.id and c.role in ('EDITOR'))))
)
order by d.bought_at, d.purchase_id;

-- take reminders of givers
  with holds as materialized (
    select p.id from purchases p join items i join lists l on l.id = i.list_id on i.id = p.item_id
    where p.held_until > $now::timestamptz and p.held_until >= l.event_starts_at and not l.is_demo and l.event_starts_at > $now::timestamptz + interval '1 days'
and l.event_starts_at <= $now::timestamptz + interval '7 days'
and extract(hour from $now::timestamptz at time zone l.time_zone) between 9 and 19 and p.reminded_at is null and (p.buyer_id is not null or $isMailing::boolean) and p.created_at < $now::timestamptz - interval '1 day' and not i.is_archived
and ((l.privacy = 'PUBLIC' and l.hidden_at is null and coalesce(l.share_link_expires_at > now(), true)) and coalesce(l.share_link_replaced_at < p.created_at, true))
and not exists (
  select from users u where (u.id = p.buyer_id or u.email = coalesce((select email from users where id = p.buyer_id), p.guest_email)) and (l.person_id is null and (l.owner_id is not distinct from u.id
  or exists (select from collaborators c where c.list_id = l.id and c.user_id = u.id and c.role in ('EDITOR'))))
)
    order by p.id limit $most::int for update of p skip locked
  ), shares as materialized (
    select p.id, case when i.is_fund then 'GIVE' when o.organiser_id = p.id then 'CONFIRM' else 'PAY' end as step
    from pledges p join items i join lists l on l.id = i.list_id on i.id = p.item_id join pools o on o.item_id = p.item_id
    where (p.paid_at is null and p.confirmed_at is null
and (i.is_fund or o.organiser_id is distinct from p.id and o.pay_back is not null and o.purchase_id is not null) or o.organiser_id = p.id and exists (
  select from pledges g where g.item_id = p.item_id and g.id <> p.id and g.paid_at is not null and g.confirmed_at is null
)) and not l.is_demo and l.event_starts_at > $now::timestamptz + interval '1 days'
and l.event_starts_at <= $now::timestamptz + interval '7 days'
and extract(hour from $now::timestamptz at time zone l.time_zone) between 9 and 19 and p.reminded_at is null and (p.buyer_id is not null or $isMailing::boolean) and p.created_at < $now::timestamptz - interval '1 day' and not i.is_archived
and ((l.privacy = 'PUBLIC' and l.hidden_at is null and coalesce(l.share_link_expires_at > now(), true)) and coalesce(l.share_link_replaced_at < p.created_at, true))
and not exists (
  select from users u where (u.id = p.buyer_id or u.email = coalesce((select email from users where id = p.buyer_id), p.guest_email)) and (l.person_id is null and (l.owner_id is not distinct from u.id
  or exists (select from collaborators c where c.list_id = l.id and c.user_id = u.id and c.role in ('EDITOR'))))
)
    order by p.id limit $most::int for update of p skip locked
  ), reminded as (
    update purchases p set reminded_at = $now::timestamptz from holds where p.id = holds.id
    returning p.item_id, p.buyer_id, p.guest_email, p.language, 'BUY' as step
  ), reminded_shares as (
    update pledges p set reminded_at = $now::timestamptz from shares where p.id = shares.id
    returning p.item_id, p.buyer_id, p.guest_email, p.language, shares.step
  )
  select l.id as "listId", l.name as "listName", l.list_type as "listType", coalesce(b.email, g.guest_email) as "to",
    b.id as "userId", b.id is null or b.preferences_reminders as "isWanted", max(coalesce(b.preferences_language, b.last_language, g.language)) as language,
    ceil(extract(epoch from l.event_starts_at - $now::timestamptz) / 86400)::int as days,
    coalesce(array_agg(i.title order by i.title) filter (where g.step = 'BUY'), '{}') as "toBuy", coalesce(array_agg(i.title order by i.title) filter (where g.step = 'PAY'), '{}') as "toPay", coalesce(array_agg(i.title order by i.title) filter (where g.step = 'GIVE'), '{}') as "toGive", coalesce(array_agg(i.title order by i.title) filter (where g.step = 'CONFIRM'), '{}') as "toConfirm"
  from (select * from reminded union all select * from reminded_shares) g
    join items i join lists l on l.id = i.list_id on i.id = g.item_id left join users b on b.id = g.buyer_id
  where coalesce(b.email, g.guest_email) <> ''
  group by l.id, b.id, coalesce(b.email, g.guest_email);

-- take the delivery address of a list away
delete from delivery_addresses where list_id = $listId::uuid;

-- tell a follower later
update follows set told_until = $since::timestamptz
where id = $id::uuid and (not $wasTried::boolean or told_until > $now::timestamptz - interval '3 hours');

-- tell of a gift that is not on a list
insert into off_list_gifts (id, list_id, buyer_id, guest_key_id, suggester_id, suggester_key_id, is_idea, what, notes, primary_url, is_told_after, created_at,
     kept_from, kept_until)
   select $id::uuid, $listId::uuid, case when not $isIdea::boolean then $memberId::uuid end, case when not $isIdea::boolean and $memberId::uuid is null then $guestKeyId::uuid end,
     case when $isIdea::boolean then $memberId::uuid end, case when $isIdea::boolean and $memberId::uuid is null then $guestKeyId::uuid end,
     $isIdea::boolean, $what, $notes, $primaryUrl::text, $isToldAfter::boolean and not $isIdea::boolean, now(),
     case when l.person_id is null then array(select l.owner_id union select c.user_id from collaborators c where c.list_id = l.id and c.role in ('EDITOR')) else '{}' end, coalesce(l.event_starts_at, '9999-12-31Z')
   from lists l cross join lateral (
     select count(*) as of_all, count(*) filter (where coalesce(p.buyer_id, p.suggester_id) is null) as of_guests,
       count(*) filter (where case when $isIdea::boolean then p.is_idea and coalesce(p.suggester_id = $memberId::uuid or p.suggester_id is null and p.suggester_key_id = any (array(
  with root as (select coalesce((select joined_to from joined_guest_keys where id = $guestKeyId::uuid), $guestKeyId::uuid) as id)
  select id from root union all select j.id from joined_guest_keys j join root on j.joined_to = root.id
)), false) else not p.is_idea and coalesce((not p.is_idea or p.taken_at is not null and coalesce(p.held_until > now(), true)) and (p.buyer_id = $memberId::uuid or p.buyer_id is null and p.guest_key_id = any (array(
  with root as (select coalesce((select joined_to from joined_guest_keys where id = $guestKeyId::uuid), $guestKeyId::uuid) as id)
  select id from root union all select j.id from joined_guest_keys j join root on j.joined_to = root.id
))), false) end) as of_one
     from off_list_gifts p where p.list_id = l.id
   ) n where l.id = $listId::uuid and n.of_all < 50 and n.of_one < 5
     and ($memberId::uuid is not null or n.of_guests < 40)
   returning id;

-- tell who watches a price
  with noticed as (
    insert into notifications as n (id, user_id, list_id, kind, item_id, news_at)
  select gen_random_uuid(), told.user_id, l.id, $kind, i.id, $now::timestamptz
  from price_watches w join items i on i.id = w.item_id join lists l on l.id = i.list_id
  cross join lateral (select p.user_id from price_watchers p join users u on u.id = p.user_id
where p.watch_item_id = w.item_id and u.suspended_at is null and (l.owner_id is not distinct from p.user_id
  or exists (select from collaborators c where c.list_id = l.id and c.user_id = p.user_id and c.role in ('EDITOR','HELPER')))) told join users reader on reader.id = told.user_id
  where w.item_id = $itemId::uuid and reader.preferences_notifications
  on conflict (user_id, list_id, kind, who_id) where read_at is null and purchase_id is null and list_id is not null
    do update set news_at = excluded.news_at, count = n.count + (n.item_id is distinct from excluded.item_id)::int,
      item_id = case when n.item_id = excluded.item_id then n.item_id end
    returning user_id, list_id, item_id, count
  ), told as (select user_id, list_id, $itemId::uuid as item_id, 1 as count from noticed), hooked as (
    insert into webhook_messages (id, webhook_id, list_id, event, happened, happened_at, due_at, tries)
    select gen_random_uuid(), w.id, told.list_id, $kind::text,
      jsonb_build_object('kind', $kind::text, 'listId', told.list_id, 'itemId', told.item_id, 'count', told.count),
      now(), now(), 0
    from told join webhooks w on w.user_id = told.user_id
    where $kind::text = any(w.events) and w.is_on and (w.list_ids is null or told.list_id = any(w.list_ids))
  )
  select user_id as "userId" from noticed;

-- text to report
select p.id from off_list_gifts p where p.id = $offListGiftId::uuid and p.list_id = $listId::uuid and (p.is_told_after or not $isToldAlone::boolean)
union all
select q.id from gift_questions q join items i on i.id = q.item_id and not i.is_archived where q.id = $questionId::uuid and i.list_id = $listId::uuid;

-- thank for a purchase
update purchases set thanked_at = case when $isThanked::boolean then coalesce(thanked_at, now()) end
where id = $purchaseId::uuid;

-- tick what came
with gifts as (
  select p.id from purchases p where p.id = any ($purchaseIds::uuid[]) order by p.id for key share
), to_funds as (
  select p.id from pledges p join items i on i.id = p.item_id
  where p.id = any ($purchaseIds::uuid[]) and i.is_fund order by p.id for update of p
), confirmed as (
  update pledges set confirmed_at = case when $isReceived::boolean then coalesce(confirmed_at, now()) end
  from to_funds where pledges.id = to_funds.id returning pledges.id
), ticked as (
  insert into received_gifts (purchase_id, received_at) select id, case when $isReceived::boolean then now() end from gifts order by id
  on conflict (purchase_id) do update set received_at = case when $isReceived::boolean then coalesce(received_gifts.received_at, now()) end
  returning purchase_id
)
select purchase_id as "purchaseId" from ticked union all select id from confirmed;

-- tokens of demo lists
select share_token as "shareToken" from lists where is_demo order by id;

-- totals at the end of days
select d.day::text as day,
  coalesce(sum(c.free_users + c.standard_users + c.premium_users), 0)::int as users,
  coalesce(sum(c.free_users), 0)::int as "freeUsers", coalesce(sum(c.standard_users), 0)::int as "standardUsers",
  coalesce(sum(c.premium_users), 0)::int as "premiumUsers",
  coalesce(sum(c.lists), 0)::int as lists, coalesce(sum(c.items), 0)::int as items
from unnest($days::date[]) as d(day)
left join (select day, sum(free_users) as free_users, sum(standard_users) as standard_users,
    sum(premium_users) as premium_users, sum(lists) as lists, sum(items) as items
  from (select day, sign_ups, accounts_deleted, free_users, standard_users, premium_users, lists, new_lists, items, new_items, purchases, shared_list_views, active_users, visits, visit_seconds from daily_counts union all select day, sign_ups, accounts_deleted, free_users, standard_users, premium_users, lists, new_lists, items, new_items, purchases, shared_list_views, active_users, visits, visit_seconds from count_changes) counts group by day) c on c.day <= d.day
group by d.day;

-- visit a shop out of turn
insert into watched_shops as s (host, next_look_at) values ($host, $now::timestamptz)
on conflict (host) do update set next_look_at = s.next_look_at
returning s.host, s.robots, s.robots_read_at as "robotsReadAt";

-- visitors of a list
select count(distinct visitor)::int as visitors from list_visits
where list_id = $listId::uuid and day between $start::date and $end::date;

-- visits of a list by day
select d::date::text as day, coalesce(sum(v.views), 0)::int as views, count(v.visitor)::int as visitors
from generate_series($start::timestamp, $end::timestamp, interval '1 day') as d
left join list_visits v on v.list_id = $listId::uuid and v.day = d::date group by d order by d;

-- visits of a period
select coalesce(sum(visits), 0)::int as visits, coalesce(sum(visit_seconds), 0)::float8 as seconds
from (select day, sign_ups, accounts_deleted, free_users, standard_users, premium_users, lists, new_lists, items, new_items, purchases, shared_list_views, active_users, visits, visit_seconds from daily_counts union all select day, sign_ups, accounts_deleted, free_users, standard_users, premium_users, lists, new_lists, items, new_items, purchases, shared_list_views, active_users, visits, visit_seconds from count_changes) counts where day between $start::date and $end::date;

-- wait for others who put a list in order
select pg_advisory_xact_lock(hashtextextended($listId::text, 0));

-- want finite numbers of the items of a list
update items set quantity_desired = greatest(1, quantity_purchased), updated_at = now()
where list_id = $listId::uuid and quantity_desired = 1000000000
returning is_fund as "isFund";

-- watched prices of an account
  select i.title as item, l.name as list, w.url
  from price_watchers mine join price_watches w on w.item_id = mine.watch_item_id
  join items i on i.id = w.item_id join lists l on l.id = i.list_id
  where mine.user_id = $userId::uuid and $userId::uuid in (select p.user_id from price_watchers p join users u on u.id = p.user_id
where p.watch_item_id = w.item_id and u.suspended_at is null and (l.owner_id is not distinct from p.user_id
  or exists (select from collaborators c where c.list_id = l.id and c.user_id = p.user_id and c.role in ('EDITOR','HELPER'))))
  order by l.name, i.title, i.id;

-- what a webhook tells a giver to do
select i.id, i.title, true as "isHold" from purchases p join items i on i.id = p.item_id
where i.list_id = $listId::uuid and p.buyer_id = $viewerId::uuid and p.held_until > $now::timestamptz and not i.is_archived
union
select i.id, i.title, false from pledges p join items i on i.id = p.item_id join pools o on o.item_id = p.item_id
where i.list_id = $listId::uuid and p.buyer_id = $viewerId::uuid and p.paid_at is null and p.confirmed_at is null
  and (i.is_fund or o.organiser_id is distinct from p.id and o.pay_back is not null and o.purchase_id is not null) and not i.is_archived
order by 2, 1;

-- what a webhook tells to be still wanted
select case when not ((l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true)) and (l.person_id is null and (l.owner_id is not distinct from $viewerId::uuid
  or exists (select from collaborators c where c.list_id = l.id and c.user_id = $viewerId::uuid and c.role in ('EDITOR'))))) then (select count(*)::int from items i where i.list_id = l.id and not i.is_archived and i.quantity_desired < 1000000000 and not i.is_unneeded
and i.quantity_purchased < i.quantity_desired) else 0 end as count
 from lists l where l.id = $listId::uuid and (l.owner_id = $viewerId::uuid or exists (select from follows f where f.list_id = l.id and f.user_id = $viewerId::uuid and (not l.is_demo and l.list_type <> 'SHOPPING'
and ((l.privacy = 'PUBLIC' and l.hidden_at is null and coalesce(l.share_link_expires_at > now(), true)) and coalesce(l.share_link_replaced_at < f.created_at, true)
  or f.user_id is not null and ((l.owner_id is not distinct from f.user_id
  or exists (select from collaborators c where c.list_id = l.id and c.user_id = f.user_id and (c.role in ('EDITOR','HELPER') or l.hidden_at is null and c.role in ('EDITOR','HELPER','VIEWER')))) or l.hidden_at is null and exists (select from circle_lists cl join lists own on own.id = cl.list_id and own.owner_id = cl.user_id
    join circle_members m on m.circle_id = cl.circle_id and m.user_id <> own.owner_id where cl.list_id = l.id and m.user_id = f.user_id)))
and (f.user_id is null or not (l.owner_id is not distinct from f.user_id
  or exists (select from collaborators c where c.list_id = l.id and c.user_id = f.user_id and c.role in ('EDITOR','HELPER')))))));

-- what was promised to a fund and has not come
select p.id, p.amount_minor::float8 as "amountMinor", i.pledge_currency as currency, p.created_at as "pledgedAt", p.paid_at is not null as "isPaid",
  p.buyer_id as "buyerId", coalesce(u.name, p.guest_name) as "giverName"
from pledges p join items i on i.id = p.item_id left join users u on u.id = p.buyer_id
where p.item_id = $itemId::uuid and p.confirmed_at is null
order by p.created_at desc, p.id limit 500;

-- whether a list has a delivery address
select (l.list_type <> 'SHOPPING' and exists (select from delivery_addresses d where d.list_id = l.id)
and now() < coalesce(l.event_starts_at + interval '8 days', now() + interval '60 days')) as "isThere" from lists l where l.id = $listId::uuid;

-- whether somebody follows a list
select f.id from follows f join lists l on l.id = f.list_id
 where f.list_id = $listId::uuid and f.follower_key = any ($followerKeys::text[]) and (not l.is_demo and l.list_type <> 'SHOPPING'
and ((l.privacy = 'PUBLIC' and l.hidden_at is null and coalesce(l.share_link_expires_at > now(), true)) and coalesce(l.share_link_replaced_at < f.created_at, true)
  or f.user_id is not null and ((l.owner_id is not distinct from f.user_id
  or exists (select from collaborators c where c.list_id = l.id and c.user_id = f.user_id and (c.role in ('EDITOR','HELPER') or l.hidden_at is null and c.role in ('EDITOR','HELPER','VIEWER')))) or l.hidden_at is null and exists (select from circle_lists cl join lists own on own.id = cl.list_id and own.owner_id = cl.user_id
    join circle_members m on m.circle_id = cl.circle_id and m.user_id <> own.owner_id where cl.list_id = l.id and m.user_id = f.user_id)))
and (f.user_id is null or not (l.owner_id is not distinct from f.user_id
  or exists (select from collaborators c where c.list_id = l.id and c.user_id = f.user_id and c.role in ('EDITOR','HELPER'))))) limit 1;

-- whether somebody gives on lists that they take over
select exists (
  select from purchases p join items i on i.id = p.item_id where p.buyer_id = $userId::uuid and i.list_id = any($listIds::uuid[])
  union all select from pledges p join items i on i.id = p.item_id where p.buyer_id = $userId::uuid and i.list_id = any($listIds::uuid[])
  union all select from off_list_gifts p where p.buyer_id = $userId::uuid and (not p.is_idea or p.taken_at is not null and coalesce(p.held_until > now(), true)) and p.list_id = any($listIds::uuid[])
) as "isGiven";

-- whether the holder of a receipt sees a delivery address
select exists (select from purchases p join items i on i.id = p.item_id join lists l on l.id = i.list_id
 where p.id = $purchaseId::uuid and p.undo_token_hash = $undoTokenHash and p.buyer_id is null
   and l.share_token = $shareToken and not l.is_demo and l.hidden_at is null and ((((l.privacy = 'PUBLIC' and l.hidden_at is null and coalesce(l.share_link_expires_at > now(), true)) and coalesce(l.share_link_replaced_at < p.created_at, true)) or ((l.owner_id is not distinct from $memberId::uuid
  or exists (select from collaborators c where c.list_id = l.id and c.user_id = $memberId::uuid and (c.role in ('EDITOR','HELPER') or l.hidden_at is null and c.role in ('EDITOR','HELPER','VIEWER')))) or l.hidden_at is null and exists (select from circle_lists cl join lists own on own.id = cl.list_id and own.owner_id = cl.user_id
    join circle_members m on m.circle_id = cl.circle_id and m.user_id <> own.owner_id where cl.list_id = l.id and m.user_id = $memberId::uuid))) and (l.list_type <> 'SHOPPING' and exists (select from delivery_addresses d where d.list_id = l.id)
and now() < coalesce(l.event_starts_at + interval '8 days', coalesce(p.bought_at, p.created_at) + interval '60 days')))) as "isThere";

-- who is here
  select l.owner_id as "ownerId",
    (select coalesce(json_object_agg(user_id, role), '{}') from (
  select c.user_id, c.role from collaborators c where c.list_id = l.id
  union select m.user_id, 'MEMBER' from circle_lists cl join lists own on own.id = cl.list_id and own.owner_id = cl.user_id
    join circle_members m on m.circle_id = cl.circle_id and m.user_id <> own.owner_id where cl.list_id = l.id and (select w.circle_count > 0 from users w where w.id = l.owner_id)
    and not exists (select from collaborators c where c.list_id = cl.list_id and c.user_id = m.user_id)
) roles) as "collaboratorRoles",
    array(
      select user_id from presences where list_id = l.id and seen_at >= now() - interval '40 seconds'
      group by user_id order by min(arrived_at), user_id
    ) as "presentIds",
    (
      select coalesce(json_agg(json_build_object('userId', p.user_id, 'editedId', e.id) order by p.arrived_at, p.user_id), '[]')
      from presences p cross join unnest(p.edited_ids) e (id)
      where p.list_id = l.id and p.seen_at >= now() - interval '40 seconds'
    ) as edits
  from lists l where l.id = $listId;

-- withdraw an idea that is not on a list
delete from off_list_gifts p where p.id = $id::uuid and not (not p.is_idea or p.taken_at is not null and coalesce(p.held_until > now(), true)) returning id;

-- write a note of thanks
with gifts as (
  select p.id from purchases p where p.id = any ($purchaseIds::uuid[]) order by p.id for update
), to_funds as (
  select p.id from pledges p join items i on i.id = p.item_id
  where p.id = any ($purchaseIds::uuid[]) and i.is_fund order by p.id for update of p
), note as (
  insert into thank_notes (id, list_id, author_id, text, written_at)
  select $id::uuid, $listId::uuid, $authorId::uuid, $text, now()
  where exists (select from gifts) or exists (select from to_funds) returning id
), thanked as (
  update purchases set thanked_at = coalesce(thanked_at, now()) from gifts where purchases.id = gifts.id
), noted as (
  update pledges set note_id = note.id, confirmed_at = coalesce(confirmed_at, now())
  from to_funds, note where pledges.id = to_funds.id and pledges.note_id is null returning pledges.id
), received as (
  insert into received_gifts (purchase_id, note_id) select gifts.id, note.id from gifts, note order by gifts.id
  on conflict (purchase_id) do update set note_id = excluded.note_id
  where received_gifts.note_id is null
  returning purchase_id
)
select purchase_id as "purchaseId" from received union all select id from noted;

-- write abuse signals
insert into abuse_signals (id, hour, kind, limit_name, subject, user_id, list_id, count)
select s.id, s.hour, s.kind, s."limitName", s.subject, u.id, l.id, s.count
from jsonb_to_recordset($rows::jsonb) as s (id uuid, hour timestamptz, kind text, "limitName" text, subject text,
  "userId" uuid, "listId" uuid, count int)
left join users u on u.id = s."userId" left join lists l on l.id = s."listId"
where (s."userId" is null or u.id is not null) and (s."listId" is null or l.id is not null)
order by s.hour, s.kind, s."limitName", s.subject, l.id
on conflict (hour, kind, limit_name, subject, list_id) do update set count = abuse_signals.count + excluded.count;

-- write field edits
insert into field_edits (subject_id, field, list_id, editor_id, edited_at)
select edited.id, field, $listId::uuid, $actorId::uuid, now() from unnest($subjectIds::uuid[], $fields::text[]) edited(id, field)
on conflict (subject_id, field) do update set editor_id = excluded.editor_id, edited_at = excluded.edited_at;

-- write how to give to a fund
insert into funds (item_id, how_to_pay)
  select i.id, $howToPay::text from items i where i.id = $itemId::uuid for key share
on conflict (item_id) do update set how_to_pay = excluded.how_to_pay returning item_id as "itemId";
