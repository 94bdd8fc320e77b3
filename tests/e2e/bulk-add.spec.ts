import type { Page } from '@playwright/test';
import { chooseInMenu, expect, openShared, test } from './site/e2e-test.ts';

function titlesOn(page: Page) {
  return page.getByRole('article').getByRole('heading');
}

function rowOf(page: Page, place: number) {
  return page.getByRole('dialog').getByRole('group', { name: `Row ${place}`, exact: true });
}

/** Opens the dialog and types, each name into a row of its own. */
async function typeNames(page: Page, names: string[]) {
  await chooseInMenu(page, 'Bulk Add');
  for (const [index, name] of names.entries()) {
    await expect(rowOf(page, index + 1).getByLabel('Name')).toBeFocused();
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
  }
  await expect(rowOf(page, names.length + 1).getByLabel('Name')).toBeFocused();
}

/** The names, from the first row to the last. */
async function namesIn(page: Page) {
  const names = page.getByRole('dialog').getByLabel('Name');
  return names.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
}

test('a shopping list is filled by keyboard alone', async ({ aPerson }) => {
  const ida = await (await aPerson()).signUp('Ida');
  const list = await ida.shareList({ name: 'Saturday', listType: 'SHOPPING' });
  const { page } = ida;
  const { keyboard } = page;
  await page.goto(`/lists/${list.id}`);
  await page.getByRole('button', { name: 'More', exact: true }).focus();
  await keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'More ways to add' }).focus();
  await keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Bulk Add' }).focus();
  await keyboard.press('Enter');
  await expect(rowOf(page, 1).getByLabel('Name')).toBeFocused();
  await expect(rowOf(page, 1).getByLabel('Amount')).toHaveValue('1');
  await expect(page.getByRole('button', { name: 'Remove row 1' })).toBeDisabled();

  await keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByText('Please add at least one item with a name')).toBeVisible();
  await expect(rowOf(page, 1).getByLabel('Name')).toBeFocused();

  await keyboard.type('Milk');
  await keyboard.press('Tab');
  await keyboard.type('1 l');
  await keyboard.press('Tab');
  await keyboard.type('120');
  await keyboard.press('Enter');
  await expect(rowOf(page, 2).getByLabel('Name')).toBeFocused();
  await keyboard.press('Enter');
  await expect(rowOf(page, 3).getByLabel('Name')).toBeFocused();
  await keyboard.type('Bread');
  await rowOf(page, 1).getByLabel('Name').focus();
  await keyboard.press('Enter');
  await expect(rowOf(page, 2).getByLabel('Name')).toBeFocused();

  await page.getByRole('button', { name: 'Add Items' }).focus();
  await keyboard.press('Enter');
  await expect(rowOf(page, 1).getByLabel('Amount')).toBeFocused();
  await expect(rowOf(page, 1)).toContainText('Quantity must be between 1 and 99');
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('2');
  await page.getByRole('button', { name: 'Add Items' }).focus();
  await keyboard.press('Enter');

  await expect(page.getByText('2 items are on the list.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'More', exact: true })).toBeFocused();
  await expect(titlesOn(page)).toHaveText(['Milk', 'Bread']);
  await expect(page.getByRole('article').filter({ hasText: 'Milk' })).toContainText('2 × 1 l');

  await test.step('other lists have no Bulk Add', async () => {
    const wishes = await ida.shareList('Ida turns 7', ['Red bicycle']);
    await page.goto(`/lists/${wishes.id}`);
    await expect(page.getByRole('link', { name: 'Add Item' })).toBeVisible();
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'More ways to add' }).click();
    await expect(page.getByRole('menuitem', { name: 'Paste several items' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Bulk Add' })).toHaveCount(0);
  });
});

test('several pasted lines become several rows, which are there after a reload and wait while the dialog is closed', async ({
  aPerson,
}) => {
  const ida = await (await aPerson({ viewport: { width: 360, height: 740 } })).signUp('Ida');
  const list = await ida.shareList({ name: 'Saturday', listType: 'SHOPPING' });
  const { page } = ida;
  await page.goto(`/lists/${list.id}`);
  await chooseInMenu(page, 'Bulk Add');
  await rowOf(page, 1)
    .getByLabel('Name')
    .evaluate((input) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', '2 milk\r\nbread x3\n\n500 g flour\neggs');
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });

  await expect(rowOf(page, 4).getByLabel('Name')).toBeFocused();
  expect(await namesIn(page)).toEqual(['milk', 'bread', 'flour', 'eggs']);
  await expect(rowOf(page, 1).getByLabel('Amount')).toHaveValue('2');
  await expect(rowOf(page, 2).getByLabel('Amount')).toHaveValue('3');
  await expect(rowOf(page, 3).getByLabel('Size')).toHaveValue('500 g');
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  await page.getByRole('button', { name: 'Remove row 4' }).click();
  await expect(rowOf(page, 3).getByLabel('Name')).toBeFocused();
  await page.reload();
  await expect(rowOf(page, 3).getByLabel('Name')).toHaveValue('flour');
  await page.keyboard.press('Escape');
  await chooseInMenu(page, 'Bulk Add');
  await expect(rowOf(page, 3).getByLabel('Name')).toHaveValue('flour');
  await page.getByRole('button', { name: 'Add Items' }).click();

  await expect(titlesOn(page)).toHaveText(['milk', 'bread', 'flour']);
});

