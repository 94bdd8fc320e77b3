import { ADMINISTRATOR } from './administrator.ts';
import { test as base, type Person } from './e2e-test.ts';
import { startProduct } from './product.ts';

const SIGN_IN = `mutation { signIn(input: ${inGraphQL(ADMINISTRATOR)}) { accessToken } }`;
const SELL = 'stripeEnabled: true';
const GIVE_EVERYTHING = 'everythingForEverybody: true';

/**
 * As `test`, on a product and a database of its own that sells plans with the test provider: everywhere else plans are
 * coming soon. Its administrator has switched payments on.
 */
export const test = onASiteWith(SELL);

/** As `test`, on a site that sells nothing, since everybody has everything. */
export const testWithoutPlans = onASiteWith(GIVE_EVERYTHING);

function onASiteWith(settings: string) {
  return base.extend<object, { site: string }>({
    site: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this parameter
      async ({}, use) => {
        const { address, stop } = await startProduct();
        try {
          const { signIn } = await send(address, SIGN_IN);
          await send(address, `mutation { saveSettings(changes: { ${settings} }) { siteName } }`, signIn?.accessToken);
          await use(address);
        } finally {
          await stop();
        }
      },
      { scope: 'worker', timeout: 120_000 },
    ],
    baseURL: async ({ site }, use) => use(site),
  });
}

/** The address of the page on which somebody pays for a plan, or changes into it. */
export async function checkoutOf(person: Person, planId: string, isAnnual = false): Promise<string> {
  const query =
    'mutation ($planId: ID!, $isAnnual: Boolean!) { createCheckout(planId: $planId, isAnnual: $isAnnual) { url } }';
  const { createCheckout } = await person.send(query, { planId, isAnnual });
  return (createCheckout as { url: string }).url;
}

/** The address of the page on which somebody manages what they pay for. */
export async function portalOf(person: Person): Promise<string> {
  const { openBillingPortal } = await person.send('mutation { openBillingPortal { url } }');
  return (openBillingPortal as { url: string }).url;
}

/** Presses a button on a page of the test provider, in a browser other than the one that is looked at. */
export async function press({ page }: Person, url: string, action: string, fields: Record<string, string> = {}) {
  await page.request.post(url, { form: { action, ...fields }, maxRedirects: 0 });
}

export async function buy(person: Person, planId: string, card = 'visa'): Promise<void> {
  await press(person, await checkoutOf(person, planId), 'pay', { card });
}

async function send(address: string, query: string, accessToken?: string) {
  const headers = {
    'content-type': 'application/json',
    ...(accessToken && { authorization: `Bearer ${accessToken}` }),
  };
  const response = await fetch(`${address}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
  const { data, errors } = await response.json();
  if (errors) throw new Error(errors[0].message);
  return data as Record<string, { accessToken?: string } | undefined>;
}

function inGraphQL({ email, password }: typeof ADMINISTRATOR): string {
  return `{ email: ${JSON.stringify(email)}, password: ${JSON.stringify(password)} }`;
}
