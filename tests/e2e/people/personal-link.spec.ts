import { expect, type Person, test } from '../site/e2e-test.ts';

const PHONE = { width: 390, height: 844 };

/** A circle of Ida’s with a wishlist, and somebody’s personal link to it. */
async function aLink(ida: Person, input: { name: string; language: string; isLargeType: boolean }) {
  const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  const list = await ida.createList({ name: 'Emil turns 7', purchaseVisibility: 'SURPRISE', eventDate: day });
  await ida.addItem(list.id, {
    title: 'Kite with a very long tail',
    description: 'For the beach. Any colour but pink.',
  });
  await ida.addItem(list.id, 'Box of pencils');
  await ida.addItem(list.id, 'A book about whales');
  const { createCircle } = (await ida.send('mutation { createCircle(input: { name: "The Bergs" }) { id } }')) as {
    createCircle: { id: string };
  };
  const variables = { id: createCircle.id, listId: list.id, input };
  await ida.send(
    'mutation ($id: ID!, $listId: ID!) { setCirclesOfList(listId: $listId, circleIds: [$id]) { id } }',
    variables,
  );
  const { addCircleGuest } = (await ida.send(
    'mutation ($id: ID!, $input: NewCircleGuestInput!) { addCircleGuest(circleId: $id, input: $input) { url } }',
    variables,
  )) as { addCircleGuest: { url: string } };
  return { path: new URL(addCircleGuest.url).pathname, list, circleId: createCircle.id };
}

test('without scripts, Grandma gives with one press, reads what happened, and takes it back', async ({ aPerson }) => {
  const ida = await (await aPerson()).signUp('Ida');
  const { path } = await aLink(ida, { name: 'Grandma', language: 'en', isLargeType: true });
  const { page } = await aPerson({ javaScriptEnabled: false, viewport: PHONE });
  await page.goto(path);

  await expect(page.getByRole('heading', { name: 'Hello, Grandma!' })).toBeVisible();
  await page.getByRole('button', { name: 'I’ll get this: Kite' }).click();
  await expect(page).toHaveTitle('Thank you! You’re getting “Kite with a very long tail”.');
  await expect(page.getByRole('status')).toBeInViewport();
  await page
    .getByRole('status')
    .getByRole('button', { name: /^Take it back/ })
    .click();
  await expect(page.getByRole('status')).toHaveText('You’ve taken it back. Others can choose it again.');
  await page.getByRole('link', { name: 'Show one gift at a time' }).click();
  await expect(page.getByText('Gift 1 of 3')).toBeVisible();
  await page.getByRole('button', { name: /^I’ll get this/ }).click();
  await expect(page.getByText('You’re getting this')).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
});

test('with the keyboard alone, in Arabic: the first button is reached, and what happened comes first', async ({
  aPerson,
}) => {
  const ida = await (await aPerson()).signUp('Ida');
  const { path } = await aLink(ida, { name: 'جدتي', language: 'ar', isLargeType: false });
  const { page } = await aPerson({ viewport: PHONE });
  await page.goto(path);

  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const take = page.getByRole('button', { name: /Kite/ });
  for (let presses = 0; presses < 20; presses++) {
    await page.keyboard.press('Tab');
    if (await take.evaluate((button) => button === document.activeElement)) break;
  }
  await expect(take).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('status').getByRole('button')).toBeFocused();
});

test('who runs the circle makes a link, sees it once, and ends it', async ({ aPerson }) => {
  const ida = await (await aPerson({ viewport: PHONE })).signUp('Ida');
  const { circleId } = await aLink(ida, { name: 'Grandma', language: 'en', isLargeType: true });
  const { page } = ida;
  await page.goto(`/circles/${circleId}`);
  await page.getByRole('button', { name: 'Make a personal link' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('How they’re greeted').fill('Grandpa');
  await dialog.getByRole('button', { name: 'Make the link' }).click();
  const url = await dialog.getByRole('textbox', { name: 'Personal link' }).inputValue();
  await dialog.getByRole('button', { name: 'Done' }).click();
  const grandpa = await aPerson();
  await grandpa.page.goto(url);
  await expect(grandpa.page.getByRole('heading', { name: 'Hello, Grandpa!' })).toBeVisible();

  await page.getByRole('button', { name: 'Actions for Grandpa' }).click();
  await page.getByRole('menuitem', { name: 'Take out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take out' }).click();
  await expect(page.getByText('Grandpa', { exact: true })).toHaveCount(0);
  await grandpa.page.reload();
  await expect(grandpa.page.getByRole('heading', { name: 'This link doesn’t work any more' })).toBeVisible();
});
