import type { Page } from '@playwright/test';
import { chooseInMenu, expect, moveMouse, openShared, type Person, test } from './site/e2e-test.ts';
import { expectInOrder } from './site/in-order.ts';

const PUBLIC_ROUTES = [
  '/',
  '/pricing',
  '/faq',
  '/terms',
  '/privacy',
  '/contact',
  '/api/docs',
  '/api/docs/first-steps',
  '/api/docs/assistants',
  '/api/docs/webhooks',
  '/signin',
  '/signup',
  '/forgot-password',
  '/reset-password/a-token',
  '/shared/demo-wishlist',
  '/shared/demo-registry',
  '/shared/demo-shopping',
  '/shared/nothing-here',
  '/nowhere',
  '/c/nowhere',
  '/d/nowhere',
  '/handover/nowhere',
];

async function aBegunShoppingList(owner: Person) {
  const list = await owner.shareList({ name: 'Saturday', listType: 'SHOPPING' }, [
    { title: 'Eggs', quantityDesired: 6, description: 'Large' },
  ]);
  const { id: itemId } = await owner.addItem(list.id, {
    title: 'Milk',
    notes: 'From the farm',
    unitPrice: { currency: 'USD', amountMinor: 200 },
  });
  await owner.send('mutation ($itemId: ID!) { purchaseItem(itemId: $itemId) { completed } }', { itemId });
  return list;
}

test('a visitor finds every public page in order', async ({ aPerson }) => {
  test.slow();
  const { page } = await aPerson();
  for (const route of PUBLIC_ROUTES) {
    await page.goto(route);
    await expectInOrder(page);
  }
});

test('a guest finds a list with everything on it, its dialog and their purchase in order', async ({ aPerson }) => {
  const owner = await (await aPerson()).signUp('Ida');
  const { shareToken } = await aFullList(owner);
  const { page } = await aPerson();
  await page.goto(`/shared/${shareToken}/follow`);
  await expect(page.getByLabel('Email')).toBeVisible();
  await expectInOrder(page);
  await page.goto(`/shared/${shareToken}/besides`);
  await expect(page.getByLabel('What is it?')).toBeVisible();
  await expectInOrder(page);
  await page.goto(`/shared/${shareToken}`);
  await expectInOrder(page);

  await moveMouse(page); // as somebody who is about to use it
  await expect(page.locator('.drawn')).toHaveCount(0);
  await page.getByRole('button', { name: 'Mark as Purchased' }).first().click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Mark .*as Purchased$/ })
    .click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expectInOrder(page);

  await page.getByLabel('Email').fill('ann@example.test');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Mark .*as Purchased$/ })
    .click();
  await expect(page.getByText('You’re giving this')).toBeVisible();
  await expectInOrder(page);
});

test('a family finds the shopping that has been begun in order', async ({ aPerson }) => {
  const member = await (await aPerson()).signUp('Ida');
  const { id } = await aBegunShoppingList(member);
  await member.page.goto(`/lists/${id}`);
  await expect(member.page.getByRole('heading', { name: 'Ticked off 1' })).toBeVisible();
  await expectInOrder(member.page);
});

test('in forced colours what is ticked is told from what is not, and a button has an edge', async ({ aPerson }) => {
  const member = await (await aPerson({ forcedColors: 'active' })).signUp('Ida');
  const { page } = member;
  const { id } = await aBegunShoppingList(member);
  await page.goto(`/lists/${id}`);
  await expect(page.locator('[data-tick][aria-checked="true"] svg').first()).toBeVisible();
  await expect(page.locator('[data-tick][aria-checked="false"] svg').first()).toBeHidden();
  await expect(page.getByRole('button', { name: 'Add to the list' })).not.toHaveCSS('border-top-width', '0px');
});

test('a member finds their own screens in order', async ({ aPerson }) => {
  const member = await (await aPerson()).signUp('Ida');
  const { id, itemId, shareToken } = await aFullList(member);
  const screens = [
    '/dashboard',
    '/lists/create',
    `/lists/${id}`,
    `/lists/${id}/edit`,
    `/lists/${id}/items/add`,
    `/lists/${id}/items/${itemId}/edit`,
    '/profile',
    '/subscription',
    '/add',
    '/add?url=https%3A%2F%2Fshop.example%2Fred-bicycle&title=Red+bicycle',
    '/add/button',
    '/import',
    '/profile/prices',
    '/circles',
    ...(await aCircle(member, id)),
    await aHandover(member),
    `/shared/${shareToken}`,
  ];
  for (const screen of screens) {
    await member.page.goto(screen);
    await expectInOrder(member.page);
  }
});

