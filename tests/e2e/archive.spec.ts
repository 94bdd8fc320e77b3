import type { Page } from '@playwright/test';
import { chooseInMenu, expect, openShared, openView, test } from './site/e2e-test.ts';

function titlesOn(page: Page) {
  return page.getByRole('article').getByRole('heading', { level: 3 });
}

function archiveOn(page: Page) {
  return page.getByRole('region', { name: 'Archived' });
}

test('an archived item goes for everybody, and comes back to its place', async ({ aPerson }) => {
  const ida = await (await aPerson()).signUp('Ida');
  const list = await ida.shareList('Ida turns 7', ['Red bicycle', 'Mug', 'Book']);
  const [{ page }, guest] = [ida, await aPerson()];
  await openShared(guest.page, list);
  await page.goto(`/lists/${list.id}`);
  await expect(page.getByRole('heading', { name: 'Mug' })).toBeVisible();
  await openView(page);
  await expect(page.getByLabel('Sort')).toBeVisible();
  await expect(page.getByLabel('Show archived')).toHaveCount(0);
  await page.keyboard.press('Escape');
  const archive = async (title: string) => {
    await page.getByRole('button', { name: `Actions for ${title}` }).click();
    await page.getByRole('menuitem', { name: 'Archive' }).click();
  };

  await archive('Mug');
  await expect(page.getByText('Mug is archived.')).toBeVisible();
  await expect(titlesOn(page)).toHaveText(['Red bicycle', 'Book']);
  await expect(guest.page.getByRole('heading', { name: 'Mug' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(titlesOn(page)).toHaveText(['Red bicycle', 'Mug', 'Book']);
  await expect(guest.page.getByRole('heading', { name: 'Mug' })).toBeVisible();

  await archive('Mug');
  await openView(page);
  await page.getByLabel('Show archived').check();
  await page.reload();
  const archived = archiveOn(page);
  await expect(archived.getByRole('heading', { name: 'Mug' })).toBeVisible();
  await expect(titlesOn(page)).toHaveText(['Red bicycle', 'Book']);

  await archived.getByRole('button', { name: 'Restore: Mug' }).click();
  await expect(titlesOn(page)).toHaveText(['Red bicycle', 'Mug', 'Book']);
  await expect(archived).toContainText('Nothing is archived.');
  await openView(page);
  await page.getByLabel('Show archived').click();
  await expect(page.getByLabel('Show archived')).toHaveCount(0);

  await chooseInMenu(page, 'Select items');
  await expect(page.getByRole('checkbox', { name: 'Select all 3' })).toBeFocused();
  await page.getByRole('checkbox', { name: 'Red bicycle' }).check();
  await page.getByRole('checkbox', { name: 'Book' }).click({ modifiers: ['Shift'] });
  await expect(page.getByText('3 selected')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Mug' }).uncheck();
  await page.getByRole('region', { name: 'Selected items' }).getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByRole('status').filter({ hasText: '2 are archived.' })).toBeVisible(); // over no row
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(titlesOn(page)).toHaveText(['Mug']);
  await expect(guest.page.getByRole('heading', { name: 'Red bicycle' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(titlesOn(page)).toHaveText(['Red bicycle', 'Mug', 'Book']);
  await expect(guest.page.getByRole('heading', { name: 'Red bicycle' })).toBeVisible();
});

test('two people with the archive open see each other archive, restore and delete', async ({ aPerson }) => {
  const ida = await (await aPerson()).signUp('Ida');
  const list = await ida.shareList('Ida turns 7', ['Red bicycle', 'Mug']);
  const { page } = ida;
  await page.goto(`/lists/${list.id}`);
  await page.getByRole('button', { name: 'Actions for Mug' }).click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await openView(page);
  await page.getByLabel('Show archived').check();
  const other = await page.context().newPage();
  await other.goto(`/lists/${list.id}`);
  await openView(other);
  await other.getByLabel('Show archived').check();

  await other.getByRole('button', { name: 'Actions for Red bicycle' }).click();
  await other.getByRole('menuitem', { name: 'Archive' }).click();
  await expect(archiveOn(page).getByRole('heading', { level: 4 })).toHaveText(['Red bicycle', 'Mug']);
  await expect(page.getByText('Start with one wish')).toBeVisible();

  await page.getByRole('button', { name: 'Restore: Mug' }).click();
  await expect(titlesOn(other)).toHaveText(['Mug']);
  await expect(archiveOn(other).getByRole('heading', { level: 4 })).toHaveText(['Red bicycle']);

  await other.getByRole('button', { name: 'Delete Red bicycle' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(archiveOn(page)).toContainText('Nothing is archived.');
  await expect(archiveOn(other)).toContainText('Nothing is archived.');
});

test('where the plan has no room, an item stays archived, in words', async ({ aPerson }) => {
  const ida = await (await aPerson()).signUp('Ida');
  const list = await ida.shareList('Ida turns 7');
  await Promise.all(Array.from({ length: 24 }, (_, index) => ida.addItem(list.id, `Thing ${index}`)));
  const { id } = await ida.addItem(list.id, 'Mug');
  await ida.send('mutation ($id: ID!) { setItemArchived(id: $id, isArchived: true) { id } }', { id });
  await ida.addItem(list.id, 'Plates');
  const { page } = ida;
  await page.goto(`/lists/${list.id}`);
  await openView(page);
  await page.getByLabel('Show archived').check();

  await page.getByRole('button', { name: 'Restore: Mug' }).click();

  await expect(page.getByText('Your plan allows up to 25 items per list.')).toBeVisible();
  await expect(archiveOn(page).getByRole('heading', { name: 'Mug' })).toBeVisible();
  await expect(titlesOn(page)).toHaveCount(25);
});
