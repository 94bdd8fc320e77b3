import type { Page } from '@playwright/test';
import { expect, test } from './site/e2e-test.ts';
import { linkTo } from './site/outbox.ts';

const PASSWORD = 'Tea-and-cake-4-all';
const newEmail = () => `${crypto.randomUUID()}@example.test`;

async function fillSignUp(page: Page, email: string) {
  await page.getByLabel('Name').fill('Ida Berg');
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm Password').fill(PASSWORD);
  await page.getByRole('checkbox').check();
}

async function signIn(page: Page, email: string, password: string, isRemembered = false) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Remember me').setChecked(isRemembered);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
}

const signOut = async (page: Page, name: string) => {
  await page.getByRole('banner').getByRole('button', { name }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
};

/** As if the access token had run out: what is left is for the refresh token to do. */
const loseAccessToken = (page: Page) => page.evaluate(() => localStorage.setItem('kindlist_access_token', 'gone'));

test('with links that work, and links that do not, somebody signs up', async ({ page }) => {
  await test.step('a link that does not work says so, and what to do', async () => {
    await page.goto('/verify-email/made-up');
    await page.getByRole('button', { name: 'Verify email address' }).click();
    await expect(page.getByRole('heading', { name: 'Verification Failed' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveText(
      'Verification link is invalid or has expired. Please try again or contact support if this problem persists.',
    );
    await page.goto('/verify-email');
    await expect(page.getByRole('alert')).toContainText('Verification token is missing');
    await page.goto('/reset-password');
    await expect(page.getByText('Reset token is missing. Please check your reset link.')).toBeVisible();
    await page.goto('/signin?expired=true');
    await expect(page.getByText('Your session has expired. Please sign in again.')).toBeVisible();
  });

  await test.step('somebody signs up, is told to look into the mail, and verifies the address', async () => {
    const email = newEmail();
    await page.goto('/signup');
    await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
    await expect(page.getByText('Name must be at least 2 characters')).toBeVisible();
    await expect(page.getByText('You must accept the Terms of Service and Privacy Policy')).toBeVisible();
    await expect(page.getByLabel('Email Address')).toBeFocused();

    await fillSignUp(page, email);
    await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();

    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByText('Please check your email to verify your account before proceeding.')).toBeVisible();
    await expect(page.getByText('You can start right away.')).toBeVisible(); // the site does not insist
    await page.goto(await linkTo(page.request, email, /Verify/));
    await expect(page.getByRole('heading', { name: 'Email Verified!' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Go to Dashboard' }).click();
    await expect(page).toHaveURL('/dashboard');
  });
});

test('an invitation’s mail leads to an account and straight to the list, whose owner sees who came', async ({
  page,
  aPerson,
}) => {
  const ida = await (await aPerson()).signUp('Ida');
  const list = await ida.createList({ name: 'Picnic', listType: 'SHOPPING' });
  const email = newEmail();
  await ida.page.goto(`/lists/${list.id}`);
  await ida.page.getByRole('button', { name: 'Collaborators' }).click();
  await ida.page.getByRole('dialog').getByLabel('Email').fill(email);
  await ida.page.getByRole('dialog').getByRole('button', { name: 'Invite' }).click();
  await expect(ida.page.getByText('Pending', { exact: true })).toBeVisible();

  await page.goto(await linkTo(page.request, email, /invites you/));
  await expect(page.getByText('Ida would like to fill the list “Picnic” with you.')).toBeVisible();
  await expect(page.getByLabel('Email Address')).toHaveValue(email);
  await page.getByLabel('Name').fill('Ben Olsen');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm Password').fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();

  await expect(page).toHaveURL(`/lists/${list.id}`);
  await expect(page.getByRole('heading', { name: 'Picnic' })).toBeVisible();
  await expect(ida.page.getByRole('dialog').getByText('Ben Olsen')).toBeVisible();
});

test('signed up past the invitation, one is told that it waits, and finds the list once the address is verified', async ({
  page,
  aPerson,
}) => {
  const ida = await (await aPerson()).signUp('Ida');
  const list = await ida.createList({ name: 'Picnic' });
  const ben = await (await aPerson()).signUp('Ben');
  await ben.page.goto('/dashboard');
  await expect(ben.page.getByRole('heading', { name: 'My Lists' })).toBeVisible();

  await ida.send(`mutation { inviteCollaborator(listId: "${list.id}", input: { email: "${ben.email}" }) { message } }`);

  await expect(ben.page.getByText('Someone has invited you to a list. Confirm your email to open it.')).toBeVisible();
  await expect(ben.page.getByRole('link', { name: 'Picnic' })).toHaveCount(0);
  await page.goto(await linkTo(page.request, ben.email, /Verify/)); // in another browser, say a phone's
  await expect(page.getByRole('heading', { name: 'Is this address yours?' })).toBeVisible();
  await page.getByRole('button', { name: 'Verify email address' }).click();
  await expect(ben.page.getByRole('link', { name: 'Picnic', exact: true })).toBeVisible();
  await expect(ben.page.getByText('your email address is verified', { exact: false })).toBeVisible();
});

test('signed in, and remembered, one comes back signed in, and signs out of every tab', async ({ page, aPerson }) => {
  const ida = await (await aPerson()).signUp('Ida');

  await test.step('signing in leads to the page that was asked for', async () => {
    await page.goto('/profile');
    await expect(page).toHaveURL('/signin');

    await signIn(page, ida.email, 'not the password');
    await expect(page.getByRole('alert')).toHaveText('Incorrect email or password');
    await signIn(page, ida.email, ida.password, true);

    await expect(page).toHaveURL('/profile');
    await expect(page.getByRole('main').getByText(ida.email).first()).toBeVisible();
  });

  await test.step('after a long while the page comes back signed in, without being asked', async () => {
    await loseAccessToken(page);

    await page.reload();

    await expect(page.getByRole('heading', { name: 'Profile', exact: true })).toBeVisible();
    const token = await page.evaluate(() => localStorage.getItem('kindlist_access_token'));
    expect(token).toMatch(/^ey/);
  });

  await test.step('signing out in one tab signs out the others', async () => {
    const other = await page.context().newPage();
    await other.goto('/dashboard');
    await expect(other).toHaveURL('/dashboard');

    await signOut(page, 'Ida');

    await expect(page).toHaveURL('/');
    await expect(other).toHaveURL('/signin');
    await other.goto('/dashboard');
    await expect(other).toHaveURL('/signin');
  });
});

test('somebody signs in with Google, and gets to the page that they asked for', async ({ page }) => {
  await page.goto('/profile');
  await page.getByLabel('Remember me').setChecked(true);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByRole('alert')).toHaveText('Failed to sign in with Google');

  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const way = page.getByRole('link', { name: /Continue as/ });
  const email = (await way.innerText()).replace('Continue as ', '');
  await way.click();

  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('main').getByText(email).first()).toBeVisible();
  await expect(page.getByText('Your email address isn’t verified yet.')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Security' }).click();
  await page.getByRole('button', { name: 'Send the Link' }).click();
  await expect(page.getByText(`We’ve sent a link to ${email}.`)).toBeVisible();
  expect(await linkTo(page.request, email, /Reset/)).toMatch(/^\/reset-password\//);
});

test('remembered, the session outlives the browser; else it ends with it', async ({ browser, aPerson }) => {
  const ida = await (await aPerson()).signUp('Ida');
  for (const isRemembered of [true, false]) {
    const before = await browser.newContext();
    const page = await before.newPage();
    await page.goto('/signin');
    await signIn(page, ida.email, ida.password, isRemembered);
    await expect(page).toHaveURL('/dashboard');
    await page.reload();
    await expect(page).toHaveURL('/dashboard');
    const storageState = await before.storageState(); // what is left when the browser is closed
    await before.close();

    const after = await browser.newContext({ storageState });
    const reopened = await after.newPage();
    await reopened.goto('/dashboard');

    await expect(reopened).toHaveURL(isRemembered ? '/dashboard' : '/signin');
    if (!isRemembered) await expect(reopened.getByLabel('Email')).toHaveValue('');
    await after.close();
  }
});

test('a forgotten password is replaced, and a person who knew it is signed out', async ({ page, aPerson }) => {
  const ida = await (await aPerson()).signUp('Ida');
  await ida.page.goto('/dashboard');
  await page.goto('/signin');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { name: 'Reset Password' })).toBeVisible();
  await page.getByLabel('Email').fill(ida.email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByText("If an account exists with that email, we've sent password reset")).toBeVisible();

  await page.goto(await linkTo(page.request, ida.email, /Reset/));
  await page.getByLabel('New Password', { exact: true }).fill('Another-cup-of-tea');
  await page.getByLabel('Confirm Password').fill('Another-cup-of-coffee');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByText("Passwords don't match")).toBeVisible();
  await page.getByLabel('Confirm Password').fill('Another-cup-of-tea');
  await page.getByRole('button', { name: 'Reset Password' }).click();

  await expect(page.getByText('Your password has been successfully reset!')).toBeVisible();
  await expect(page).toHaveURL('/signin');
  await signIn(page, ida.email, 'Another-cup-of-tea');
  await expect(page).toHaveURL('/dashboard');
  await expect(ida.page).toHaveURL(/signin/); // its socket was closed
});

test('a session that has ended elsewhere leads to signing in, and a shared list stays open', async ({ aPerson }) => {
  const ida = await (await aPerson()).signUp('Ida');
  const list = await ida.shareList('Ida turns 7', ['Mug']);
  await ida.page.goto(`/shared/${list.shareToken}`);
  await expect(ida.page.getByText('This is how guests see your list.')).toBeVisible();
  await ida.send('mutation { signOut }');

  await expect(ida.page.getByText(/^You were signed out from another device/)).toBeVisible();
  await expect(ida.page.getByText('Mug')).toBeVisible();
  await expect(ida.page).toHaveURL(`/shared/${list.shareToken}`);

  await ida.page.goto('/profile');
  await expect(ida.page).toHaveURL(/\/signin/);
});
