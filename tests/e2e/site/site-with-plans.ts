import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ADMINISTRATOR } from './administrator.ts';
import { test as base, type Person } from './e2e-test.ts';

const SIGN_IN = `mutation { signIn(input: ${inGraphQL(ADMINISTRATOR)}) { accessToken } }`;
const SELL = 'mutation { saveSettings(changes: { stripeEnabled: true }) { stripeEnabled } }';

/**
 * As `test`, on a product and a database of its own that sells plans with the test provider: everywhere else plans are
 * coming soon. Its administrator has switched payments on.
 */
export const test = base.extend<object, { site: string }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this parameter
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'kindlist-plans-'));
      const port = await freePort();
      const address = `http://127.0.0.1:${port}`;
      const product = spawn('node', [join(import.meta.dirname, '../../../dist/server/main.js')], {
        env: {
          ...process.env,
          NODE_ENV: 'test',
          PORT: String(port),
          HOST: '127.0.0.1',
          PUBLIC_URL: address,
          DATA_DIR: folder,
          DATABASE_URL: '',
          ADMIN_EMAIL: ADMINISTRATOR.email,
          ADMIN_PASSWORD: ADMINISTRATOR.password,
          RATE_LIMIT: 'off',
          LOG_LEVEL: 'warn',
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      try {
        await isReady(product.stdout);
        const { signIn } = await send(address, SIGN_IN);
        await send(address, SELL, signIn?.accessToken);
        await use(address);
      } finally {
        if (product.exitCode === null) {
          product.kill('SIGTERM');
          await once(product, 'exit');
        }
        rmSync(folder, { recursive: true, force: true });
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ site }, use) => use(site),
});

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

/** Buys a plan, from the checkout to the way back. */
export async function buy(person: Person, planId: string, card = 'visa'): Promise<void> {
  await press(person, await checkoutOf(person, planId), 'pay', { card });
}

async function isReady(output: NodeJS.ReadableStream): Promise<void> {
  for await (const line of createInterface({ input: output })) if (line.includes('Kindlist is at')) return;
  throw new Error('The product ended before it was ready');
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

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || !address) throw new Error('There is no free port');
  return address.port;
}

function inGraphQL({ email, password }: typeof ADMINISTRATOR): string {
  return `{ email: ${JSON.stringify(email)}, password: ${JSON.stringify(password)} }`;
}
