import { Client } from 'pg';

const LISTS = 10_000;
const ITEMS_EACH = 25;
/** Of each list, so that reading purchases is part of reading a list. */
const BOUGHT_EACH = 2;

const OWNERS = `
  insert into users (id, created_at, updated_at, name, email)
  select uuidv7(), now(), now(), 'Owner ' || n, 'owner-' || n || '@example.test' from generate_series(1, $1::int / 4) n`;

const LISTS_OF_OWNERS = `
  insert into lists (id, created_at, updated_at, name, description, privacy, owner_id, share_token)
  select uuidv7(), now(), now(), 'Birthday of ' || o.name, 'Sizes and colours are in the notes.', 'PUBLIC', o.id,
    replace(replace(encode(uuid_send(gen_random_uuid()) || '\\x4b', 'base64'), '+', '-'), '/', '_')
  from users o cross join generate_series(1, 4) where o.email like 'owner-%'`;

const ITEMS = `
  insert into items (id, created_at, updated_at, title, description, notes, category, primary_url, image_url,
    price_minor, quantity_desired, order_index, list_id)
  select uuidv7(), now(), now(), 'Thing number ' || n, 'A thing that somebody would be glad to have.', 'In blue, if there is.',
    'Things', 'https://shop.example.test/things/' || n, 'https://shop.example.test/things/' || n || '.jpg',
    (n * 137) % 20000, 50, n, l.id
  from lists l cross join generate_series(0, $1::int - 1) n where not l.is_demo`;

const PURCHASES = `
  with bought as (
    update items set quantity_purchased = 1 where order_index < $1 and category = 'Things' returning id
  )
  insert into purchases (id, quantity, guest_email, guest_name, created_at, item_id)
  select uuidv7(), 1, 'guest@example.test', 'A guest', now(), id from bought`;

/** Everybody who is measured must find room. */
const ROOM = `
  insert into site_settings (id, values, updated_at)
  values (1, '{"maxUsersPerPlan": {"free": -1, "standard": -1, "premium": -1}}', now())`;

/** Puts the lists of the bench into a migrated database: public ones, some of whose items are bought already. */
export async function fillDatabase(connectionString: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  await client.query(ROOM);
  await client.query(OWNERS, [LISTS]);
  await client.query(LISTS_OF_OWNERS);
  await client.query(ITEMS, [ITEMS_EACH]);
  await client.query(PURCHASES, [BOUGHT_EACH]);
  await client.query('vacuum analyze');
  await client.end();
}

/** A list that is asked for, and those of its items that are bought. */
export interface Sample {
  token: string;
  itemIds: string[];
}

/** Lists picked at random, with the items that nobody has bought. */
export async function sampleLists(connectionString: string, count: number): Promise<Sample[]> {
  const client = new Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<Sample>(
    `select l.share_token as token, array_agg(i.id::text) as "itemIds"
     from (select id, share_token from lists where not is_demo order by random() limit $1) l
     join items i on i.list_id = l.id where i.quantity_purchased = 0 group by l.share_token`,
    [count],
  );
  await client.end();
  return rows;
}
