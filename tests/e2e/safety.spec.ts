import { expect, openShared, test } from './site/e2e-test.ts';
import { expectInOrder } from './site/in-order.ts';

test('a guest reports a list, an administrator hides it and shows it again, and its owner reads why', async ({
  aPerson,
}) => {
  test.slow();
  const name = `Cheap watches ${crypto.randomUUID().slice(0, 8)}`;
  const owner = await (await aPerson()).signUp('Ida');
  const list = await owner.shareList(name, ['Watch']);
  const guest = (await aPerson()).page;
  await openShared(guest, list);
  await guest.getByRole('button', { name: 'Report this list' }).click();
  const report = guest.getByRole('dialog', { name: 'Report this list' });
  await report.getByLabel('What’s wrong?').selectOption({ label: 'Spam or advertising' });
  await report.getByLabel(/Anything else/).fill('They sent me this five times');
  await expectInOrder(guest);
  await report.getByRole('button', { name: 'Send Report' }).click();
  await expect(report.getByText(/^Thank you\./)).toBeVisible();
  await report.getByRole('button', { name: 'Done' }).click();

  const { page } = await (await aPerson()).signInAsAdministrator();
  await page.goto('/admin/safety');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  await expect(card.getByText('They sent me this five times')).toBeVisible();
  await expectInOrder(page);
  await card.getByRole('button', { name: 'Hide list' }).click();
  const dialog = page.getByRole('dialog', { name: `Hide “${name}”?` });
  await dialog.getByLabel('Reason').fill('It advertises a shop');
  await dialog.getByRole('button', { name: 'Hide List' }).click();

  await expect(card).toHaveCount(0);
  await expect(guest.getByRole('heading', { name: 'List Not Found' })).toBeVisible();
  await owner.page.goto(`/lists/${list.id}`);
  await expect(owner.page.getByText('“It advertises a shop”')).toBeVisible();
  await expectInOrder(owner.page);
  await page.getByRole('button', { name: 'Hidden', exact: true }).click();
  await card.getByRole('button', { name: 'Show again' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Show Again' }).click();

  await expect(card).toHaveCount(0);
  await expect(owner.page.getByText('“It advertises a shop”')).toHaveCount(0);
  await guest.reload();
  await expect(guest.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('a list is reported from the public profile of its owner, who is not asked', async ({ aPerson }) => {
  const owner = await (await aPerson()).signUp('Ida');
  const list = await owner.shareList('Party', ['Watch']);
  const { me } = (await owner.send('{ me { id } }')) as { me: { id: string } };
  const guest = (await aPerson()).page;
  await guest.goto(`/u/${me.id}`);
  await guest.getByRole('button', { name: 'Report this list' }).click();
  await guest.getByRole('dialog').getByRole('button', { name: 'Send Report' }).click();
  await expect(guest.getByText(/^Thank you\./)).toBeVisible();

  await owner.page.goto(`/shared/${list.shareToken}`);
  await expect(owner.page.getByText('This is how guests see your list.')).toBeVisible();
  await expect(owner.page.getByRole('button', { name: 'Report this list' })).toHaveCount(0);
});
