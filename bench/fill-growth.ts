import { Client } from 'pg';
import { INSERT_ITEMS, INSERT_LISTS, MAKE_ROOM } from './filled-rows.ts';

export const ITEMS_EACH = 10;

const PEOPLE = `
  insert into users (id, created_at, updated_at, name, email)
  select uuidv7(), now(), now(), 'Person ' || n, 'grown-' || n || '@example.test' from generate_series($1::int, $2::int) n`;

const LISTS = `${INSERT_LISTS}
  from users where email like 'grown-%' and not exists (select from lists where owner_id = users.id)`;

const ITEMS = `${INSERT_ITEMS} and not exists (select from items where list_id = l.id)`;

export async function growTo(connectionString: string, lists: number): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query(MAKE_ROOM);
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
