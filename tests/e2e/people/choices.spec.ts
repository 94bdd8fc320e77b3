import { chooseInMenu, expect, openShared, test } from '../site/e2e-test.ts';

test('of two gifts to choose from, one that is bought closes the other for everybody who looks on, and its undoing frees it', async ({
  aPerson,
}) => {
  const ida = await (await aPerson({ viewport: { width: 390, height: 844 } })).signUp('Ida');
  const list = await ida.shareList({ name: 'Ida turns 7', purchaseVisibility: 'OWNER_SEES_BUYERS' }, [
    'Bicycle',
    'Scooter',
    'Book',
  ]);
  const { page } = ida;
  await page.goto(`/lists/${list.id}`);
  await chooseInMenu(page, 'Select items');
  for (const title of ['Bicycle', 'Scooter']) await page.getByRole('checkbox', { name: title }).click();
  await page.getByRole('button', { name: 'Priority…' }).click();
  await page.getByRole('menuitem', { name: 'One of these' }).click();
  await expect(page.getByText('One of these is wanted now.')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  const owned = (title: string) =>
    page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });
  await expect(owned('Scooter')).toContainText('One of these: Bicycle or Scooter');
  await expect(owned('Book')).not.toContainText('One of these');

  const onlooker = await aPerson();
  await openShared(onlooker.page, list);
  const card = (title: string) =>
    onlooker.page.getByRole('listitem').filter({ has: onlooker.page.getByRole('heading', { name: title }) });
  await expect(card('Scooter')).toContainText('One of these: Bicycle or Scooter');
  const { items } = (await ida.send(`{ list(id: "${list.id}") { items { id title } } }`)).list as {
    items: { id: string; title: string }[];
  };
  const bicycle = items.find(({ title }) => title === 'Bicycle');
  await (await aPerson()).buy(list.shareToken, bicycle?.id ?? '', { email: 'ann@example.test' });

  await expect(card('Scooter')).toContainText('No longer needed');
  await expect(card('Scooter').getByRole('button', { name: 'Mark as Purchased' })).toHaveCount(0);
  await expect(owned('Scooter')).toContainText('No longer needed');
  await expect(page.getByText('1 of 2 taken')).toBeVisible();

  await page.getByRole('button', { name: '1 of 2 taken' }).click();
  await page.getByRole('button', { name: 'Actions for Bicycle' }).click();
  await page.getByRole('menuitem', { name: 'Undo the purchase' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo Purchase' }).click();
  await expect(card('Scooter').getByRole('button', { name: 'Mark as Purchased: Scooter' })).toBeVisible();
  await expect(owned('Scooter')).not.toContainText('No longer needed');
});
