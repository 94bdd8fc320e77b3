import { OPENID_KINDS } from '../../fakes/openid-kinds.ts';
import { OPENID_CLIENT, startOpenidServer } from '../../fakes/openid-server.ts';
import { test as base, expect } from '../site/e2e-test.ts';
import { freePort, startProduct } from '../site/product.ts';

/** A site whose sign-outs go on to a server that answers as Keycloak does, and which hears of those there. */
const test = base.extend<object, { elsewhere: { site: string; email: string; home: string } }>({
  elsewhere: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this parameter
    async ({}, use) => {
      const port = await freePort();
      const site = `http://127.0.0.1:${port}`;
      const home = await startOpenidServer(OPENID_KINDS.Keycloak, {
        redirectUri: `${site}/signin/home`,
        signedOutUri: `${site}/signin`,
        onLogoutToken: async (token) => {
          const body = new URLSearchParams({ logout_token: token });
          return (await fetch(`${site}/signin/home/backchannel-logout`, { method: 'POST', body })).status;
        },
      });
      const settings = {
        PASSWORD_SIGN_IN: 'off',
        OIDC_HOME_ISSUER_URL: home.issuer,
        OIDC_HOME_CLIENT_ID: OPENID_CLIENT.id,
        OIDC_HOME_CLIENT_SECRET: OPENID_CLIENT.secret,
        OIDC_HOME_SIGN_OUT_THERE: 'on',
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

test('people sign out here and there in one go; who signs out there is signed out here, on open pages, too', async ({
  page,
  context,
  elsewhere: { email, home },
}) => {
  const signsIn = async () => {
    const goesOn = page.getByRole('link', { name: `Continue as ${email}` });
    await page.goto('/profile');
    // Without passwords the page goes on by itself, its button busy; after a sign-out it waits for a press.
    const button = page.getByRole('main').getByRole('button', { name: 'Continue with Home', disabled: false });
    await expect(goesOn.or(button)).toBeVisible();
    if (await button.isVisible()) await Promise.race([button.click().catch(() => {}), goesOn.waitFor()]);
    await goesOn.click();
    await expect(page).toHaveURL('/profile');
    await expect(page.getByRole('main').getByText(email).first()).toBeVisible();
  };

  await test.step('Sign Out leads there, which asks, and back to a sign-in page that stays', async () => {
    await signsIn();
    await page.getByRole('banner').getByRole('button', { name: 'Ida' }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await page.getByRole('button', { name: 'Yes, sign me out' }).click();
    await expect(page).toHaveURL('/signin');
    await expect(page.getByRole('main').getByRole('button', { name: 'Continue with Home' })).toBeVisible();
    expect((await context.cookies(home)).filter(({ name }) => name === '_session')).toEqual([]);
  });

  await test.step('a sign-out there ends an open page here at once', async () => {
    await signsIn();
    const there = await context.newPage();
    await there.goto(`${home}/session/end`);
    await there.getByRole('button', { name: 'Yes, sign me out' }).click();
    await expect(there.getByText('Sign-out Success')).toBeVisible();

    await expect(page).toHaveURL('/signin?ended=true');
    await expect(page.getByRole('main').getByRole('button', { name: 'Continue with Home' })).toBeVisible();
  });
});
