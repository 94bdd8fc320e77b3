import { expect, test } from './site/e2e-test.ts';
import { expectInOrder } from './site/in-order.ts';
import { smallTargets } from './site/touch-targets.ts';

test('an administrator suspends somebody, who is signed out and reads why, and lets them in again', async ({
  aPerson,
}) => {
  const name = `Eve ${crypto.randomUUID().slice(0, 8)}`;
  const eve = await (await aPerson()).signUp(name);
  await eve.page.goto('/profile');
  await expect(eve.page.getByRole('heading', { level: 1 })).toBeVisible();
  const { page } = await (await aPerson()).signInAsAdministrator();
  await page.goto('/admin');
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Users' }).click();
  await page.getByLabel('Search users').fill(name);
  await page.getByRole('table', { name: 'Users' }).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expectInOrder(page);

  await page.getByRole('button', { name: 'Suspend account' }).click();
  const dialog = page.getByRole('dialog', { name: `Suspend ${name}?` });
  await dialog.getByRole('button', { name: 'Suspend', exact: true }).click();
  await expect(dialog.getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Reason').fill('Hundreds of purchases in a minute');
  await dialog.getByRole('button', { name: 'Suspend', exact: true }).click();

  await expect(page.getByText(/^Suspended .*: Hundreds of purchases in a minute$/)).toBeVisible();
  await expect(eve.page).toHaveURL(/\/signin/);
  await eve.page.getByLabel('Email').fill(eve.email);
  await eve.page.getByLabel('Password', { exact: true }).fill(eve.password);
  await eve.page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(eve.page.getByText('Hundreds of purchases in a minute')).toBeVisible();

  await page.getByRole('button', { name: 'Restore account' }).click();
  await expect(page.getByRole('button', { name: 'Suspend account' })).toBeVisible();
  await eve.page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(eve.page).not.toHaveURL(/\/signin/);

  await page.getByRole('link', { name: 'Audit log' }).last().click();
  await expect(page.getByText('Hundreds of purchases in a minute').first()).toBeVisible();
});

test('somebody who has just been made an administrator gets in where they are signed in', async ({ aPerson }) => {
  const name = `Ada ${crypto.randomUUID().slice(0, 8)}`;
  const ada = await (await aPerson()).signUp(name);
  const { page } = ada;
  await page.goto('/admin');
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/terms'); // from here on nothing tells this page of the account
  const administrator = await (await aPerson()).signInAsAdministrator();
  await administrator.send('mutation ($id: ID!) { setUserRole(userId: $id, role: ADMIN) { id } }', { id: ada.id });

  await page.goto('/admin');

  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
  await expect(page).toHaveURL('/admin');

  await administrator.page.goto(`/admin/users/${ada.id}`);
  await administrator.page.getByRole('button', { name: 'Change role or plan' }).click();
  await expect(administrator.page.getByRole('dialog', { name: 'Edit User' }).getByLabel('Subscription')).toBeVisible();
  await administrator.page.keyboard.press('Escape');
  await expect(administrator.page.getByText('API keys')).toBeHidden(); // nobody has none of what is news
});

test('every place of the admin area is in order on a phone', async ({ aPerson }) => {
  test.slow();
  const { page } = await (await aPerson({ viewport: { width: 390, height: 844 } })).signInAsAdministrator();
  for (const place of [
    '/admin',
    '/admin/users',
    '/admin/subscriptions',
    '/admin/reports',
    '/admin/affiliate-sites',
    '/admin/shop-health',
    '/admin/messages',
    '/admin/mail',
    '/admin/operation',
    '/admin/audit-log',
    '/admin/safety',
    '/admin/settings',
  ]) {
    await page.goto(place);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
    await expectInOrder(page);
    expect(await page.evaluate(smallTargets), place).toEqual([]);
  }
});

test('on a phone the button that saves the settings is in sight as soon as one is changed', async ({ aPerson }) => {
  const { page } = await (await aPerson({ viewport: { width: 390, height: 844 } })).signInAsAdministrator();
  await page.goto('/admin/settings');
  await page.getByLabel('Site name').fill('Another');

  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByLabel('Site name')).not.toHaveValue('Another');
});

test('an administrator finds a person with a key, from any screen', async ({ aPerson }) => {
  const name = `Zita ${crypto.randomUUID().slice(0, 8)}`;
  const zita = await (await aPerson()).signUp(name);
  const { page } = await (await aPerson({ colorScheme: 'dark' })).signInAsAdministrator();
  await page.goto('/admin/operation');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', { name: 'Find a person' });
  await expect(dialog.getByRole('link').first()).toBeVisible();
  await expectInOrder(page);
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expectInOrder(page);
  await page.getByRole('link', { name: 'Mail', exact: true }).last().click();
  await expect(page.getByLabel('Search mails')).toHaveValue(zita.email);
  await expect(page.getByRole('listitem').filter({ hasText: zita.email }).first()).toBeVisible();

  await page.keyboard.press('Control+k');
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByLabel('Search mails')).toBeVisible();
});
