import { expect, moveMouse, test } from '../site/e2e-test.ts';

const PHONE = { viewport: { width: 390, height: 844 } };

test('a circle: its link lets somebody in, who finds a private list, sees it as a guest, buys, and leaves', async ({
  aPerson,
}) => {
  const ida = await (await aPerson(PHONE)).signUp('Ida');
  const ben = await (await aPerson(PHONE)).signUp('Ben');
  const list = await ida.createList({ name: 'Ida turns 7' });
  await ida.addItem(list.id, 'Kite');
  await ida.page.goto('/circles');
  await ida.page.getByRole('button', { name: 'Make a circle' }).click();
  const dialog = ida.page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('The Bergs');
  await dialog.getByRole('button', { name: 'Make a circle' }).click();
  await expect(ida.page.getByRole('heading', { name: 'The Bergs' })).toBeVisible();
  await expect(ida.page.getByText(/^No list is open to this circle yet/)).toBeVisible();
  const circle = ida.page.url();
  const link = await ida.page.getByLabel(/^Link to join/).inputValue();

  await ben.page.goto(link);
  await expect(ben.page.getByText('A circle of Ida')).toBeVisible();
  await ben.page.getByRole('button', { name: 'Join the circle' }).click();
  await expect(ben.page).toHaveURL(circle);
  await expect(ida.page.getByText('Ben', { exact: true })).toBeVisible();
  await ida.page.getByRole('button', { name: 'Invite more people' }).click();
  await expect(ida.page.getByRole('dialog').getByLabel(/^Link to join/)).toHaveValue(link);

  await ida.page.goto(`/lists/${list.id}`);
  await ida.page.getByRole('button', { name: 'Share' }).click();
  await ida.page.getByRole('button', { name: 'Open to a circle' }).click();
  await ida.page.getByRole('checkbox', { name: 'The Bergs' }).check();
  await expect(ida.page.getByText('Open to The Bergs: they find it without a link.')).toBeVisible();

  await expect(ben.page.getByText('1 person still without a gift from you')).toBeVisible();
  await ben.page.getByRole('link', { name: 'Ida turns 7' }).click();
  await moveMouse(ben.page);
  await ben.page.getByRole('button', { name: 'Mark as Purchased: Kite' }).click();
  await ben.page.getByRole('dialog').getByRole('button', { name: 'Mark as Purchased' }).click();
  await expect(ben.page.getByText('You’re giving this')).toBeVisible();
  await ben.page.goto(circle);
  await expect(ben.page.getByText('You give something')).toBeVisible();
  await expect(ben.page.getByText('still without a gift')).toHaveCount(0);

  await ida.page.goto(circle);
  await expect(ida.page.getByRole('button', { name: 'Actions for Ben' })).toBeVisible();
  await ben.page.getByRole('button', { name: 'Leave the circle' }).click();
  await ben.page.getByRole('alertdialog').getByRole('button', { name: 'Leave the circle' }).click();
  await expect(ben.page.getByRole('heading', { name: 'Circles' })).toBeVisible();
  await expect(ben.page.getByRole('link', { name: 'The Bergs' })).toHaveCount(0);
  await expect(ida.page.getByRole('button', { name: 'Actions for Ben' })).toHaveCount(0);
  await ben.page.goto(circle);
  await expect(ben.page.getByRole('heading', { name: 'Circle' })).toBeVisible();
  await expect(ben.page.getByText('Ida turns 7')).toHaveCount(0);
});
