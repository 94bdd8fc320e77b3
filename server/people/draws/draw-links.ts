import { z } from 'zod';
import { Signer } from '../../base/process/signer.ts';

const part = z.object({ participantId: z.uuid() });

/** Signs the links to the pages of those who take part. They are kept nowhere, so that no copy of the database opens a page. */
export class DrawLinks {
  private readonly signer: Signer;

  constructor(secret: string) {
    this.signer = new Signer(secret, 'draws');
  }

  /** The last part of the link. */
  sign(participantId: string): string {
    const { content, signature } = this.signer.sign({ participantId });
    return `${content}.${signature}`;
  }

  addressFor(siteUrl: string, participantId: string): string {
    return `${siteUrl}/d/${this.sign(participantId)}`;
  }

  /** Null for what was never signed here. */
  read(secret: string): string | null {
    const [content = '', signature = ''] = secret.split('.');
    const { data } = part.safeParse(this.signer.read({ content, signature }));
    return data?.participantId ?? null;
  }
}
