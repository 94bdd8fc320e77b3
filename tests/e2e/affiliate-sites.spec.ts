import { expect, test } from './site/e2e-test.ts';
import { expectInOrder } from './site/in-order.ts';

test('an administrator adds a shop that pays, and a guest’s link carries its code and says so', async ({ aPerson }) => {
  const shop = `${crypto.randomUUID().slice(0, 8)}.example`;
  const link = `https://www.${shop}/mug`;
  const owner = await (await aPerson()).signUp('Ida');
  const list = await owner.shareList('Ida turns 7', [
    { title: 'Mug', primaryUrl: link },
    { title: 'Kite', primaryUrl: 'https://other.example/kite' },
  ]);
  const { page } = await (await aPerson()).signInAsAdministrator();
  await page.goto('/admin');
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Affiliate Sites' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Affiliate Sites' })).toBeVisible();

  await page.getByRole('button', { name: 'Add Site' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Affiliate Site' });
  const create = dialog.getByRole('button', { name: 'Create' });
  await expect(create).toBeDisabled();
  await dialog.getByLabel('Name').fill(`Shop ${shop}`);
  await dialog.getByLabel('Affiliate code').fill('kindlist-20');
  await dialog.getByLabel('Link pattern').fill('nothing');
  await create.click();
  await expect(dialog.getByText('Please begin with the shop, as in shop.example/* or shop.*')).toBeVisible();
  await expectInOrder(page);
  await dialog.getByLabel('Link pattern').fill(`${shop}/*?ref={code}`);
  await create.click();
  await expect(dialog).toHaveCount(0);

  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: `Shop ${shop}` }) });
  await expect(card.getByRole('checkbox', { name: /^Active/ })).toBeChecked();
  await page.getByLabel('Link to a product').fill(link);
  await page.getByRole('button', { name: 'Try It' }).click();
  await expect(page.getByText(`${link}?ref=kindlist-20`)).toBeVisible();
  await expectInOrder(page);

  const guest = (await aPerson()).page;
  await expect(async () => {
    await guest.goto(`/shared/${list.shareToken}`);
    const href = await guest.getByRole('link', { name: /^View Item: Mug/ }).getAttribute('href');
    expect(href).toBe(`${link}?ref=kindlist-20`);
  }).toPass(); // links that are there already get the code in the background
  await expect(guest.getByText('If you buy here, we may earn a commission. You pay the same.')).toHaveCount(1);
  await guest.context().route('https://**', (route) => route.abort());
  const follow = async () => {
    const counted = guest.waitForRequest(/\/api\/v1\/items\/[\w-]+\/click$/);
    await guest.getByRole('link', { name: /^View Item: Mug/ }).click();
    await counted;
  };
  await guest.route('**/assets/**/*.js', (route) => route.abort());
  await guest.reload();
  await follow(); // on the page as the server drew it, before the app has come
  await guest.unroute('**/assets/**/*.js');
  await guest.reload();
  await expect(guest.locator('.drawn')).toHaveCount(0);
  await follow();
  await expect(async () => {
    await page.reload();
    await expect(card.getByText(/^2 clicks in 30 days/)).toBeVisible({ timeout: 10_000 });
  }).toPass();

  await card.getByRole('button', { name: /^Delete/ }).click();
  await expect(page.getByText('Are you sure you want to delete this affiliate site?')).toBeVisible();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(card).toHaveCount(0);
});

test('on a phone the admin area is found in a drawer, and everybody else is led away from it', async ({ aPerson }) => {
  const phone = { width: 360, height: 740 };
  const { page } = await (await aPerson({ viewport: phone })).signInAsAdministrator();
  await page.goto('/admin/shop-health?days=7');
  await expect(page.getByRole('heading', { level: 1, name: 'Shop Health' })).toBeVisible();
  await expectInOrder(page); // on a large screen, too
  await page.setViewportSize(phone);

  await page.getByRole('button', { name: 'Admin', exact: true }).click();
  await page.getByRole('dialog', { name: 'Admin' }).getByRole('link', { name: 'Mail' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mail' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  const member = await (await aPerson()).signUp('Bob');
  await member.page.goto('/admin/affiliate-sites');
  await expect(member.page).toHaveURL(/\/dashboard$/);
});
