import type { Page } from '@playwright/test';
import { Client } from 'pg';
import { chooseInMenu, expect, type Person, test, unfoldView } from './site/e2e-test.ts';

test.use({ serviceWorkers: 'allow' });

const TICK = 'mutation ($id: ID!, $n: Int!) { purchaseItem(itemId: $id, quantity: $n) { purchase { id } } }';
const UNDO = 'mutation ($id: ID!) { undoPurchase(purchaseId: $id) { id } }';

async function tick(person: Person, id: string, n: number): Promise<string> {
  const { purchaseItem } = await person.send(TICK, { id, n });
  return (purchaseItem as { purchase: { id: string } }).purchase.id;
}

/** The database as `person` is told of it. */
async function stored(person: Person, listId: string): Promise<string[]> {
  const query = 'query ($id: ID!) { list(id: $id) { items { title quantityPurchased quantityDesired } } }';
  const { list } = await person.send(query, { id: listId });
  const { items } = list as { items: { title: string; quantityPurchased: number; quantityDesired: number }[] };
  return items.map((item) => `${item.title} ${item.quantityPurchased}/${item.quantityDesired}`);
}

/** The keys of everything that the app keeps on the device, with the ids of the lists that it knows to be there. */
function keptKeys(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('kindlist');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const stores = opening.result.objectStoreNames;
          if (!stores.contains('kept')) return resolve([]);
          const found: string[] = [];
          const reading = opening.result.transaction('kept').objectStore('kept').openCursor();
          reading.onsuccess = () => {
            const cursor = reading.result;
            if (!cursor) return resolve(found);
            const isIndex = String(cursor.key).startsWith('index ');
            found.push(isIndex ? `${cursor.key}: ${Object.keys(cursor.value)}` : String(cursor.key));
            cursor.continue();
          };
        };
      }),
  );
}

/** Until app and list are on the device. */
async function isReadyForTheShop(page: Page, listId: string): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => keptKeys(page)).toContainEqual(expect.stringMatching(`^index .*${listId}`));
}

test('ticks made in a shop without signal survive a reload, and meet those of the other phone', async ({ aPerson }) => {
  const [ann, bob] = [await (await aPerson()).signUp('Ann'), await (await aPerson()).signUp('Bob')];
  const list = await ann.createList({ name: 'Saturday', listType: 'SHOPPING' });
  const milk = await ann.addItem(list.id, { title: 'Milk', quantityDesired: 3 });
  await ann.addItem(list.id, 'Bread');
  const eggs = await ann.addItem(list.id, 'Eggs');
  await ann.invite(list.id, bob);
  const { page } = ann;
  await page.goto(`/lists/${list.id}`);
  await isReadyForTheShop(page, list.id);
  await bob.page.goto(`/lists/${list.id}`);

  await page.context().setOffline(true);
  for (const title of ['Milk', 'Bread', 'Eggs']) {
    await page.getByRole('checkbox', { name: title }).click();
    await expect(page.getByRole('article').filter({ hasText: title })).toContainText('Waiting for connection');
  }
  await expect(page.getByText('3 changes waiting for connection')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Saturday' })).toBeVisible();
  await expect(page.getByText(/^As of /)).toBeVisible();
  await expect(page.getByText('3 changes waiting for connection')).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: 'Milk' })).toContainText('×3');
  await chooseInMenu(page, 'Add Item');
  await page.getByLabel('Paste a link or type a name').fill('Butter');
  await page.getByRole('button', { name: 'Add Item' }).click();
  await expect(page.getByRole('heading', { name: 'Butter' })).toBeVisible();

  await tick(bob, milk.id, 2);
  await bob.send(UNDO, { id: await tick(bob, eggs.id, 1) });
  // Eggs goes back to its own place. Within the list: its head may say more once there is a connection.
  const placeOfFirstRow = () =>
    page
      .getByRole('article')
      .first()
      .evaluate((row) => row.getBoundingClientRect().y - (row.closest('ul, ol')?.getBoundingClientRect().y ?? 0));
  const before = await placeOfFirstRow();
  await page.context().setOffline(false);

  await expect(page.getByText('Eggs has been put back on the list. Tick it again if you have it.')).toBeVisible();
  const message = page.getByText('Milk: only 1 of your 3 were still needed, so 1 is marked as purchased.');
  await expect(message).toBeVisible();
  const isWithMessage = async () => [await placeOfFirstRow(), await message.isVisible()];
  await expect.poll(isWithMessage).toEqual([before, true]); // it moves nothing; Eggs may still be on its way to its place
  await expect(page.getByRole('article').getByText('Waiting for connection')).toHaveCount(0);
  await expect(page.getByText(/changes? waiting for connection/)).toHaveCount(0);
  for (const each of [ann, bob]) {
    const item = (title: string) => each.page.getByRole('article').filter({ hasText: title });
    for (const title of ['Milk', 'Bread']) {
      await expect(item(title).getByRole('checkbox', { checked: true })).toBeVisible();
    }
    for (const title of ['Eggs', 'Butter']) {
      await expect(item(title).getByRole('checkbox', { name: title, checked: false })).toBeVisible();
    }
  }
  expect(await stored(bob, list.id)).toEqual(['Milk 3/3', 'Bread 1/1', 'Eggs 0/1', 'Butter 0/1']);
});

