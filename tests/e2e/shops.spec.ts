import type { Page } from '@playwright/test';
import { chooseInMenu, expect, test, waitForArrows } from './site/e2e-test.ts';

const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce' as const,
};

const THINGS = [
  { title: 'Milk', category: 'Dairy' },
  { title: 'Apples', category: 'Fruit' },
  { title: 'Rolls', category: 'Bakery' },
  { title: 'Soap', category: 'Household' },
];

function openTitles(page: Page) {
  return page
    .getByRole('article')
    .filter({ has: page.getByRole('checkbox', { checked: false }) })
    .getByRole('heading');
}

function shopNamed(page: Page, name: string) {
  return page.getByRole('button', { name: `I’m at ${name}` });
}

async function addShops(page: Page, ...names: string[]) {
  await chooseInMenu(page, 'Shops');
  for (const name of names) {
    await page.getByRole('textbox', { name: 'Add a shop' }).fill(name);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByRole('button', { name, exact: true })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Done' }).tap();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function putAt(page: Page, title: string, ...shops: string[]) {
  await page.getByRole('button', { name: `Actions for ${title}` }).press('Enter');
  await page.getByRole('menuitem', { name: `Where to buy ${title}` }).tap();
  for (const name of shops) await page.getByRole('checkbox', { name, exact: true }).check();
  await page.getByRole('button', { name: 'Save' }).tap();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function tick(page: Page, title: string) {
  await page.getByRole('checkbox', { name: title, exact: true, checked: false }).tap();
  await expect(page.getByRole('checkbox', { name: title, exact: true, checked: true })).toBeVisible();
}

test('two people at two shops: one tap shows what is to be had there, and a thing of both is ticked once', async ({
  aPerson,
}) => {
  const ida = await (await aPerson(PHONE)).signUp('Ida');
  const list = await ida.shareList({ name: 'Saturday', listType: 'SHOPPING' }, THINGS);
  const bob = await (await aPerson(PHONE)).signUp('Bob');
  await ida.invite(list.id, bob);
  await ida.page.goto(`/lists/${list.id}`);
  await bob.page.goto(`/lists/${list.id}`);
  await expect(openTitles(bob.page)).toHaveCount(4);
  await expect(ida.page.getByRole('list', { name: 'I’m at' })).toHaveCount(0); // nothing before it is used

  await addShops(ida.page, 'Aldi', 'Market');
  await putAt(ida.page, 'Milk', 'Aldi', 'Market');
  await putAt(ida.page, 'Soap', 'Aldi');
  await putAt(ida.page, 'Apples', 'Market');

  await shopNamed(ida.page, 'Aldi').tap();
  await shopNamed(bob.page, 'Market').tap();
  await expect(shopNamed(bob.page, 'Market')).toHaveAttribute('aria-pressed', 'true');
  await expect(openTitles(ida.page)).toHaveText(['Milk', 'Rolls', 'Soap']);
  await expect(openTitles(bob.page)).toHaveText(['Milk', 'Apples', 'Rolls']);
  await expect(ida.page.getByText('1 more thing isn’t sold at Aldi.')).toBeVisible();

  await tick(ida.page, 'Milk');
  await expect(openTitles(bob.page)).toHaveText(['Apples', 'Rolls']);
  await expect(bob.page.getByRole('article').filter({ hasText: 'Milk' })).toContainText('Bought by Ida');

  await ida.page.getByRole('button', { name: 'Show all' }).tap();
  await expect(openTitles(ida.page)).toHaveText(['Apples', 'Rolls', 'Soap']);
  await bob.page.reload(); // where somebody is outlasts the page
  await expect(openTitles(bob.page)).toHaveText(['Apples', 'Rolls']);
  await shopNamed(bob.page, 'Market').tap();
  await expect(openTitles(bob.page)).toHaveText(['Apples', 'Rolls', 'Soap']);
  await expect.poll(() => bob.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('a shop learns its order from one’s ticks, for everybody and also offline; dragging corrects it at once', async ({
  aPerson,
}) => {
  const ida = await (await aPerson(PHONE)).signUp('Ida');
  const list = await ida.shareList({ name: 'Saturday', listType: 'SHOPPING' }, THINGS);
  const bob = await (await aPerson(PHONE)).signUp('Bob');
  await ida.invite(list.id, bob);
  const { page } = ida;
  await page.goto(`/lists/${list.id}`);
  await expect(openTitles(page)).toHaveCount(4);
  await page.route('/graphql', (route) => route.abort());
  await addShops(page, 'Aldi');
  await shopNamed(page, 'Aldi').tap(); // before the server knows of the shop
  await expect(shopNamed(page, 'Aldi')).toHaveAttribute('aria-pressed', 'true');
  await page.unroute('/graphql');
  await expect(openTitles(page)).toHaveText(['Milk', 'Apples', 'Rolls', 'Soap']);

  await page.route('/graphql', (route) => route.abort()); // no signal in there
  await tick(page, 'Apples');
  await tick(page, 'Soap');
  await tick(page, 'Rolls');
  await expect(openTitles(page)).toHaveText(['Milk']);
  const learned = page.waitForResponse(async (response) => {
    const sent = response.request().postData() ?? '';
    return sent.includes('LearnShopOrder') && sent.includes('Bakery');
  });
  await page.unroute('/graphql');
  await learned;
  for (const title of ['Apples', 'Soap', 'Rolls'])
    await page.getByRole('checkbox', { name: title, exact: true, checked: true }).tap();
  await expect(openTitles(page)).toHaveText(['Milk', 'Apples', 'Rolls', 'Soap']); // nothing moves under the thumb

  await bob.page.goto(`/lists/${list.id}`);
  await expect(openTitles(bob.page)).toHaveText(['Milk', 'Apples', 'Rolls', 'Soap']);
  await shopNamed(bob.page, 'Aldi').tap();
  await expect(openTitles(bob.page)).toHaveText(['Apples', 'Soap', 'Rolls', 'Milk']);

  await chooseInMenu(page, 'Shops');
  await page.getByRole('button', { name: 'Aldi', exact: true }).tap();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveText(['Fruit', 'Household', 'Bakery', 'Dairy']);
  const said = page.getByRole('status').filter({ hasText: 'Dairy' });
  await page.getByRole('button', { name: 'Move Dairy' }).press('Enter');
  await expect(said).toHaveText('Dairy is picked up. It is at place 4 of 4.');
  await waitForArrows(page);
  for (const place of [3, 2]) {
    await page.keyboard.press('ArrowUp');
    await expect(said).toHaveText(`Dairy is over place ${place} of 4.`);
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveText(['Fruit', 'Dairy', 'Household', 'Bakery']);
  await page.getByRole('button', { name: 'Done' }).tap(); // back to the shops
  await page.getByRole('dialog', { name: 'Shops' }).getByRole('button', { name: 'Done' }).tap();

  await expect(openTitles(page)).toHaveText(['Apples', 'Milk', 'Soap', 'Rolls']);
  await expect(openTitles(bob.page)).toHaveText(['Apples', 'Milk', 'Soap', 'Rolls']);
});
