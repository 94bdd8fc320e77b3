import { newSecret } from '../../base/database/secret-token.ts';
import { Signer } from '../../base/process/signer.ts';

/** Tells a key from an access token, and lets scanners find one that was published by mistake. */
const MARK = 'kl_';
const LENGTH = newSecret().length;

export const SHOWN_OF_KEY = MARK.length + 6;

export class ApiKeySecrets {
  private readonly signer: Signer;

  constructor(secret: string) {
    this.signer = new Signer(secret, 'api-key');
  }

  /** With the idempotency key of the call that makes the API key, the same again: its answer may have got lost. */
  of(apiKeyId: string, idempotencyKey: string | null | undefined): string {
    if (!idempotencyKey) return `${MARK}${newSecret()}`;
    return `${MARK}${this.signer.sign([apiKeyId, idempotencyKey]).signature.slice(0, LENGTH)}`;
  }
}

export function isApiKey(bearer: string): boolean {
  return bearer.startsWith(MARK);
}
