import { expect, test } from './site/e2e-test.ts';
import { expectInOrder } from './site/in-order.ts';

const TIER = 'mutation ($id: ID!, $tier: Tier!) { setUserTier(userId: $id, tier: $tier) { tier } }';

test('a stranger reads the documentation of the API', async ({ aPerson }) => {
  const { page } = await aPerson();

  await test.step('a stranger finds a call, what it takes and what it answers, without anything from elsewhere', async () => {
    const complaints: string[] = [];
    const addresses: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', ({ message }) => complaints.push(message));
    page.on('request', (request) => addresses.push(request.url()));

    await page.goto('/api/docs');
    await expect(page.getByRole('heading', { name: 'REST API', level: 1 })).toBeVisible();
    const five = page.getByRole('region', { name: 'Five calls to start with' });
    await expect(five.getByRole('listitem')).toHaveCount(5);
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Five calls to start with');
    const cutOff = (pre: Element) => pre.scrollWidth > (pre.parentElement?.clientWidth ?? 0);
    for (const code of await five.locator('pre').all()) expect(await code.evaluate(cutOff)).toBe(false);
    await page.getByLabel('Search the calls').fill('create list');
    const call = page.locator('#postLists');
    await call.getByText('Create a list').click();

    await expect(call.getByText('What you send, as JSON')).toBeVisible();
    await expect(call.getByText('event_date', { exact: true })).toBeVisible();
    await expect(call.getByText('Idempotency-Key')).toBeVisible();
    await expect(call.getByRole('region', { name: 'POST /api/v1/lists' })).toContainText('curl -X POST');
    await expectInOrder(page);
    await page.getByLabel('Search the calls').fill('nothing has these words');
    await expect(page.getByText('No calls match.')).toBeVisible();
    await page.getByRole('link', { name: 'first steps' }).click();

    await expect(page.getByRole('heading', { name: 'First steps', level: 1 })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Make a list', exact: true })).toContainText('$API/lists');
    await expect(page.getByRole('region', { name: 'Your key' })).toContainText('/api/v1');
    await expectInOrder(page);
    const { origin } = new URL(page.url());
    expect(addresses.filter((address) => !address.startsWith(origin) && !/^(data|blob):/.test(address))).toEqual([]);
    expect(complaints).toEqual([]);
  });

  await test.step('the address of a call opens it, and that of an object leads to it', async () => {
    await page.goto('/api/docs#getListsById');
    const call = page.locator('#getListsById');
    await expect(call.getByText('Guests can read the demo lists.')).toBeVisible();
    await expect(call).toBeInViewport();

    await call.getByRole('link', { name: 'List', exact: true }).click();

    await expect(page.getByRole('heading', { name: 'List', exact: true })).toBeInViewport();
  });
});

test('a member on Premium makes a key for what it is to do, and revokes it', async ({ aPerson }) => {
  const ida = await (await aPerson()).signUp('Ida');
  const administrator = await (await aPerson()).signInAsAdministrator();
  const { me } = (await ida.send('{ me { id } }')) as { me: { id: string } };
  await administrator.send(TIER, { id: me.id, tier: 'PREMIUM' });
  const { page } = ida;
  await page.goto('/profile/security');
  await expect(page.getByLabel('See who bought what')).not.toBeChecked();

  await page.getByLabel('Name of the key').fill('Kitchen display');
  await page.getByLabel('Change your lists').uncheck();
  await page.getByRole('button', { name: 'Create Key' }).click();
  const key = await page.getByLabel('New API key').inputValue();
  await expectInOrder(page);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(/reads, made/)).toBeVisible();

  const headers = { authorization: `Bearer ${key}` };
  expect((await page.request.get('/api/v1/lists', { headers })).status()).toBe(200);
  const refused = await page.request.post('/api/v1/lists', { headers, data: { title: 'Birthday' } });
  expect(refused.status()).toBe(403);
  await expect(page.getByRole('link', { name: 'first steps' })).toHaveAttribute('href', '/api/docs/first-steps');
  await page.getByRole('button', { name: 'Revoke Kitchen display' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('You have no keys yet.')).toBeVisible();
  expect((await page.request.get('/api/v1/lists', { headers })).status()).toBe(401);
});
