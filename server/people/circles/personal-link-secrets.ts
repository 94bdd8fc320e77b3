import { newSecret } from '../../base/database/secret-token.ts';
import { Signer } from '../../base/process/signer.ts';

const LENGTH = newSecret().length;

/** Makes the secrets of personal links. The database keeps a hash of each. */
export class PersonalLinkSecrets {
  private readonly signer: Signer;

  constructor(secret: string) {
    this.signer = new Signer(secret, 'personal links');
  }

  /** With the idempotency key of the call that makes the link, the same again: its answer may have got lost. */
  of(call: 'make' | 'renew', guestId: string, idempotencyKey: string | null | undefined): string {
    if (!idempotencyKey) return newSecret();
    return this.signer.sign([call, guestId, idempotencyKey]).signature.slice(0, LENGTH);
  }
}
