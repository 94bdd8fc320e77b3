import { RateLimited } from '../errors/errors.ts';
import type { RateLimits } from './rate-limits.ts';

/**
 * Counted from one address, for one account from one address, and for one account from everywhere. The last could
 * be used up by somebody else, to lock the owner out; so a person who has signed in from where they are now, in
 * the last month, is let through.
 */
export class SignInGuard {
  constructor(
    private readonly rateLimits: RateLimits,
    private readonly address: string,
    private readonly what: 'signIn' | 'secondStep' = 'signIn',
  ) {}

  async attempt(email: string): Promise<void> {
    await this.rateLimits.consume(this.what, this.keys(email));
    try {
      await this.rateLimits.consume(`${this.what}FromAnywhere`, [email]);
    } catch (problem) {
      if (!(problem instanceof RateLimited) || !(await this.rateLimits.isKnown(this.pair(email)))) throw problem;
    }
  }

  async succeeded(email: string): Promise<void> {
    await this.rateLimits.giveBack(this.what, this.keys(email));
    await this.rateLimits.giveBack(`${this.what}FromAnywhere`, [email]);
    await this.rateLimits.know(this.pair(email));
  }

  private keys(email: string): string[] {
    return [this.address, this.pair(email)];
  }

  private pair(email: string): string {
    return this.what === 'signIn' ? `${this.address} ${email}` : `${this.what} ${this.address} ${email}`;
  }
}
