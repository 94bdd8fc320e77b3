import { z } from 'zod';
import { Signer } from '../../base/process/signer.ts';
import { CONFIRMATION_DAYS } from './follow.rules.ts';

const DAY_MS = 86_400_000;

const asked = z.object({ listId: z.string(), email: z.string(), until: z.number() });

/** Signs the links by which an address confirms that it wants to follow a list. Until then nothing is kept of it. */
export class FollowLinks {
  private readonly signer: Signer;

  constructor(secret: string) {
    this.signer = new Signer(secret, 'following');
  }

  /** The last part of the link. */
  sign(listId: string, email: string, now = Date.now()): string {
    const { content, signature } = this.signer.sign({ listId, email, until: now + CONFIRMATION_DAYS * DAY_MS });
    return `${content}.${signature}`;
  }

  /** Null for what was never signed here, and once it has run out. */
  read(sent: string, now = Date.now()): { listId: string; email: string } | null {
    const [content = '', signature = ''] = sent.split('.');
    const { data } = asked.safeParse(this.signer.read({ content, signature }));
    return data && data.until > now ? data : null;
  }
}
