import { OPENID_KINDS } from '../../fakes/openid-kinds.ts';
import { OPENID_CLIENT, startOpenidServer } from '../../fakes/openid-server.ts';
import { ADMINISTRATOR } from '../site/administrator.ts';
import { startCaddy } from '../site/caddy.ts';
import { test as base, expect, Person } from '../site/e2e-test.ts';
import { ExtensionBrowser } from '../site/extension.ts';
import { linkTo } from '../site/outbox.ts';
import { keepPasskeysIn } from '../site/passkeys.ts';
import { freePort, startProduct } from '../site/product.ts';

const PATH = '/kindlist';

/** A site below a path, by a name since passkeys hold for no IP address, that sells plans and knows another server. */
const test = base.extend<object, { below: { site: string; email: string } }>({
  below: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this parameter
    async ({}, use) => {
      const [port, serverPort] = [await freePort(), await freePort()];
      const routes = `handle ${PATH}* {
		reverse_proxy 127.0.0.1:${serverPort}
	}`;
      const proxy = await startCaddy(port, routes, 'localhost');
      const site = `${proxy.address}${PATH}`;
      const home = await startOpenidServer(OPENID_KINDS.Keycloak, {
        redirectUri: `${site}/signin/home`,
        signedOutUri: `${site}/signin`,
      });
      const settings = {
        PUBLIC_URL: site,
        OIDC_HOME_ISSUER_URL: home.issuer,
        OIDC_HOME_CLIENT_ID: OPENID_CLIENT.id,
        OIDC_HOME_CLIENT_SECRET: OPENID_CLIENT.secret,
        OIDC_HOME_SIGN_OUT_THERE: 'on',
      };
      const product = await startProduct(settings, serverPort);
      await use({ site, email: home.person.email });
      await product.stop();
      await home.stop();
      await proxy.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ below: { site } }, use) => use(`${site}/`),
});

test('a passkey is made and signs in below a path', async ({ aPerson, below: { site } }) => {
  const ida = await (await aPerson()).signUp('Ida Berg');
  const { page } = ida;
  await keepPasskeysIn(page);
  const link = await linkTo(page.request, ida.email, /Verify your email/);
  await ida.send('mutation ($token: String!) { verifyEmail(token: $token) }', { token: link.split('/').at(-1) });
  await page.goto('./profile/security');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel('Name').fill('My laptop');
  await dialog.getByLabel('Your password').fill(ida.password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('My laptop', { exact: true })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Ida' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(`${site}/`);
  await page.goto('./signin');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL(`${site}/dashboard`);
});

test('people sign in elsewhere and out again there, back below the path each time', async ({
  page,
  below: { site, email },
}) => {
  await page.goto('./signin');
  await page.getByRole('main').getByRole('button', { name: 'Continue with Home' }).click();
  await page.getByRole('link', { name: `Continue as ${email}` }).click();
  await expect(page).toHaveURL(`${site}/dashboard`);
  await page.getByRole('banner').getByRole('button', { name: 'Ida' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await page.getByRole('button', { name: 'Yes, sign me out' }).click();
  await expect(page).toHaveURL(`${site}/signin`);
});

test('a plan is paid for on a page below the path, which leads back', async ({ aPerson, below: { site } }) => {
  const administrator = await aPerson();
  const { signIn } = await administrator.send(
    'mutation ($input: SignInInput!) { signIn(input: $input) { accessToken } }',
    { input: ADMINISTRATOR },
  );
  const { accessToken } = signIn as { accessToken: string };
  const sell = 'mutation { saveSettings(changes: { stripeEnabled: true }) { stripeEnabled } }';
  const headers = { authorization: `Bearer ${accessToken}` };
  await administrator.page.request.post(`${site}/graphql`, { headers, data: { query: sell } });

  const { page } = await (await aPerson()).signUp('Ida');
  await page.goto('./subscription');
  await page.getByRole('button', { name: 'Upgrade to Premium' }).click();
  await expect(page.getByRole('heading', { name: 'Pay for Premium, annual' })).toBeVisible();
  expect(page.url()).toContain(`${site}/pay/`);
  await page.getByRole('button', { name: 'Pay $99.99' }).click();
  await expect(page.getByText('You’re on Premium now. Thank you!')).toBeVisible();
  expect(page.url()).toContain(`${site}/subscription`);
});

test('the browser extension connects to a site below a path', async ({ below: { site } }) => {
  const extension = await ExtensionBrowser.start(`${site}/`);
  try {
    await new Person(await extension.context.newPage()).signUp('Ida');
    await extension.connect(site);
  } finally {
    await extension.stop();
  }
});
