import { z } from 'zod';
import { Signer } from '../../base/process/signer.ts';
import { UploadNotSigned } from './errors.ts';
import { MAX_IMAGE_BYTES } from './image.rules.ts';

export const TICKET_LIFETIME_SECONDS = 600;

const ticket = z.object({
  key: z.string(),
  contentType: z.string(),
  filename: z.string(),
  largest: z.number(),
  uploaderId: z.string(),
  /** In seconds since 1970. */
  expires: z.number(),
});

type Ticket = z.output<typeof ticket>;

export interface TicketFields {
  key: string;
  'Content-Type': string;
  policy: string;
  signature: string;
  expires: string;
}

export class UploadTickets {
  private readonly signer: Signer;

  constructor(secret: string) {
    this.signer = new Signer(secret, 'signed uploads');
  }

  sign(about: Omit<Ticket, 'expires' | 'largest'>, now = Date.now()): TicketFields {
    const expires = Math.floor(now / 1000) + TICKET_LIFETIME_SECONDS;
    const { content, signature } = this.signer.sign({ ...about, largest: MAX_IMAGE_BYTES, expires });
    const { key, contentType } = about;
    return { key, 'Content-Type': contentType, policy: content, signature, expires: String(expires) };
  }

  /** Throws UploadNotSigned for what is over, and for any field that was not signed so. */
  read(fields: Partial<Record<string, string>>, now = Date.now()): Ticket {
    const { policy = '', signature = '' } = fields;
    const value = this.signer.read({ content: policy, signature });
    if (value === null) throw new UploadNotSigned();
    const signed = ticket.parse(value);
    const isSame =
      fields.key === signed.key &&
      fields['Content-Type'] === signed.contentType &&
      fields.expires === String(signed.expires);
    if (!isSame || signed.expires * 1000 < now) throw new UploadNotSigned();
    return signed;
  }
}
