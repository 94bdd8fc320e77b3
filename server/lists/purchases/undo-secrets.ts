import { timingSafeEqual } from 'node:crypto';
import { isSecret, newSecret } from '../../base/database/secret-token.ts';
import { Signer } from '../../base/process/signer.ts';

const LENGTH = newSecret().length;

/** Makes the secrets with which purchases are undone. The database keeps a hash of each, and nothing that one can be read from. */
export class UndoSecrets {
  private readonly signer: Signer;
  private readonly mails: Signer;

  constructor(secret: string) {
    this.signer = new Signer(secret, 'undo-purchase');
    this.mails = new Signer(secret, 'held-purchase');
  }

  /** With the idempotency key of the call that buys, the same again: its answer may have got lost. */
  of(purchaseId: string, idempotencyKey: string | null | undefined): string {
    if (!idempotencyKey) return newSecret();
    return this.signer.sign([purchaseId, idempotencyKey]).signature.slice(0, LENGTH);
  }

  /** The secret for later mails about a purchase, which cannot know that of its receipt. */
  ofMails(purchaseId: string): string {
    return this.mails.sign([purchaseId]).signature.slice(0, LENGTH);
  }

  /** Whether a secret is one of the two of this purchase. */
  open(purchase: { id: string; undoTokenHash?: string | null }, sent: string | null | undefined): boolean {
    if (isSecret(sent, purchase.undoTokenHash)) return true;
    const [given, due] = [Buffer.from(sent ?? ''), Buffer.from(this.ofMails(purchase.id))];
    return given.length === due.length && timingSafeEqual(given, due);
  }
}
