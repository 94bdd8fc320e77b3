import { expect, type Person, test } from './site/e2e-test.ts';

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

test('a person who edits the same item or list is named in the form, live, and nothing moves by it', async ({
  aPerson,
}) => {
  const phone = { viewport: { width: 390, height: 844 } };
  const ann = await (await aPerson(phone)).signUp('Ann');
  const elias = await (await aPerson()).signUp('Elias');
  const list = await ann.createList({ name: 'Barbecue' });
  await ann.invite(list.id, elias);
  const item = await ann.addItem(list.id, 'Coal');
  const line = ({ page }: Person, name: string) =>
    page.getByRole('status').filter({ hasText: `${name} is editing this too` });
  for (const [path, label] of [
    [`/lists/${list.id}/items/${item.id}/edit`, 'Title'],
    [`/lists/${list.id}/edit`, 'Name'],
  ] as const) {
    await ann.page.goto(path);
    const field = ann.page.getByRole('textbox', { name: label, exact: true });
    await expect(field).toBeVisible();
    const place = await field.boundingBox();

    await elias.page.goto(path);
    await expect(line(ann, 'Elias')).toBeVisible();
    await expect(line(elias, 'Ann')).toBeVisible();
    await expect.poll(() => field.boundingBox()).toEqual(place);

    await elias.page.goto('/dashboard');
    await expect(line(ann, 'Elias')).toHaveCount(0);
    await expect.poll(() => field.boundingBox()).toEqual(place);
  }
});
