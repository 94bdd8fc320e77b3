import { expect, openShared, test } from '../site/e2e-test.ts';

test('a guest who gives something sees where to send it, on the gift and under their gifts, until they undo it', async ({
  aPerson,
}) => {
  const owner = await (await aPerson()).signUp('Ida');
  const list = await owner.shareList({ name: 'Ida turns 7', isNameEnough: true }, [{ title: 'Kite' }]);
  await owner.page.goto(`/lists/${list.id}/edit`);
  await owner.page.getByLabel('Name and address').fill('Ida Lind\nElm Road 1');
  const section = owner.page.getByRole('region', { name: 'Delivery address' });
  await section.getByRole('button', { name: 'Save' }).click();
  await expect(section.getByText('Nobody has looked at it yet.')).toBeVisible();

  const guest = await aPerson();
  await openShared(guest.page, list);
  await expect(guest.page.locator('.drawn')).toHaveCount(0);
  await guest.page.getByRole('button', { name: 'Mark as Purchased: Kite' }).click();
  await guest.page.getByLabel(/name/i).fill('Ann');
  await guest.page.getByRole('dialog').getByRole('button', { name: 'Mark as Purchased' }).click();
  await guest.page.getByRole('button', { name: 'Show the delivery address: Kite' }).click();
  await expect(guest.page.getByText('Elm Road 1')).toBeVisible();

  await guest.page.goto('/gifts');
  await expect(guest.page.getByText('Elm Road 1')).toHaveCount(0);
  await guest.page.getByRole('button', { name: 'Show the delivery address: Kite' }).click();
  await expect(guest.page.getByText('Elm Road 1')).toBeVisible();
  await owner.page.reload();
  await expect(section.getByText('It was shown 2 times.')).toBeVisible();

  await guest.page.getByRole('button', { name: 'Undo: Kite' }).click();
  await expect(guest.page.getByText('Elm Road 1')).toHaveCount(0);
});

test('a guest tells the others what they give that is not on the list: they see it at once, and its owner never', async ({
  aPerson,
}) => {
  const owner = await (await aPerson()).signUp('Ida');
  const list = await owner.shareList({ name: 'Ida turns 7' }, [{ title: 'Kite' }]);
  const [ann, ben] = [await aPerson(), await aPerson()];
  await openShared(ben.page, list);
  await openShared(ann.page, list);
  await openShared(owner.page, list);

  await ann.page.getByRole('link', { name: 'Giving something that isn’t on the list?' }).click();
  await ann.page.getByLabel('What is it?').fill('Concert tickets');
  await ann.page.getByRole('button', { name: 'Tell the others' }).click();
  await expect(ann.page.getByText('The others who give can see it now.')).toBeVisible();
  await expect(ann.page.getByText('From you', { exact: true })).toBeVisible();

  await expect(ben.page.getByText('Concert tickets')).toBeVisible();
  await owner.page.reload();
  await expect(owner.page.getByRole('heading', { name: 'Kite' })).toBeVisible();
  await expect(owner.page.getByText('Concert tickets')).toHaveCount(0);

  await ann.page.goto('/gifts');
  await expect(ann.page.getByRole('heading', { name: 'Not on a list' })).toBeVisible();
  await ann.page.getByRole('button', { name: 'Take it back: Concert tickets' }).click();
  await expect(ann.page.getByRole('heading', { name: 'Not on a list' })).toHaveCount(0);
  await expect(ben.page.getByText('Concert tickets')).toHaveCount(0);
});
