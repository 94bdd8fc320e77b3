import { expect, openShared, test } from '../site/e2e-test.ts';

test('a draft is seen by its list’s people alone until it is published, and a guest’s suggestion until it is taken over', async ({
  aPerson,
}) => {
  const ida = await (await aPerson({ viewport: { width: 390, height: 844 } })).signUp('Ida');
  const list = await ida.shareList('Ida turns 7', ['Mug']);
  const { page } = ida;
  await page.goto(`/lists/${list.id}/items/add`);
  await page.getByLabel('Paste a link or type a name').fill('Kite');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByLabel('Save as a draft').check();
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(page.getByRole('heading', { name: 'Drafts 1' })).toBeVisible();

  const guest = await aPerson({ viewport: { width: 390, height: 844 } });
  await openShared(guest.page, list);
  await expect(guest.page.getByText('Kite')).toHaveCount(0);
  await guest.page.getByRole('button', { name: 'Suggest a gift' }).click();
  const dialog = guest.page.getByRole('dialog', { name: 'Suggest a gift' });
  await dialog.getByLabel('What is it?').fill('Tandem');
  await dialog.getByRole('textbox', { name: 'Your name' }).fill('Cleo');
  await dialog.getByRole('button', { name: 'Suggest It' }).click();
  await expect(guest.page.getByText('Your idea is on its way')).toBeVisible();
  await guest.page.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('button', { name: '1 suggestion' }).click();
  await expect(page.getByText('Suggested by Cleo')).toBeVisible();
  await page.getByRole('button', { name: 'Put it on the list: Tandem' }).click();
  await expect(guest.page.getByRole('heading', { name: 'Tandem' })).toBeVisible();
  await page.getByRole('button', { name: 'Drafts 1' }).click();
  await page.getByRole('button', { name: 'Publish: Kite' }).click();
  await expect(guest.page.getByRole('heading', { name: 'Kite' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Drafts/ })).toHaveCount(0);
});
