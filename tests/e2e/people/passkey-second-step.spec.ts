import { expect } from '../site/e2e-test.ts';
import { expectInOrder } from '../site/in-order.ts';
import { linkTo } from '../site/outbox.ts';
import { keepPasskeysIn, test } from '../site/passkeys.ts';

test('somebody has a passkey as the second step, loses it, and adds a new one', async ({ aPerson }) => {
  const ida = await (await aPerson()).signUp('Ida Berg');
  const { page } = ida;
  const loseIt = await keepPasskeysIn(page);
  const link = await linkTo(page.request, ida.email, /Verify your email/);
  await ida.send('mutation ($token: String!) { verifyEmail(token: $token) }', { token: link.split('/').at(-1) });
  let recoveryCodes: string[] = [];

  const signInWithPassword = async () => {
    await page.setViewportSize({ width: 1280, height: 800 }); // after a look at the phone's page
    await page.getByRole('banner').getByRole('button', { name: 'Ida' }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL('/');
    await page.goto('/signin');
    await page.getByLabel('Email').fill(ida.email);
    await page.getByLabel('Password', { exact: true }).fill(ida.password);
    await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  };
  const addPasskey = async (name: string, code?: string) => {
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByLabel('Your password').fill(ida.password);
    if (code) await dialog.getByLabel('Code', { exact: true }).fill(code);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText(name, { exact: true })).toBeVisible();
  };

  await test.step('with a passkey, the setup offers it in place of an app, and shows ten recovery codes', async () => {
    await page.goto('/profile/security');
    await addPasskey('My laptop');
    await page.getByRole('button', { name: 'Set it up' }).click();
    const dialog = page.getByRole('dialog', { name: 'Set up two-step sign-in' });
    await expect(dialog.getByText('Or let your passkeys be the second step')).toBeVisible();
    await expectInOrder(page);
    await dialog.getByRole('button', { name: 'Use a passkey' }).click();
    const codes = page.getByRole('dialog', { name: 'Your recovery codes' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    recoveryCodes = await codes.allTextContents();
    await page.getByRole('button', { name: 'I’ve kept them' }).click();
    await expect(page.getByText('Signing in takes a passkey, or a recovery code after your password.')).toBeVisible();
    await expectInOrder(page);
  });

  await test.step('the password leads to the passkey', async () => {
    await signInWithPassword();
    await expect(page.getByText('Use your passkey, or enter one of the codes you kept')).toBeVisible();
    await expectInOrder(page);
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page).toHaveURL('/dashboard');
  });

  await test.step('a passkey proves what takes a code, and the only one cannot be removed', async () => {
    await page.goto('/profile/security');
    await page.getByRole('button', { name: 'New recovery codes' }).click();
    const dialog = page.getByRole('dialog', { name: 'New recovery codes' });
    await dialog.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(dialog.getByLabel('Code', { exact: true })).not.toHaveValue('');
    await dialog.getByRole('button', { name: 'Make new codes' }).click();
    const codes = page.getByRole('dialog', { name: 'Your recovery codes' }).getByRole('listitem');
    await expect(codes.getByText(`${recoveryCodes[0]}`)).toHaveCount(0);
    await expect(codes).toHaveCount(10);
    recoveryCodes = await codes.allTextContents();
    await page.getByRole('button', { name: 'I’ve kept them' }).click();
    await page.getByRole('button', { name: 'Remove My laptop' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('This passkey is your second step.')).toBeVisible();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('a lost one: in by a recovery code, a new one by another, and the lost one goes', async () => {
    await loseIt();
    await keepPasskeysIn(page);
    await signInWithPassword();
    await page.getByLabel('Recovery code').fill(`${recoveryCodes[0]}`);
    await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page).toHaveURL('/dashboard');
    await page.goto('/profile/security');
    await addPasskey('New laptop', recoveryCodes[1]);
    await page.getByRole('button', { name: 'Remove My laptop' }).click();
    const dialog = page.getByRole('dialog', { name: 'Remove My laptop?' });
    await dialog.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(dialog.getByLabel('Code', { exact: true })).not.toHaveValue('');
    await expectInOrder(page);
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('My laptop', { exact: true })).toHaveCount(0);
    await signInWithPassword();
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page).toHaveURL('/dashboard');
  });
});
