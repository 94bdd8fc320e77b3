import { expect, openDrawn, openShared, test } from './site/e2e-test.ts';

const OFFLINE = 'You’re offline. This is sent as soon as you’re back, while this page stays open.';

test('a guest goes on reading the list, and buys, while the app has no connection', async ({ aPerson }) => {
  const owner = await (await aPerson()).signUp('Ida');
  const list = await owner.shareList('Ida turns 7', ['Red bicycle', 'Mug']);
  const { page } = await aPerson();
  const gift = page.getByRole('heading', { name: 'Red bicycle' });
  await page.route('**/graphql', (route) => route.abort());

  await openDrawn(page, `/shared/${list.shareToken}`);

  await expect(page.getByRole('alert')).toContainText('Network error. Please check your internet connection.');
  await expect(gift).toBeVisible();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await page.getByRole('listitem').filter({ has: gift }).getByRole('button', { name: 'Mark as Purchased' }).click();
  await page.getByLabel('Email').fill('ann@example.test');
  await page.getByRole('button', { name: 'Mark as Purchased' }).click();

  await expect(page.getByText('You’re giving this')).toBeVisible();
  await expect(page.locator('.drawn')).toBeVisible();
  await page.unroute('**/graphql');
  await expect(page.locator('.drawn')).toHaveCount(0); // it asks again by itself
  await expect(page.getByRole('button', { name: 'Undo: Red bicycle' })).toBeVisible();
});

