/** An item `i` with its purchases. */
export const ITEM = `json_build_object(
  'id', i.id, 'title', i.title, 'description', i.description, 'notes', i.notes, 'category', i.category,
  'amount', i.amount, 'variant', i.variant, 'recipes', i.recipes, 'priceMinor', i.price_minor, 'currency', i.currency, 'primaryUrl', i.primary_url,
  'secondaryUrl', i.secondary_url, 'imageUrl', i.image_url, 'quantityDesired', i.quantity_desired,
  'quantityPurchased', i.quantity_purchased, 'heldUntil', i.held_until, 'orderIndex', i.order_index, 'createdAt', i.created_at,
  'updatedAt', i.updated_at, 'purchases', case when i.quantity_purchased > 0 then (
    select json_agg(json_build_object('id', p.id, 'quantity', p.quantity, 'createdAt', p.created_at, 'heldUntil', p.held_until)
      order by p.created_at, p.id)
    from purchases p where p.item_id = i.id
  ) end
)`;

export const LIST = {
  name: 'list',
  text: `
    select l.*, o.name as owner_name, (
      select json_agg(${ITEM} order by i.order_index, i.id)
      from items i where i.list_id = l.id and not i.is_archived
    ) as items
    from lists l join users o on o.id = l.owner_id where l.share_token = $1`,
};

export const ITEMS_OF_LIST = {
  name: 'items-of-list',
  text: `
    select i.*, case when i.quantity_purchased > 0 then (
      select json_agg(p order by p.created_at, p.id) from purchases p where p.item_id = i.id
    ) end as purchases
    from items i where i.list_id = $1 and not i.is_archived order by i.order_index, i.id limit 60`,
};

export const LISTS_OF_OWNER = {
  name: 'lists-of-owner',
  text: `
    select l.*, o.name as owner_name, (select count(*) from items i where i.list_id = l.id and not i.is_archived) as item_count
    from lists l join users o on o.id = l.owner_id where l.owner_id = $1 order by l.created_at desc, l.id desc limit 60`,
};

/**
 * One statement after the other, as one writes them by hand: all rows that Kindlist writes, with the owner's
 * notice, the receipt and the stored answer.
 */
export const PURCHASE = {
  claim: {
    name: 'claim-key',
    text: 'insert into kept_answers (key) values ($1) on conflict do nothing returning key',
  },
  lock: {
    name: 'lock-item',
    text: `
      select i.title, i.quantity_desired - i.quantity_purchased as remaining, l.id as list_id
      from items i join lists l on l.id = i.list_id
      where i.id = $1 and l.share_token = $2 and l.privacy = 'PUBLIC' and not i.is_archived for update of i`,
  },
  record: {
    name: 'record-purchase',
    text: `
      insert into purchases (id, quantity, guest_email, guest_name, undo_token_hash, created_at, item_id)
      values (uuidv7(), $2, $3, $4, $5, now(), $1) returning id`,
  },
  recount: {
    name: 'recount-item',
    text: `
      update items set quantity_purchased = (select sum(quantity) from purchases where item_id = items.id)
      where id = $1`,
  },
  announce: {
    name: 'announce-purchase',
    text: `
      with changed as (
        update lists set purchase_revision = purchase_revision + 1 where id = $1 returning id, purchase_revision
      )
      select pg_notify('bench_purchases', id || ' ' || purchase_revision) from changed`,
  },
  notice: {
    name: 'leave-notice',
    text: `
      insert into notifications (id, user_id, list_id, kind, purchase_id, item_id, news_at)
      select gen_random_uuid(), u.id, l.id, 'PURCHASED', $2, $3, now()
      from lists l join users u on u.id = l.owner_id where l.id = $1 and u.preferences_notifications`,
  },
  mail: {
    name: 'keep-receipt',
    text: `
      insert into mails (id, "to", subject, text, html, state, created_at)
      values (uuidv7(), $1, $2, $3, $4, 'KEPT', now())`,
  },
  keep: {
    name: 'keep-answer',
    text: 'update kept_answers set answer = $2 where key = $1',
  },
};