test('an owner finds what is taken, who is to be thanked and a pasted list in order', async ({ aPerson }) => {
  const owner = await (await aPerson()).signUp('Ida');
  const { id, itemId, shareToken } = await aFullList(owner);
  const mug = await owner.addItem(id, { title: 'Mug', category: 'Kitchen' });
  const guest = await aPerson();
  await guest.buy(shareToken, mug.id, { email: 'ann@example.test' });
  await guest.send(
    'mutation ($token: String!, $itemId: ID!, $input: NewPurchaseInput!) { reserveSharedItem(token: $token, itemId: $itemId, input: $input) { undoToken } }',
    { token: shareToken, itemId, input: { email: 'bob@example.test' } },
  );
  const { page } = owner;
  await page.goto(`/lists/${id}`);
  await page.getByRole('button', { name: /^1 of 3 taken/ }).click();
  await expect(page.getByRole('heading', { name: 'Taken 1' })).toBeVisible();
  await expect(page.getByText(/^Held until/)).toBeVisible();
  await expectInOrder(page);

  await page.getByRole('link', { name: '1 to thank' }).click();
  await expect(page.getByRole('heading', { name: 'Received and thanks' })).toBeVisible();
  await expectInOrder(page);

  await page.goBack();
  await chooseInMenu(page, 'Paste several items');
  await page.getByLabel('Your list').fill('Kite\n2 drums');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('button', { name: 'Add 2 Items' })).toBeVisible();
  await expectInOrder(page);
});

test('a guest buys with the keyboard alone, and the focus is never lost', async ({ aPerson }) => {
  const owner = await (await aPerson()).signUp('Ida');
  const { shareToken } = await owner.shareList('Ida turns 7', [{ title: 'Mug', quantityDesired: 2 }]);
  const { page } = await aPerson();
  await openShared(page, { shareToken });
  await expect(page.locator('.drawn')).toHaveCount(0);
  const undo = page.getByRole('button', { name: 'Undo: Mug' });
  const buy = page.getByRole('button', { name: /Mark as Purchased|Buy More/ });
  await buy.focus();

  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(buy).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Quantity')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('ann@example.test');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Ann');
  await page.keyboard.press('Enter');

  await expect(undo).toBeVisible();
  await expect(buy).toBeFocused();
  await expect(buy).toHaveText('Buy More');

  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('From Ann');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Mark as Purchased' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(buy).toHaveCount(0);
  await expect(undo).toHaveCount(1);
  await expect(undo).toBeFocused(); // nothing is left to buy

  await page.keyboard.press('Enter');
  await expect(buy).toHaveText('Buy More');
  await expect.poll(() => keptPurchases(page)).toBe(1);
  await expect(undo).toBeEnabled();
  await expect(undo).toBeFocused(); // of the other one
  await page.keyboard.press('Enter');
  await expect(undo).toHaveCount(0);
  await expect(buy).toHaveText('Mark as Purchased');
  await expect(buy).toBeFocused(); // where it can be bought again
});

/** How many purchases this browser remembers. */
function keptPurchases(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [, kept = '[]'] = Object.entries(localStorage).find(([key]) => key.startsWith('kindlist_purchases_')) ?? [];
    return JSON.parse(kept).length;
  });
}

/** The link that hands over the list of somebody without an account. */
async function aHandover(member: Person): Promise<string> {
  const { createPerson } = (await member.send('mutation { createPerson(input: { name: "Emma" }) { id } }')) as {
    createPerson: { id: string };
  };
  await member.createList({ name: 'Emma turns 13', personId: createPerson.id });
  const { handOverPerson } = (await member.send(
    'mutation ($id: ID!) { handOverPerson(personId: $id, input: { staysAsHelper: true }) { pending { link } } }',
    { id: createPerson.id },
  )) as { handOverPerson: { pending: { link: string } } };
  return new URL(handOverPerson.pending.link).pathname;
}

/** The page of a circle to which a list is open, and its link. */
async function aCircle(runner: Person, listId: string): Promise<string[]> {
  const { createCircle } = (await runner.send(
    'mutation { createCircle(input: { name: "The family" }) { id inviteUrl } }',
  )) as { createCircle: { id: string; inviteUrl: string } };
  const { id, inviteUrl } = createCircle;
  await runner.send(
    'mutation ($listId: ID!, $id: ID!) { setCirclesOfList(listId: $listId, circleIds: [$id]) { id } }',
    {
      listId,
      id,
    },
  );
  const { addCircleGuest } = (await runner.send(
    'mutation ($id: ID!) { addCircleGuest(circleId: $id, input: { name: "Grandma", language: "en", isLargeType: true }) { url } }',
    { id },
  )) as { addCircleGuest: { url: string } };
  const personal = new URL(addCircleGuest.url).pathname;
  return [
    `/circles/${id}`,
    new URL(inviteUrl).pathname,
    ...[personal, `${personal}/sheet`, `${personal}/lists/${listId}`, `${personal}/lists/${listId}/sheet`],
  ];
}

async function aFullList(owner: Person) {
  const list = await owner.createList({
    name: 'A list with quite a long name, for a long day',
    privacy: 'PUBLIC',
    description: 'With a description that goes on for a while.\nAnd a second line.',
    eventType: 'Birthday',
    eventDate: '2999-06-04',
  });
  const { id: itemId } = await owner.addItem(list.id, {
    title: 'Red bicycle with a bell that can be heard by the whole neighbourhood',
    notes: 'The one with the basket. '.repeat(12),
    unitPrice: { currency: 'USD', amountMinor: 12_950 },
    primaryUrl: 'https://example.com/bicycle',
    quantityDesired: 3,
  });
  await owner.addItem(list.id, 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft');
  return { ...list, itemId };
}
