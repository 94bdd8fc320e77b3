import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useSearchParams } from 'react-router-dom';
import { say } from '#rules/base/languages/say';
import { MAILS_KEPT_DAYS } from '#rules/site/jobs/kept-days';
import { Badge } from '../../base/design/Badge.tsx';
import { Card } from '../../base/design/Card.tsx';
import { EmptyState } from '../../base/design/EmptyState.tsx';
import { SearchField } from '../../base/design/fields/SearchField.tsx';
import { RelativeTime } from '../../base/design/RelativeTime.tsx';
import { SegmentedControl } from '../../base/design/SegmentedControl.tsx';
import { Skeleton } from '../../base/design/Skeleton.tsx';
import { Page } from '../../base/page/Page.tsx';
import { PageHead } from '../../base/page/PageHead.tsx';
import { ReadProblem } from '../../base/page/ReadProblem.tsx';
import { LOAD_FAILED } from '../frame/load-failed.ts';
import { pageAddress, pageIn } from '../frame/numbered-page.ts';
import { PageTurner } from '../frame/PageTurner.tsx';
import { useSearchWords } from '../frame/useSearchWords.ts';
import { type MailScreenQuery, useMailScreenQuery } from './MailScreen.generated.ts';

type Delivery = MailScreenQuery['mailDeliveries']['data'][number];

/** A mail that goes as it should is no news, and has no badge. */
const STATES: Record<Delivery['state'], { label: MessageDescriptor; tone: 'warm' | 'problem' | null }> = {
  QUEUED: { label: msg`Waiting`, tone: 'warm' },
  SENT: { label: msg`Sent`, tone: null },
  KEPT: { label: msg`Kept in the outbox`, tone: null },
  FAILED: { label: msg`Failed`, tone: 'problem' },
};
const FILTERS = [
  { value: 'ALL', label: msg`All` },
  { value: 'QUEUED', label: msg`Waiting` },
  { value: 'SENT', label: msg`Sent` },
  { value: 'KEPT', label: msg`Kept` },
  { value: 'FAILED', label: msg`Failed` },
] as const;

/** The texts of mails are nobody's business here. */
export function MailScreen() {
  const [address, setAddress] = useSearchParams();
  const place = pageIn(address);
  const filter = FILTERS.find(({ value }) => value === address.get('state'))?.value ?? 'ALL';
  const search = address.get('search') ?? '';
  const inState: Record<string, string> = filter === 'ALL' ? {} : { state: filter };
  const kept: Record<string, string> = { ...inState, ...(search && { search }) };
  const [words, setWords] = useSearchWords(search, (typed) =>
    setAddress(typed ? { ...inState, search: typed } : inState, { replace: true }),
  );
  const variables = { ...place, state: filter === 'ALL' ? null : filter, search: search || null };
  const { data, previousData, error, refetch } = useMailScreenQuery({ variables, fetchPolicy: 'cache-and-network' });
  const shown = data ?? (error ? undefined : previousData);
  const turn = (next: number) => setAddress({ ...kept, ...pageAddress(next, place.page, data?.mailDeliveries) });
  return (
    <Page>
      <PageHead title={t`Mail`} unlisted />
      <header className="grid gap-2">
        <h1 className="text-3xl sm:text-4xl">{t`Mail`}</h1>
        <p className="max-w-prose text-muted">
          <Trans>
            Emails sent in the last {MAILS_KEPT_DAYS} days, and whether they arrived. For emails about lists and
            purchases you see only their kind. A failed mail can’t be sent again, because its links are secret. The
            person waiting for it can ask for a new one.
          </Trans>
        </p>
      </header>
      <div className="grid gap-3 lg:grid-cols-[auto_minmax(0,1fr)] lg:items-center">
        <SegmentedControl
          label={t`State`}
          options={FILTERS.map(({ value, label }) => ({ value, label: say(label) }))}
          value={filter}
          onChange={(state) => setAddress({ ...(search && { search }), ...(state !== 'ALL' && { state }) })}
        />
        <SearchField label={t`Search mails`} placeholder={t`Email Address`} value={words} onChange={setWords} />
      </div>
      {!shown && error && <ReadProblem error={error} otherwise={say(LOAD_FAILED)} onRetry={refetch} />}
      {!shown && !error && <Skeleton rows={4} />}
      {shown?.mailDeliveries.data.length === 0 && (
        <EmptyState title={search ? t`No mails found` : t`No mails here`}>
          <p>
            {search
              ? t`Of emails about lists and purchases only the first letter and what follows the @ can be found.`
              : t`They’re listed here, with the reason when one couldn’t be delivered.`}
          </p>
        </EmptyState>
      )}
      {shown && shown.mailDeliveries.data.length > 0 && <Deliveries mails={shown.mailDeliveries.data} />}
      {shown && <PageTurner page={place.page} totalPages={shown.mailDeliveries.totalPages} onTurn={turn} />}
    </Page>
  );
}

function State({ state }: Pick<Delivery, 'state'>) {
  const { label, tone } = STATES[state];
  return tone ? <Badge tone={tone}>{say(label)}</Badge> : <span className="text-sm text-muted">{say(label)}</span>;
}

function Deliveries({ mails }: { mails: Delivery[] }) {
  return (
    <Card padding="none">
      <ul aria-label={t`Mails`} className="divide-y divide-line">
        {mails.map(({ id, to, subject, state, tries, problem, createdAt }) => (
          <li key={id} className="grid gap-x-6 gap-y-2 px-5 py-4 sm:grid-cols-[minmax(0,1fr)_auto]">
            <div className="grid min-w-0 content-start gap-1">
              <p dir="auto" className="font-semibold wrap-anywhere">
                {subject}
              </p>
              <p className="text-muted wrap-anywhere">
                {t({ message: `To ${to}`, comment: 'The address to which a mail went' })}
              </p>
              {problem && (
                <p dir="auto" title={problem} className="line-clamp-3 text-sm wrap-anywhere text-problem">
                  {problem}
                </p>
              )}
            </div>
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1 sm:grid sm:content-start sm:justify-items-end">
              <State state={state} />
              <p className="text-sm text-muted tabular-nums">
                {tries > 1 ? (
                  <Trans>
                    <RelativeTime at={createdAt} />, <Plural value={tries} one="# try" other="# tries" />
                  </Trans>
                ) : (
                  <RelativeTime at={createdAt} />
                )}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