test('what the plan has no room for stays in the dialog, and another person sees the rest arrive', async ({
  aPerson,
}) => {
  const ida = await (await aPerson()).signUp('Ida');
  const list = await ida.shareList({ name: 'Saturday', listType: 'SHOPPING' });
  const items = await Promise.all(Array.from({ length: 23 }, (_, index) => ida.addItem(list.id, `Thing ${index}`)));
  const guest = await aPerson();
  await openShared(guest.page, list);
  await expect(guest.page.getByRole('heading', { name: 'Thing 22' })).toBeVisible();
  const { page } = ida;
  await page.goto(`/lists/${list.id}`);
  await typeNames(page, ['Milk', 'Bread', 'Butter', 'Eggs']);

  await page.getByRole('button', { name: 'Add Items' }).click();

  const problem = page.getByRole('dialog').getByRole('alert');
  await expect(problem).toContainText('Failed to create item: Butter');
  await expect(problem).toContainText('Your plan allows up to 25 items per list.');
  await expect(problem).toContainText('2 of 4 are on the list.');
  expect(await namesIn(page)).toEqual(['Butter', 'Eggs', '']);
  await expect(rowOf(page, 1).getByLabel('Name')).toBeFocused();
  await expect(guest.page.getByRole('heading', { name: 'Bread' })).toBeVisible();
  await expect(guest.page.getByRole('heading', { name: 'Butter' })).toHaveCount(0);

  for (const { id } of items.slice(0, 2)) await ida.deleteItem(id);
  await page.getByRole('button', { name: 'Add Items' }).click();

  await expect(page.getByText('2 items are on the list.')).toBeVisible();
  await expect(guest.page.getByRole('heading', { name: 'Eggs' })).toBeVisible();
});

