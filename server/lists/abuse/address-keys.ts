import { createHmac } from 'node:crypto';

/**
 * Stands for network addresses and people where it matters only whether it is the same one again. Without the secret nobody can
 * find out whose key it is, and a key for one purpose cannot be compared with one for another.
 */
export class AddressKeys {
  constructor(private readonly secret: string) {}

  keyOf(purpose: string, who: string): string {
    return createHmac('sha256', this.secret).update(`${purpose}: ${who}`).digest('base64url').slice(0, 22);
  }
}