test('a connection lost before everything has arrived takes nothing away', async ({ aPerson }) => {
  const ann = await (await aPerson({ viewport: { width: 390, height: 844 } })).signUp('Ann');
  const list = await ann.shareList({ name: 'Saturday', listType: 'SHOPPING' }, ['Milk', 'Bread']);
  const { page } = ann;
  await page.goto(`/lists/${list.id}`);
  await expect(page.getByRole('heading', { name: 'Bread' })).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('checkbox', { name: 'Milk' }).click();
  await expect(page.getByText('1 change waiting for connection')).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: 'Milk' })).toContainText('Waiting for connection');
});

test('on a phone what waits for the connection never lies over the name of the list', async ({ aPerson }) => {
  const ann = await (await aPerson({ viewport: { width: 360, height: 740 }, locale: 'fr-FR' })).signUp('Ann');
  const list = await ann.shareList({ name: 'Les courses de la semaine', listType: 'SHOPPING' }, ['Lait', 'Pain']);
  const { page } = ann;
  await page.goto(`/lists/${list.id}`);
  await expect(page.getByRole('heading', { name: 'Pain' })).toBeVisible();
  await page.context().setOffline(true);
  for (const name of ['Lait', 'Pain']) await page.getByRole('checkbox', { name }).click();
  const waiting = page.getByText(/^2 changements en attente/);
  await expect(waiting).toBeVisible();
  const [note, name] = [await waiting.boundingBox(), await page.getByRole('heading', { level: 1 }).boundingBox()];
  expect((note?.y ?? 0) + (note?.height ?? 0)).toBeLessThanOrEqual(name?.y ?? 0);
});

test('what is on the device is shown without a connection, and gone with the session', async ({ aPerson }) => {
  const ann = await (await aPerson()).signUp('Ann');
  const { page } = ann;

  await test.step('My Lists that were never read show the lists on the device, and all of them with the connection', async () => {
    const saturday = await ann.createList({ name: 'Saturday', listType: 'SHOPPING' });
    await ann.addItem(saturday.id, 'Milk');
    await ann.createList({ name: 'Winter coat' });
    await page.goto(`/lists/${saturday.id}`);
    await isReadyForTheShop(page, saturday.id);
    const card = (name: string) => page.getByRole('main').getByRole('heading', { name });

    await page.context().setOffline(true);
    await page.getByRole('banner').getByRole('link', { name: 'My Lists' }).click();
    await expect(card('My Lists')).toBeVisible(); // the screen that was left has a heading "Saturday", too
    await expect(card('Saturday')).toBeVisible();
    await page.reload();
    await expect(card('Saturday')).toBeVisible();
    await expect(page.getByText('These are the lists on this device.')).toBeVisible();
    await expect(card('Winter coat')).toHaveCount(0);

    await page.context().setOffline(false);

    await expect(card('Winter coat')).toBeVisible();
    await expect(page.getByText('These are the lists on this device.')).toHaveCount(0);
  });

  await test.step('signing out leaves nothing of the person on the device', async () => {
    const list = await ann.createList({ name: 'Saturday', listType: 'SHOPPING' });
    await page.goto(`/lists/${list.id}`);
    await isReadyForTheShop(page, list.id);
    const cached = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    const [assets, others] = [
      /^\/assets\/(?!.*(playground|monaco|worker))/i,
      cached.filter((path) => !path.startsWith('/assets/')),
    ];
    expect(others.toSorted()).toEqual(['/before-paint.js', '/favicon.svg', '/index.html']);
    expect(cached.filter((path) => !assets.test(path)).toSorted()).toEqual(others.toSorted());

    await page.getByRole('button', { name: /Ann/ }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();

    await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
    await expect.poll(() => keptKeys(page)).toEqual([]);
  });
});

test('a list of more than a thousand items is there without a connection, to its end', async ({ aPerson }) => {
  const ann = await (await aPerson({ viewport: { width: 390, height: 844 } })).signUp('Ann');
  const list = await ann.createList({ name: 'Pantry', listType: 'SHOPPING' });
  await fillList(list.id, 1300);
  const { page } = ann;
  await page.goto(`/lists/${list.id}`);
  await isReadyForTheShop(page, list.id);

  await page.context().setOffline(true);
  await page.reload();

  await expect(page.getByRole('heading', { name: 'Pantry' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Thing 1', exact: true })).toBeVisible();
  await unfoldView(page);
  await page.getByLabel('Search items').fill('Thing 1299');
  await expect(page.getByRole('heading', { name: 'Thing 1299' })).toBeVisible();
});

/** By a shorter way than the front door, which takes no more than a plan has. */
async function fillList(listId: string, count: number): Promise<void> {
  const client = new Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  await client.query(
    `insert into items (id, created_at, updated_at, title, description, notes, category, order_index, list_id)
     select gen_random_uuid(), now(), now(), 'Thing ' || n, '', '', '', n - 1, $1 from generate_series(1, $2::int) n`,
    [listId, count],
  );
  await client.end();
}
