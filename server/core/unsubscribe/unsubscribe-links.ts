import { z } from 'zod';
import { Signer } from '../../base/process/signer.ts';

const unsubscription = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('DIGEST'), userId: z.uuid(), frequency: z.enum(['DAILY', 'WEEKLY']) }),
  z.object({ kind: z.literal('GIFT_NEWS'), email: z.string() }),
  z.object({ kind: z.literal('GIFT_REMINDERS'), email: z.string() }),
  z.object({ kind: z.literal('INVITATIONS'), email: z.string() }),
  z.object({ kind: z.literal('DRAWS'), email: z.string() }),
  z.object({ kind: z.literal('FOLLOW_REQUESTS'), email: z.string() }),
  /** `since` is in milliseconds since 1970. */
  z.object({ kind: z.literal('FOLLOWING'), listId: z.uuid(), email: z.string(), since: z.number() }),
]);

export type Unsubscription = z.output<typeof unsubscription>;

/** News is mail that nobody asked for. */
export function isNews({ kind }: Unsubscription): boolean {
  return kind !== 'INVITATIONS' && kind !== 'FOLLOW_REQUESTS' && kind !== 'DRAWS';
}

/** They work without signing in, and last: an old mail is to be ended like a new one. */
export class UnsubscribeLinks {
  private readonly signer: Signer;

  constructor(secret: string) {
    this.signer = new Signer(secret, 'unsubscribe links');
  }

  addressFor(siteUrl: string, about: Unsubscription): string {
    const { content, signature } = this.signer.sign(about);
    return `${siteUrl}/unsubscribe/${content}.${signature}`;
  }

  /** Null for what was never signed here. */
  read(token: string): Unsubscription | null {
    const [content = '', signature = ''] = token.split('.');
    const about = this.signer.read({ content, signature });
    return about === null ? null : unsubscription.parse(about);
  }
}
