import type { Page } from '@playwright/test';
import { expect, openShared, type Person, test } from '../site/e2e-test.ts';

test('a honeymoon: two guests give, see each other live and how to pay, one takes it back, and the owner thanks', async ({
  aPerson,
}) => {
  const owner = await (await aPerson()).signUp('Ida');
  const list = await owner.shareList({ name: 'Ida and Tom', isNameEnough: true }, [{ title: 'Mug' }]);
  await addFund(owner.page, list.id);
  const [ann, ben] = [await aGuestOf(list, await aPerson()), await aGuestOf(list, await aPerson())];
  await expect(card(ben.page).getByText('Goal: €2,000')).toBeVisible();
  await expect(card(ben.page).getByRole('button', { name: /Mark as Purchased/ })).toHaveCount(0);

  await give(ann.page, 'Ann', '120.50');
  const dialog = ann.page.getByRole('dialog');
  await expect(dialog.getByText('You give €120.50.')).toBeVisible();
  await expect(dialog.getByText('IBAN DE00 1234')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(card(ann.page)).toContainText('You give €120.50: how to pay');
  await expect(card(ben.page).getByText('€120.50 of €2,000 from 1 friend')).toBeVisible();

  await give(ben.page, 'Ben', '2000');
  await expect(ben.page.getByText('Only €1,879.50 is still missing.')).toBeVisible();
  await ben.page.getByLabel('Amount (EUR)').fill('80');
  await ben.page.getByRole('dialog').getByRole('button', { name: 'Give' }).click();
  await ben.page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await expect(card(ann.page).getByText('€200.50 of €2,000 from 2 friends')).toBeVisible();

  await ben.page.goto('/gifts');
  await expect(ben.page.getByText('You give €80.00 to Ida.')).toBeVisible();
  await ben.page.getByRole('button', { name: 'Undo: Honeymoon' }).click();
  await expect(ben.page.getByText('You give €80.00 to Ida.')).toHaveCount(0);
  await ann.page.goto('/gifts');
  await ann.page.getByRole('checkbox', { name: 'I’ve paid' }).click();
  await expect(ann.page.getByRole('checkbox', { name: 'I’ve paid' })).toBeChecked();

  await expect(owner.page.getByText('€120.50 of €2,000 from 1 friend')).toBeVisible();
  await owner.page.getByRole('button', { name: 'Actions for Honeymoon' }).click();
  await owner.page.getByRole('menuitem', { name: 'Received and thanks' }).click();
  await expect(owner.page.getByText('Honeymoon€120.50')).toBeVisible();
  await owner.page.getByRole('button', { name: 'Say thank you From Ann' }).click();
  await owner.page.getByLabel('Your words').fill('See you in Rome!');
  await owner.page.getByRole('button', { name: 'Thank Ann' }).click();
  await expect(owner.page.getByText('Your words are with the gifts now.')).toBeVisible();
  await ann.page.reload();
  await expect(ann.page.getByText('See you in Rome!')).toBeVisible();
  await expect(ann.page.getByText('It has come')).toBeVisible();
});

test('takes back a promise that is not meant', async ({ aPerson }) => {
  const owner = await (await aPerson()).signUp('Ida');
  const list = await owner.shareList({ name: 'Ida and Tom', isNameEnough: true }, [{ title: 'Mug' }]);
  await addFund(owner.page, list.id);
  const duck = await aGuestOf(list, await aPerson());
  await give(duck.page, 'Donald', '1000');
  await duck.page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await expect(owner.page.getByText('€1,000 of €2,000 from 1 friend')).toBeVisible();
  await owner.page.getByRole('button', { name: 'Actions for Honeymoon' }).click();
  await owner.page.getByRole('menuitem', { name: 'What hasn’t come yet' }).click();
  await expect(owner.page.getByRole('dialog').getByText('Not paid yet')).toBeVisible();
  await owner.page.getByRole('button', { name: /^Take back: .*Donald/ }).click();
  await owner.page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click();
  await expect(owner.page.getByText('All that was promised has come.')).toBeVisible();
  await owner.page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await expect(owner.page.getByText('Goal: €2,000')).toBeVisible();
  await expect(card(duck.page).getByText('Goal: €2,000')).toBeVisible();
});

test('says later how to pay', async ({ aPerson }) => {
  const owner = await (await aPerson()).signUp('Ida');
  const list = await owner.shareList({ name: 'Ida and Tom', isNameEnough: true }, [{ title: 'Garden', isFund: true }]);
  await owner.page.goto(`/lists/${list.id}`);
  await owner.page.getByRole('button', { name: 'Actions for Garden' }).click();
  await owner.page.getByRole('menuitem', { name: 'How to pay' }).click();
  await owner.page.getByRole('textbox', { name: 'How to pay' }).fill('Cash, please');
  await owner.page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(owner.page.getByText('People who give see how to pay.')).toBeVisible();
});

async function addFund(page: Page, listId: string): Promise<void> {
  await page.goto(`/lists/${listId}/items/add`);
  await page.getByLabel('Paste a link or type a name').fill('Honeymoon');
  await page.getByLabel('Price').fill('2000');
  await page.getByLabel('Currency').selectOption('EUR');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('checkbox', { name: 'It’s a fund' }).check();
  await page.getByLabel('How to pay').fill('IBAN DE00 1234');
  await expect(page.getByLabel('Quantity')).toHaveCount(0);
  await page.getByRole('button', { name: 'Add Item' }).click();
  await expect(page.getByRole('article').getByText('Goal: €2,000')).toBeVisible();
}

async function give(page: Page, name: string, amount: string): Promise<void> {
  await card(page).getByRole('button', { name: 'Give to this fund: Honeymoon' }).click();
  await page.getByLabel('Amount (EUR)').fill(amount);
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Give' }).click();
}

async function aGuestOf(list: { shareToken: string }, guest: Person): Promise<Person> {
  const live = guest.page.waitForEvent('websocket');
  await openShared(guest.page, list);
  await expect(guest.page.getByRole('heading', { level: 1 })).toBeVisible();
  await live;
  return guest;
}

function card(page: Page) {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Honeymoon' }) });
}
