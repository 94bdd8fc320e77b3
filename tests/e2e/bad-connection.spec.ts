import { expect, openShared, test } from './site/e2e-test.ts';

const OFFLINE = 'You’re offline. Try again when you’re back.';

test('a guest goes on reading the list, and buys, while the app has no connection', async ({ aPerson }) => {
  const owner = await (await aPerson()).signUp('Ida');
  const list = await owner.shareList('Ida turns 7', ['Red bicycle', 'Mug']);
  const { page } = await aPerson();
  const gift = page.getByRole('heading', { name: 'Red bicycle' });
  await page.route('**/graphql', (route) => route.abort());

  await openShared(page, list);

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

test('a purchase that had no connection is no longer refused when it is back', async ({ aPerson }) => {
  const owner = await (await aPerson()).signUp('Ida');
  const list = await owner.shareList('Ida turns 7', ['Red bicycle']);
  const { page } = await aPerson();
  await openShared(page, list);
  await expect(page.locator('.drawn')).toHaveCount(0);
  await page.getByRole('button', { name: 'Mark as Purchased' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill('ann@example.test');
  const confirm = dialog.getByRole('button', { name: /as Purchased$/ });

  await page.context().setOffline(true);
  await confirm.click();
  await expect(dialog.getByRole('alert')).toContainText(OFFLINE);
  await page.context().setOffline(false);

  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await confirm.click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('You’re giving this')).toBeVisible();
});
