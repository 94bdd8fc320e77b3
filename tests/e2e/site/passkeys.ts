import type { Page } from '@playwright/test';

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
