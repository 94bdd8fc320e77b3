import { Sealer } from '../../base/process/sealer.ts';

/** Encrypts how an organiser is paid back, about their pledge, and how to give to a fund, about its item: to another pool it says nothing. */
export class PayBackSeals {
  private readonly sealer: Sealer;

  constructor(secret: string) {
    this.sealer = new Sealer(secret, 'pay-back');
  }

  seal(payBack: string, aboutId: string): string {
    return this.sealer.seal(Buffer.from(payBack), aboutId);
  }

  /** Null also for what was sealed with another secret. */
  open(sealed: string | null, aboutId: string | null): string | null {
    return (sealed && aboutId && this.sealer.open(sealed, aboutId)?.toString()) || null;
  }
}
