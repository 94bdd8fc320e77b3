import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** What a link ends: the digests of an account, or mails of a kind to an address, which may have no account. */
const unsubscription = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('DIGEST'), userId: z.uuid(), frequency: z.enum(['DAILY', 'WEEKLY']) }),
  z.object({ kind: z.literal('GIFT_NEWS'), email: z.string() }),
  z.object({ kind: z.literal('INVITATIONS'), email: z.string() }),
]);

export type Unsubscription = z.output<typeof unsubscription>;

/** What the site tells of its own accord, rather than because somebody asks for it. */
export function isNews({ kind }: Unsubscription): boolean {
  return kind !== 'INVITATIONS';
}

/** Signs the links by which mails are ended without signing in. They last: an old mail is to be ended like a new one. */
export class UnsubscribeLinks {
  private readonly secret: Buffer;

  constructor(secret: string) {
    this.secret = createHmac('sha256', secret).update('unsubscribe links').digest();
  }

  /** The page that asks, and where mail programs post to. */
  addressFor(siteUrl: string, about: Unsubscription): string {
    const content = Buffer.from(JSON.stringify(about)).toString('base64url');
    return `${siteUrl}/unsubscribe/${content}.${this.signatureOf(content)}`;
  }

  /** Null for what was never signed here. */
  read(token: string): Unsubscription | null {
    const [content = '', signature = ''] = token.split('.');
    const [sent, due] = [Buffer.from(signature), Buffer.from(this.signatureOf(content))];
    if (sent.length !== due.length || !timingSafeEqual(sent, due)) return null;
    return unsubscription.parse(JSON.parse(Buffer.from(content, 'base64url').toString()));
  }

  private signatureOf(content: string): string {
    return createHmac('sha256', this.secret).update(content).digest('base64url');
  }
}
