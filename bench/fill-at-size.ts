import { Client } from 'pg';

const OWNED = `
  insert into lists (id, created_at, updated_at, name, description, list_type, privacy, owner_id, share_token)
  select uuidv7(), now() - n * interval '1 minute', now(), 'Occasion number ' || n, 'Sizes and colours are in the notes.',
    (array['WISHLIST', 'WISHLIST', 'SHOPPING'])[1 + n % 3], 'PUBLIC', $1,
    replace(replace(encode(uuid_send(gen_random_uuid()) || '\\x4b', 'base64'), '+', '-'), '/', '_')
  from generate_series(1, $2::int) n returning id`;

const ITEMS = `
  insert into items (id, created_at, updated_at, title, description, notes, category, primary_url,
    price_minor, quantity_desired, order_index, list_id)
  select uuidv7(), now(), now(), 'Thing number ' || n, 'A thing that somebody would be glad to have.',
    case when n % 3 = 0 then 'In blue, if there is.' else '' end, 'Shelf ' || n % 40,
    'https://shop.example.test/things/' || n, (n * 137) % 20000, 50, n, id
  from unnest($1::uuid[]) id cross join generate_series(0, $2::int - 1) n`;

const PURCHASES = `
  with bought as (
    update items set quantity_purchased = 1 where list_id = $1 and order_index % 10 = 0 returning id
  )
  insert into purchases (id, quantity, guest_email, guest_name, created_at, item_id)
  select uuidv7(), 1, 'guest@example.test', 'A guest', now(), id from bought`;

export async function fillAccount(
  connectionString: string,
  userId: string,
  { lists, items }: { lists: number; items: number },
): Promise<string> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>(OWNED, [userId, lists]);
    const [first, ...others] = rows;
    if (!first) throw new Error('There is no list to fill');
    await client.query(ITEMS, [[first.id], items]);
    await client.query(ITEMS, [others.map(({ id }) => id), 3]);
    await client.query(PURCHASES, [first.id]);
    await client.query('vacuum analyze');
    return first.id;
  } finally {
    await client.end();
  }
}
