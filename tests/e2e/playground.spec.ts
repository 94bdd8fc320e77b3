import { expect, test } from './e2e-test.ts';

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

  const origin = new URL(page.url()).origin;
  expect(complaints).toEqual([]);
  expect(strangers.filter((url) => !/^(data|blob):/.test(url) && new URL(url).origin !== origin)).toEqual([]);
});
