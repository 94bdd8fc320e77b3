import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { toast } from 'sonner';
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
import { countText } from '../frame/numbers.ts';
import { ReasonDialog } from '../frame/ReasonDialog.tsx';
import { type AbuseSignalsQuery, useAbuseSignalsQuery } from './AbuseSignals.generated.ts';
import { useHideListMutation } from './SafetyScreen.generated.ts';

type Signal = AbuseSignalsQuery['abuseSignals']['data'][number];
type SignalledList = Signal['lists'][number];

const REFRESH_INTERVAL_MS = 30_000;

const LIMITS: Record<string, string> = {
  signIn: 'sign-ins',
  signInFromAnywhere: 'sign-ins to one account',
  googleSignIn: 'sign-ins with Google',
  signUp: 'sign-ups',
  passwordReset: 'password resets',
  verification: 'verification mails',
  invite: 'invitations',
  purchase: 'purchases',
  upload: 'uploads',
  scrape: 'readings of product pages',
  picture: 'pictures from other sites',
  export: 'data exports',
  contact: 'contact messages',
  report: 'reports of lists',
  linkClick: 'clicks on shop links',
  checkout: 'checkouts',
  apiKey: 'API calls',
  apiKeyCreation: 'new API keys',
};

/** Bursts of purchases and refused calls of the last seven days, newest first. */
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
          label="Kind"
          labelHidden
          value={kind ?? ''}
          onChange={({ target }) => setAddress({ view: 'SIGNALS', ...(target.value && { kind: target.value }) })}
        >
          <option value="">All signals</option>
          <option value="PURCHASES">Bursts of purchases</option>
          <option value="REFUSALS">Refused calls</option>
        </Select>
      </div>
      {!shown && error && <ReadProblem error={error} otherwise={LOAD_FAILED} onRetry={refetch} />}
      {!shown && !error && <Skeleton rows={4} />}
      {shown?.data.length === 0 && (
        <EmptyState title="No signals">
          <p>Twenty purchases from one address within an hour, and calls over a rate limit, show up here for a week.</p>
        </EmptyState>
      )}
      {shown && shown.data.length > 0 && (
        <Card padding="none">
          <ul aria-label="Signals" className="divide-y divide-line">
            {shown.data.map((signal) => (
              <SignalRow key={signal.id} signal={signal} onDone={refetch} />
            ))}
          </ul>
        </Card>
      )}
      {(after || shown?.next) && (
        <nav aria-label="Pages" className="flex flex-wrap justify-between gap-3">
          {after ? <LinkButton to={`?${new URLSearchParams(here)}`}>Newest</LinkButton> : <span />}
          {shown?.next && <LinkButton to={`?${new URLSearchParams({ ...here, after: shown.next })}`}>Older</LinkButton>}
        </nav>
      )}
    </>
  );
}

function SignalRow({ signal, onDone }: { signal: Signal; onDone: () => Promise<unknown> }) {
  const { kind, limitName, count, hour, addressKey, userId, userName, lists } = signal;
  const what = LIMITS[limitName] ?? limitName;
  return (
    <li className="grid gap-2 px-4 py-4 sm:px-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="min-w-0 wrap-anywhere tabular-nums">
          <span className="font-semibold">
            {kind === 'PURCHASES'
              ? `${countText(count)} purchases in an hour`
              : `${countText(count)} refused: too many ${what}`}
          </span>
          {userId ? (
            <span>
              {' by '}
              <TextLink to={`/admin/users/${userId}`}>{displayText(userName ?? '')}</TextLink>
            </span>
          ) : (
            <span className="text-muted">{` from address ${addressKey}`}</span>
          )}
        </p>
        <p className="text-sm text-muted">
          <RelativeTime at={endOfHour(hour)} />
        </p>
      </div>
      {lists.length > 0 && (
        <ul aria-label="Lists" className="grid gap-2">
          {lists.map((list) => (
            <ListOfSignal key={list.id} list={list} onDone={onDone} />
          ))}
        </ul>
      )}
    </li>
  );
}

function ListOfSignal({ list, onDone }: { list: SignalledList; onDone: () => Promise<unknown> }) {
  const { id: listId, name, ownerId, ownerName, isHidden } = list;
  const [isAsked, setAsked] = useState(false);
  const [hide] = useHideListMutation();
  const title = name === null ? 'A private list' : displayText(name);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <span className="min-w-0 wrap-anywhere">
        {title}, by <TextLink to={`/admin/users/${ownerId}`}>{displayText(ownerName)}</TextLink>
      </span>
      {isHidden ? <Badge tone="problem">Hidden</Badge> : <Button onClick={() => setAsked(true)}>Hide list…</Button>}
      {isAsked && (
        <ReasonDialog
          title={`Hide “${title}”?`}
          description="Only its owner and collaborators can still open it. We’ll tell the owner."
          action="Hide List"
          onConfirm={async (reason) => {
            await hide({ variables: { listId, reason } });
            await onDone();
            toast.success('The list is hidden');
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </li>
  );
}

/** Until when it may have gone on: the end of the hour in which it was counted, or now. */
function endOfHour(hour: string): string {
  return new Date(Math.min(Date.now(), Date.parse(hour) + 3_600_000)).toISOString();
}
