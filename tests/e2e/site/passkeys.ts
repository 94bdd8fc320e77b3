import type { Page } from '@playwright/test';
import { test as base } from './e2e-test.ts';
import { freePort, startProduct } from './product.ts';

/** A site by a name, since passkeys hold for no IP address. */
export const test = base.extend<object, { site: string }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this parameter
    async ({}, use) => {
      const port = await freePort();
      const address = `http://localhost:${port}`;
      const { stop } = await startProduct({ PUBLIC_URL: address }, port);
      await use(address);
      await stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ site }, use) => use(site),
});

/** A device that keeps passkeys, in Chromium itself. Gives how it is lost. */
export async function keepPasskeysIn(page: Page): Promise<() => Promise<void>> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  return async () => {
    await client.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
    await client.detach();
  };
}
