import type { Page } from '@playwright/test';
import { expect, openShared, type Person, test } from '../site/e2e-test.ts';

test('friends share the cost of a gift: two chip in, see each other live, and the first buys it and is paid back', async ({
  aPerson,
}) => {
  const owner = await (await aPerson()).signUp('Ida');
  const list = await owner.shareList({ name: 'Ida turns 7', isNameEnough: true }, [
    { title: 'Bench', unitPrice: { currency: 'EUR', amountMinor: 30_000 } },
  ]);
  await shareCost(owner.page, list.id);
  const [ann, ben] = [await aGuestOf(list, await aPerson()), await aGuestOf(list, await aPerson())];
  await expect(card(ben.page).getByText('Friends can share the cost')).toBeVisible();

  await chipIn(ann.page, 'Ann', '120');
  await expect(card(ann.page)).toContainText('You chip in €120.00 and organise it');
  await expect(card(ben.page).getByText('€120 of €300 from 1 friend')).toBeVisible();
  await expect(card(ben.page).getByRole('button', { name: /Mark as Purchased/ })).toHaveCount(0);

  await chipIn(ben.page, 'Ben', '200');
  await expect(ben.page.getByText('Only €180.00 is still missing.')).toBeVisible();
  await ben.page.getByLabel('Amount (EUR)').fill('180');
  await ben.page.getByRole('dialog').getByRole('button', { name: 'Chip in' }).click();
  await expect(card(ann.page).getByText('€300 of €300 from 2 friends')).toBeVisible();
  await expect(card(ben.page).getByRole('button', { name: /Chip in/ })).toHaveCount(0);

  await ann.page.goto('/gifts');
  await ann.page.getByLabel('How to pay you back').fill('DE00 1234');
  await ann.page.getByRole('button', { name: 'Save' }).click();
  await expect(ann.page.getByText('Your friends can see how to pay you back.')).toBeVisible();
  await ann.page.getByRole('button', { name: 'Mark as Purchased: Bench' }).click();
  await expect(ann.page.getByText('It’s bought. You organise it.')).toBeVisible();
  await expect(ben.page.getByText('Just given', { exact: true })).toBeVisible();

  await ben.page.goto('/gifts');
  await expect(ben.page.getByText('Ann organises it.')).toBeVisible();
  await expect(ben.page.getByText('DE00 1234')).toBeVisible();
  await ben.page.getByRole('checkbox', { name: 'I’ve paid' }).click();
  await expect(ben.page.getByRole('checkbox', { name: 'I’ve paid' })).toBeChecked();
  await ann.page.reload();
  await expect(ann.page.getByText('Says it’s paid.')).toBeVisible();
  await ann.page.getByRole('checkbox', { name: 'Ben: €180.00' }).click();
  await expect(ann.page.getByText('Says it’s paid.')).toHaveCount(0);
  await ben.page.reload();
  await expect(ben.page.getByText('Your money has come.')).toBeVisible();
});

async function shareCost(page: Page, listId: string): Promise<void> {
  await page.goto(`/lists/${listId}`);
  await page.getByRole('button', { name: 'Actions for Bench' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expect(page.getByRole('heading', { name: 'Edit Item' })).toBeVisible(); // the list has a “More” of its own
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Friends can share the cost' }).check();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('article').getByText('Friends can share the cost')).toBeVisible();
}

async function chipIn(page: Page, name: string, amount: string): Promise<void> {
  await card(page).getByRole('button', { name: 'Chip in: Bench' }).click();
  await page.getByLabel('Amount (EUR)').fill(amount);
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Chip in' }).click();
}

async function aGuestOf(list: { shareToken: string }, guest: Person): Promise<Person> {
  const live = guest.page.waitForEvent('websocket');
  await openShared(guest.page, list);
  await expect(guest.page.getByRole('heading', { level: 1 })).toBeVisible();
  await live;
  return guest;
}

function card(page: Page) {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Bench' }) });
}
