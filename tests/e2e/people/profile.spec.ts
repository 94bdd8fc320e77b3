import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, openShared, test } from '../site/e2e-test.ts';
import { expectInOrder } from '../site/in-order.ts';
import { linkTo, mailTo } from '../site/outbox.ts';

const newEmail = () => `${crypto.randomUUID()}@example.test`;

async function signIn(page: Page, email: string, password: string) {
  await page.goto('/signin');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
}

test('what is changed on the profile is so on every device', async ({ aPerson }) => {
  const ida = await (await aPerson()).signUp('Ida');
  const elsewhere = (await aPerson()).page;
  await signIn(elsewhere, ida.email, ida.password);
  await expect(elsewhere).toHaveURL('/dashboard');
  await elsewhere.goto('/profile');
  const { page } = ida;
  await page.goto('/profile');

  await test.step('the number of lists follows what is done on another device', async () => {
    const count = page.getByRole('definition').filter({ hasText: /^\d+$/ });
    await expect(count).toHaveText('0');

    await ida.createList({ name: 'Ida turns 7' });

    await expect(count).toHaveText('1');
  });

  await test.step('a name and an address are corrected, and the new address is verified, on every device', async () => {
    await expect(elsewhere.getByText('isn’t verified yet')).toBeVisible();
    const [former, email] = [ida.email, newEmail()];

    await page.getByLabel('Name').fill('I');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Name must be at least 2 characters')).toBeVisible();
    await expect(page.getByLabel('Name')).toBeFocused();
    await page.getByLabel('Name').fill('Ida Berg');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Current password is required')).toBeVisible();
    await page.getByLabel('Current password', { exact: true }).fill(ida.password);
    await page.getByRole('button', { name: 'Save Changes' }).click();

    await expect(page.getByText('Profile updated successfully')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Ida Berg' })).toBeVisible();
    await expect(elsewhere.getByLabel('Name')).toHaveValue('Ida Berg');
    await expect(elsewhere.getByLabel('Email')).toHaveValue(email);
    await mailTo(page.request, former, /was changed/);
    await page.goto(await linkTo(page.request, email, /Verify/));
    await expect(page.getByRole('heading', { name: 'Email Verified!' })).toBeVisible();
    await expect(elsewhere.getByText('isn’t verified yet')).toHaveCount(0);
    await page.goto('/profile');
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(page.getByText('isn’t verified yet')).toHaveCount(0);
  });

  await test.step('a picture of oneself is on every device and on the public profile, until it is removed', async () => {
    await ida.shareList('Ida turns 8', ['Mug']);
    await ida.createList({ name: 'For her eyes' });
    const picture = elsewhere.getByRole('banner').locator('img');

    const field = page.getByLabel('Profile picture', { exact: true });
    await field.setInputFiles({ name: 'me.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
    await expect(page.getByText('Invalid file type (application/pdf). Allowed types:')).toBeVisible();
    await field.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await page.screenshot() });
    await expect(page.getByRole('banner').locator('img')).toBeVisible();
    await expect(picture).toBeVisible();

    await page.getByRole('link', { name: 'View Public Profile' }).click();
    await expect(page.getByRole('heading', { name: 'Ida Berg', exact: true })).toBeVisible();
    await expect(page.getByRole('main').locator('img')).toBeVisible();
    await expect(page.getByText('For her eyes')).toHaveCount(0);
    await expectInOrder(page);
    await page.getByRole('link', { name: 'Ida turns 8' }).click();
    await expect(page.getByText('Mug')).toBeVisible();

    await page.goto('/profile');
    await page.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('The picture is removed.')).toBeVisible();
    await expect(picture).toHaveCount(0);
  });

  await test.step("an address that is somebody else's is refused under its field, and what was typed stays", async () => {
    const bob = await (await aPerson()).signUp('Bob');

    await page.getByLabel('Email').fill(bob.email);
    await page.getByLabel('Current password', { exact: true }).fill(ida.password);
    await page.getByRole('button', { name: 'Save Changes' }).click();

    await expect(page.getByText('An account with this email already exists.')).toBeVisible();
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(page.getByLabel('Email')).toHaveValue(bob.email);
  });
});

test('an address that somebody else has changed is put back from the mail to it, with a new password', async ({
  aPerson,
}) => {
  const ida = await (await aPerson()).signUp('Ida');
  const { page } = ida;
  await page.goto(await linkTo(page.request, ida.email, /Verify/));
  await expect(page.getByRole('heading', { name: 'Email Verified!' })).toBeVisible();
  const email = newEmail();
  await page.goto('/profile');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Current password', { exact: true }).fill(ida.password);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Profile updated successfully')).toBeVisible();
  const link = await linkTo(page.request, ida.email, /was changed/);

  const atMail = (await aPerson()).page;
  await atMail.goto(link);
  await expect(atMail.getByText(`sign in with ${ida.email} again`)).toBeVisible();
  await expectInOrder(atMail);
  await atMail.getByLabel('New Password').fill('battery staple');
  await atMail.getByLabel('Confirm Password').fill('battery staple');
  await atMail.getByRole('button', { name: 'Put my old address back' }).click();

  await expect(atMail.getByRole('heading', { name: 'Your address is back' })).toBeFocused();
  await expect(page).toHaveURL(/\/signin/);
  await signIn(atMail, ida.email, 'battery staple');
  await expect(atMail).toHaveURL('/dashboard');
  await atMail.goto(link);
  await expect(atMail.getByRole('heading', { name: 'This link doesn’t work any more' })).toBeVisible();
});

