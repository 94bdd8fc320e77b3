import { chooseInMenu, expect, type Person, test } from '../site/e2e-test.ts';
import { putInShop } from '../site/shop-pages.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

const OMELETTE = {
  '@type': 'Recipe',
  name: 'Omelette',
  recipeYield: 'for two',
  recipeIngredient: ['200 g flour', '4 eggs', 'half a litre of milk'],
};

const PAGE = `<!doctype html><html lang="en"><head><title>Omelette</title><script type="application/ld+json">${JSON.stringify(OMELETTE)}</script></head><body><h1>Omelette</h1></body></html>`;

/** A reminders app ticks a thing, as it does after reading it. */
async function tickInReminders({ page, id, email }: Person, secret: string, listId: string, itemId: string) {
  const url = `./dav/${id}/lists/${listId}/${itemId}.ics`;
  const authorization = `Basic ${Buffer.from(`${email}:${secret}`).toString('base64')}`;
  const read = await page.request.get(url, { headers: { authorization } });
  const task = (await read.text()).replace(/^STATUS:.*$/m, 'STATUS:COMPLETED');
  const headers = { authorization, 'content-type': 'text/calendar', 'if-match': read.headers().etag ?? '*' };
  return (await page.request.put(url, { headers, data: task })).status();
}

test('a week’s shopping of two people, one of them without a connection in the shop: nothing comes back, and nothing is lost', async ({
  aPerson,
}) => {
  const ida = await (await aPerson(PHONE)).signUp('Ida');
  const tom = await (await aPerson(PHONE)).signUp('Tom');
  const before = await ida.createList({ name: 'Last week', listType: 'SHOPPING' });
  const milk = await ida.addItem(before.id, { title: 'Milk', amount: '2 l', category: 'Dairy' });
  await ida.send('mutation ($id: ID!) { purchaseItem(itemId: $id) { remaining } }', { id: milk.id });
  const list = await ida.createList({ name: 'This week', listType: 'SHOPPING' });
  const items: Record<string, string> = {};
  for (const [title, category] of [
    ['Bread', 'Bakery'],
    ['Apples', 'Fruit'],
    ['Soap', 'Household'],
    ['Candles', 'Household'],
  ] as const)
    items[title] = (await ida.addItem(list.id, { title, category })).id;
  items.Flour = (await ida.addItem(list.id, { title: 'Flour', amount: '1 kg', category: 'Baking' })).id;
  await ida.invite(list.id, tom);
  const { createShop } = await ida.send(
    'mutation ($id: ID!) { createShop(listId: $id, input: { name: "Market" }) { shop { id } } }',
    { id: list.id },
  );
  const market = (createShop as { shop: { id: string } }).shop.id;
  const { createApiKey } = await ida.send(
    'mutation { createApiKey(name: "Reminders", scopes: [SYNC_REMINDERS]) { secret } }',
  );
  const { secret } = createApiKey as { secret: string };
  const home = ida.page;
  const shop = tom.page;
  const field = home.getByRole('textbox', { name: 'Add to the list' });
  const row = (title: string, page = home) => page.getByRole('article').filter({ hasText: title });
  const box = (title: string, page = shop) => page.getByRole('checkbox', { name: title, exact: true });

  // At home: what is usual, a recipe whose amounts add up, and a barcode.
  await home.goto(`/lists/${before.id}`);
  const usualMilk = home.getByRole('list', { name: 'Usuals' }).getByRole('button', { name: /Milk/ });
  await expect(box('Milk', home)).toBeChecked();
  await field.fill('mil');
  await expect(usualMilk).toBeVisible(); // the device knows it from now on
  await field.fill('');
  await home.goto(`/lists/${list.id}`);
  await field.fill('mil');
  await usualMilk.tap();
  await expect(row('Milk')).toContainText('2 l');
  await field.fill(await putInShop(home.request, PAGE, { name: 'omelette' }));
  await home.keyboard.press('Enter');
  const recipe = home.getByRole('region', { name: 'Omelette' });
  await expect(recipe.getByText('2 servings')).toBeVisible();
  await recipe.getByRole('button', { name: 'Add 3 Items' }).tap();
  await expect(row('Flour')).toContainText('1.2 kg');
  await expect(row('Milk')).toContainText('2.5 l');
  await chooseInMenu(home, 'Scan a barcode');
  const scan = home.getByRole('dialog', { name: 'Scan a barcode' });
  await scan.getByRole('textbox', { name: 'Digits under the bars' }).fill('4006381333931');
  await home.keyboard.press('Enter');
  await scan.getByRole('textbox', { name: 'What is it?' }).fill('Pens');
  await home.keyboard.press('Enter');
  await expect(scan.getByText('Pens added.')).toBeVisible();
  await scan.getByRole('button', { name: 'Close' }).tap();

  // Tom goes, is at the market, and loses his connection there.
  await shop.goto(`/lists/${list.id}`);
  await expect(shop.getByRole('article')).toHaveCount(8);
  await chooseInMenu(shop, 'I’m going shopping');
  await shop.getByRole('button', { name: 'Tell the others' }).tap();
  await expect(home.getByText(/^Tom is shopping until/)).toBeVisible();
  await field.fill('Butter');
  await home.keyboard.press('Enter');
  await expect(shop.getByRole('heading', { name: 'New 1' })).toBeVisible();
  await shop.getByRole('button', { name: 'I’m at Market' }).tap();
  await shop.context().setOffline(true);
  for (const title of ['Apples', 'Bread', 'Soap', 'Flour']) {
    await box(title).tap();
    await expect(box(title)).toBeChecked();
  }
  await shop.getByRole('textbox', { name: 'Add to the list' }).fill('two bottles of juice');
  await shop.keyboard.press('Enter');
  await expect(row('juice', shop)).toContainText('2 bottles');
  await shop.getByRole('textbox', { name: 'Add to the list' }).blur();
  await shop.getByRole('button', { name: 'I’m done' }).tap();
  await expect(shop.getByText(/shopping until/)).toHaveCount(0);
  await expect(shop.getByText('6 changes waiting for connection')).toBeVisible(); // what the shop learns is none

  // Meanwhile the same things are ticked in reminders, by REST and in the app at once, and one is taken off the list.
  const token = await home.evaluate(() => localStorage.getItem('kindlist_access_token'));
  const byRest = (title: string) =>
    home.request.post(`./api/v1/items/${items[title]}/purchase`, {
      headers: { authorization: `Bearer ${token}` },
      data: { quantity: 1 },
    });
  await ida.deleteItem(items.Soap ?? '');
  await Promise.all([
    tickInReminders(ida, secret, list.id, items.Bread ?? ''),
    byRest('Bread'),
    tickInReminders(ida, secret, list.id, items.Candles ?? ''),
    byRest('Candles'),
    ida
      .send('mutation ($id: ID!) { purchaseItem(itemId: $id, quantity: 1, orWhatRemains: true) { remaining } }', {
        id: items.Candles,
      })
      .catch(() => {}), // another one was first
  ]);
  await expect(box('Candles', home)).toBeChecked();

  await shop.context().setOffline(false);
  await expect(shop.getByText(/waiting for connection/)).toHaveCount(0, { timeout: 20_000 });
  await expect(home.getByText(/is shopping until/)).toHaveCount(0);
  await expect(row('juice')).toContainText('2 bottles');
  for (const page of [home, shop]) {
    await expect(row('Soap', page)).toHaveCount(0);
    for (const title of ['Apples', 'Bread', 'Candles', 'Flour']) await expect(box(title, page)).toBeChecked();
    for (const title of ['Milk', 'eggs', 'Pens', 'Butter', 'juice']) await expect(box(title, page)).not.toBeChecked();
  }
  const { list: stored } = await ida.send(
    `query ($id: ID!) { list(id: $id) {
      shops { id categoryOrder }
      itemsConnection(first: 50) { nodes { title quantityDesired quantityPurchased } }
    } }`,
    { id: list.id },
  );
  const { shops, itemsConnection } = stored as {
    shops: { id: string; categoryOrder: string[] }[];
    itemsConnection: { nodes: { title: string; quantityDesired: number; quantityPurchased: number }[] };
  };
  expect(shops).toEqual([{ id: market, categoryOrder: ['Fruit', 'Bakery', 'Household', 'Baking'] }]);
  const bought = itemsConnection.nodes.filter(({ quantityPurchased }) => quantityPurchased > 0);
  expect(bought.map(({ title }) => title).sort()).toEqual(['Apples', 'Bread', 'Candles', 'Flour']);
  expect(bought.every(({ quantityDesired, quantityPurchased }) => quantityPurchased === quantityDesired)).toBe(true);
  expect(itemsConnection.nodes).toHaveLength(9);
});
