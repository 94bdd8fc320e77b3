const SHARE_TOKEN = `replace(replace(encode(uuid_send(gen_random_uuid()) || '\\x4b', 'base64'), '+', '-'), '/', '_')`;

/** The rest of the statement names the owners, whose `id` and `name` it takes. */
export const INSERT_LISTS = `
  insert into lists (id, created_at, updated_at, name, description, privacy, owner_id, share_token)
  select uuidv7(), now(), now(), 'Birthday of ' || name, 'Sizes and colours are in the notes.', 'PUBLIC', id, ${SHARE_TOKEN}`;

export const INSERT_ITEMS = `
  insert into items (id, created_at, updated_at, title, description, notes, category, primary_url, image_url,
    price_minor, quantity_desired, order_index, list_id)
  select uuidv7(), now(), now(), 'Thing number ' || n, 'A thing that somebody would be glad to have.', 'In blue, if there is.',
    'Things', 'https://shop.example.test/things/' || n, 'https://shop.example.test/things/' || n || '.jpg',
    (n * 137) % 20000, 50, n, l.id
  from lists l cross join generate_series(0, $1::int - 1) n where not l.is_demo`;

/** Everybody who is measured must find room. */
export const MAKE_ROOM = `
  insert into site_settings (id, values, updated_at)
  values (1, '{"maxUsersPerPlan": {"free": -1, "standard": -1, "premium": -1}}', now()) on conflict do nothing`;
