import { expect, test } from './site/e2e-test.ts';

test('the playground runs queries and live subscriptions under our own content policy', async ({ aPerson }) => {
  const { page } = await aPerson({ viewport: { width: 1280, height: 900 } });
  const complaints: string[] = [];
  const strangers: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', ({ message }) => {
    if (message !== 'Canceled') complaints.push(message); // what the editor still thought about when an example replaced it
  });
  page.on('request', (request) => strangers.push(request.url()));
  const run = page.getByRole('button', { name: /Execute query/ });
  const answer = page.getByRole('region', { name: 'Result Window' });
  const editor = page.locator('.graphiql-query-editor');

  await page.goto('/playground');
  await expect(editor).toContainText('DemoLists');
  await run.click();
  await expect(answer).toContainText('Ida turns 7');
  await page.getByLabel('Examples').selectOption('Watch a shared list live');
  await expect(editor).toContainText('WatchSharedList');
  await run.click();
  await expect(answer).toContainText('SharedListOpened');

  await page.getByLabel('Examples').selectOption('Buy a gift, and see it live');
  await expect(page.getByText('Sign in to run it')).toBeVisible();

  const origin = new URL(page.url()).origin;
  expect(complaints).toEqual([]);
  expect(strangers.filter((url) => !/^(data|blob):/.test(url) && new URL(url).origin !== origin)).toEqual([]);
});

test('the playground is as dark as the device', async ({ aPerson }) => {
  const { page } = await aPerson({ viewport: { width: 1280, height: 900 }, colorScheme: 'dark' });
  await page.goto('/playground');
  const ground = page.locator('.graphiql-container');

  await expect(ground).toHaveCSS('background-color', 'rgb(33, 29, 42)'); // card, as near as its three numbers come
  await page.emulateMedia({ colorScheme: 'light' });

  await expect(ground).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('in the playground a person buys from a list of their own, and sees it live', async ({ aPerson }) => {
  const { page } = await (await aPerson({ viewport: { width: 1280, height: 900 } })).signUp('Ida');
  await page.goto('/playground?example=BuyGift');

  await page.getByRole('button', { name: 'Make a list' }).click();
  const live = page.getByRole('region', { name: 'Live' });
  await expect(live).toContainText('SharedListOpened');
  await page.getByRole('button', { name: /Execute query/ }).click();

  await expect(page.getByRole('region', { name: 'Result Window' })).toContainText('"remaining": 8');
  await expect(live).toContainText('SharedItemPurchased');
});
