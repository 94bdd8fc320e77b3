import { ENGLISH, spokenBy } from '../../base/languages/i18n.rules.ts';
import type { BillingState } from './billing-state.ts';
import type { HistoryEntry } from './history-entry.ts';
import { transactionText } from './transaction-text.ts';

const INVOICE_STATUS = { pending: 'PENDING', failed: 'FAILED', void: 'FAILED', paid: 'PAID' } as const;
const REFUND_STATUS = { pending: 'PENDING', succeeded: 'PAID', failed: 'FAILED' } as const;

type Wordless = Omit<HistoryEntry, 'description'>;

/** Words are for programs: readers hear them in their language when they read. */
export function historyOf(state: BillingState): HistoryEntry[] {
  return spokenBy(ENGLISH, () => entriesOf(state).map((entry) => ({ ...entry, description: transactionText(entry) })));
}

function entriesOf({ invoices, refunds, disputes }: BillingState): Wordless[] {
  return [
    ...invoices.map((invoice): Wordless => {
      const { id, status, currency, createdAt, paidAt, paidMinor, dueMinor, lines } = invoice;
      return {
        objectId: id,
        kind: 'INVOICE',
        date: new Date(paidAt ?? createdAt),
        amountMinor: status === 'paid' ? paidMinor : dueMinor,
        currency,
        status: INVOICE_STATUS[status],
        aboutInvoiceId: null,
        lines,
      };
    }),
    ...refunds.map(
      ({ id, status, amountMinor, currency, createdAt, invoiceId }): Wordless => ({
        objectId: id,
        kind: 'REFUND',
        date: new Date(createdAt),
        amountMinor: -amountMinor,
        currency,
        status: REFUND_STATUS[status],
        aboutInvoiceId: invoiceId,
        lines: null,
      }),
    ),
    ...disputes.map(
      ({ id, status, amountMinor, currency, createdAt, invoiceId }): Wordless => ({
        objectId: id,
        kind: 'DISPUTE',
        date: new Date(createdAt),
        amountMinor: status === 'won' ? 0 : -amountMinor,
        currency,
        status: status === 'open' ? 'PENDING' : 'PAID',
        aboutInvoiceId: invoiceId,
        lines: null,
      }),
    ),
  ];
}
