import { useSearchParams } from 'react-router-dom';
import { Badge } from '../design/Badge.tsx';
import { Button } from '../design/Button.tsx';
import { Card } from '../design/Card.tsx';
import { EmptyState } from '../design/EmptyState.tsx';
import { RelativeTime } from '../design/RelativeTime.tsx';
import { SegmentedControl } from '../design/SegmentedControl.tsx';
import { Skeleton } from '../design/Skeleton.tsx';
import { LoadProblem } from '../shell/LoadProblem.tsx';
import { Page } from '../shell/Page.tsx';
import { PageHead } from '../shell/PageHead.tsx';
import { type MailScreenQuery, useMailScreenQuery } from './MailScreen.generated.ts';

type Delivery = MailScreenQuery['mailDeliveries']['data'][number];

const STATES: Record<Delivery['state'], { label: string; tone: 'plain' | 'good' | 'warm' | 'problem' }> = {
  QUEUED: { label: 'Waiting', tone: 'warm' },
  SENT: { label: 'Sent', tone: 'good' },
  KEPT: { label: 'Kept in the outbox', tone: 'plain' },
  FAILED: { label: 'Failed', tone: 'problem' },
};
const FILTERS = [
  { value: 'ALL', label: 'All' },
  { value: 'QUEUED', label: 'Waiting' },
  { value: 'SENT', label: 'Sent' },
  { value: 'FAILED', label: 'Failed' },
] as const;

/** What became of the mails of the last 30 days. What they say is nobody's business here. */
export function MailScreen() {
  const [search, setSearch] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(search.get('page')) || 1));
  const filter = FILTERS.find(({ value }) => value === search.get('state'))?.value ?? 'ALL';
  const variables = { page, state: filter === 'ALL' ? null : filter };
  const { data, previousData, error, refetch } = useMailScreenQuery({ variables, fetchPolicy: 'cache-and-network' });
  const shown = data ?? previousData;
  if (!shown && error) return <LoadProblem error={error} onRetry={() => void refetch()} />;
  const goTo = (next: number) => setSearch({ state: filter, page: String(next) });
  return (
    <Page>
      <PageHead title="Mail" unlisted />
      <h1 className="text-3xl sm:text-4xl">Mail</h1>
      <SegmentedControl
        label="State"
        options={FILTERS}
        value={filter}
        onChange={(state) => setSearch(state === 'ALL' ? {} : { state })}
      />
      {!shown && <Skeleton rows={4} />}
      {shown?.mailDeliveries.data.length === 0 && (
        <EmptyState title="No mails here">
          <p>Mails are listed for 30 days, with the reason when one could not be delivered.</p>
        </EmptyState>
      )}
      {shown && shown.mailDeliveries.data.length > 0 && <Table mails={shown.mailDeliveries.data} />}
      {shown && shown.mailDeliveries.totalPages > 1 && (
        <nav aria-label="Pages" className="flex flex-wrap items-center justify-between gap-3">
          <Button disabled={page <= 1} onClick={() => goTo(page - 1)}>
            Previous
          </Button>
          <p className="text-muted tabular-nums">
            Page {page} of {shown.mailDeliveries.totalPages}
          </p>
          <Button disabled={page >= shown.mailDeliveries.totalPages} onClick={() => goTo(page + 1)}>
            Next
          </Button>
        </nav>
      )}
    </Page>
  );
}

function Table({ mails }: { mails: Delivery[] }) {
  return (
    <Card padding="none">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section aria-label="Mails" tabIndex={0} className="overflow-x-auto">
        <table className="w-full min-w-3xl text-left">
          <thead className="text-sm text-muted">
            <tr className="border-b border-line">
              {['Recipient', 'Subject', 'State', 'Tries', 'Queued'].map((name) => (
                <th key={name} scope="col" className="px-4 py-3 font-semibold">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {mails.map(({ id, to, subject, state, tries, problem, createdAt }) => (
              <tr key={id} className="align-top">
                <td className="px-4 py-3 [overflow-wrap:anywhere]">{to}</td>
                <td className="px-4 py-3 [overflow-wrap:anywhere]">
                  {subject}
                  {problem && <p className="text-sm text-problem">{problem}</p>}
                </td>
                <td className="px-4 py-3">
                  <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>
                </td>
                <td className="px-4 py-3 tabular-nums">{tries}</td>
                <td className="px-4 py-3 whitespace-nowrap text-muted">
                  <RelativeTime at={createdAt} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  );
}
