import type { FragmentType } from '@apollo/client';
import { msg, t } from '@lingui/core/macro';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { say } from '#rules/base/languages/say';
import { Badge } from '../../base/design/Badge.tsx';
import { Button } from '../../base/design/Button.tsx';
import { Card } from '../../base/design/Card.tsx';
import { minorMoneyText } from '../../base/design/Money.tsx';
import { Notice } from '../../base/design/Notice.tsx';
import { useTakesFocus } from '../../base/design/useTakesFocus.ts';
import { problemText } from '../../base/network/problems.ts';
import {
  type BillingHistory_transactionFragment,
  useBillingHistory_transactionFragment,
  useBillingHistoryLazyQuery,
} from './BillingHistory.generated.ts';
import { day } from './CurrentPlan.tsx';

const STATUS = {
  PAID: { label: msg({ message: 'Paid', context: 'a payment' }), tone: 'good' },
  PENDING: { label: msg({ message: 'Pending', context: 'a payment' }), tone: 'warm' },
  FAILED: { label: msg({ message: 'Failed', context: 'a payment' }), tone: 'problem' },
} as const;

const PAGE = 25;

export const TRANSACTIONS_ASKED = PAGE + 1;

type Entry = { id: string } & FragmentType<BillingHistory_transactionFragment>;

export function BillingHistory({ transactions }: { transactions: readonly Entry[] }) {
  const { shown, isMore, firstOlder, problem, working, showOlder } = useHistory(transactions);
  return (
    <Card as="section" padding="roomy">
      <h2 id="billing-history" className="text-2xl">{t`Billing History`}</h2>
      {transactions.length === 0 ? (
        <p className="mt-3 text-muted">{t`Nothing has been billed yet.`}</p>
      ) : (
        <table aria-labelledby="billing-history" className="mt-4 w-full text-start max-sm:block">
          <thead className="text-sm text-muted max-sm:sr-only">
            <tr>
              <th className="py-2 pe-4 font-semibold">{t`Date`}</th>
              <th className="py-2 pe-4 font-semibold">{t`Description`}</th>
              <th className="py-2 pe-4 text-end font-semibold">{t({ message: `Amount`, context: 'of money' })}</th>
              <th className="py-2 pe-4 font-semibold">{t`Status`}</th>
              <th className="py-2 font-semibold">{t`Invoice`}</th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line max-sm:block">
            {shown.map((transaction) => (
              <HistoryRow key={transaction.id} transaction={transaction} takesFocus={transaction.id === firstOlder} />
            ))}
          </tbody>
        </table>
      )}
      {problem && (
        <div className="mt-4">
          <Notice tone="problem">{problem}</Notice>
        </div>
      )}
      {isMore && (
        <div className="mt-4">
          <Button working={working} onClick={() => void showOlder()}>{t`Show older`}</Button>
        </div>
      )}
    </Card>
  );
}

/** The newest change as they change; older ones come by the page. */
function useHistory(newest: readonly Entry[]) {
  const [older, setOlder] = useState<readonly Entry[]>([]);
  const [firstOlder, setFirstOlder] = useState<string | null>(null);
  const [isMoreOlder, setMoreOlder] = useState(true);
  const [problem, setProblem] = useState<string | null>(null);
  const [ask, { loading: working }] = useBillingHistoryLazyQuery({ fetchPolicy: 'network-only' });
  const known = new Set(older.map(({ id }) => id));
  const shown = [...newest.slice(0, PAGE).filter(({ id }) => !known.has(id)), ...older];

  const showOlder = async () => {
    setProblem(null);
    try {
      const { data } = await ask({ variables: { before: shown.at(-1)?.id ?? '', limit: TRANSACTIONS_ASKED } });
      const read = data?.myTransactions ?? [];
      setOlder([...older, ...read.slice(0, PAGE)]);
      setFirstOlder(read[0]?.id ?? null);
      setMoreOlder(read.length > PAGE);
    } catch (error) {
      setProblem(problemText(error, t`We couldn’t load your older payments. Please try again.`));
    }
  };
  return { shown, isMore: newest.length > PAGE && isMoreOlder, firstOlder, problem, working, showOlder };
}

function HistoryRow({ transaction, takesFocus }: { transaction: Entry; takesFocus: boolean }) {
  const row = useTakesFocus<HTMLTableRowElement>(takesFocus);
  const { data, complete } = useBillingHistory_transactionFragment(transaction);
  if (!complete) return null;
  const { date, description, amountMinor, currency, status, invoiceUrl } = data;
  const shownDay = day(date);
  const { label, tone } = STATUS[status] ?? STATUS.FAILED;
  return (
    <tr
      ref={row}
      tabIndex={takesFocus ? -1 : undefined}
      className="max-sm:grid max-sm:grid-cols-[1fr_auto] max-sm:gap-x-4 max-sm:gap-y-1 max-sm:py-3"
    >
      <td className="py-3 pe-4 whitespace-nowrap tabular-nums max-sm:py-0 max-sm:text-muted">{shownDay}</td>
      <td className="py-3 pe-4 max-sm:col-span-2 max-sm:row-start-1 max-sm:py-0 max-sm:font-medium">{description}</td>
      <td className="py-3 pe-4 text-end tabular-nums max-sm:p-0">{minorMoneyText(amountMinor, currency)}</td>
      <td className="py-3 pe-4 max-sm:p-0">
        <Badge tone={tone}>{say(label)}</Badge>
      </td>
      <td className="py-1 max-sm:justify-self-end max-sm:p-0">
        {invoiceUrl && (
          <a
            href={invoiceUrl}
            target="_blank"
            rel="noreferrer"
            aria-label={t`Invoice of ${shownDay}`}
            className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-brand underline-offset-4 hover:underline"
          >
            <FileText aria-hidden className="size-4" /> {t`Invoice`}
          </a>
        )}
      </td>
    </tr>
  );
}
