import { ITEM } from './floor-queries.ts';

/** In a mail: only the statement knows them. */
export const PLACES = { title: '\u0001', list: '\u0002', owner: '\u0003' };

const filled = (text: string) => `replace(replace(replace(${text}, $13, title), $14, list_name), $15, owner_name)`;

/** Members of the list `changed`, and the webhooks of theirs that chose the event. */
const told = (event: string) => `members as (
      select owner_id as id from changed
      union select c.user_id from collaborators c join changed on c.list_id = changed.id and c.role in ('EDITOR', 'HELPER')
    ), hooked as (
      insert into webhook_messages (id, webhook_id, list_id, event, happened, happened_at, due_at, tries)
      select gen_random_uuid(), w.id, changed.id, '${event}', '{}', now(), now(), 0
      from changed, members m join webhooks w on w.user_id = m.id
      where w.is_on and '${event}' = any(w.events) and (w.list_ids is null or changed.id = any(w.list_ids))
      returning webhook_id
    )`;

const notify = (channel: string, about: string) => `pg_notify('${channel}', json_build_object(
      'listId', changed.id, 'revision', revision, 'purchaseRevision', purchase_revision, ${about},
      'memberIds', (select json_agg(id) from members), 'noticedIds', (select json_agg(user_id) from noticed),
      'isHooked', exists (select from hooked))::text)`;

/**
 * A purchase takes at least this: whether the link is open and the gift still wanted, each row that Kindlist writes, with all of its columns, who is
 * told, and the item for the same answer. It knows of no choices, shared gifts, reservations and surprises.
 */
export const PURCHASE_AT_ONCE = {
  name: 'purchase-at-once',
  text: `
    with list as (
      select l.id, l.name as list_name, l.owner_id, o.name as owner_name, o.preferences_notifications as is_told
      from lists l join users o on o.id = l.owner_id
      where l.share_token = $2 and l.privacy = 'PUBLIC' and l.hidden_at is null and coalesce(l.share_link_expires_at > now(), true)
        and l.past_since is null and not l.is_demo
    ), item as (
      select i.id, i.title, i.quantity_desired - i.quantity_purchased as remaining from items i
      where i.id = $1 and i.list_id = (select id from list) and not i.is_archived and not i.is_fund for update
    ), claimed as (
      insert into kept_answers (key, request_hash, answer) select $3, $16, $4::jsonb from item where remaining >= $5::int
      on conflict do nothing returning key
    ), bought as (
      insert into purchases (id, quantity, guest_email, guest_name, undo_token_hash, language, created_at, item_id)
      select $6::uuid, $5::int, $7, $8, $9, 'en', now(), item.id from item, claimed returning id, item_id, quantity, created_at
    ), counted as (
      update items set quantity_purchased = quantity_purchased + bought.quantity from bought where items.id = bought.item_id
    ), noticed as (
      insert into notifications (id, user_id, list_id, kind, purchase_id, item_id, news_at)
      select gen_random_uuid(), owner_id, list.id, 'PURCHASED', bought.id, bought.item_id, now() from bought, list where is_told
      returning user_id
    ), mailed as (
      insert into mails (id, "to", subject, kind, text, html, state, about_list_ids, created_at, delivered_at)
      select uuidv7(), $7, ${filled('$10')}, 'PURCHASE_RECEIPT', ${filled('$11')}, ${filled('$12')}, 'KEPT', array[list.id], now(), now()
      from bought, item, list
    ), changed as (
      update lists set purchase_revision = purchase_revision + 1 from list, bought where lists.id = list.id
      returning lists.id, lists.owner_id, revision, purchase_revision
    ), ${told('ITEM_PURCHASED')}
    select (select ${ITEM} from items i where i.id = $1) as item, created_at, remaining - quantity as remaining,
      exists (select from delivery_addresses d where d.list_id = changed.id) as has_address,
      ${notify('bench_purchases', `'kind', 'PURCHASED', 'itemId', item.id, 'purchaseId', bought.id, 'quantity', quantity, 'remaining', remaining - quantity`)}
    from item, bought, changed`,
};

/** An edit of a note takes at least this: whether somebody is signed in who may, the same rows, and a notice for each of the others. */
export const EDIT_AT_ONCE = {
  name: 'edit-at-once',
  text: `
    with editor as (
      select u.id from sessions s join users u on u.id = s.user_id
      where s.id = $1 and s.expires_at > now() and u.suspended_at is null
    ), edited as (
      update items i set notes = $3, updated_at = now() from editor, lists l
      where i.id = $2 and l.id = i.list_id and (l.owner_id = editor.id or exists (
        select from collaborators c where c.list_id = l.id and c.user_id = editor.id and c.role in ('EDITOR', 'HELPER')
      ))
      returning i.*
    ), noted as (
      insert into field_edits (subject_id, field, list_id, editor_id, edited_at)
      select edited.id, 'notes', edited.list_id, editor.id, now() from edited, editor
      on conflict (subject_id, field) do update set editor_id = excluded.editor_id, edited_at = excluded.edited_at
    ), changed as (
      update lists set revision = revision + 1 from edited where lists.id = edited.list_id
      returning lists.id, lists.owner_id, revision, purchase_revision
    ), ${told('ITEM_CHANGED')}, noticed as (
      insert into notifications (id, user_id, list_id, kind, who_id, item_id, news_at)
      select gen_random_uuid(), m.id, changed.id, 'ITEM_EDITED', editor.id, edited.id, now()
      from changed, edited, editor, members m
      where m.id <> editor.id and (select u.preferences_notifications from users u where u.id = m.id)
      on conflict (user_id, list_id, kind, who_id) where read_at is null and purchase_id is null and list_id is not null
        do update set count = notifications.count + 1, item_id = null, news_at = excluded.news_at
      returning user_id
    )
    select row_to_json(edited) as item, ${notify('bench_broadcast', `'kind', 'ITEM_EDITED', 'itemId', edited.id, 'actorId', editor.id`)}
    from edited, editor, changed`,
};