test('a purchase that had no connection is sent by itself when it is back', async ({ aPerson }) => {
  const owner = await (await aPerson()).signUp('Ida');
  const list = await owner.shareList('Ida turns 7', ['Red bicycle']);
  const { page } = await aPerson();
  await openShared(page, list);
  await page.getByRole('button', { name: 'Mark as Purchased' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill('ann@example.test');
  const confirm = dialog.getByRole('button', { name: /as Purchased$/ });

  await page.context().setOffline(true);
  await confirm.click();
  await expect(dialog.getByRole('status').filter({ hasText: OFFLINE })).toBeVisible();
  await page.context().setOffline(false);

  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('You’re giving this')).toBeVisible();
});

test('a purchase whose answer stays away says so on its sheet, which may be closed: it is sent, and that is told', async ({
  aPerson,
}) => {
  const owner = await (await aPerson()).signUp('Ida');
  const list = await owner.shareList('Ida turns 7', ['Red bicycle', 'Mug']);
  const { page } = await aPerson({ viewport: { width: 390, height: 844 } });
  await openShared(page, list);
  const giftOf = (title: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
  const dialog = page.getByRole('dialog');
  let isLost = true;
  const lost: (() => Promise<void>)[] = [];
  await page.route('**/graphql', async (route) => {
    if (isLost && route.request().postData()?.includes('PurchaseSharedItem')) lost.push(() => route.abort());
    else await route.fallback();
  });
  await giftOf('Red bicycle').getByRole('button', { name: 'Mark as Purchased' }).click();
  await dialog.getByLabel('Email').fill('ann@example.test');
  await dialog.getByRole('button', { name: /as Purchased$/ }).click();

  await expect(dialog.getByText('No answer yet.')).toBeVisible();
  await expect(dialog.getByLabel('Email')).toHaveValue('ann@example.test');
  await page.context().setOffline(true);
  await expect(dialog.getByRole('status').filter({ hasText: OFFLINE })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toHaveCount(0);
  await giftOf('Mug').getByRole('button', { name: 'Mark as Purchased' }).click(); // another sheet meanwhile
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);

  isLost = false;
  for (const end of lost) await end();
  await page.context().setOffline(false);
  await expect(giftOf('Red bicycle').getByText('You’re giving this')).toBeVisible();
  await expect(
    page.locator('[data-sonner-toast]').getByText('You’re giving Red bicycle. Undo is beside it.'),
  ).toBeVisible();
  const end = await page.locator('[data-sonner-toast]').getByRole('button', { name: 'Close' }).boundingBox();
  expect(Math.min(end?.width ?? 0, end?.height ?? 0)).toBeGreaterThanOrEqual(44);
});

test('a guest who has lost the connection before the app came reads so on the page, and buys when it is back', async ({
  aPerson,
}) => {
  const owner = await (await aPerson()).signUp('Ida');
  const list = await owner.shareList('Ida turns 7', ['Red bicycle']);
  const { page } = await aPerson({ viewport: { width: 390, height: 844 } });
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(`/shared/${list.shareToken}`);
  await page.context().setOffline(true);

  await page.getByRole('button', { name: 'Mark as Purchased' }).click();
  await expect(page.getByText('You’re offline. This goes on as soon as you’re back.')).toBeVisible();
  await expect(page.locator('.drawn h1')).toBeVisible();

  await page.context().setOffline(false);
  await page.getByLabel('Email').fill('ann@example.test');
  await page.getByRole('button', { name: 'Mark as Purchased' }).click();
  await expect(page.getByText('You’re giving this')).toBeVisible();
});

test('the app says that there is no connection, and has the sheet at hand', async ({ aPerson }) => {
  const owner = await (await aPerson()).signUp('Ida');
  const list = await owner.shareList('Ida turns 7', ['Red bicycle']);
  const { page } = await aPerson();
  await openShared(page, list);
  const isFetched = () =>
    page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('PurchaseSheets-')));
  await expect.poll(isFetched).toBe(true);
  await page.waitForLoadState('networkidle'); // and what it needs

  await page.context().setOffline(true);

  await expect(page.getByText('You’re offline', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Mark as Purchased' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a purchase whose answers get lost counts once, as it was sent: in its sheet, after a time offline, and in a page that was read again', async ({
  aPerson,
}) => {
  const owner = await (await aPerson()).signUp('Ida');
  const list = await owner.shareList('Ida turns 7', [
    { title: 'Mug', quantityDesired: 5 },
    { title: 'Kite', quantityDesired: 5 },
  ]);
  const { page } = await aPerson();
  await openShared(page, list);
  const giftOf = (title: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
  const dialog = page.getByRole('dialog');
  let isProxyBroken = true;
  await page.route('**/graphql', async (route) => {
    if (!isProxyBroken || !route.request().postData()?.includes('PurchaseSharedItem')) return route.fallback();
    await route.fetch(); // the server records it
    await route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' });
  });

  await giftOf('Mug').getByRole('button', { name: 'Mark as Purchased' }).click();
  await dialog.getByLabel('Email').fill('ann@example.test');
  await dialog.getByLabel('Quantity').selectOption('3');
  await dialog.getByRole('button', { name: /as Purchased$/ }).click();
  await expect(dialog.getByText('We don’t know yet')).toBeVisible();
  await expect(dialog.getByText('2 still wanted')).toBeVisible();
  await expect(dialog.getByLabel('Quantity')).toHaveValue('3');
  await expect(dialog.getByLabel('Email')).toBeDisabled();
  await page.context().setOffline(true);
  isProxyBroken = false;
  await page.context().setOffline(false);
  await expect(giftOf('Mug').getByText('You’re giving 3')).toBeVisible();
  await expect(giftOf('Mug').getByText('2 of 5 still wanted')).toBeVisible();

  isProxyBroken = true;
  await giftOf('Kite').getByRole('button', { name: 'Mark as Purchased' }).click();
  await dialog.getByRole('button', { name: /as Purchased$/ }).click();
  await expect(dialog.getByText('We don’t know yet')).toBeVisible();
  await openShared(page, list); // which closes the page with its sheet
  isProxyBroken = false;
  await giftOf('Kite')
    .getByRole('button', { name: /Mark as Purchased|Buy More/ })
    .click();
  await expect(dialog.getByText('Please try again')).toBeVisible();
  await dialog.getByRole('button', { name: /as Purchased$/ }).click();
  await expect(giftOf('Kite').getByText('You’re giving this')).toBeVisible();
  await expect(giftOf('Kite').getByText('4 of 5 still wanted')).toBeVisible();
});
