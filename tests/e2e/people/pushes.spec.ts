import { expect, test } from '../site/e2e-test.ts';
import { expectInOrder, violationsOn } from '../site/in-order.ts';

test('somebody finds how notes on this device are switched on, or why they cannot be', async ({ aPerson }) => {
  const { page } = await (await aPerson({ viewport: { width: 360, height: 740 } })).signUp('Ida');

  await page.goto('/profile/preferences');

  await expect(page.getByRole('heading', { name: 'Notifications on this device' })).toBeVisible();
  const button = page.getByRole('button', { name: 'Switch on for this device' });
  await expect(button.or(page.getByText('Your browser blocks notifications'))).toBeVisible(); // a browser without a screen blocks them
  await expectInOrder(page);
  expect(await violationsOn(page)).toEqual([]);
});