test('adding can be stopped, and a lost connection loses nothing', async ({ aPerson }) => {
  const ida = await (await aPerson()).signUp('Ida');
  const { page } = ida;

  await test.step('adding can be stopped, and goes on without adding anything twice', async () => {
    const list = await ida.shareList({ name: 'Saturday', listType: 'SHOPPING' });
    await page.goto(`/lists/${list.id}`);
    await typeNames(page, ['Milk', 'Bread', 'Eggs']);
    let isLost = false;
    await page.route('/graphql', async (route) => {
      if (isLost || !route.request().postData()?.includes('Bread')) return route.continue();
      isLost = true;
      await route.fetch(); // it arrives, and its answer is never heard of
    });

    await page.getByRole('button', { name: 'Add Items' }).click();
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Adding 2 of 3: Bread');
    await expect(page.getByRole('button', { name: 'Stop' })).toBeFocused();
    await page.keyboard.press('Enter');

    await expect(page.getByText('Stopped. What’s left here hasn’t been added.')).toBeVisible();
    expect(await namesIn(page)).toEqual(['Bread', 'Eggs', '']);
    await page.getByRole('button', { name: 'Add Items' }).click();
    await expect(page.getByText('2 items are on the list.')).toBeVisible();
    // Until its lost answer is asked for again, the one that arrived stands there beside the one that waits.
    await expect(titlesOn(page)).toHaveText(['Milk', 'Bread', 'Eggs']);
    await page.unroute('/graphql');
  });

  await test.step('a server that cannot be reached loses no row', async () => {
    const list = await ida.shareList({ name: 'Saturday', listType: 'SHOPPING' });
    await page.goto(`/lists/${list.id}`);
    await typeNames(page, ['Milk', 'Bread']);
    await page.route('/graphql', (route) => route.abort());

    await page.getByRole('button', { name: 'Add Items' }).click();

    await expect(page.getByText('2 items are on the list.')).toBeVisible();
    await expect(titlesOn(page)).toHaveText(['Milk', 'Bread']);
    await expect(page.getByText('2 changes waiting for connection')).toBeVisible();
    await page.unroute('/graphql');
    await expect(page.getByText('2 changes waiting for connection')).toHaveCount(0);
    await expect(titlesOn(page)).toHaveText(['Milk', 'Bread']);
  });
});

test('what a full list has no room for is told before the press, stays in one quiet line, and has ways on', async ({
  aPerson,
}) => {
  const ida = await (await aPerson({ viewport: { width: 360, height: 740 } })).signUp('Ida');
  const { page } = ida;
  const list = await ida.shareList(
    { name: 'Saturday', listType: 'SHOPPING' },
    Array.from({ length: 23 }, (_, place) => `Thing ${place}`),
  );
  await page.goto(`/lists/${list.id}`);
  await page.getByRole('textbox', { name: 'Add to the list' }).evaluate((input) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'bread\nbutter\n2 jam\nrice\ntea');
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await page.getByRole('button', { name: 'Add 2 of 5' }).click();
  await expect(page.getByRole('alert')).toContainText('3 items didn’t fit: the list is full.');
  await expect(page.getByRole('button', { name: 'See them' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('2 items added.')).toBeInViewport({ ratio: 1 }); // nothing lies over the other

  await page.reload();
  await expect(page.getByText('3 items didn’t fit: the list is full.')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Not on the list yet' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Add \d? ?(?:of )?them$/ })).toHaveCount(0);

  await test.step('as soon as there is room for one, that one is added', async () => {
    const [{ id }] = (await ida
      .send('query ($id: ID!) { list(id: $id) { itemsConnection(first: 1) { nodes { id } } } }', { id: list.id })
      .then(({ list: read }) => (read as { itemsConnection: { nodes: { id: string }[] } }).itemsConnection.nodes)) as [
      { id: string },
    ];
    await ida.deleteItem(id);
    await page.getByRole('button', { name: 'Add 1 of them' }).click();
    await expect(page.getByRole('heading', { name: 'jam' })).toBeVisible();
    await expect(page.getByText('2 items didn’t fit: the list is full.')).toBeVisible();
  });

  await test.step('and a second list takes the others, as they were written', async () => {
    await page.getByRole('button', { name: 'See them' }).click();
    await expect(page.getByText('Your plan allows up to 25 items per list.')).toBeVisible();
    await page.getByRole('button', { name: 'Begin a second list with them' }).click();
    await expect(page.getByRole('heading', { name: 'Saturday 2' })).toBeVisible();
    await expect(titlesOn(page)).toHaveText(['rice', 'tea']);
    await page.goto(`/lists/${list.id}`);
    await expect(titlesOn(page).first()).toBeVisible();
    await expect(page.getByText(/didn’t fit/)).toHaveCount(0);
  });
});