test('other devices are signed out one by one, and by another password', async ({ aPerson }) => {
  const ida = await (await aPerson()).signUp('Ida');
  const elsewhere = (await aPerson()).page;
  await signIn(elsewhere, ida.email, ida.password);
  await expect(elsewhere).toHaveURL('/dashboard');
  const { page } = ida;

  await test.step('another device is signed out from the profile', async () => {
    await page.goto('/profile/security');
    await expect(page.getByText('This device', { exact: true })).toHaveCount(1);
    await page.getByRole('button', { name: /^Sign out on Chrome/ }).click();

    await expect(elsewhere).toHaveURL(/signin/);
    await expect(page.getByRole('button', { name: /^Sign out on/ })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Active Sessions' })).toBeFocused();
  });

  await test.step('another password signs out every other device, and not this one', async () => {
    await signIn(elsewhere, ida.email, ida.password);
    await expect(elsewhere).toHaveURL('/dashboard');
    await page.goto('/profile/security');
    const submit = page.getByRole('button', { name: 'Change Password' });

    await submit.click();
    await expect(page.getByText('Current password is required')).toBeVisible();
    await expect(page.getByLabel('Current Password')).toBeFocused();
    await page.getByLabel('Current Password').fill('not the password');
    await page.getByLabel('New Password', { exact: true }).fill('Another-cup-of-tea');
    await page.getByLabel('Confirm New Password').fill('Another-cup-of-coffee');
    await submit.click();
    await expect(page.getByText("Passwords don't match")).toBeVisible();
    await page.getByLabel('Confirm New Password').fill('Another-cup-of-tea');
    await submit.click();
    await expect(page.getByText('Current password is incorrect')).toBeVisible();
    await page.getByLabel('Current Password').fill(ida.password);
    const signOutOthers = page.getByRole('button', { name: 'Sign Out Everywhere Else' });
    await expect(signOutOthers).toBeVisible();
    await submit.click();

    await expect(page.getByText('Password changed successfully')).toBeVisible();
    await expect(signOutOthers).toHaveCount(0); // nobody is left to be signed out
    await expect(elsewhere).toHaveURL(/signin/); // its socket was closed
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Profile', exact: true })).toBeVisible();
    await signIn(elsewhere, ida.email, 'Another-cup-of-tea');
    await expect(elsewhere).toHaveURL('/dashboard');
  });
});

test('somebody takes their data away, deletes their account, and is gone for everybody', async ({ aPerson }) => {
  const ida = await (await aPerson()).signUp('Ida');
  const list = await ida.shareList('Ida turns 7', ['Mug']);
  const { page: guest } = await aPerson();
  await openShared(guest, list);
  await expect(guest.getByText('Mug')).toBeVisible();
  const { page } = ida;
  await page.goto('/profile/data');

  await test.step('everything that somebody stored comes in one file', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download Your Data' }).click();

    expect((await download).suggestedFilename()).toMatch(/^your-data-\d{4}-\d\d-\d\d\.zip$/);
    expect(
      readFileSync(await (await download).path())
        .subarray(0, 4)
        .toString('latin1'),
    ).toBe('PK\x03\x04');
    await expect(page.getByText('Your data is saved.')).toBeVisible();
  });

  await test.step('somebody deletes their account with the keyboard alone, and is gone for everybody at once', async () => {
    const open = page.getByRole('button', { name: 'Delete Account' });
    await open.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Your password')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(open).toBeFocused();

    await page.keyboard.press('Enter');
    await page.keyboard.type('not the password');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Current password is incorrect')).toBeVisible();
    await page.getByLabel('Your password').fill(ida.password);
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL('/');
    await expect(page.getByText('Your account and lists are deleted.')).toBeVisible();
    await mailTo(page.request, ida.email, /is deleted/);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => ({ ...localStorage }))).not.toHaveProperty('kindlist_user');
    await expect(guest.getByText("The list you're looking for doesn't exist or has been removed.")).toBeVisible();
    await signIn(page, ida.email, ida.password);
    await expect(page.getByRole('alert')).toHaveText('Incorrect email or password');
  });

  await test.step('an address at which nobody is has no profile', async () => {
    const answer = await guest.goto(`/u/${crypto.randomUUID()}`);

    expect(answer?.status()).toBe(404);
    await expect(guest.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  });
});

test('the profile is in order, also where it refuses', async ({ aPerson }) => {
  const { page } = await (await aPerson()).signUp('Ida');
  await page.goto('/profile');
  await page.getByLabel('Name').fill('');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Name must be at least 2 characters')).toBeVisible();
  await expectInOrder(page);

  await page.getByRole('tab', { name: 'Security' }).click();
  await expect(page).toHaveURL('/profile/security');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByText('New password is required')).toBeVisible();
  await expectInOrder(page);

  await page.getByRole('tab', { name: 'Data' }).click();
  await expect(page).toHaveURL('/profile/data');
  await page.getByRole('tab', { name: 'Security' }).click();
  await expect(page).toHaveURL('/profile/security');
  await expect(page.getByText('New password is required')).toBeVisible(); // nothing is forgotten
  await page.getByRole('tab', { name: 'Data' }).click();
  await page.getByRole('button', { name: 'Delete Account' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Account' }).click();
  await expect(page.getByRole('dialog').getByText('Current password is required')).toBeVisible();
  await expectInOrder(page);
});
