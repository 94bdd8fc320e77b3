import { z } from 'zod';
import { Signer } from '../../base/process/signer.ts';

const DAY_MS = 86_400_000;

const proof = z.object({ email: z.string(), until: z.number() });

/** How long a link proves an address: one that was asked for, one in a receipt, and one in a note of thanks, which people forward. */
export const FOUND_LINK_DAYS = 1;
export const RECEIPT_LINK_DAYS = 365;
export const THANKS_LINK_DAYS = 30;

/**
 * Signs the links that are mailed to an address and open what was given under it, and nothing else: the address may be
 * somebody else's, by a slip. The secret stands behind a #, which browsers send to no server and name to no other page.
 */
export class GiftLinks {
  private readonly signer: Signer;

  constructor(secret: string) {
    this.signer = new Signer(secret, 'gifts of an address');
  }

  addressFor(siteUrl: string, email: string, days: number): string {
    const { content, signature } = this.signer.sign({ email, until: Date.now() + days * DAY_MS });
    return `${siteUrl}/gifts#found=${content}.${signature}`;
  }

  /** The address that the end of such a link proves; null for any other, and once it has run out. */
  read(sent: string, now = Date.now()): string | null {
    const [content = '', signature = ''] = sent.split('.');
    const { data } = proof.safeParse(this.signer.read({ content, signature }));
    return data && data.until > now ? data.email : null;
  }
}
