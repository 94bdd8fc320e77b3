import { Client } from 'pg';

/** Of each list. */
export const ITEMS_EACH = 10;

const PEOPLE = `
  insert into users (id, created_at, updated_at, name, email)
  select uuidv7(), now(), now(), 'Person ' || n, 'grown-' || n || '@example.test' from generate_series($1::int, $2::int) n`;

const LISTS = `
  insert into lists (id, created_at, updated_at, name, description, privacy, owner_id, share_token)
  select uuidv7(), now(), now(), 'Birthday of ' || name, 'Sizes and colours are in the notes.', 'PUBLIC', id,
    replace(replace(encode(uuid_send(gen_random_uuid()) || '\\x4b', 'base64'), '+', '-'), '/', '_')
  from users where email like 'grown-%' and not exists (select from lists where owner_id = users.id)`;

const ITEMS = `
  insert into items (id, created_at, updated_at, title, description, notes, category, primary_url, image_url,
    price_minor, quantity_desired, order_index, list_id)
  select uuidv7(), now(), now(), 'Thing number ' || n, 'A thing that somebody would be glad to have.', 'In blue, if there is.',
    'Things', 'https://shop.example.test/things/' || n, 'https://shop.example.test/things/' || n || '.jpg',
    (n * 137) % 20000, 50, n, l.id
  from lists l cross join generate_series(0, $1::int - 1) n
  where not l.is_demo and not exists (select from items where list_id = l.id)`;

/** Everybody who is measured must find room. */
const ROOM = `
  insert into site_settings (id, values, updated_at)
  values (1, '{"maxUsersPerPlan": {"free": -1, "standard": -1, "premium": -1}}', now()) on conflict do nothing`;

/** Adds people with a list each until there are this many. */
export async function growTo(connectionString: string, lists: number): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query(ROOM);
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from users where email like 'grown-%'`,
    );
    await client.query(PEOPLE, [(rows[0]?.count ?? 0) + 1, lists]);
    await client.query(LISTS);
    await client.query(ITEMS, [ITEMS_EACH]);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
