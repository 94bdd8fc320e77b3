import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';

/** JSON; null where the person said no, or took too long. */
export function makePasskey(options: string): Promise<string | null> {
  return answered(() => startRegistration({ optionsJSON: JSON.parse(options) }));
}

export function signWithPasskey(options: string): Promise<string | null> {
  return answered(() => startAuthentication({ optionsJSON: JSON.parse(options) }));
}

export function isKnownPasskey(error: unknown): boolean {
  return error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
}

async function answered(ask: () => Promise<object>): Promise<string | null> {
  try {
    return JSON.stringify(await ask());
  } catch (error) {
    if (error instanceof Error && ['AbortError', 'NotAllowedError'].includes(error.name)) return null;
    throw error;
  }
}
