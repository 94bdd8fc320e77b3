import { expect, vi } from 'vitest';
import { test as base, type Product } from './product.ts';
import { PrimaryAndStandby } from './standby.ts';

const READ = `query ($token: String!) { sharedList(token: $token) { items { title quantityRemaining } } }`;
const BUY = `mutation ($token: String!, $itemId: ID!) {
  purchaseSharedItem(token: $token, itemId: $itemId, input: { email: "ann@example.test" }) { remaining }
}`;

/** The product on a primary, with a standby as its replica. */
const test = base
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads a fixture's needs from this parameter
  .extend('databases', { scope: 'file' }, async ({}, { onCleanup }) => {
    const databases = await PrimaryAndStandby.start();
    onCleanup(() => databases.remove());
    return databases;
  })
  .extend('product', async ({ databases, start }) => {
    await databases.releaseStandby();
    const { DATABASE_URL, DATABASE_REPLICA_URL } = databases.urls;
    return start(DATABASE_URL, { DATABASE_REPLICA_URL });
  });

test('guests read a list from the replica while that has all of it, and from the database as soon as it has not', async ({
  databases,
  product,
}) => {
  const accessToken = await product.signUp();
  const birthday = await product.shareItem(accessToken, 3);
  const wedding = await product.shareItem(accessToken, 3);
  await databases.holdStandby();
  await databases.onPrimary(`update items set title = 'Only in the database'`); // counts as no change: it tells who answered
  await showsEverywhere(product, birthday.token, 'Plates, 3');
  expect(await overGraphQL(product, birthday.token, accessToken)).toBe('Only in the database, 3');

  await product.send(BUY, birthday);

  expect(await readAllWays(product, birthday.token)).toEqual(Array(3).fill('Only in the database, 2'));
  await showsEverywhere(product, wedding.token, 'Plates, 3');
  await databases.releaseStandby();
  await databases.catchUp();
  expect(await readAllWays(product, birthday.token)).toEqual(Array(3).fill('Only in the database, 2'));
});

test('a link that is closed opens nothing from that moment on, whatever the replica still has', async ({
  databases,
  product,
}) => {
  const accessToken = await product.signUp();
  const [kept, revoked] = [await product.shareItem(accessToken, 3), await product.shareItem(accessToken, 3)];
  await databases.holdStandby();
  const close = 'mutation ($id: ID!) { updateList(id: $id, changes: { privacy: PRIVATE }) { id } }';
  const renew = 'mutation ($id: ID!) { rotateShareLink(listId: $id) { shareToken } }';

  await product.send(close, { id: kept.listId }, accessToken);
  await product.send(renew, { id: revoked.listId }, accessToken);

  expect(await refusal(product, kept.token)).toEqual(['LIST_PRIVATE', 403]);
  expect(await refusal(product, revoked.token)).toEqual(['NOT_FOUND', 404]);
  expect(await drawnPage(product, kept.token)).not.toContain('Plates');
  expect(await drawnPage(product, revoked.token)).not.toContain('Plates');
});

test('a replica that is silent, or gone, or back again, is nobody’s concern', async ({ databases, product }) => {
  const { token } = await product.shareItem(await product.signUp(), 3);
  await databases.catchUp();
  expect(await overGraphQL(product, token)).toBe('Plates, 3');

  const thaw = await databases.freezeStandby();
  expect(await overGraphQL(product, token)).toBe('Plates, 3');
  thaw();
  await databases.stopStandby();
  expect(await readAllWays(product, token)).toEqual(Array(3).fill('Plates, 3'));

  await databases.startStandby();
  await databases.holdStandby();
  await databases.onPrimary(`update items set title = 'Only in the database'`);
  await vi.waitUntil(async () => (await overGraphQL(product, token)) === 'Plates, 3'); // after a moment it is asked again
});

/** A replica that is slow once is left alone for a moment. */
async function showsEverywhere(product: Product, token: string, item: string): Promise<void> {
  await expect.poll(() => readAllWays(product, token)).toEqual([item, item, item]);
}

/** A guest's view over GraphQL, over REST and on the page that the server draws. */
async function readAllWays(product: Product, token: string): Promise<string[]> {
  return [
    await overGraphQL(product, token),
    restItem((await overRest(product, token)).body.data.items[0]),
    await drawnItem(product, token),
  ];
}

async function overGraphQL(product: Product, token: string, accessToken?: string): Promise<string> {
  const { data } = await product.send(READ, { token }, accessToken);
  return shown(data.sharedList.items[0]);
}

async function overRest(product: Product, token: string) {
  const response = await fetch(`${product.address}/api/v1/lists/shared/${token}`);
  return { status: response.status, body: await response.json() };
}

async function refusal(product: Product, token: string): Promise<unknown[]> {
  const { errors } = await product.send(READ, { token });
  return [errors[0].extensions.code, (await overRest(product, token)).status];
}

/** The page as it is before any script has run. */
async function drawnPage(product: Product, token: string): Promise<string> {
  const response = await fetch(`${product.address}/shared/${token}`, { headers: { accept: 'text/html' } });
  return response.text();
}

function restItem({ title, quantity_desired, quantity_purchased }: Record<string, string | number>): string {
  return `${title}, ${Number(quantity_desired) - Number(quantity_purchased)}`;
}

function shown({ title, quantityRemaining }: { title: string; quantityRemaining: number }): string {
  return `${title}, ${quantityRemaining}`;
}

async function drawnItem(product: Product, token: string): Promise<string> {
  const text = (await drawnPage(product, token)).replaceAll(/<[^>]*>/g, ' ');
  const [, title, remaining] = /(Plates|Only in the database)\D+(\d+) (?:of \d+ still )?wanted/.exec(text) ?? [];
  return `${title}, ${remaining}`;
}
