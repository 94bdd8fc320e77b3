import { expect, test } from './site/e2e-test.ts';

test('those who work on a list see who else has it open, and that they leave; guests are not shown', async ({
  aPerson,
}) => {
  const [ann, bob] = [await (await aPerson()).signUp('Ann Lee'), await (await aPerson()).signUp('Bob Stone')];
  const guest = await aPerson();
  const list = await ann.shareList('Barbecue', ['Coal']);
  await ann.invite(list.id, bob);
  await guest.page.goto(`/shared/${list.shareToken}`);
  await ann.page.goto(`/lists/${list.id}`);
  await expect(ann.page.getByRole('heading', { name: 'Coal' })).toBeVisible();

  await bob.page.goto(`/lists/${list.id}`);
  await expect(bob.page.getByText('Ann Lee is here')).toBeVisible();
  await expect(ann.page.getByText('Bob Stone is here')).toBeVisible();
  await expect(ann.page.getByRole('list', { name: 'Also here' }).getByRole('listitem')).toHaveCount(1);

  await ann.page.emulateMedia({ media: 'print' });
  await expect(ann.page.getByRole('heading', { name: 'Coal' })).toBeVisible();
  await expect(ann.page.getByText('Bob Stone is here')).toBeHidden();
  await expect(ann.page.getByLabel('Search items')).toBeHidden();
  await expect(ann.page.locator('article [class*="aspect-"]')).toBeHidden(); // drawn where there is no picture
  await ann.page.emulateMedia({ media: null });

  await bob.page.goto('/dashboard');
  await expect(ann.page.getByText('Bob Stone is here')).toHaveCount(0);
  await expect(ann.page.getByRole('list', { name: 'Also here' })).toHaveCount(0);
});
