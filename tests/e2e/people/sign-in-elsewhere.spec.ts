import { OPENID_KINDS } from '../../fakes/openid-kinds.ts';
import { OPENID_CLIENT, startOpenidServer } from '../../fakes/openid-server.ts';
import { test as base, expect } from '../site/e2e-test.ts';
import { freePort, startProduct } from '../site/product.ts';

/** A site without passwords, whose people sign in at a server that answers as Authentik does. */
const test = base.extend<object, { elsewhere: { site: string; email: string; home: string } }>({
  elsewhere: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this parameter
    async ({}, use) => {
      const port = await freePort();
      const redirectUri = `http://127.0.0.1:${port}/signin/home`;
      const home = await startOpenidServer(OPENID_KINDS.Authentik, { redirectUri });
      const settings = {
        PASSWORD_SIGN_IN: 'off',
        OIDC_HOME_ISSUER_URL: home.issuer,
        OIDC_HOME_CLIENT_ID: OPENID_CLIENT.id,
        OIDC_HOME_CLIENT_SECRET: OPENID_CLIENT.secret,
        OIDC_HOME_TRUST_EMAIL: 'on',
      };
      const { address, stop } = await startProduct(settings, port);
      await use({ site: address, email: home.person.email, home: new URL(home.issuer).origin });
      await stop();
      await home.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ elsewhere: { site } }, use) => use(site),
});

test('without passwords, people go straight to the other server and back, and out again without going round', async ({
  page,
  elsewhere: { email, home },
}) => {
  const goesOn = page.getByRole('link', { name: `Continue as ${email}` });
  const button = page.getByRole('main').getByRole('button', { name: 'Continue with Home' });

  await test.step('the page that needs an account leads there, and back to itself', async () => {
    await page.goto('/profile');
    await expect(page).toHaveURL(new RegExp(`^${home}/interaction/`));
    await goesOn.click();
    await expect(page).toHaveURL('/profile');
    await expect(page.getByRole('main').getByText(email).first()).toBeVisible();
    await page.getByRole('tab', { name: 'Security' }).click();
    await expect(page.getByRole('heading', { name: 'Active Sessions' })).toBeVisible();
    await expect(page.getByText('Change Password')).toHaveCount(0);
  });

  await test.step('after signing out the sign-in page stays, and the other server asks who it is', async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Ida' }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL('/');
    await page.reload(); // somebody else comes to this computer
    await page.getByRole('link', { name: 'Sign In' }).first().click();
    await expect(button).toBeVisible();
    await expect(page.getByLabel('Password')).toHaveCount(0);
    await button.click();
    await expect(page).toHaveURL(new RegExp(`^${home}/interaction/`));
  });

  await test.step('a refusal is told, and nobody is sent back there', async () => {
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(page.getByRole('alert')).toHaveText('Failed to sign in with Home');
    await expect(page).toHaveURL('/signin');
    await page.reload();
    await expect(button).toBeVisible();
    await expect(page).toHaveURL('/signin');
  });

  await test.step('a page loaded anew does not forget the sign-out: the other server asks still, and no answer stays in an address', async () => {
    await button.click();
    await goesOn.click();
    await expect(page).toHaveURL('/dashboard');
    await page.goBack();
    expect(page.url()).not.toMatch(/code=|state=/);
  });
});
