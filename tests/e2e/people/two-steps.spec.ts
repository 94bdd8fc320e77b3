import { Secret, TOTP } from 'otpauth';
import { expect, type Person, test } from '../site/e2e-test.ts';
import { expectInOrder } from '../site/in-order.ts';
import { linkTo } from '../site/outbox.ts';

const STEP_MS = 30_000;

async function verifyAddress(person: Person): Promise<void> {
  const link = await linkTo(person.page.request, person.email, /Verify your email/);
  await person.send('mutation ($token: String!) { verifyEmail(token: $token) }', { token: link.split('/').at(-1) });
}

/** The code of the app some steps from now: each is taken once, so that a test asks for the next one. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * STEP_MS });

test('somebody sets up two-step sign-in, signs in with it, and loses the phone', async ({ aPerson }) => {
  const ida = await (await aPerson()).signUp('Ida Berg');
  const { page } = ida;
  await verifyAddress(ida);
  let secret = '';
  let recoveryCodes: string[] = [];

  await test.step('a quiet line leads to the setup', async () => {
    await page.goto('/profile/security');
    await expect(page.getByText('Two-step sign-in is off.')).toBeVisible();
    await page.getByRole('button', { name: 'Set it up' }).click();
    const dialog = page.getByRole('dialog', { name: 'Set up two-step sign-in' });
    await dialog.getByLabel('Your password').fill('not the password');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByText('Current password is incorrect')).toBeVisible();
    await dialog.getByLabel('Your password').fill(ida.password);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByRole('img', { name: 'Code for your authenticator app' })).toBeVisible();
    await expect(dialog.getByLabel('Code', { exact: true })).toBeFocused();
    const uri = await dialog.getByRole('link', { name: 'Open the app' }).getAttribute('href');
    secret = new URL(uri ?? '').searchParams.get('secret') ?? '';
    await expect(dialog.getByRole('code')).toHaveText(secret.replaceAll(/.{4}(?=.)/g, '$& '));
    await expectInOrder(page);
  });

  await test.step('a code switches it on, and ten recovery codes are shown', async () => {
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Code', { exact: true }).fill('000000');
    await dialog.getByRole('button', { name: 'Switch it on' }).click();
    await expect(dialog.getByText('This code isn’t right')).toBeVisible();
    await dialog.getByLabel('Code', { exact: true }).fill(codeOf(secret, -1));
    await dialog.getByRole('button', { name: 'Switch it on' }).click();
    const codes = page.getByRole('dialog', { name: 'Your recovery codes' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    recoveryCodes = await codes.allTextContents();
    await expectInOrder(page);
    await page.getByRole('button', { name: 'I’ve kept them' }).click();
    await expect(page.getByRole('heading', { name: 'Two-step sign-in' })).toBeVisible();
    await expect(page.getByText('You have 10 recovery codes left.')).toBeVisible();
  });

  const signOut = async () => {
    await page.setViewportSize({ width: 1280, height: 800 }); // after a look at the phone's page
    await page.getByRole('banner').getByRole('button', { name: 'Ida' }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL('/');
  };
  const firstStep = async () => {
    await page.goto('/signin');
    await page.getByLabel('Email').fill(ida.email);
    await page.getByLabel('Password', { exact: true }).fill(ida.password);
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  };

  await test.step('signing in asks for a code, which is taken once', async () => {
    const code = codeOf(secret, 1); // good for a minute at least
    await signOut();
    await firstStep();
    await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
    await expectInOrder(page);
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/dashboard');
    await signOut();
    await firstStep();
    await page.getByLabel('Code', { exact: true }).fill(code);
    await page.keyboard.press('Enter');
    await expect(page.getByText('was used already')).toBeVisible();
  });

  await test.step('without the phone, a recovery code does', async () => {
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByLabel('Recovery code').fill(recoveryCodes[4]?.toLowerCase() ?? '');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/dashboard');
    await page.goto('/profile/security');
    await expect(page.getByText('You have 9 recovery codes left.')).toBeVisible();
  });

  await test.step('it is switched off with a recovery code, too', async () => {
    await page.getByRole('button', { name: 'Switch off' }).click();
    const dialog = page.getByRole('dialog', { name: 'Switch off two-step sign-in?' });
    await dialog.getByLabel('Code', { exact: true }).fill(recoveryCodes[5] ?? '');
    await dialog.getByRole('button', { name: 'Switch off' }).click();
    await expect(page.getByRole('button', { name: 'Set it up' })).toBeVisible();
  });
});
