import { createClient } from 'graphql-ws';
import { Client } from 'pg';
import { expect, vi } from 'vitest';
import { WebSocket } from 'ws';
import { databaseProxy } from '../fakes/database-proxy.ts';
import { type Product, test } from './product.ts';

const BUY = `mutation ($token: String!, $itemId: ID!, $email: String!, $key: String!) {
  purchaseSharedItem(token: $token, itemId: $itemId, input: { email: $email }, idempotencyKey: $key) { purchase { id } }
}`;

function subscribe(product: Product, query: string) {
  const client = createClient({ url: `${product.address.replace('http', 'ws')}/graphql`, webSocketImpl: WebSocket });
  const events = client.iterate<Record<string, object>>({ query });
  return { next: async () => (await events.next()).value, close: () => client.dispose() };
}

test('a page that one process serves sees what is bought through another', async ({ database, start }) => {
  const [one, other] = await Promise.all([start(database), start(database)]);
  const { token, itemId } = await one.shareItem(await one.signUp(), 3);
  const page = subscribe(
    one,
    `subscription { sharedListChanged(token: "${token}") { kind item { quantityRemaining } } }`,
  );
  await page.next();

  await other.send(BUY, { token, itemId, email: 'ann@example.test', key: crypto.randomUUID() });

  expect((await page.next()).data.sharedListChanged).toEqual({ kind: 'PURCHASED', item: { quantityRemaining: 2 } });
  await page.close();
});

test('a setting that is changed through one process holds in the other, and is told to its open pages', async ({
  database,
  start,
}) => {
  const [one, other] = await Promise.all([start(database), start(database)]);
  const accessToken = await one.signUp();
  await ask(database, `update users set role = 'ADMIN' where not is_system`);
  const page = subscribe(other, 'subscription { publicConfigChanged { siteName } }');
  await page.next();

  const change = 'mutation { saveSettings(changes: { siteName: "Wishwell", allowRegistration: false }) { siteName } }';
  await one.send(change, {}, accessToken);

  expect((await page.next()).data.publicConfigChanged).toEqual({ siteName: 'Wishwell' });
  await expect(other.signUp()).rejects.toThrow();
  expect((await other.send('{ publicConfig { allowRegistration } }')).data.publicConfig.allowRegistration).toBe(false);
  await page.close();
});

test('an event of a kind that only a newer version knows is skipped, and what follows is heard', async ({
  database,
  start,
}) => {
  const product = await start(database);
  const { token, itemId } = await product.shareItem(await product.signUp(), 3);
  const page = subscribe(product, `subscription { sharedListChanged(token: "${token}") { kind } }`);
  await page.next();

  const strange = ['{"kind":"LIST_COPIED","listId":"1"}', '{"kind":"ACCOUNT_CHANGED"}', 'null', 'no JSON', ''];
  for (const payload of strange) await ask(database, `select pg_notify('kindlist_events', '${payload}')`);
  await product.send(BUY, { token, itemId, email: 'ann@example.test', key: crypto.randomUUID() });

  expect((await page.next()).data.sharedListChanged).toEqual({ kind: 'PURCHASED' });
  expect(product.process.exitCode).toBeNull();
  await page.close();
});

test('a kill in a storm of purchases loses none that was answered, and repeating counts none twice', async ({
  database,
  start,
}) => {
  const first = await start(database);
  const { token, itemId } = await first.shareItem(await first.signUp(), 99);
  const calls = Array.from({ length: 60 }, (_, index) => ({
    token,
    itemId,
    email: `guest${index}@example.test`,
    key: crypto.randomUUID(),
  }));
  const answered = new Map<string, string>();
  const buy = async (product: Product, call: (typeof calls)[number]) => {
    const { data } = await product.send(BUY, call);
    answered.set(call.key, data.purchaseSharedItem.purchase.id);
    if (answered.size === 20) first.process.kill('SIGKILL');
  };

  const storm = await Promise.allSettled(calls.map((call) => buy(first, call)));
  const answeredBefore = new Map(answered);
  expect(storm.some(({ status }) => status === 'rejected')).toBe(true);
  expect(answeredBefore.size).toBeGreaterThanOrEqual(20);

  const second = await start(database);
  const stored = await ask(database, 'select id from purchases');
  expect(stored.map(({ id }) => id)).toEqual(expect.arrayContaining([...answeredBefore.values()]));

  await Promise.all(calls.map((call) => buy(second, call)));
  expect(Object.fromEntries(answered)).toMatchObject(Object.fromEntries(answeredBefore));
  const [sums] = await ask(
    database,
    'select (select count(*)::int from purchases) as purchases, (select quantity_purchased from items where not exists (select 1 from lists where lists.id = items.list_id and is_demo)) as counted',
  );
  expect(sums).toEqual({ purchases: 60, counted: 60 });
});

test('a database that goes away is answered with 503, and used again when it is back', async ({ database, start }) => {
  const proxy = await databaseProxy(database);
  try {
    const product = await start(proxy.url);
    const { token } = await product.shareItem(await product.signUp(), 1);
    const look = () => product.send(`{ sharedList(token: "${token}") { name } }`);
    const health = async () => (await fetch(`${product.address}/api/v1/health`)).status;
    const page = subscribe(product, `subscription { sharedListChanged(token: "${token}") { kind } }`);
    await page.next();

    proxy.cut();
    const refusal = { message: 'Server error. Please try again later.', extensions: { code: 'SERVICE_UNAVAILABLE' } };
    expect(await look()).toMatchObject({ status: 503, errors: [refusal] });
    expect(await health()).toBe(503);

    proxy.mend();
    await vi.waitUntil(async () => (await health()) === 200);
    expect(await look()).toMatchObject({ status: 200, data: { sharedList: { name: 'Birthday' } } });
    expect((await page.next()).data.sharedListChanged.kind).toBe('OPENED'); // whatever was missed is caught up
    await page.close();
  } finally {
    await proxy.close();
  }
});

test('asked to end, it says goodbye to open pages and leaves', async ({ database, start }) => {
  const product = await start(database);
  const closed = Promise.withResolvers<number>();
  const socket = new WebSocket(`${product.address.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  socket.once('close', closed.resolve);
  await new Promise((opened) => socket.once('open', opened));

  await product.end('SIGTERM');

  expect(await closed.promise).toBe(1001);
  expect(product.process.exitCode).toBe(0);
});

async function ask(databaseUrl: string, query: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query(query)).rows;
  } finally {
    await client.end();
  }
}
