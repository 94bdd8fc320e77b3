import { Sealer } from '../../base/process/sealer.ts';

/** Encrypts where gifts are sent, about their list: put into the row of another it opens no more. */
export class DeliveryAddressSeals {
  private readonly sealer: Sealer;

  constructor(secret: string) {
    this.sealer = new Sealer(secret, 'delivery-address');
  }

  seal(address: string, listId: string): string {
    return this.sealer.seal(Buffer.from(address), listId);
  }

  /** Null also for what was sealed with another secret. */
  open(sealed: string, listId: string): string | null {
    return this.sealer.open(sealed, listId)?.toString() || null;
  }
}
