import type { Page } from '@playwright/test';
import { expect, test } from '../site/e2e-test.ts';
import { expectInOrder } from '../site/in-order.ts';

const WISHES = `Name,Qty,Price,Link,Notes,Category
Teapot,1,40.00,https://shop.example/teapot,the blue one,Kitchen
Menu and terms,1,,,,Kitchen
Plates,6,8.50,,,Kitchen
Towels,2,19.90,,,Bathroom
`;

const PHONE = { width: 390, height: 844 };

const choose = (page: Page, text: string) =>
  page
    .getByLabel('File with a list')
    .setInputFiles({ name: 'Wishes.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
const preview = (page: Page) => page.getByRole('region', { name: 'Preview' });
const text = (page: Page) => page.getByRole('textbox', { name: 'The list as text' });
const asText = (page: Page) => page.getByRole('button', { name: 'Edit as Text' });
const asRows = (page: Page) => page.getByRole('button', { name: 'Show as Rows' });

test('the whole preview is mended as one text, by keys alone', async ({ aPerson }) => {
  const { page } = await (await aPerson()).signUp('Ida');
  await page.goto('/import');
  await choose(page, WISHES);
  await asText(page).press('Enter');

  await expect(text(page)).toBeFocused();
  await expect(text(page)).toHaveValue(
    /^Kitchen:\nTeapot – \S+40\.00 ↗\nMenu and terms\n6 × Plates – \S+8\.50\n\nBathroom:\n2 × Towels – \S+19\.90$/,
  );
  await expectInOrder(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+End');
  await page.keyboard.press('Delete');
  await page.keyboard.type('2 cups');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.press('Control+End');
  await page.keyboard.type('\nBath mat, 25 €');
  await page.keyboard.press('Control+Enter');

  await expect(asText(page)).toBeFocused();
  await expect(preview(page).getByRole('checkbox', { name: /^Import / })).toHaveCount(5);
  await expect(preview(page).getByText('the blue one').last()).toBeVisible();
  await expect(preview(page).getByRole('checkbox', { name: 'Import Menu and terms' })).toHaveCount(0);
  await expect(preview(page).getByText('€25.00')).toBeVisible();
  await page.getByRole('button', { name: 'Import 5 Items' }).click();
  await page.getByRole('link', { name: 'Open the List' }).click();
  await expect(page.getByRole('article').getByRole('heading', { name: 'cups' })).toBeVisible();
  await expect(page.getByRole('article').getByRole('heading', { name: 'Bath mat' })).toBeVisible();
});

test('lines that are deleted by thumb are left out, come back, and all of it can be undone', async ({ aPerson }) => {
  const { page } = await (await aPerson()).signUp('Ida');
  await page.setViewportSize(PHONE);
  await page.goto('/import');
  await choose(page, WISHES);
  await asText(page).click();
  await expect(text(page)).toBeFocused();
  await page.getByRole('button', { name: 'Move the Line Down' }).click();
  await page.getByRole('button', { name: 'Delete the Line' }).click();
  await expect(text(page)).toHaveValue(/^Teapot – \S+40\.00 ↗\nMenu and terms\n/);
  await expect(text(page)).toBeFocused();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(text(page)).toHaveValue(/^Kitchen:\nTeapot/);
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.getByRole('button', { name: 'Delete the Line' }).click();
  await expect(page.getByRole('status').filter({ hasText: '3 items' })).toBeVisible();
  await expectInOrder(page);
  await asRows(page).click();

  await expect(preview(page).getByText('Left out:')).toBeVisible();
  await expect(preview(page).getByRole('checkbox', { name: 'Import Menu and terms' })).not.toBeChecked();
  await expect(page.getByRole('button', { name: 'Import 3 Items' })).toBeVisible();
  await asText(page).click();
  await expect(text(page)).toHaveValue(/\n----- Left out \(move up what you want\) -----\nMenu and terms$/);
  await asRows(page).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Import 4 Items' })).toBeVisible();
  await expect(preview(page).getByText('Left out:')).toHaveCount(0);
});
