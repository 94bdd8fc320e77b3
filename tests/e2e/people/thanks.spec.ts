import { expect, openShared, test } from '../site/e2e-test.ts';

test('thanks: a guest who left a name alone reads on the page of their gifts that it came, and the words of thanks', async ({
  aPerson,
}) => {
  const ida = await (await aPerson({ viewport: { width: 390, height: 844 } })).signUp('Ida');
  const list = await ida.shareList(
    { name: 'Ida turns 7', isNameEnough: true, purchaseVisibility: 'OWNER_SEES_BUYERS' },
    ['Red bicycle', 'Mug'],
  );
  const ann = await aPerson();
  await openShared(ann.page, list);
  await expect(ann.page.locator('.drawn')).toHaveCount(0);
  const bicycle = ann.page
    .getByRole('listitem')
    .filter({ has: ann.page.getByRole('heading', { name: 'Red bicycle' }) });
  await bicycle.getByRole('button', { name: 'Mark as Purchased' }).click();
  await ann.page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('Ann');
  await ann.page.getByRole('button', { name: /^Mark .*as Purchased$/ }).click();
  await expect(bicycle.getByText(/^You’re giving/)).toBeVisible();

  const { page } = ida;
  await page.goto(`/lists/${list.id}`);
  await page.getByRole('link', { name: '1 to thank' }).click();
  await expect(page.getByRole('heading', { name: 'Received and thanks' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'It came: Red bicycle' }).click();
  await expect(page.getByRole('heading', { name: /^Received 20/ })).toBeVisible();
  await page.getByRole('button', { name: 'Say thank you From Ann' }).click();
  await page.getByLabel('Your words').fill('Dear Ann, I ride it every day!');
  await page.getByRole('button', { name: 'Thank Ann' }).click();
  await expect(page.getByText('Everyone’s thanked')).toBeVisible();
  await page.getByRole('link', { name: 'Back to List' }).click();
  await expect(page.getByText('1 of 2 taken')).toBeVisible();
  await expect(page.getByRole('link', { name: /to thank$/ })).toHaveCount(0);

  await ann.page.goto('/gifts');
  await expect(ann.page.getByText('It has come')).toBeVisible();
  await expect(ann.page.getByText('Ida says thank you')).toBeVisible();
  await expect(ann.page.getByText('Dear Ann, I ride it every day!')).toBeVisible();
});

test('two weeks after the day its owner is asked what came, and copies what did not', async ({ aPerson }) => {
  const ida = await (await aPerson({ viewport: { width: 390, height: 844 } })).signUp('Ida');
  const eventDate = new Date(Date.now() - 20 * 86_400_000).toISOString().slice(0, 10);
  const list = await ida.shareList({ name: 'Ida turns 7', eventType: 'Birthday', eventDate }, ['Red bicycle', 'Mug']);
  const { page } = ida;
  await page.goto(`/lists/${list.id}`);
  await expect(page.getByText('The day was a while ago.')).toBeVisible();
  await page.getByRole('link', { name: 'Tick it, and say thank you' }).click();
  await page.getByRole('button', { name: 'Copy what didn’t come' }).click();
  await expect(page.getByText('A new list has what didn’t come.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Mug' })).toBeVisible();
  expect(page.url()).not.toContain(list.id);

  await page.goto(`/lists/${list.id}`);
  await page.getByRole('button', { name: 'Don’t ask again' }).click();
  await expect(page.getByText('The day was a while ago.')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Mug' })).toBeVisible();
  await expect(page.getByText('The day was a while ago.')).toHaveCount(0);
});

test('a list whose day is over goes into past lists, where nothing is bought any more, and is used again next year', async ({
  aPerson,
}) => {
  const ida = await (await aPerson({ viewport: { width: 390, height: 844 } })).signUp('Ida');
  const eventDate = new Date(Date.now() - 20 * 86_400_000).toISOString().slice(0, 10);
  const list = await ida.shareList({ name: 'Ida turns eight', eventType: 'Birthday', eventDate }, [
    'Red bicycle',
    'Mug',
  ]);
  const ann = await aPerson();
  await openShared(ann.page, list);
  await expect(ann.page.getByRole('button', { name: 'Mark as Purchased: Mug' })).toBeVisible();

  const { page } = ida;
  await page.goto(`/lists/${list.id}`);
  await page.getByRole('button', { name: 'Put it into past lists' }).click();
  await expect(page.getByText('This is one of the past lists')).toBeVisible();
  await expect(page.getByText('The day was a while ago.')).toHaveCount(0);

  await expect(ann.page.getByText('This list is over, so nothing more is needed.')).toBeVisible();
  await expect(ann.page.getByRole('button', { name: /^Mark as Purchased/ })).toHaveCount(0);

  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: 'Past lists (1)' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ida turns eight' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Past lists (1)' }).click();
  await expect(page.getByRole('heading', { name: eventDate.slice(0, 4), exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ida turns eight' })).toBeVisible();
  await page.getByRole('button', { name: 'Use again next year: Ida turns eight' }).click();
  await expect(page.getByRole('heading', { name: 'Mug' })).toBeVisible();
  expect(page.url()).not.toContain(list.id);

  await page.goto('/dashboard?past');
  await page.getByRole('button', { name: 'Take out: Ida turns eight' }).click();
  await expect(page.getByRole('heading', { name: 'No past lists' })).toBeVisible();
  await page.getByRole('link', { name: 'My Lists', exact: true }).first().click();
  await expect(page.getByRole('link', { name: 'Ida turns eight' })).toHaveCount(2);
});
