import type { EntityManager } from '@mikro-orm/postgresql';
import { isId } from '../../base/database/uuid.ts';
import { NotAllowed, NotFound } from '../../base/errors/errors.ts';
import { User } from '../../core/users/user.entity.ts';
import { BillingAccount } from './billing-account.entity.ts';
import type { InvoiceLinks } from './invoice-links.ts';
import { type PaymentProvider, ProviderAway } from './payment-provider.ts';
import { Transaction } from './transaction.entity.ts';
import { transactionText } from './transaction-text.ts';

/** The library for PDF is large, and most processes never draw one. */
const invoicePdf = () => import('./invoice-pdf.ts');

interface Seller {
  siteName: string;
  address: string | null;
}

export class InvoicesService {
  constructor(
    private readonly em: EntityManager,
    private readonly provider: PaymentProvider,
    private readonly links: InvoiceLinks,
    private readonly seller: Seller,
  ) {}

  addressOf({ id, invoiceNumber }: Transaction): string | null {
    return invoiceNumber == null ? null : this.links.addressOf(id);
  }

  /** The link is the permission; what it does not sign is refused before anything is looked up. */
  async draw(id: string, sig: string): Promise<{ fileName: string; pdf: Buffer }> {
    if (!this.links.opens(id, sig)) throw new NotAllowed();
    const invoice = isId(id) ? await this.em.findOne(Transaction, { id, invoiceNumber: { $ne: null } }) : null;
    if (!invoice?.invoiceNumber) throw new NotFound('Resource');
    const account = await this.em.findOneOrFail(BillingAccount, invoice.account.id);
    const user = account.user && (await this.em.findOne(User, account.user.id));
    const about = { account: account.id, aboutInvoiceId: invoice.objectId };
    const refunds = await this.em.find(Transaction, about, { orderBy: { date: 'asc', id: 'asc' } });
    const number = numberText(invoice.invoiceNumber);
    const { drawInvoice } = await invoicePdf();
    const pdf = await drawInvoice({
      number,
      seller: [this.seller.siteName, ...linesOf(this.seller.address)],
      buyer: user ? [user.name, user.email, ...linesOf(await this.billingAddress(account))] : [],
      date: invoice.date,
      currency: invoice.currency,
      lines: invoice.lines ?? [],
      paidMinor: invoice.amountMinor,
      refunds: refunds
        .filter(({ status }) => status !== 'FAILED')
        .map((refund) => ({
          date: refund.date,
          description: transactionText(refund),
          amountMinor: refund.amountMinor,
        })),
    });
    return { fileName: `invoice-${number}.pdf`, pdf };
  }

  /** An invoice is worth having without it, should the provider be away. */
  private async billingAddress({ provider, customerId }: BillingAccount): Promise<string | null> {
    if (provider !== this.provider.name || !customerId) return null;
    try {
      return await this.provider.addressOf(customerId);
    } catch (problem) {
      if (problem instanceof ProviderAway) return null;
      throw problem;
    }
  }
}

function numberText(invoiceNumber: number): string {
  return `K-${String(invoiceNumber).padStart(6, '0')}`;
}

function linesOf(address: string | null): string[] {
  return (address ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, 8);
}
