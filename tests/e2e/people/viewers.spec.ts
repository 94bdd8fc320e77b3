import { expect, test } from '../site/e2e-test.ts';
import { linkTo } from '../site/outbox.ts';

const INVITE = `mutation ($listId: ID!, $email: String!) {
  inviteCollaborator(listId: $listId, input: { email: $email, role: VIEWER }) { message }
}`;

test('who is only to see a private list opens it from the mail, finds it in My Lists, and leaves it', async ({
  aPerson,
}) => {
  const owner = await (await aPerson()).signUp('Ida');
  const list = await owner.createList({ name: 'Ida turns 40' });
  await owner.addItem(list.id, 'Red bicycle');
  const uma = await (await aPerson({ viewport: { width: 360, height: 740 } })).signUp('Uma');
  const { page } = uma;
  await owner.send(INVITE, { listId: list.id, email: uma.email });

  await page.goto(await linkTo(page.request, uma.email, /invites you to the list/));
  const section = page.getByRole('region', { name: 'Lists you can give from' });
  await section.getByRole('link', { name: 'Ida turns 40' }).click();

  await expect(page).toHaveURL(`/shared/${list.shareToken}`);
  await expect(page.getByRole('heading', { name: 'Red bicycle' })).toBeVisible();
  await page.goto(`/lists/${list.id}`); // as a notice leads there
  await expect(page).toHaveURL(`/shared/${list.shareToken}`);

  await page.goto('/dashboard');
  await section.getByRole('button', { name: 'Leave “Ida turns 40”' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave list' }).click();
  await expect(section).toHaveCount(0);
});
