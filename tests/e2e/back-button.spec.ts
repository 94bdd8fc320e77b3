import { chooseInMenu, expect, openShared, test } from './site/e2e-test.ts';

const PHONE = { width: 390, height: 844 };

test('Back on a phone closes the sheet of a purchase, leaves the list as it is, and what was typed is there again', async ({
  aPerson,
}) => {
  const owner = await (await aPerson()).signUp('Ida');
  const list = await owner.shareList('Ida turns 7', ['Kite', 'Mug']);
  const { page } = await aPerson({ viewport: PHONE });
  await page.goto('/faq');
  await openShared(page, list);
  await expect(page.locator('.drawn')).toHaveCount(0);
  const kite = page.getByRole('listitem').filter({ hasText: 'Kite' });
  const sheet = page.getByRole('dialog');

  await kite.getByRole('button', { name: 'Mark as Purchased' }).click();
  await sheet.getByLabel('Email').fill('ann@example.test');
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(`/shared/${list.shareToken}`);
  await page.goForward();
  await expect(sheet).toHaveCount(0);
  await kite.getByRole('button', { name: 'Mark as Purchased' }).click();
  await expect(sheet.getByLabel('Email')).toHaveValue('ann@example.test');
  await sheet.getByRole('button', { name: 'Cancel' }).click();
  await expect(sheet).toHaveCount(0);

  await page.goBack(); // no entry of a sheet is left
  await expect(page).toHaveURL('/faq');
});

test('Back closes what lies on top, dialogs on dialogs and questions too, and leads on from there', async ({
  aPerson,
}) => {
  const ann = await (await aPerson({ viewport: PHONE })).signUp('Ann');
  const list = await ann.createList({ name: 'Picnic', listType: 'SHOPPING' });
  await ann.addItem(list.id, 'Milk');
  const { page } = ann;
  await page.goto('/dashboard');
  await page.getByRole('main').getByRole('link', { name: 'Picnic' }).first().click();
  await expect(page.getByRole('heading', { name: 'Milk' })).toBeVisible();

  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(`/lists/${list.id}`);

  await chooseInMenu(page, 'Bulk Add');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await chooseInMenu(page, 'Delete');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page).toHaveURL(`/lists/${list.id}`);

  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
  await page.goForward();
  await expect(page).toHaveURL(`/lists/${list.id}`);
  await chooseInMenu(page, 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL('/dashboard'); // a sheet that leads elsewhere leaves no entry behind
  await expect(page.getByRole('main').getByRole('link', { name: 'Picnic' })).toHaveCount(0);
});

test('Back after a link that opens a sheet by itself closes the sheet', async ({ aPerson }) => {
  const owner = await (await aPerson()).signUp('Ida');
  const list = await owner.shareList('Ida turns 7', ['Kite']);
  const { page } = await aPerson({ viewport: PHONE });
  await page.goto('/faq');
  await page.goto(`/shared/${list.shareToken}?undo=00000000-0000-7000-8000-000000000000.x`);
  await page.mouse.move(2, 2);
  await page.mouse.move(3, 3);
  await expect(page.getByRole('dialog')).toBeVisible();

  await page.goBack();

  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(`/shared/${list.shareToken}`);
  await page.goBack();
  await expect(page).toHaveURL('/faq');
});
