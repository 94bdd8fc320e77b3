import { chooseInMenu, expect, openDrawn, test } from '../site/e2e-test.ts';

const OFFLINE = 'You’re offline. Try again when you’re back.';

test.use({ serviceWorkers: 'allow' });

test('the first session goes on without a connection: adding an item, the lists, the profile', async ({ aPerson }) => {
  const ann = await (await aPerson()).signUp('Ann');
  const list = await ann.createList({ name: 'Saturday', listType: 'SHOPPING' });
  await ann.addItem(list.id, 'Milk');
  const { page } = await aPerson();
  await page.goto('/signin');
  await page.getByLabel('Email').fill(ann.email);
  await page.getByLabel('Password', { exact: true }).fill(ann.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page
    .getByRole('link', { name: /Saturday/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Milk' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');

  await page.context().setOffline(true);

  await chooseInMenu(page, 'Add Item');
  await page.getByLabel('Paste a link or type a name').fill('Butter');
  await page.getByRole('button', { name: 'Add Item' }).click();
  await expect(page.getByRole('heading', { name: 'Butter' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Kindlist' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Everything they wish for');
  await page.getByRole('button', { name: /Ann/ }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('Ann');
  await page.getByRole('tab', { name: 'Security' }).click();
  const offline = page.getByText(OFFLINE).filter({ visible: true });
  await expect(offline).toHaveCount(1);

  await page.context().setOffline(false);

  await expect(offline).toHaveCount(0);
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
});

test('a screen that cannot be fetched says so, and comes with the connection', async ({ aPerson }) => {
  const { page } = await aPerson();
  await openDrawn(page, '/terms');
  await expect(page.locator('.drawn')).toHaveCount(0);
  await page.context().setOffline(true);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Sign In' }).click();
  await expect(page.getByText(OFFLINE)).toBeVisible();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText(OFFLINE)).toBeVisible();

  await page.context().setOffline(false);

  await expect(page.getByRole('heading', { name: 'Sign in', exact: false, level: 1 })).toBeVisible();
});
