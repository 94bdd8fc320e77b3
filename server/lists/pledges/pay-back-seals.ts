import { Sealer } from '../../base/process/sealer.ts';

/** Encrypts how an organiser is paid back, about their pledge: to the pool of another organiser it says nothing. */
export class PayBackSeals {
  private readonly sealer: Sealer;

  constructor(secret: string) {
    this.sealer = new Sealer(secret, 'pay-back');
  }

  seal(payBack: string, pledgeId: string): string {
    return this.sealer.seal(Buffer.from(payBack), pledgeId);
  }

  /** Null also for what was sealed with another secret. */
  open(sealed: string | null, pledgeId: string | null): string | null {
    return (sealed && pledgeId && this.sealer.open(sealed, pledgeId)?.toString()) || null;
  }
}
