import { addHours } from 'date-fns';
import { z } from 'zod';
import { Signer } from '../../base/process/signer.ts';

/** An address that was kept for later opens nothing. */
const LINK_LIFETIME_HOURS = 24;

const content = z.object({ invoice: z.uuid(), until: z.iso.datetime() });

export class InvoiceLinks {
  private readonly signer: Signer;

  constructor(
    secret: string,
    private readonly publicUrl: string,
  ) {
    this.signer = new Signer(secret, 'invoices');
  }

  addressOf(transactionId: string, now = new Date()): string {
    const until = addHours(now, LINK_LIFETIME_HOURS).toISOString();
    const { content, signature } = this.signer.sign({ invoice: transactionId, until });
    return `${this.publicUrl}/api/v1/subscriptions/invoices/${transactionId}?sig=${content}.${signature}`;
  }

  opens(transactionId: string, sig: string, now = new Date()): boolean {
    const [signed = '', signature = ''] = sig.slice(0, 500).split('.');
    const read = content.safeParse(this.signer.read({ content: signed, signature })).data;
    return read?.invoice === transactionId && now < new Date(read.until);
  }
}
