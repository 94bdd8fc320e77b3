import type { Page } from '@playwright/test';
import { expect, test } from '../site/e2e-test.ts';
import { expectInOrder } from '../site/in-order.ts';

const WISHES = 'Name,Qty,Price,Category\nTeapot,1,40.00,Kitchen\nPlates,6,8.50,Kitchen\nTowels,2,19.90,Bathroom\n';

const choose = (page: Page) =>
  page
    .getByLabel('File with a list')
    .setInputFiles({ name: 'Wishes.csv', mimeType: 'text/csv', buffer: Buffer.from(WISHES) });
const preview = (page: Page) => page.getByRole('region', { name: 'Preview' });
const box = (page: Page, name: string) => preview(page).getByRole('checkbox', { name: `Import ${name}` });

/** Whether the device has the name that was typed. */
function isStored(page: Page, name: string): Promise<boolean> {
  return page.evaluate(
    (typed) =>
      new Promise<boolean>((resolve) => {
        const opening = indexedDB.open('kindlist');
        opening.onsuccess = () => {
          const reading = opening.result.transaction('kept').objectStore('kept').getAll();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result.some((one) => one?.parts?.get?.(0)?.get('name') === typed));
          };
        };
      }),
    name,
  );
}

test('the preview of a file is there with its corrections after a reload, on the way back, and on a later visit', async ({
  aPerson,
}) => {
  const { page } = await (await aPerson()).signUp('Ida');
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Import a List' }).click();
  await choose(page);
  await box(page, 'Plates').uncheck();
  await preview(page).getByRole('button', { name: 'Edit Teapot' }).click();
  await preview(page).getByRole('form').getByLabel('Name').fill('Kettle');
  await preview(page).getByRole('form').getByRole('button', { name: 'Done' }).click();
  await page.getByLabel('Name of the new list').fill('Our flat');
  await expect.poll(() => isStored(page, 'Our flat')).toBe(true);
  await page.reload();
  await expect(box(page, 'Kettle')).toBeChecked();
  await expect(box(page, 'Plates')).not.toBeChecked();
  await expect(page.getByLabel('Name of the new list')).toHaveValue('Our flat');
  await page.getByRole('link', { name: 'My Lists' }).first().click();
  await expect(page).toHaveURL(/dashboard/);
  await page.goBack();
  await expect(box(page, 'Kettle')).toBeChecked();
  await page.getByRole('button', { name: 'Edit as Text' }).click();
  await expect(page.getByRole('textbox', { name: 'The list as text' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('red ');
  await page.getByRole('link', { name: 'My Lists' }).first().click();
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'The list as text' })).toHaveValue(/^Kitchen:\nred Kettle/);
  await page.getByRole('button', { name: 'Show as Rows' }).click();
  await page.getByRole('link', { name: 'My Lists' }).first().click();
  await page.getByRole('link', { name: 'Import a List' }).click();
  await expect(page.getByText('Still here, with all you’ve changed: Wishes.csv')).toBeVisible();
  await expectInOrder(page);
  await page.getByRole('button', { name: 'Go On' }).click();
  await expect(box(page, 'Plates')).not.toBeChecked();
  await page.getByRole('button', { name: 'Import 2 Items' }).click();
  await expect(page.getByText('2 items are on the list.')).toBeVisible();
  await page.goto('/import');
  await expect(page.getByLabel('Or paste a text')).toBeVisible();
  await expect(page.getByText(/^Still here/)).toHaveCount(0);
});

test('a file that is brought again goes to the list that has it, unless all of it was taken back', async ({
  aPerson,
}) => {
  const { page } = await (await aPerson()).signUp('Ida');
  await page.goto('/import');
  await choose(page);
  await page.getByRole('button', { name: 'Import 3 Items' }).click();
  await page.getByRole('button', { name: 'Import Another List' }).click();
  await choose(page);

  await expect(page.getByLabel('Import into').locator('option:checked')).toHaveText('Wishes');
  await expect(page.getByText(/^You imported this into that list a short while ago/)).toBeVisible();
  await expect(preview(page).getByText('On the list already')).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Import 0 Items' })).toBeDisabled();
  await expectInOrder(page);
});
