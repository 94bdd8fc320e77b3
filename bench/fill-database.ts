import { Client } from 'pg';
import { INSERT_ITEMS, INSERT_LISTS, MAKE_ROOM } from './filled-rows.ts';

export const LISTS = 10_000;
const ITEMS_EACH = 25;
/** Reading purchases is part of reading a list. */
const BOUGHT_EACH = 2;

const OWNERS = `
  insert into users (id, created_at, updated_at, name, email)
  select uuidv7(), now(), now(), 'Owner ' || n, 'owner-' || n || '@example.test' from generate_series(1, $1::int / 4) n`;

const LISTS_OF_OWNERS = `${INSERT_LISTS}
  from users cross join generate_series(1, 4) where email like 'owner-%'`;

const PURCHASES = `
  with bought as (
    update items set quantity_purchased = 1 where order_index < $1 and category = 'Things' returning id
  )
  insert into purchases (id, quantity, guest_email, guest_name, created_at, item_id)
  select uuidv7(), 1, 'guest@example.test', 'A guest', now(), id from bought`;

/** The database must be migrated. */
export async function fillDatabase(connectionString: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  await client.query(MAKE_ROOM);
  await client.query(OWNERS, [LISTS]);
  await client.query(LISTS_OF_OWNERS);
  await client.query(INSERT_ITEMS, [ITEMS_EACH]);
  await client.query(PURCHASES, [BOUGHT_EACH]);
  await client.query('vacuum analyze');
  await client.end();
}

export interface Sample {
  token: string;
  itemIds: string[];
}

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
