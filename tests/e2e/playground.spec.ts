import { expect, test } from './site/e2e-test.ts';
import { faultsOn } from './site/faults.ts';

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
  await page.getByLabel('Search examples').fill('watch shared');
  await page.getByLabel('Search examples').press('Enter');
  await expect(editor).toContainText('WatchSharedList');
  await page.getByLabel('Search examples').fill('no example has these words');
  await expect(page.getByRole('option')).toHaveText(['0 examples found']);
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.getByLabel('Examples', { exact: true }).selectOption('Watch a shared list live');
  await expect(editor).toContainText('WatchSharedList');
  await run.click();
  await expect(answer).toContainText('SharedListOpened');

  await page.getByLabel('Examples', { exact: true }).selectOption('Buy a gift, and see it live');
  await expect(page.getByText('Sign in to run it')).toBeVisible();

  const origin = new URL(page.url()).origin;
  expect(complaints).toEqual([]);
  expect(strangers.filter((url) => !/^(data|blob):/.test(url) && new URL(url).origin !== origin)).toEqual([]);
});

test('on a phone query, variables and answer stand one at a time, each as wide as the page and with the button that runs it', async ({
  aPerson,
}) => {
  const { page } = await aPerson({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const run = page.getByRole('button', { name: /Execute query/ });
  const answer = page.getByRole('region', { name: 'Result Window' });
  const editor = page.locator('.graphiql-query-editor .graphiql-editor');
  const part = (name: string) =>
    page.getByRole('group', { name: 'Part of the editor' }).getByRole('button', { name, exact: true });
  const expectWhole = async () => {
    await expect(run).toBeVisible();
    const isSmall = (fault: string) => fault.startsWith('small'); // the tools of GraphiQL
    await expect.poll(async () => (await faultsOn(page)).filter((fault) => !isSmall(fault))).toEqual([]);
  };
  await page.goto('/playground');
  await expect(editor).toContainText('DemoLists');
  await expect(answer).toBeHidden();
  await expectWhole();

  await part('Variables').click();
  await expect(editor).toBeHidden();
  await expect(page.locator('.graphiql-editor-tool')).toBeVisible();
  await expectWhole();

  await run.click();
  await expect(answer).toContainText('Ida turns 7');
  await expect(part('Answer')).toHaveAttribute('aria-pressed', 'true');
  await expectWhole();

  await part('Query').click();
  await expect(editor).toContainText('DemoLists');
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
