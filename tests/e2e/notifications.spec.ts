import { expect, test } from './site/e2e-test.ts';
import { expectInOrder, violationsOn } from './site/in-order.ts';

test('the bell rings when a guest buys, leads to the list, and falls silent once that was read', async ({
  aPerson,
}) => {
  const ida = await (await aPerson()).signUp('Ida');
  const guest = await aPerson();
  const list = await ida.shareList('Ida turns 7');
  const { id } = await ida.addItem(list.id, 'Red bicycle');
  await ida.page.goto('/dashboard');
  const bell = ida.page.getByRole('button', { name: /^Notifications/ });
  await bell.click();
  await expect(ida.page.getByText('Nothing yet.')).toBeVisible();

  await guest.buy(list.shareToken, id, { email: 'ann@example.test' });

  const news = ida.page
    .getByRole('dialog', { name: 'Notifications' })
    .getByRole('link', { name: /bought “Red bicycle”/ });
  await expect(news).toBeVisible();
  await expect(bell).toHaveAccessibleName('Notifications, 1 unread');
  expect(await violationsOn(ida.page)).toEqual([]);
  await news.click();

  await expect(ida.page).toHaveURL(`/lists/${list.id}`);
  await expect(bell).toHaveAccessibleName('Notifications');
  await expect(ida.page.getByRole('article').filter({ hasText: 'Red bicycle' })).toBeInViewport({ ratio: 1 }); // among those taken
});

test('many gifts of one list are one line, which opens and is read then', async ({ aPerson }) => {
  const ida = await (await aPerson({ viewport: { width: 390, height: 844 } })).signUp('Ida');
  const guest = await aPerson();
  const list = await ida.shareList('Ida turns 7');
  const imageUrl = new URL('/icon-192.png', ida.page.url()).href;
  for (const title of ['Bicycle', 'Mug', 'Tea', 'Book']) {
    const { id } = await ida.addItem(list.id, { title, imageUrl });
    await guest.buy(list.shareToken, id, { email: 'ann@example.test' });
  }
  const { page } = ida;
  await page.goto('/notifications');
  const line = page.getByRole('button', { name: /ann@example.test bought 4 gifts/ });
  await expect(line.locator('img').first()).toBeVisible();
  await expectInOrder(page);

  await line.click();

  const ofAnn = page.getByRole('list', { name: 'ann@example.test bought 4 gifts' });
  await expect(ofAnn.getByRole('link', { name: /^Mug/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark all as read' })).toHaveCount(0);
  await expect(line).not.toContainText('Unread');
  await expectInOrder(page);
});

test('a theme is there at once, after a reload and in the other tab, and gone with the session', async ({
  aPerson,
}) => {
  const { page } = await (await aPerson({ colorScheme: 'light' })).signUp('Ida');
  await page.goto('/profile');
  const other = await page.context().newPage();
  await other.goto('/dashboard');
  const theme = (tab: typeof page) => tab.locator('html');
  await page.getByRole('tab', { name: 'Preferences' }).click();

  await page.getByRole('tabpanel').getByRole('radio', { name: 'Dark' }).check();
  await page.getByRole('button', { name: 'Save Preferences' }).click();

  await expect(page.getByText('Preferences updated successfully')).toBeVisible();
  const aroundPage = (tab: typeof page) => tab.locator('meta[name="theme-color"][media="all"]');
  for (const tab of [page, other]) {
    await expect(theme(tab)).toHaveAttribute('data-theme', 'dark');
    await expect(aroundPage(tab)).toHaveAttribute('content', '#17141d');
  }
  expect(await violationsOn(page)).toEqual([]);
  await page.reload({ waitUntil: 'commit' });
  await expect(theme(page)).toHaveAttribute('data-theme', 'dark');
  await expect(aroundPage(page)).toHaveAttribute('content', '#17141d');
  await page.getByRole('banner').getByRole('button', { name: 'Ida' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  await expect(theme(page)).not.toHaveAttribute('data-theme');
  await expect(aroundPage(page)).toHaveCount(0);
});
