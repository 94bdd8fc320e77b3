import type { FragmentType } from '@apollo/client';
import { FileText } from 'lucide-react';
import { minorText } from '#rules/money';
import { Badge } from '../design/Badge.tsx';
import { Card } from '../design/Card.tsx';
import {
  type BillingHistory_transactionFragment,
  useBillingHistory_transactionFragment,
} from './BillingHistory.generated.ts';
import { day } from './CurrentPlan.tsx';

const STATUS = {
  PAID: { label: 'Paid', tone: 'good' },
  PENDING: { label: 'Pending', tone: 'warm' },
  FAILED: { label: 'Failed', tone: 'problem' },
} as const;

type Entry = { id: string } & FragmentType<BillingHistory_transactionFragment>;

/** What somebody was billed, newest first. */
export function BillingHistory({ transactions }: { transactions: readonly Entry[] }) {
  return (
    <Card as="section" padding="roomy">
      <h2 className="text-2xl">Billing History</h2>
      {transactions.length === 0 ? (
        <p className="mt-3 text-muted">Nothing has been billed yet.</p>
      ) : (
        <table className="mt-4 w-full text-left max-sm:block">
          <thead className="text-sm text-muted max-sm:sr-only">
            <tr>
              <th className="py-2 pr-4 font-semibold">Date</th>
              <th className="py-2 pr-4 font-semibold">Description</th>
              <th className="py-2 pr-4 text-right font-semibold">Amount</th>
              <th className="py-2 pr-4 font-semibold">Status</th>
              <th className="py-2 font-semibold">Invoice</th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line max-sm:block">
            {transactions.map((transaction) => (
              <HistoryRow key={transaction.id} transaction={transaction} />
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}

function HistoryRow({ transaction }: { transaction: Entry }) {
  const { data, complete } = useBillingHistory_transactionFragment(transaction);
  if (!complete) return null;
  const { date, description, amountMinor, currency, status, invoiceUrl } = data;
  const { label, tone } = STATUS[status] ?? STATUS.FAILED;
  return (
    <tr className="max-sm:grid max-sm:grid-cols-[1fr_auto] max-sm:gap-x-4 max-sm:gap-y-1 max-sm:py-3">
      <td className="py-3 pr-4 whitespace-nowrap tabular-nums max-sm:py-0 max-sm:text-muted">{day(date)}</td>
      <td className="py-3 pr-4 max-sm:col-span-2 max-sm:row-start-1 max-sm:py-0 max-sm:font-medium">{description}</td>
      <td className="py-3 pr-4 text-right tabular-nums max-sm:p-0">{minorText(amountMinor, currency)}</td>
      <td className="py-3 pr-4 max-sm:p-0">
        <Badge tone={tone}>{label}</Badge>
      </td>
      <td className="py-1 max-sm:justify-self-end max-sm:p-0">
        {invoiceUrl && (
          <a
            href={invoiceUrl}
            target="_blank"
            rel="noreferrer"
            aria-label={`Invoice of ${day(date)}`}
            className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-brand underline-offset-4 hover:underline"
          >
            <FileText aria-hidden className="size-4" /> Invoice
          </a>
        )}
      </td>
    </tr>
  );
}
