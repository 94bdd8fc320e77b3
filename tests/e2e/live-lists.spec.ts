import type { Locator } from '@playwright/test';
import { chooseInMenu, expect, test, unfoldView } from './site/e2e-test.ts';

test('two people see each other fill, order and tick off one list', async ({ aPerson }) => {
  const [ann, bob] = [await (await aPerson()).signUp('Ann'), await (await aPerson()).signUp('Bob')];
  const list = await ann.createList({ name: 'Barbecue', listType: 'SHOPPING' });
  for (const title of ['Coal', 'Corn']) await ann.addItem(list.id, title);
  await bob.page.goto('/dashboard');
  await expect(bob.page.getByText('What would you like to make first?')).toBeVisible();

  await ann.invite(list.id, bob);
  await bob.page.getByRole('link', { name: 'Barbecue', exact: true }).click(); // gained without a reload
  await expect(bob.page.getByRole('heading', { name: 'Corn' })).toBeVisible();
  await bob.page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(bob.page.getByRole('menuitem', { name: 'Edit' })).toBeVisible();
  await expect(bob.page.getByRole('menuitem', { name: 'Delete' })).toHaveCount(0);
  await bob.page.keyboard.press('Escape');

  await ann.page.goto(`/lists/${list.id}`);
  await chooseInMenu(ann.page, 'Add Item');
  await ann.page.getByLabel('Paste a link or type a name').fill('Lemons');
  await ann.page.getByRole('button', { name: 'Add Item' }).click();
  await expect(bob.page.getByRole('heading', { name: 'Lemons' })).toBeVisible();
  await expect(bob.page.getByText('Ann added “Lemons”')).toBeAttached();

  await ann.page.getByRole('button', { name: 'Actions for Lemons' }).click();
  await ann.page.getByRole('menuitem', { name: 'Move', exact: true }).click();
  await ann.page.getByRole('menuitem', { name: 'Move up' }).click();
  await expect(bob.page.getByRole('article').getByRole('heading')).toHaveText(['Coal', 'Lemons', 'Corn']);

  await bob.page.getByRole('checkbox', { name: 'Coal' }).click();
  await expect(ann.page.getByText('Bought by Bob')).toBeVisible();
  await expect(ann.page.getByRole('article').getByRole('heading')).toHaveText(['Lemons', 'Corn', 'Coal']);
  await unfoldView(ann.page);
  await ann.page.getByLabel('Show purchased').uncheck();
  await expect(ann.page.getByRole('heading', { name: 'Coal' })).toHaveCount(0);

  await ann.deleteList(list.id);
  await expect(bob.page.getByRole('heading', { name: 'Ann deleted this list' })).toBeVisible();
  await expect(bob.page.getByText('“Barbecue” is gone')).toBeVisible();
  await expect(ann.page.getByRole('heading', { name: 'This list has been deleted' })).toBeVisible();
  await expect(bob.page.getByRole('button', { name: 'Try Again' })).toHaveCount(0);
  await bob.page.getByRole('main').getByRole('link', { name: 'My Lists' }).click();
  await expect(bob.page).toHaveURL(/\/dashboard$/);
});

test('on a phone what somebody else does is told where it happens, or else in the site’s header, over nothing of the list', async ({
  aPerson,
}) => {
  const bob = await (await aPerson()).signUp('Bob');
  const ann = await (await aPerson({ viewport: { width: 390, height: 844 } })).signUp('Ann');
  const list = await bob.createList({ name: 'Saturday', listType: 'SHOPPING' });
  const milk = await bob.addItem(list.id, 'Milk');
  const butter = await bob.addItem(list.id, 'Butter');
  await bob.invite(list.id, ann);
  const { page } = ann;
  await page.goto(`/lists/${list.id}`);
  await expect(page.getByRole('heading', { name: 'Butter' })).toBeVisible();
  await bob.page.goto(`/lists/${list.id}`);
  await expect(page.getByText('Bob is here')).toBeAttached(); // so that news come
  await page.addStyleTag({ content: '.animate-flash { animation-play-state: paused !important }' });
  const row = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Whole milk' }) });
  const boxOf = async (element: Locator) => {
    const box = await element.boundingBox();
    if (!box) throw new Error('It is not on the page');
    return { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height };
  };

  await bob.send('mutation ($id: ID!) { updateItem(id: $id, changes: { title: "Whole milk" }) { id } }', {
    id: milk.id,
  });
  const label = page.locator('.animate-flash').getByText('Bob', { exact: true });
  await expect(label).toBeVisible();
  const [tab, title, inside] = [await boxOf(label), await boxOf(row.getByRole('heading')), await boxOf(row)];
  expect(tab.left).toBeGreaterThan(title.left);
  expect(tab.bottom).toBeLessThanOrEqual(inside.bottom + 3);
  expect(tab.top).toBeGreaterThan(title.bottom - 8); // below its letters
  await expect(page.locator('main [role=status].sr-only', { hasText: 'Bob changed “Whole milk”' })).toBeAttached();

  await bob.deleteItem(butter.id);
  const note = page.locator('main [data-over-name]');
  await expect(note).toContainText('Bob removed “Butter”');
  const [said, name] = [await boxOf(note), await boxOf(page.getByRole('heading', { level: 1 }))];
  const bell = await boxOf(page.getByRole('banner').getByRole('button').first());
  expect(said.bottom).toBeLessThanOrEqual(name.top);
  expect(said.right).toBeLessThanOrEqual(bell.left);
});

