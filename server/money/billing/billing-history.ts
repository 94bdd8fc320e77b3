import { minorText } from '../../base/amounts/money.rules.ts';
import { ENGLISH, spokenBy } from '../../base/languages/i18n.rules.ts';
import type { BillingState } from './billing-state.ts';
import type { InvoiceFact } from './payment-fact.ts';

export type TransactionStatus = 'PAID' | 'PENDING' | 'FAILED';

/** A line of somebody's billing history. */
export interface HistoryEntry {
  /** The provider's object that it is about. */
  objectId: string;
  kind: 'INVOICE' | 'REFUND' | 'DISPUTE';
  date: Date;
  description: string;
  amountMinor: number;
  currency: string;
  status: TransactionStatus;
  /** The invoice that a refund or a dispute is about. */
  aboutInvoiceId: string | null;
  /** The lines of an invoice. */
  lines: InvoiceFact['lines'] | null;
}

const INVOICE_STATUS = { pending: 'PENDING', failed: 'FAILED', void: 'FAILED', paid: 'PAID' } as const;
const REFUND_STATUS = { pending: 'PENDING', succeeded: 'PAID', failed: 'FAILED' } as const;
const DISPUTE_WORDS = {
  open: 'Payment disputed with the bank',
  lost: 'Disputed payment taken back by the bank',
  won: 'Dispute settled: the payment stands',
} as const;

/** Lists bills, payments and refunds. */
export function historyOf({ invoices, refunds, disputes }: BillingState): HistoryEntry[] {
  return [
    ...invoices.map((invoice): HistoryEntry => {
      const { id, status, currency, createdAt, paidAt, paidMinor, dueMinor, lines } = invoice;
      return {
        objectId: id,
        kind: 'INVOICE',
        date: new Date(paidAt ?? createdAt),
        description: descriptionOf(invoice),
        amountMinor: status === 'paid' ? paidMinor : dueMinor,
        currency,
        status: INVOICE_STATUS[status],
        aboutInvoiceId: null,
        lines,
      };
    }),
    ...refunds.map(({ id, status, amountMinor, currency, createdAt, invoiceId }): HistoryEntry => {
      const about = { aboutInvoiceId: invoiceId, lines: null };
      const [date, amount] = [new Date(createdAt), -amountMinor];
      const [description, state] = ['Refund', REFUND_STATUS[status]];
      return {
        objectId: id,
        kind: 'REFUND',
        date,
        description,
        amountMinor: amount,
        currency,
        status: state,
        ...about,
      };
    }),
    ...disputes.map(({ id, status, amountMinor, currency, createdAt, invoiceId }): HistoryEntry => {
      const about = { aboutInvoiceId: invoiceId, lines: null };
      return {
        objectId: id,
        kind: 'DISPUTE',
        date: new Date(createdAt),
        description: DISPUTE_WORDS[status],
        amountMinor: status === 'won' ? 0 : -amountMinor,
        currency,
        status: status === 'open' ? 'PENDING' : 'PAID',
        ...about,
      };
    }),
  ];
}

/** Names the plan; after a change of plans also the credit for the old one. */
function descriptionOf({ lines, currency }: InvoiceFact): string {
  const bought = lines.filter(({ amountMinor }) => amountMinor >= 0);
  const creditMinor = lines.reduce((sum, { amountMinor }) => sum + Math.min(0, amountMinor), 0);
  const what = bought.map(({ description }) => description).join(', ') || 'Change of plan';
  const credit = spokenBy(ENGLISH, () => minorText(-creditMinor, currency)); // it is kept
  return (creditMinor < 0 ? `${what}, less ${credit} for unused time` : what).slice(0, 500);
}
