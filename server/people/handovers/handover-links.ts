import { z } from 'zod';
import { Signer } from '../../base/process/signer.ts';

const signed = z.object({
  handoverId: z.uuid(),
  /** Shown to the one who looks after the person, to pass on: having it proves no address. */
  isShown: z.literal(true).optional(),
});

type SignedHandover = z.output<typeof signed>;

/** Signs the links by which people take over lists that are for them. They are kept nowhere, and end with their row. */
export class HandoverLinks {
  private readonly signer: Signer;

  constructor(secret: string) {
    this.signer = new Signer(secret, 'handovers');
  }

  addressFor(siteUrl: string, about: SignedHandover): string {
    return `${siteUrl}/handover/${this.sign(about)}`;
  }

  /** The last part of the link. */
  sign({ handoverId, isShown }: SignedHandover): string {
    const { content, signature } = this.signer.sign({ handoverId, isShown });
    return `${content}.${signature}`;
  }

  /** Null for what was never signed here. */
  read(token: string): SignedHandover | null {
    const [content = '', signature = ''] = token.split('.');
    return signed.safeParse(this.signer.read({ content, signature })).data ?? null;
  }
}
