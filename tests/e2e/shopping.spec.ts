import type { Page } from '@playwright/test';
import { expect, test } from './e2e-test.ts';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };

function titlesOn(page: Page) {
  return page.getByRole('article').getByRole('heading');
}

function rowOf(page: Page, title: string) {
  return page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });
}

function tickOf(page: Page, title: string) {
  return page.getByRole('button', { name: `Mark as Purchased: ${title}` });
}

test('a tap anywhere on a row ticks it, it settles below, and another tap takes it back', async ({ aPerson }) => {
  const ida = await (await aPerson(PHONE)).signUp('Ida');
  const list = await ida.shareList({ name: 'Saturday', listType: 'SHOPPING' }, ['Milk', 'Bread', 'Eggs']);
  const { page } = ida;
  await page.goto(`/lists/${list.id}`);
  await expect(page.getByRole('progressbar', { name: 'Items purchased' })).toHaveAttribute('value', '0');
  expect((await rowOf(page, 'Milk').boundingBox())?.height).toBeGreaterThanOrEqual(56);

  await rowOf(page, 'Milk').tap({ position: { x: 200, y: 20 } });

  await expect(page.getByRole('button', { name: 'Undo the purchase of Milk' })).toBeVisible();
  await expect(titlesOn(page)).toHaveText(['Milk', 'Bread', 'Eggs']); // it rests
  await expect(page.getByRole('progressbar', { name: 'Items purchased' })).toHaveAttribute('value', '1');
  await expect(titlesOn(page)).toHaveText(['Bread', 'Eggs', 'Milk']); // and settles
  await expect(page.getByRole('heading', { name: 'Purchased', exact: true })).toBeVisible();

  await rowOf(page, 'Milk').tap({ position: { x: 200, y: 20 } });
  await expect(tickOf(page, 'Milk')).toBeVisible();
  await expect(titlesOn(page)).toHaveText(['Milk', 'Bread', 'Eggs']);

  await rowOf(page, 'Bread').tap({ position: { x: 200, y: 20 } });
  const toast = page.getByRole('listitem').filter({ hasText: 'Bread is marked as purchased.' });
  await toast.getByRole('button', { name: 'Undo', exact: true }).tap();
  await expect(tickOf(page, 'Bread')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('some of an item are ticked one by one, a tick takes the rest, and all of it comes back', async ({ aPerson }) => {
  const ida = await (await aPerson(PHONE)).signUp('Ida');
  const list = await ida.shareList({ name: 'Saturday', listType: 'SHOPPING' }, [
    { title: 'Eggs', quantityDesired: 6 },
    'Bread',
  ]);
  const { page } = ida;
  await page.goto(`/lists/${list.id}`);
  const eggs = rowOf(page, 'Eggs');
  const more = eggs.getByRole('button', { name: 'Mark 1 as Purchased: Eggs' });

  await more.tap();
  await more.tap();
  await expect(eggs).toContainText('Purchased 2 / 6');
  await eggs.getByRole('button', { name: 'Undo the purchase of 1: Eggs' }).tap();
  await expect(eggs).toContainText('Purchased 1 / 6');
  await tickOf(page, 'Eggs').tap();
  await expect(eggs).toContainText('Purchased 6 / 6');
  await expect(titlesOn(page)).toHaveText(['Bread', 'Eggs']);
  await expect(more).toBeDisabled();

  await page.getByRole('button', { name: 'Undo the purchase of Eggs' }).tap();
  await expect(eggs).toContainText('Purchased 0 / 6');
  await expect(titlesOn(page)).toHaveText(['Eggs', 'Bread']);
});

test('a tick and its quick undo keep their order on a slow connection', async ({ aPerson }) => {
  const ida = await (await aPerson(PHONE)).signUp('Ida');
  const list = await ida.shareList({ name: 'Saturday', listType: 'SHOPPING' }, ['Milk']);
  const { page } = ida;
  await page.goto(`/lists/${list.id}`);
  const answer = Promise.withResolvers<void>();
  await page.route('/graphql', async (route) => {
    if (route.request().postData()?.includes('mutation PurchaseItem')) await answer.promise;
    await route.continue();
  });

  await tickOf(page, 'Milk').tap();
  await page.getByRole('button', { name: 'Undo the purchase of Milk' }).tap();
  await expect(tickOf(page, 'Milk')).toBeVisible(); // as if it were taken back already
  const undone = page.waitForResponse((response) => response.request().postData()?.includes('UndoPurchase') ?? false);
  answer.resolve();
  await undone;

  await expect(tickOf(page, 'Milk')).toBeVisible();
  await page.reload();
  await expect(rowOf(page, 'Milk')).toContainText('Purchased 0 / 1');
});

test('what another has ticked can be seen, and is theirs and the owner’s to take back', async ({ aPerson }) => {
  const ida = await (await aPerson()).signUp('Ida');
  const list = await ida.shareList({ name: 'Saturday', listType: 'SHOPPING' }, ['Milk', 'Bread']);
  const bob = await (await aPerson(PHONE)).signUp('Bob');
  await ida.invite(list.id, bob);
  await bob.page.goto(`/lists/${list.id}`);
  await ida.page.goto(`/lists/${list.id}`);

  await tickOf(ida.page, 'Milk').click();
  const milk = rowOf(bob.page, 'Milk');
  await expect(milk).toContainText('Bought by Ida');
  await expect(milk.getByRole('button', { name: 'Milk is purchased' })).toHaveAttribute('aria-disabled', 'true');

  await tickOf(bob.page, 'Bread').tap();
  await expect(rowOf(ida.page, 'Bread')).toContainText('Bought by Bob');
  await ida.page.getByRole('button', { name: 'Undo the purchase of Bread' }).click();
  await expect(tickOf(bob.page, 'Bread')).toBeVisible();
});

test('things are added in a line, several at a time, and none is lost on the way', async ({ aPerson }) => {
  const ida = await (await aPerson(PHONE)).signUp('Ida');
  const list = await ida.shareList({ name: 'Saturday', listType: 'SHOPPING' });
  const { page } = ida;
  await page.goto(`/lists/${list.id}`);
  const field = page.getByRole('textbox', { name: 'Add to the list' });
  await field.fill('milk, 2 eggs');
  await field.press('Enter');
  await expect(titlesOn(page)).toHaveText(['milk', 'eggs']);
  await expect(rowOf(page, 'eggs')).toContainText('Purchased 0 / 2');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');

  await field.press('Enter');
  await expect(page.getByText('Please add at least one item with a name')).toBeVisible();
  await field.evaluate((input) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'bread x3\n500 g flour');
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(titlesOn(page)).toHaveText(['milk', 'eggs', 'bread', 'flour']);

  await page.route('/graphql', (route) => route.abort());
  await field.fill('butter');
  await page.getByRole('button', { name: 'Add to the list' }).tap();
  await expect(titlesOn(page)).toHaveText(['milk', 'eggs', 'bread', 'flour', 'butter']);
  await expect(rowOf(page, 'butter')).toContainText('Waiting for connection');
  const waiting = page.getByRole('list', { name: 'Not on the list yet' });
  await expect(waiting).toHaveCount(0);
  await page.unroute('/graphql');
  await expect(rowOf(page, 'butter')).not.toContainText('Waiting for connection', { timeout: 30_000 });

  await Promise.all(Array.from({ length: 20 }, (_, index) => ida.addItem(list.id, `Thing ${index}`)));
  await field.fill('one too many');
  await field.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Your plan allows up to 25 items per list.');
  await expect(waiting).toContainText('one too many');
});

test('by keyboard, the focus goes on to the next item when one is archived, deleted or ticked', async ({ aPerson }) => {
  const ida = await (await aPerson()).signUp('Ida');
  const list = await ida.shareList({ name: 'Saturday', listType: 'SHOPPING' }, ['Milk', 'Bread', 'Eggs', 'Tea']);
  const { page } = ida;
  const { keyboard } = page;
  await page.goto(`/lists/${list.id}`);
  const menuOf = (title: string) => page.getByRole('button', { name: `Actions for ${title}` });

  await menuOf('Milk').focus();
  await keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Archive' }).focus();
  await keyboard.press('Enter');
  await expect(titlesOn(page)).toHaveText(['Bread', 'Eggs', 'Tea']);
  await expect(menuOf('Bread')).toBeFocused();

  await keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Delete' }).focus();
  await keyboard.press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).focus();
  await keyboard.press('Enter');
  await expect(titlesOn(page)).toHaveText(['Eggs', 'Tea']);
  await expect(menuOf('Eggs')).toBeFocused();

  await tickOf(page, 'Eggs').focus();
  await keyboard.press('Enter');
  await expect(titlesOn(page)).toHaveText(['Tea', 'Eggs']);
  await expect(tickOf(page, 'Tea')).toBeFocused();
});

test('on a phone the first things to buy are in sight, and everything else is one tap away', async ({ aPerson }) => {
  const ida = await (await aPerson({ ...PHONE, reducedMotion: 'reduce' })).signUp('Ida');
  const list = await ida.shareList({ name: 'Saturday', listType: 'SHOPPING' }, ['Milk', 'Bread']);
  const { page } = ida;
  await page.goto(`/lists/${list.id}`);
  await expect(rowOf(page, 'Bread')).toBeInViewport({ ratio: 1 });
  await expect(page.getByLabel('Search items')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toBeHidden();

  await page.getByRole('button', { name: 'More', exact: true }).tap();
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Search and sort' }).tap();
  await page.getByLabel('Search items').fill('bread');
  await expect(titlesOn(page)).toHaveText(['Bread']);
  await page.getByLabel('Search items').fill('');

  await tickOf(page, 'Milk').tap();
  await page.getByLabel('Show purchased').uncheck();
  await expect(titlesOn(page)).toHaveText(['Bread']);
  await tickOf(page, 'Bread').tap();
  await expect(page.getByText('Everything on this list has been purchased.')).toBeVisible();
});
