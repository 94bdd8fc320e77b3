import { newSecret } from '../../base/database/secret-token.ts';
import { Signer } from '../../base/process/signer.ts';

const LENGTH = newSecret().length;

/** Makes the secrets with which purchases are undone. The database keeps a hash of each, and nothing that one can be read from. */
export class UndoSecrets {
  private readonly signer: Signer;

  constructor(secret: string) {
    this.signer = new Signer(secret, 'undo-purchase');
  }

  /** With the idempotency key of the call that buys, the same again: its answer may have got lost. */
  of(purchaseId: string, idempotencyKey: string | null | undefined): string {
    if (!idempotencyKey) return newSecret();
    return this.signer.sign([purchaseId, idempotencyKey]).signature.slice(0, LENGTH);
  }
}
