import { z } from 'zod';
import { Signer } from '../../base/process/signer.ts';

const signed = z.object({
  invitationId: z.uuid(),
  listId: z.uuid(),
  /** Shown to the owner of the list to pass on: having it proves no address. */
  isShown: z.literal(true).optional(),
});

type SignedInvitation = z.output<typeof signed>;

/**
 * Signs the links of invitations, in their mails and those that owners pass on where no mails are sent. All mails of one invitation hold the same link, so that sending it again
 * ends none; it holds for as long as its invitation is there.
 */
export class InvitationLinks {
  private readonly signer: Signer;

  constructor(secret: string) {
    this.signer = new Signer(secret, 'invitations');
  }

  addressFor(siteUrl: string, { invitationId, listId, isShown }: SignedInvitation): string {
    const { content, signature } = this.signer.sign({ invitationId, listId, isShown });
    return `${siteUrl}/invitation/${content}.${signature}`;
  }

  /** Null for what was never signed here. */
  read(token: string): SignedInvitation | null {
    const [content = '', signature = ''] = token.split('.');
    const about = this.signer.read({ content, signature });
    return about === null ? null : signed.parse(about);
  }
}
