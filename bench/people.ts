import { Client } from 'pg';

const PEOPLE = 20;
const ITEMS = 60;

const SIGN_UP = `mutation ($input: SignUpInput!) { signUp(input: $input) { accessToken account { id } } }`;
const CREATE_LIST = 'mutation { createList(input: { name: "Together" }) { id } }';

export async function gatherTogether(address: string, databaseUrl: string) {
  const people: { accessToken: string; account: { id: string } }[] = [];
  for (let person = 0; person < PEOPLE; person += 1) {
    const email = `${crypto.randomUUID()}@example.test`;
    const input = { name: `Person ${person}`, email, password: crypto.randomUUID(), acceptTerms: true };
    people.push((await ask(address, SIGN_UP, { input })).signUp);
  }
  const accessTokens = people.map(({ accessToken }) => accessToken);
  const listId: string = (await ask(address, CREATE_LIST, {}, accessTokens[0])).createList.id;

  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `insert into collaborators (list_id, user_id, invited_at, joined_at) select $1, id, now(), now() from unnest($2::uuid[]) id`,
    [listId, people.slice(1).map(({ account }) => account.id)],
  );
  const { rows } = await client.query<{ id: string }>(
    `insert into items (id, created_at, updated_at, title, order_index, list_id)
     select uuidv7(), now(), now(), 'Thing number ' || n, n, $1 from generate_series(0, $2::int - 1) n returning id`,
    [listId, ITEMS],
  );
  await client.end();
  return { listId, accessTokens, itemIds: rows.map(({ id }) => id) };
}

// biome-ignore lint/suspicious/noExplicitAny: what comes depends on the query
async function ask(address: string, query: string, variables: object, accessToken?: string): Promise<any> {
  const headers = {
    'content-type': 'application/json',
    ...(accessToken && { authorization: `Bearer ${accessToken}` }),
  };
  const response = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = await response.json();
  if (errors) throw new Error(errors[0].message);
  return data;
}
