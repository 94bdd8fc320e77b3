import type { Page } from '@playwright/test';
import { expect, test } from './site/e2e-test.ts';

/** The target of a key press: an action that leaves nothing focused leaves a person at the top of the page. */
async function expectFocusOnSomething(page: Page, after: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body), { message: after }).toBe(true);
}

test('by keyboard alone somebody signs up, makes a list, adds three items and shares it', async ({ aPerson }) => {
  const { page } = await aPerson();
  await page.goto('/signup');
  await expect(page.getByLabel('Email Address')).toBeFocused();
  await page.keyboard.type(`${crypto.randomUUID()}@example.test`);
  for (const [label, text] of [
    ['Password', 'Tea-and-cake-4-all'],
    ['Confirm Password', 'Tea-and-cake-4-all'],
    ['Name', 'Kay Keys'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).focus();
    await page.keyboard.type(text);
  }
  await page.getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');

  await page.goto('/lists/create');
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Kay turns 30');
  await page.keyboard.press('Enter');
  await expect(page.getByText('List Created Successfully!')).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Start with one wish')).toBeVisible();
  await expectFocusOnSomething(page, 'putting the notice away');

  for (const title of ['Kite', 'Mug', 'Teapot']) {
    await page.getByRole('link', { name: 'Add Item' }).first().focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Add Item' })).toBeVisible(); // the list has a field of that name, too
    await page.getByLabel('Paste a link or type a name').focus();
    await page.keyboard.type(title);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expectFocusOnSomething(page, `adding ${title}`);
  }

  const share = page.getByRole('button', { name: 'Share' });
  await share.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('button', { name: 'Make Public' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Copy' })).toBeVisible();
  await expectFocusOnSomething(page, 'making a list public');
  await page.keyboard.press('Escape');
  await expect(share).toBeFocused();
});

test('by keyboard alone a thing in the shop is ticked and put back, and the owner takes a guest’s gift back', async ({
  aPerson,
}) => {
  const ida = await (await aPerson()).signUp('Ida');
  const { page } = ida;
  const shop = await ida.shareList({ name: 'Saturday shop', listType: 'SHOPPING' }, ['Milk', 'Bread']);
  await page.goto(`/lists/${shop.id}`);
  await page.getByRole('checkbox', { name: 'Milk' }).focus();
  await page.keyboard.press('Space');
  const undo = page.getByRole('button', { name: 'Undo: Milk' });
  await expect(undo).toBeVisible();
  await expectFocusOnSomething(page, 'ticking');
  await undo.focus();
  await page.keyboard.press('Enter');
  await expect(undo).toHaveCount(0);
  await expectFocusOnSomething(page, 'putting back');

  const list = await ida.shareList('Ida turns 7', [{ title: 'Kite', quantityDesired: 2 }]);
  const gift = await ida.addItem(list.id, { title: 'Mug', quantityDesired: 2 });
  const guest = await aPerson();
  await guest.buy(list.shareToken, gift.id, { email: 'ann@example.test' });
  await page.goto(`/lists/${list.id}`);
  await page.getByRole('button', { name: 'Undo the purchase of Mug' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toContainText('“Mug” goes back on the list');
  await page.getByRole('button', { name: 'Undo Purchase' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Undo the purchase of Mug' })).toHaveCount(0);
  await expectFocusOnSomething(page, 'taking a gift back');
});

test('a tab has a ring once keys are used, and none when it is pressed', async ({ aPerson }) => {
  const { page } = await (await aPerson()).signUp('Ida');
  await page.goto('/profile');
  const ringOf = (name: string) =>
    page
      .getByRole('tab', { name })
      .evaluate((tab) => (tab.matches(':focus') ? getComputedStyle(tab).outlineStyle : ''));
  await page.getByRole('tab', { name: 'Security' }).click();
  await expect(page.getByRole('tab', { name: 'Security' })).toBeFocused();
  expect(await ringOf('Security')).toBe('none');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Preferences' })).toBeFocused();
  expect(await ringOf('Preferences')).toBe('solid');
});
