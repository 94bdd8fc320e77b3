import { expect } from '../site/e2e-test.ts';
import { expectInOrder } from '../site/in-order.ts';
import { linkTo } from '../site/outbox.ts';
import { keepPasskeysIn, test } from '../site/passkeys.ts';

test('somebody adds a passkey, signs in with it alone, and removes it', async ({ aPerson }) => {
  const ida = await (await aPerson()).signUp('Ida Berg');
  const { page } = ida;
  await keepPasskeysIn(page);

  await test.step('a quiet line leads to a name and the password, and then the device is asked', async () => {
    const link = await linkTo(page.request, ida.email, /Verify your email/);
    await ida.send('mutation ($token: String!) { verifyEmail(token: $token) }', { token: link.split('/').at(-1) });
    await page.goto('/profile/security');
    await expect(page.getByText('You have no passkeys.')).toBeVisible();
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
    await dialog.getByLabel('Name').fill('My laptop');
    await dialog.getByLabel('Your password').fill('not the password');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByText('Current password is incorrect')).toBeVisible();
    await expectInOrder(page);
    await dialog.getByLabel('Your password').fill(ida.password);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'Passkeys' })).toBeVisible();
    await expect(page.getByText('My laptop', { exact: true })).toBeVisible();
    await expectInOrder(page);
  });

  const signOut = async () => {
    await page.setViewportSize({ width: 1280, height: 800 }); // after a look at the phone's page
    await page.getByRole('banner').getByRole('button', { name: 'Ida' }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL('/');
  };

  await test.step('signing in takes the passkey alone', async () => {
    await signOut();
    await page.goto('/signin');
    await expectInOrder(page);
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page).toHaveURL('/dashboard');
  });

  await test.step('a passkey that is removed opens nothing any more', async () => {
    await page.goto('/profile/security');
    await page.getByRole('button', { name: 'Rename My laptop' }).click();
    const renaming = page.getByRole('dialog', { name: 'Rename the passkey' });
    await renaming.getByLabel('Name').fill('Old laptop');
    await expectInOrder(page);
    await renaming.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Old laptop', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Remove Old laptop' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('You have no passkeys.')).toBeVisible();
    await signOut();
    await page.goto('/signin');
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page.getByText('This passkey could not be checked. Please try again.')).toBeVisible();
  });
});
