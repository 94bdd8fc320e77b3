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
  lines: InvoiceFact['lines'] | null;
}
