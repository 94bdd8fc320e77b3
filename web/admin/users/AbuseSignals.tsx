import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { toast } from 'sonner';
import { say } from '#rules/base/languages/say';
import { displayText } from '#rules/base/text/display-text';
import { Badge } from '../../base/design/Badge.tsx';
import { Button } from '../../base/design/Button.tsx';
import { Card } from '../../base/design/Card.tsx';
import { EmptyState } from '../../base/design/EmptyState.tsx';
import { Select } from '../../base/design/fields/Select.tsx';
import { RelativeTime } from '../../base/design/RelativeTime.tsx';
import { Skeleton } from '../../base/design/Skeleton.tsx';
import { LinkButton } from '../../base/page/LinkButton.tsx';
import { ReadProblem } from '../../base/page/ReadProblem.tsx';
import { TextLink } from '../../base/page/TextLink.tsx';
import { LOAD_FAILED } from '../frame/load-failed.ts';
import { ReasonDialog } from '../frame/ReasonDialog.tsx';
import { type AbuseSignalsQuery, useAbuseSignalsQuery } from './AbuseSignals.generated.ts';
import { useHideListMutation } from './SafetyScreen.generated.ts';

type Signal = AbuseSignalsQuery['abuseSignals']['data'][number];
type SignalledList = Signal['lists'][number];

const REFRESH_INTERVAL_MS = 30_000;

const LIMITS: Record<string, MessageDescriptor> = {
  signIn: msg`too many sign-ins`,
  signInFromAnywhere: msg`too many sign-ins to one account`,
  issuerStart: msg`too many attempts to sign in through another site`,
  issuerSignIn: msg`too many sign-ins through another site`,
  signUp: msg`too many sign-ups`,
  passwordReset: msg`too many password resets`,
  verification: msg`too many verification mails`,
  invite: msg`too many invitations`,
  purchase: msg`too many purchases`,
  upload: msg`too many uploads`,
  scrape: msg`too many readings of product pages`,
  picture: msg`too many pictures from other sites`,
  export: msg`too many data exports`,
  contact: msg`too many contact messages`,
  report: msg`too many reports of lists`,
  linkClick: msg`too many clicks on shop links`,
  checkout: msg`too many checkouts`,
  apiKey: msg`too many API calls`,
  apiKeyCreation: msg`too many new API keys`,
};

export function AbuseSignals() {
  const [address, setAddress] = useSearchParams();
  const kind = (['PURCHASES', 'REFUSALS'] as const).find((one) => one === address.get('kind')) ?? null;
  const after = address.get('after');
  const { data, previousData, error, refetch } = useAbuseSignalsQuery({
    variables: { kind, after },
    fetchPolicy: 'cache-and-network',
    pollInterval: REFRESH_INTERVAL_MS,
    skipPollAttempt: () => document.hidden,
  });
  const shown = (data ?? previousData)?.abuseSignals;
  const here: Record<string, string> = { view: 'SIGNALS', ...(kind && { kind }) };
  return (
    <>
      <div className="sm:max-w-64">
        <Select
          label={t`Kind`}
          labelHidden
          value={kind ?? ''}
          onChange={({ target }) => setAddress({ view: 'SIGNALS', ...(target.value && { kind: target.value }) })}
        >
          <option value="">{t`All signals`}</option>
          <option value="PURCHASES">{t`Bursts of purchases`}</option>
          <option value="REFUSALS">{t`Refused calls`}</option>
        </Select>
      </div>
      {!shown && error && <ReadProblem error={error} otherwise={say(LOAD_FAILED)} onRetry={refetch} />}
      {!shown && !error && <Skeleton rows={4} />}
      {shown?.data.length === 0 && (
        <EmptyState title={t`No signals`}>
          <p>
            <Trans>
              Twenty purchases from one address within an hour, and calls over a rate limit, show up here for a week.
            </Trans>
          </p>
        </EmptyState>
      )}
      {shown && shown.data.length > 0 && (
        <Card padding="none">
          <ul aria-label={t`Signals`} className="divide-y divide-line">
            {shown.data.map((signal) => (
              <SignalRow key={signal.id} signal={signal} onDone={refetch} />
            ))}
          </ul>
        </Card>
      )}
      {(after || shown?.next) && (
        <nav aria-label={t`Pages`} className="flex flex-wrap justify-between gap-3">
          {after ? <LinkButton to={`?${new URLSearchParams(here)}`}>{t`Newest`}</LinkButton> : <span />}
          {shown?.next && (
            <LinkButton to={`?${new URLSearchParams({ ...here, after: shown.next })}`}>{t`Older`}</LinkButton>
          )}
        </nav>
      )}
    </>
  );
}

function SignalRow({ signal, onDone }: { signal: Signal; onDone: () => Promise<unknown> }) {
  const { hour, addressKey, userId, userName, lists } = signal;
  const what = <span className="font-semibold">{signalText(signal)}</span>;
  const who = displayText(userName ?? '');
  return (
    <li className="grid gap-2 px-4 py-4 sm:px-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="min-w-0 wrap-anywhere tabular-nums">
          {userId ? (
            <Trans>
              {what} by <TextLink to={`/admin/users/${userId}`}>{who}</TextLink>
            </Trans>
          ) : (
            <Trans>
              {what} <span className="text-muted">from address {addressKey}</span>
            </Trans>
          )}
        </p>
        <p className="text-sm text-muted">
          <RelativeTime at={endOfHour(hour)} />
        </p>
      </div>
      {lists.length > 0 && (
        <ul aria-label={t`Lists`} className="grid gap-2">
          {lists.map((list) => (
            <ListOfSignal key={list.id} list={list} onDone={onDone} />
          ))}
        </ul>
      )}
    </li>
  );
}

function signalText({ kind, limitName, count }: Signal): string {
  if (kind === 'PURCHASES') return plural(count, { one: '# purchase in an hour', other: '# purchases in an hour' });
  const limit = LIMITS[limitName];
  const reason = limit ? say(limit) : t`too many calls (${limitName})`;
  const refused = plural(count, { one: '# refused', other: '# refused' });
  return t({ message: `${refused}: ${reason}`, comment: 'As in “12 refused: too many sign-ins”' });
}

function ListOfSignal({ list, onDone }: { list: SignalledList; onDone: () => Promise<unknown> }) {
  const { id: listId, name, ownerId, ownerName, isHidden } = list;
  const [isAsked, setAsked] = useState(false);
  const [hide] = useHideListMutation();
  const title = name === null ? t`A private list` : displayText(name);
  const owner = displayText(ownerName);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <span className="min-w-0 wrap-anywhere">
        <Trans>
          {title}, by <TextLink to={`/admin/users/${ownerId}`}>{owner}</TextLink>
        </Trans>
      </span>
      {isHidden ? (
        <Badge tone="problem">{t`Hidden`}</Badge>
      ) : (
        <Button onClick={() => setAsked(true)}>{t`Hide list…`}</Button>
      )}
      {isAsked && (
        <ReasonDialog
          about={listId}
          title={t`Hide “${title}”?`}
          description={t`Only its owner and collaborators can still open it. We’ll tell the owner.`}
          action={t`Hide List`}
          onConfirm={async (reason) => {
            await hide({ variables: { listId, reason } });
            await onDone();
            toast.success(t`The list is hidden`);
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </li>
  );
}

/** It may have gone on until the end of the hour in which it was counted, or now. */
function endOfHour(hour: string): string {
  return new Date(Math.min(Date.now(), Date.parse(hour) + 3_600_000)).toISOString();
}
