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

test('Back on a phone closes the menu of the site, and leads on from there', async ({ aPerson }) => {
  const ann = await (await aPerson({ viewport: PHONE })).signUp('Ann');
  const { page } = ann;
  await page.goto('/dashboard');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await menu.getByRole('link', { name: 'Profile' }).click();
  await expect(page).toHaveURL('/profile');

  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL('/profile');
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
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

test('Back with a menu open on a phone closes the menu, and the list stays; what it opens takes its place', async ({
  aPerson,
}) => {
  const ann = await (await aPerson({ viewport: PHONE })).signUp('Ann');
  const list = await ann.createList({ name: 'Picnic', listType: 'SHOPPING' });
  await ann.addItem(list.id, 'Milk');
  const { page } = ann;
  const sheets = () => page.evaluate(() => window.history.state?.sheets ?? 0);
  await page.goto('/dashboard');
  await page.getByRole('main').getByRole('link', { name: 'Picnic' }).first().click();
  await expect(page.getByRole('heading', { name: 'Milk' })).toBeVisible();
  const menu = page.getByRole('menu');

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(menu).toBeVisible();
  await expect.poll(sheets).toBe(1);
  await page.goBack();
  await expect(menu).toHaveCount(0);
  await expect(page).toHaveURL(`/lists/${list.id}`);

  await page.getByRole('button', { name: 'Actions for Milk' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page).toHaveURL(`/lists/${list.id}`);

  await chooseInMenu(page, 'Edit');
  await expect(page.getByRole('heading', { name: 'Edit List' })).toBeVisible();
  await page.goBack(); // an entry that leads elsewhere leaves none of the menu behind
  await expect(page).toHaveURL(`/lists/${list.id}`);
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
});

test('a link within the page leads there after a menu was closed on a phone', async ({ aPerson }) => {
  const ann = await (await aPerson({ viewport: PHONE })).signUp('Ann');
  const list = await ann.createList({ name: 'Picnic', listType: 'SHOPPING' });
  await ann.addItem(list.id, 'Milk');
  const { page } = ann;
  await page.goto(`/lists/${list.id}`);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.history.state?.sheets ?? 0)).toBe(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);

  await page.evaluate(async () => {
    const link = Object.assign(document.createElement('a'), { href: '#milk', textContent: 'Down to the milk' });
    const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    document.body.append(link);
    link.click();
    await arrived;
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  });
  await expect(page).toHaveURL(`/lists/${list.id}#milk`);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(`/lists/${list.id}#milk`);
});

test('what was typed is there again when its form is, whichever way it was left, until it is saved or dropped', async ({
  aPerson,
}) => {
  const ann = await (await aPerson({ viewport: PHONE })).signUp('Ann');
  const list = await ann.createList({ name: 'Birthday' });
  const { id } = await ann.addItem(list.id, 'Marbles');
  const { page } = ann;
  const title = page.getByLabel('Title', { exact: true });
  const name = page.getByLabel('Name', { exact: true });
  const note = page.getByText('We’ve kept what you typed.');
  await page.goto(`/lists/${list.id}`);
  const edit = async () => {
    await page.getByRole('button', { name: 'Actions for Marbles' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await expect(page).toHaveURL(`/lists/${list.id}/items/${id}/edit`);
  };

  await edit();
  await title.fill('Glass marbles');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Marbles' })).toBeVisible();
  await edit();
  await expect(title).toHaveValue('Glass marbles');
  await expect(note).toBeVisible();
  await page.getByRole('link', { name: 'Back to List' }).click();
  await edit();
  await expect(title).toHaveValue('Glass marbles');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('heading', { name: 'Glass marbles' })).toBeVisible();

  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Create New List' }).first().click();
  await name.fill('Christmas');
  await page.getByRole('link', { name: /home$/ }).click();
  await expect(page).not.toHaveURL(/create/);
  await page.goto('/lists/create');
  await expect(name).toHaveValue('Christmas');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(name).toHaveValue('');
  await page.reload();
  await expect(name).toHaveValue('');
  await expect(note).toHaveCount(0);

  await page.goto('/circles');
  const make = page.getByRole('button', { name: 'Make a circle' }).first();
  await make.click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Name').fill('The Bergs');
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await make.click();
  await expect(sheet.getByLabel('Name')).toHaveValue('The Bergs');
  await expect(sheet.getByLabel('Name')).toBeFocused();
  await page.keyboard.press('Shift+Tab'); // the offer stands in the sheet, which keeps the keyboard
  await expect(sheet.getByRole('button', { name: 'Discard' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sheet.getByLabel('Name')).toHaveValue('');
  await expect(sheet.getByText('We’ve kept what you typed.')).toHaveCount(0);
});
