import { expect, openShared, test } from '../site/e2e-test.ts';

test('most wanted: marked in the form or for several, it stands first for guests who look on, and one more is refused at the field', async ({
  aPerson,
}) => {
  const ida = await (await aPerson({ viewport: { width: 390, height: 844 } })).signUp('Ida');
  const list = await ida.shareList({ name: 'Ida turns 7' }, ['Ball', 'Kite', 'Drum', 'Book']);
  const guest = await aPerson();
  await openShared(guest.page, list);
  const titles = () => guest.page.getByRole('listitem').getByRole('heading', { level: 3 }).allTextContents();
  await expect.poll(titles).toEqual(['Ball', 'Kite', 'Drum', 'Book']);

  const { page } = ida;
  const edit = async (title: string) => {
    await page.getByRole('button', { name: `Actions for ${title}` }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await expect(page.getByRole('heading', { name: 'Edit Item' })).toBeVisible();
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('checkbox', { name: 'Most wanted' }).check();
    await page.getByRole('button', { name: 'Save Changes' }).click();
  };
  await page.goto(`/lists/${list.id}`);
  await edit('Drum');
  const drum = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Drum' }) });
  await expect(drum.getByText('Most wanted')).toBeVisible();
  await expect.poll(titles).toEqual(['Drum', 'Ball', 'Kite', 'Book']);
  await expect(guest.page.getByText('Most wanted')).toHaveCount(1);

  await edit('Kite');
  await expect(page.getByText('Up to 1 of 4 items can be most wanted').first()).toBeVisible();
  await page.goto(`/lists/${list.id}`);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Select items' }).click();
  await page.getByRole('checkbox', { name: 'Drum' }).click();
  await page.getByRole('button', { name: 'Priority…' }).click();
  await page.getByRole('menuitem', { name: 'Not most wanted' }).click();
  await expect(page.getByText('Drum isn’t marked as most wanted any more.')).toBeVisible();
  await expect.poll(titles).toEqual(['Ball', 'Kite', 'Drum', 'Book']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(titles).toEqual(['Drum', 'Ball', 'Kite', 'Book']);
});
