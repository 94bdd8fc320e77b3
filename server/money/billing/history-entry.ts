import type { InvoiceFact } from './payment-fact.ts';

export type TransactionStatus = 'PAID' | 'PENDING' | 'FAILED';

export interface HistoryEntry {
  objectId: string;
  kind: 'INVOICE' | 'REFUND' | 'DISPUTE';
  date: Date;
  description: string;
  amountMinor: number;
  currency: string;
  status: TransactionStatus;
  aboutInvoiceId: string | null;
  lines: InvoiceFact['lines'] | null;
}
