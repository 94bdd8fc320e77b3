import type { Page } from '@playwright/test';
import { chooseInMenu, expect, fillEmail, openShared, test } from './site/e2e-test.ts';

test('a leaked link is replaced: guests with the old one are shown out, and the receipt still undoes', async ({
  aPerson,
}) => {
  const owner = await (await aPerson()).signUp('Ida');
  const list = await owner.shareList('Ida turns 7', ['Red bicycle', 'Mug']);
  const [ann, screen] = [(await aPerson()).page, owner.page];
  await openShared(ann, list);
  await buy(ann, 'Red bicycle');
  const old = await ann.evaluate(() => Object.values(localStorage).find((kept) => kept.includes('undoToken')) ?? '');
  const [{ purchaseId, undoToken }] = JSON.parse(old);
  await screen.goto(`/lists/${list.id}`);
  await screen.getByRole('button', { name: 'Share' }).click();

  await screen.getByRole('button', { name: 'Replace Link' }).click();
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Replace Link' }).click();

  await expect(ann.getByRole('heading', { name: 'List Not Found' })).toBeVisible();
  await expect(ann.getByText('Mug')).toHaveCount(0);
  await expect(screen.getByLabel('Link to the list')).not.toHaveValue(new RegExp(list.shareToken));
  const link = await screen.getByLabel('Link to the list').inputValue();
  await ann.goto(`/shared/${list.shareToken}?undo=${purchaseId}.${undoToken}`);
  await ann.getByRole('button', { name: 'Undo Purchase' }).click();
  await expect(ann.getByText('Purchase undone')).toBeVisible();
  await expect(ann.getByRole('heading', { name: 'List Not Found' })).toBeVisible();
  await ann.goto(link);
  await expect(ann.getByRole('heading', { name: 'Red bicycle' })).toBeVisible();
});

test('on paper a guest has what is still wanted, and the owner of a surprise nothing of purchases', async ({
  aPerson,
}) => {
  const owner = await (await aPerson()).signUp('Ida');
  const list = await owner.shareList({ name: 'Ida turns 7', purchaseVisibility: 'SURPRISE', eventDate: '2999-12-24' }, [
    'Red bicycle',
    { title: 'Mug', quantityDesired: 3 },
  ]);
  const ann = (await aPerson()).page;
  await openShared(ann, list);
  await buy(ann, 'Red bicycle');
  await buy(ann, 'Mug');

  const guests = await print(ann);
  expect(guests).toContain('1 still wanted');
  expect(guests).toContain('× 2');
  expect(guests).not.toContain('Red bicycle');
  expect(guests).toContain('1 is given already, and isn’t on this sheet.');
  expect(guests).toContain(`/shared/${list.shareToken}`);

  for (const path of [`/lists/${list.id}`, `/shared/${list.shareToken}`]) {
    await owner.page.goto(path);
    const owners = await print(owner.page);
    expect(owners).toContain('2 gifts');
    expect(owners).toContain('× 3');
    expect(owners).not.toContain('bought');
    expect(owners).not.toContain('given');
    await expect(owner.page.getByRole('article').locator('li svg path')).toHaveCount(0); // no box is ticked
  }

  await owner.changeList(list.id, { privacy: 'PRIVATE' });
  await owner.page.goto(`/lists/${list.id}`);
  expect(await print(owner.page)).toContain('This list is private. Only its members can open it.');
  await expect(owner.page.getByRole('img', { name: 'The list online' })).toHaveCount(0);
});

test('an open page becomes the owner’s own while they are signed in beside it, and keeps the surprise from them', async ({
  aPerson,
}) => {
  const owner = await aPerson();
  const beside = await owner.page.context().newPage();
  await owner.signUp('Ida');
  const list = await owner.shareList({ name: 'Ida turns 7', purchaseVisibility: 'SURPRISE', eventDate: '2999-12-24' }, [
    'Red bicycle',
    'Mug',
  ]);
  await owner.page.evaluate(() => localStorage.clear());
  await openShared(beside, list);
  await expect(beside.getByRole('button', { name: 'Mark as Purchased' })).toHaveCount(2);

  await owner.page.goto('/signin');
  await owner.page.getByLabel('Email').fill(owner.email);
  await owner.page.getByLabel('Password', { exact: true }).fill(owner.password);
  await owner.page.locator('main').getByRole('button', { name: 'Sign In' }).click();

  await expect(beside.getByText('For you, it’s kept a surprise')).toBeVisible();
  await expect(beside.getByRole('button', { name: 'Mark as Purchased' })).toHaveCount(0);
  const ann = (await aPerson()).page;
  await openShared(ann, list);
  await buy(ann, 'Red bicycle');
  await owner.addItem(list.id, 'Kite'); // its arrival says that the purchase would have been here by now
  await expect(beside.getByRole('heading', { name: 'Kite' })).toBeVisible();
  await expect(beside.getByRole('heading', { name: 'Red bicycle' })).toBeVisible();
  await expect(beside.getByText('Just given')).toHaveCount(0);

  await owner.page.getByRole('button', { name: 'Ida', exact: true }).click();
  await owner.page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(beside.getByRole('heading', { name: 'Keep the surprise?' })).toBeVisible();
  await expect(beside.getByRole('heading', { name: 'Mug' })).toHaveCount(0);
  await beside.getByRole('button', { name: 'Go On as a Guest' }).click();
  await expect(beside.getByRole('button', { name: 'Mark as Purchased' })).toHaveCount(2); // and a guest's again
  await buy(ann, 'Mug');
  await expect(beside.getByRole('heading', { name: 'Mug' })).toHaveCount(0);
});

async function buy(page: Page, title: string) {
  await expect(page.locator('.drawn')).toHaveCount(0);
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
  await card.getByRole('button', { name: 'Mark as Purchased' }).click();
  await fillEmail(page, 'ann@example.test');
  await page.getByRole('button', { name: /^Mark .*as Purchased$/ }).click();
  await expect(card.getByText('You’re giving this')).toBeVisible();
}

/** Presses Print, and gives what is on the paper then: the sheet, and nothing of the page. */
async function print(page: Page): Promise<string> {
  await page.emulateMedia({ media: null });
  await page.evaluate(() => {
    document.body.removeAttribute('data-at-the-printer');
    window.print = () => document.body.setAttribute('data-at-the-printer', '');
  });
  if (page.url().includes('/lists/')) await chooseInMenu(page, 'Print');
  else await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('[data-at-the-printer]')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  const text = await page.locator('body').innerText();
  await page.emulateMedia({ media: null });
  return text;
}
