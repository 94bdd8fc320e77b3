import { expect, test } from './e2e-test.ts';

test('two edits of one item meet at the field, under the name of the other person', async ({ aPerson }) => {
  const [ann, elias] = [await (await aPerson()).signUp('Ann'), await (await aPerson()).signUp('Elias')];
  const list = await ann.createList({ name: 'Barbecue' });
  await ann.invite(list.id, elias);
  const item = await ann.addItem(list.id, 'Coal');
  for (const { page } of [ann, elias]) await page.goto(`/lists/${list.id}/items/${item.id}/edit`);
  await ann.page.getByLabel('Title').fill('Charcoal');
  await elias.page.getByLabel('Title').fill('Wood');
  await elias.page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(elias.page.getByRole('heading', { name: 'Wood' })).toBeVisible();

  await ann.page.getByRole('button', { name: 'Save Changes' }).click();

  const choice = ann.page.getByRole('alert').filter({ hasText: 'Title: Elias changed this in the meantime.' });
  await expect(choice).toContainText('Elias:Wood');
  await expect(choice).toContainText('Yours:Charcoal');
  await choice.getByRole('button', { name: 'Keep mine' }).click();
  for (const { page } of [ann, elias]) await expect(page.getByRole('heading', { name: 'Charcoal' })).toBeVisible();
});

test('an item that is deleted under an edit is added again, with what was typed', async ({ aPerson }) => {
  const [ann, elias] = [await (await aPerson()).signUp('Ann'), await (await aPerson()).signUp('Elias')];
  const list = await ann.createList({ name: 'Barbecue' });
  await ann.invite(list.id, elias);
  const item = await ann.addItem(list.id, 'Coal');
  await ann.page.goto(`/lists/${list.id}/items/${item.id}/edit`);
  await ann.page.getByLabel('Title').fill('Charcoal');

  await elias.send('mutation ($id: ID!) { deleteItem(id: $id) { id } }', { id: item.id });

  await expect(ann.page.getByText('This item has been deleted.')).toBeVisible();
  await ann.page.getByRole('button', { name: 'Add It Again' }).click();
  await expect(ann.page).toHaveURL(`/lists/${list.id}`);
  await expect(ann.page.getByRole('heading', { name: 'Charcoal' })).toHaveCount(1);
});
