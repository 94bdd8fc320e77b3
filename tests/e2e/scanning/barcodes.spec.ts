import { chooseInMenu, expect, test } from '../site/e2e-test.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

test('a code is named once, by its digits, and the household knows it from then on', async ({ aPerson }) => {
  const ida = await (await aPerson(PHONE)).signUp('Ida');
  const { page } = ida;
  const list = await ida.shareList({ name: 'This week', listType: 'SHOPPING' }, ['Bread']);
  const row = (title: string) => page.getByRole('article').filter({ hasText: title });
  const sheet = page.getByRole('dialog', { name: 'Scan a barcode' });
  const digits = sheet.getByRole('textbox', { name: 'Digits under the bars' });
  await page.goto(`/lists/${list.id}`);
  await chooseInMenu(page, 'Scan a barcode');
  await expect(sheet.getByText('The camera can’t be used here.')).toBeVisible();
  await expect(digits).not.toBeFocused(); // a phone’s keyboard would cover the picture

  await digits.fill('4006381333932');
  await digits.press('Enter');
  await expect(digits).toHaveAccessibleDescription(/One of the digits is wrong/);
  await digits.fill('4 006381 333931');
  await digits.press('Enter');
  const name = sheet.getByRole('textbox', { name: 'What is it?' });
  await expect(name).toBeFocused();
  await name.fill('Oat milk 2 l');
  await name.press('Enter');
  await expect(sheet.getByText('Oat milk added.')).toBeVisible();
  await digits.fill('4006381333931'); // it may still be on its way to the list
  await digits.press('Enter');
  await expect(sheet.getByText('Oat milk is on the list already.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Make it 2' }).click();
  await digits.fill('04006381333931');
  await digits.press('Enter');
  await sheet.getByRole('button', { name: 'Mark as Purchased' }).click();
  await expect(sheet.getByText('Oat milk is marked as purchased.')).toBeVisible();

  await page.route('/graphql', (route) => route.abort()); // as in the cellar of a shop
  await digits.fill('4006381333931');
  await digits.press('Enter');
  await expect(sheet.getByText('Oat milk added.')).toBeVisible();
  await sheet.getByRole('button', { name: 'It’s called something else' }).click();
  await name.fill('Oat drink');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await page.unroute('/graphql');
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(row('Oat drink')).toContainText('2 l');
  await expect(row('Oat drink')).not.toContainText('Waiting for connection');
  await expect(row('Oat milk')).toContainText('2 l');

  await chooseInMenu(page, 'Scan a barcode');
  await digits.fill('4006381333931');
  await digits.press('Enter');
  await expect(sheet.getByText('Oat drink is on the list already.')).toBeVisible(); // under its size, which the new name kept
});

test('the keyboard alone is enough, and another person of the list knows the name', async ({ aPerson }) => {
  const ida = await (await aPerson()).signUp('Ida');
  const list = await ida.shareList({ name: 'This week', listType: 'SHOPPING' }, ['Bread']);
  await ida.send(
    'mutation ($listId: ID!, $input: NamedBarcodeInput!) { rememberBarcode(listId: $listId, input: $input) { code } }',
    { listId: list.id, input: { code: '96385074', title: 'Chewing gum' } },
  );
  const { page } = ida;
  await page.goto(`/lists/${list.id}`);
  await page.getByRole('button', { name: 'More', exact: true }).press('Enter');
  await page.getByRole('menuitem', { name: 'More ways to add' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Scan a barcode' }).press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Scan a barcode' });
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(sheet.getByRole('textbox', { name: 'Digits under the bars' })).toBeFocused();
  await page.keyboard.type('96385074');
  await page.keyboard.press('Enter');
  await expect(sheet.getByText('Chewing gum added.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('article').filter({ hasText: 'Chewing gum' })).toBeVisible();
});
