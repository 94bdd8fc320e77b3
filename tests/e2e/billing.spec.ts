import { expect } from './site/e2e-test.ts';
import { expectInOrder } from './site/in-order.ts';
import { buy, checkoutOf, portalOf, press, test } from './site/site-with-plans.ts';

test.describe.configure({ mode: 'default' }); // one after the other: they share a site that sells plans

const PHONE = { viewport: { width: 390, height: 844 } };

test('a plan is bought after a declined card and a bank that asks, and another tab turns with it', async ({
  aPerson,
}) => {
  const { page } = await (await aPerson()).signUp('Ida');
  const otherTab = await page.context().newPage();
  await otherTab.goto('/subscription');
  await expect(otherTab.getByText(/^Not applicable/)).toBeVisible();
  await page.goto('/subscription');
  await page.getByRole('button', { name: 'Upgrade to Premium' }).click();

  await expect(page.getByRole('heading', { name: 'Pay for Premium, annual' })).toBeVisible();
  await page.getByRole('radio', { name: /0002/ }).check();
  await page.getByRole('button', { name: 'Pay $99.99' }).click();
  await expect(page.getByRole('alert')).toHaveText('Your card was declined. Please try another one.');
  await page.getByRole('radio', { name: /3155/ }).check();
  await page.getByRole('button', { name: 'Pay $99.99' }).click();
  await page.getByRole('button', { name: 'No, refuse' }).click();
  await expect(page.getByRole('alert')).toHaveText('The payment was not confirmed. Nothing was charged.');
  await page.getByRole('radio', { name: /3155/ }).check();
  await page.getByRole('button', { name: 'Pay $99.99' }).click();
  await page.getByRole('button', { name: 'Yes, confirm' }).click();

  await expect(page.getByText('You’re on Premium now. Thank you!')).toBeVisible();
  for (const tab of [page, otherTab]) {
    await expect(tab.getByText('$99.99 per year', { exact: true })).toBeVisible();
    await expect(tab.getByText(/Visa •••• 3155, expires 12\/2034/)).toBeVisible();
    await expect(tab.getByRole('row', { name: /Premium, annual.*\$99\.99.*Paid/ })).toBeVisible();
  }
});

test('a buyer who is back before the payment is known sees that it is being confirmed, until it is', async ({
  aPerson,
}) => {
  const person = await (await aPerson()).signUp('Ida');
  const { page } = person;
  const checkout = await checkoutOf(person, 'premium');

  await page.goto('/subscription?checkout=success');
  await expect(page.getByText(/Your payment is being confirmed/)).toBeVisible();
  await press(person, checkout, 'pay', { card: 'visa' });

  await expect(page.getByText('You’re on Premium now. Thank you!')).toBeVisible();
  await expect(page.getByText(/being confirmed/)).toHaveCount(0);
});