test('a gift that is given while its owner looks on is told beside the bell on a phone, and no row moves', async ({
  aPerson,
}) => {
  const ida = await (await aPerson({ viewport: { width: 390, height: 844 } })).signUp('Ida');
  const guest = await aPerson();
  const others = Array.from({ length: 18 }, (_, place) => `Gift ${place}`);
  const list = await ida.shareList('Ida turns 7', ['Mug', ...others]); // what is given is out of sight
  const { id } = await ida.addItem(list.id, 'Kite');
  const { page } = ida;
  await page.goto(`/lists/${list.id}`);
  const mug = page.getByRole('article').filter({ hasText: 'Mug' });
  await expect(page.getByText('0 of 20 taken')).toBeVisible();
  const before = await mug.boundingBox();

  await guest.buy(list.shareToken, id, { email: 'ann@example.test', name: 'Ann' });

  const note = page.locator('main [data-over-name]');
  await expect(note).toContainText('Ann bought “Kite”');
  await expect(page.getByText('1 of 20 taken')).toBeVisible();
  const said = await note.boundingBox();
  const header = await page.getByRole('banner').boundingBox();
  expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  expect(await mug.boundingBox()).toEqual(before);
});

test('two people edit one list at the same time, with and without a connection', async ({ aPerson }) => {
  const [ann, bob] = [await (await aPerson()).signUp('Ann'), await (await aPerson()).signUp('Bob')];
  const list = await ann.createList({ name: 'Barbecue' });
  const { id } = await ann.addItem(list.id, 'Bread');
  const bobsId = await ann.invite(list.id, bob);

  await test.step('two edits of one field meet, and the second person chooses', async () => {
    await bob.page.goto(`/lists/${list.id}/items/${id}/edit`);
    await bob.page.getByLabel('Title').fill('Dark bread');
    await bob.page.getByRole('button', { name: 'More' }).click();
    await bob.page.getByLabel('Notes').fill('Sliced');
    await ann.send(
      'mutation ($id: ID!) { updateItem(id: $id, changes: { title: "Rye bread", unitPrice: { currency: "USD", amountMinor: 300 } }) { id } }',
      {
        id,
      },
    );

    await bob.page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(bob.page.getByRole('alert')).toContainText('Rye bread');
    await bob.page.getByRole('button', { name: 'Keep mine' }).click();

    const bread = bob.page.getByRole('article');
    await expect(bread).toContainText('Dark bread');
    await expect(bread).toContainText('Sliced');
    await expect(bread).toContainText('$3.00');
  });

  await test.step('two edits of one list meet in the same way, and each keeps what only they changed', async () => {
    for (const { page } of [ann, bob]) await page.goto(`/lists/${list.id}/edit`);
    await bob.page.getByRole('textbox', { name: 'Name', exact: true }).fill('Bonfire');
    await bob.page.getByLabel('Description').fill('Bring wood');
    await ann.page.getByRole('textbox', { name: 'Name', exact: true }).fill('Picnic');
    await ann.page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(ann.page.getByRole('heading', { name: 'Picnic' })).toBeVisible();

    await bob.page.getByRole('button', { name: 'Save Changes' }).click();
    const choice = bob.page.getByRole('alert');
    await expect(choice).toContainText('Picnic');
    await expect(choice).toContainText('Bonfire');
    await bob.page.getByRole('button', { name: 'Take theirs' }).click();

    for (const { page } of [ann, bob]) {
      await expect(page.getByRole('heading', { name: 'Picnic' })).toBeVisible();
      await expect(page.getByText('Bring wood')).toBeVisible(); // on Ann's screen without a reload
    }
  });

  await test.step('what was missed while offline is caught up, and a person who is removed is led away', async () => {
    await bob.page.context().setOffline(true);
    await expect(bob.page.getByText('You’re offline', { exact: true })).toBeVisible();
    for (const title of ['Corn', 'Lemons']) await ann.addItem(list.id, title);
    await bob.page.context().setOffline(false);
    await expect(bob.page.getByRole('heading', { name: 'Lemons' })).toBeVisible();
    await expect(bob.page.getByRole('heading', { name: 'Corn' })).toBeVisible();

    await ann.send('mutation ($listId: ID!, $id: ID!) { removeCollaborator(listId: $listId, id: $id) { id } }', {
      listId: list.id,
      id: bobsId,
    });
    await expect(bob.page).toHaveURL(/\/dashboard$/);
    await expect(bob.page.getByText('What would you like to make first?')).toBeVisible();
    await expect(bob.page.getByText('You no longer have access to this list.')).toBeVisible();
    await expect(bob.page.getByText('“Picnic”')).toBeVisible();
  });
});

test('under SURPRISE the open list of its owner stays as it was', async ({ aPerson }) => {
  const [ann, guest] = [await (await aPerson()).signUp('Ann'), await aPerson()];
  const list = await ann.shareList({ name: 'Ann is 40', purchaseVisibility: 'SURPRISE' });
  const { id } = await ann.addItem(list.id, 'Book');
  await ann.page.goto(`/lists/${list.id}`);
  await expect(ann.page.getByText('Purchases are kept a surprise until')).toBeVisible();
  const before = await ann.page.getByRole('article').innerText();

  await guest.buy(list.shareToken, id, { email: 'grandma@example.test' });
  await ann.addItem(list.id, 'Wine'); // heard after the purchase, so the purchase would have been heard by now

  await expect(ann.page.getByRole('heading', { name: 'Wine' })).toBeVisible();
  await expect(ann.page.getByRole('article').first()).toHaveText(before, { useInnerText: true });
  await expect(ann.page.getByRole('button', { name: /Mark as Purchased/ })).toHaveCount(0);
});
