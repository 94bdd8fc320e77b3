import { expect, openShared, test } from '../site/e2e-test.ts';

const PHONE = { viewport: { width: 390, height: 844 } };

test('a secret idea goes from one guest to another and to the helper, by a bad connection too, and the owner sees nothing of it', async ({
  aPerson,
}) => {
  const ida = await (await aPerson(PHONE)).signUp('Ida');
  const nia = await (await aPerson()).signUp('Nia');
  const list = await ida.shareList('Ida turns 7', ['Mug']);
  await ida.send(
    'mutation ($id: ID!, $who: ID!) { setCollaboratorRole(listId: $id, collaboratorId: $who, role: HELPER) { id } }',
    { id: list.id, who: await ida.invite(list.id, nia) },
  );
  const [ann, ben] = [await aPerson(PHONE), await aPerson(PHONE)];
  for (const { page } of [ann, ben]) await openShared(page, list);

  await ann.page.getByRole('button', { name: 'Suggest a gift' }).click();
  const dialog = ann.page.getByRole('dialog', { name: 'Suggest a gift' });
  await dialog.getByLabel('What is it?').fill('Tandem');
  await dialog.getByLabel('Why? (optional)').fill('She wanted one all summer');
  await dialog.getByRole('radio', { name: /Only for givers/ }).check();
  await ann.page.context().setOffline(true);
  await dialog.getByRole('button', { name: 'Suggest It' }).click();
  await expect(dialog.getByText('It’s sent as soon as you’re back')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(ann.page.getByText('1 suggestion is waiting for your connection')).toBeVisible();
  await ann.page.context().setOffline(false);
  await expect(ann.page.getByText('1 suggestion is waiting for your connection')).toHaveCount(0);
  await expect(ann.page.getByText('Your idea. Nobody is giving it yet')).toBeVisible();

  await ben.page.getByRole('button', { name: 'Hold it for me: Tandem' }).click();
  await expect(ben.page.getByText(/^Held for you until/)).toBeVisible();
  await expect(ann.page.getByText(/^Held until/)).toBeVisible();
  await ben.page.getByRole('button', { name: 'I’ve bought it' }).click();
  await expect(ben.page.getByText('You’re giving this')).toBeVisible();
  await expect(ann.page.getByText('Somebody is giving this')).toBeVisible();

  await openShared(nia.page, list);
  await expect(nia.page.getByText('Somebody is giving this')).toBeVisible();
  await nia.page.getByRole('button', { name: 'Suggest a gift' }).click();
  await expect(nia.page.getByRole('radio', { name: /Only for givers/ })).toBeVisible();

  await openShared(ida.page, list);
  await expect(ida.page.getByRole('heading', { name: 'Mug' })).toBeVisible();
  await expect(ida.page.getByText('Tandem')).toHaveCount(0);
  await ida.page.goto(`/lists/${list.id}`);
  await expect(ida.page.getByRole('heading', { name: 'Mug' })).toBeVisible();
  await expect(ida.page.getByText(/Tandem|suggestion/)).toHaveCount(0);

  await ben.page.goto('/gifts');
  await ben.page.getByRole('button', { name: 'Undo: Tandem' }).click();
  await expect(ann.page.getByText('Your idea. Nobody is giving it yet')).toBeVisible();
  await ann.page.getByRole('button', { name: 'Take it back: Tandem' }).click();
  await expect(ann.page.getByText('Tandem')).toHaveCount(0);
});