test('on a phone a plan is cancelled, resumed, paid by another card, and its invoice opened', async ({ aPerson }) => {
  const person = await (await aPerson(PHONE)).signUp('Ida');
  const { page } = person;
  await buy(person, 'premium');
  await page.goto('/subscription');

  await page.getByRole('button', { name: 'Cancel Subscription' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('You will still have access until the end of your billing period.');
  await expect(question).toContainText('On the Free plan nothing is deleted.');
  await expect(question.getByRole('listitem').filter({ hasText: 'You won’t have analytics.' })).toBeVisible();
  await expect(question.getByRole('button', { name: 'Keep Premium' })).toBeVisible();
  await question.getByRole('button', { name: 'Go on to cancel' }).click();
  await page.getByRole('button', { name: 'Cancel plan' }).click();
  await page.getByRole('link', { name: 'Done' }).click();
  await expect(page.getByText(/Your subscription will end on/)).toBeVisible();

  await page.getByRole('button', { name: 'Manage Billing' }).click();
  await page.getByRole('button', { name: 'Resume plan' }).click();
  await page.getByRole('radio', { name: /Mastercard/ }).check();
  await page.getByRole('button', { name: 'Save card' }).click();
  await page.getByRole('link', { name: 'Done' }).click();
  await expect(page.getByText(/Mastercard •••• 4444/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel Subscription' })).toBeVisible();

  const address = await page.getByRole('link', { name: /^Invoice of/ }).getAttribute('href');
  const invoice = await page.request.get(address ?? '');
  expect([invoice.status(), invoice.headers()['content-type']]).toEqual([200, 'application/pdf']);
});

test('a plan is bought with the keyboard alone', async ({ aPerson }) => {
  const { page } = await (await aPerson()).signUp('Ida');
  await page.goto('/subscription');
  await page.getByRole('button', { name: 'Upgrade to Standard' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Pay for Standard, annual' })).toBeVisible();

  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: /4242/ })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /4444/ })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Pay $49.99' })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page.getByText('You’re on Standard now. Thank you!')).toBeVisible();
  const cancel = page.getByRole('button', { name: 'Cancel Subscription' });
  await cancel.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toContainText('On the Free plan nothing is deleted.');
  await page.keyboard.press('Escape');
  await expect(cancel).toBeFocused();
});

test('each state of a subscription, and each page of the test provider, is in order', async ({ aPerson }) => {
  test.slow();
  const person = await (await aPerson()).signUp('Ida');
  const { page } = person;
  await page.goto('/pricing');
  await expect(page.getByRole('link', { name: 'Choose Premium' })).toBeVisible();
  await expectInOrder(page);
  await page.goto('/subscription');
  await expect(page.getByRole('button', { name: 'Upgrade to Premium' })).toBeVisible();
  await expectInOrder(page);

  const checkout = await checkoutOf(person, 'standard');
  await page.goto(checkout);
  await expectInOrder(page);
  await page.getByRole('radio', { name: /0002/ }).check();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectInOrder(page);
  await page.getByRole('radio', { name: /3155/ }).check();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByRole('heading', { name: 'Confirm the payment' })).toBeVisible();
  await expectInOrder(page);
  await page.goto('/subscription?checkout=success');
  await expect(page.getByText(/being confirmed/)).toBeVisible();
  await expectInOrder(page);

  await press(person, checkout, 'pay', { card: 'failsLater' });
  await expect(page.getByText('You’re on Standard now. Thank you!')).toBeVisible();
  await page.goto(checkout);
  await expect(page.getByRole('heading', { name: 'This page is closed' })).toBeVisible();
  await expectInOrder(page);
  await page.goto(await checkoutOf(person, 'premium'));
  await expect(page.getByText('Unused time on Standard, monthly')).toBeVisible();
  await expectInOrder(page);

  const portal = await portalOf(person);
  await press(person, portal, 'cancel');
  await page.goto(portal);
  await expect(page.getByRole('button', { name: 'Resume plan' })).toBeVisible();
  await expectInOrder(page);
  await page.goto('/subscription');
  await expect(page.getByText(/Your subscription will end on/)).toBeVisible();
  await expectInOrder(page);
  await press(person, portal, 'resume');
  await press(person, portal, 'move-clock');
  await expect(page.getByText(/We couldn’t take your last payment/)).toBeVisible();
  await expectInOrder(page);
  await page.getByRole('button', { name: 'Cancel Subscription' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('On the Free plan nothing is deleted.');
  await expectInOrder(page);
});

test('where plans are for sale, what a plan has no room for leads to them (BILL-04)', async ({ aPerson }) => {
  const ida = await (await aPerson()).signUp('Ida');
  for (const name of ['One', 'Two', 'Three', 'Four', 'Five']) await ida.createList({ name });
  const { page } = ida;
  await page.goto('/lists/create');
  await page.getByLabel('Name').fill('One too many');
  await page.getByRole('button', { name: 'Create List' }).click();
  const problem = page.getByRole('alert');
  await expect(problem).toContainText('Your plan allows up to 5 lists. Please upgrade to create more.');
  await expect(problem.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/subscription');
  await expect(page.getByLabel('Name')).toHaveValue('One too many');

  await page.goto('/import');
  const file = { name: 'wishes.csv', mimeType: 'text/csv', buffer: Buffer.from('Name,Price\nMug,12.50\n') };
  await page.getByLabel('File with a list').setInputFiles(file);
  await expect(page.getByText(/^Your plan allows 5 lists, .*, or see the plans\.$/)).toBeVisible();
  const plans = await page.getByRole('link', { name: 'See the plans' }).boundingBox();
  expect(plans?.height).toBeGreaterThanOrEqual(44);
});
