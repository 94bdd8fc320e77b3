import type { ReactNode } from 'react';
import { Badge } from '../../base/design/Badge.tsx';
import { Button } from '../../base/design/Button.tsx';
import { Card } from '../../base/design/Card.tsx';
import { Notice } from '../../base/design/Notice.tsx';
import { RelativeTime, relativeText } from '../../base/design/RelativeTime.tsx';
import { Skeleton } from '../../base/design/Skeleton.tsx';
import { LoadProblem } from '../../base/page/LoadProblem.tsx';
import { Page } from '../../base/page/Page.tsx';
import { PageHead } from '../../base/page/PageHead.tsx';
import { useSite } from '../../base/page/site.ts';
import { TextLink } from '../../base/page/TextLink.tsx';
import { LOAD_FAILED } from '../frame/load-failed.ts';
import { countText } from '../frame/numbers.ts';
import { JobQueues } from './JobQueues.tsx';
import { type OperationScreenQuery, useOperationScreenQuery } from './OperationScreen.generated.ts';
import { RetryJobs } from './RetryJobs.tsx';
import { SiteProblems } from './SiteProblems.tsx';

type Operation = OperationScreenQuery['adminOperation'];

const REFRESH_MS = 5_000;

/** A pause that people notice. */
const SLOW_MS = 500;

const DATABASE_STATES: Record<Operation['database']['state'], string> = {
  OK: 'OK',
  AWAY: 'Away',
  FULL: 'Full',
  READ_ONLY: 'Read-only',
};

/** How the site is running, on figures that are read again every few seconds. */
export function OperationScreen() {
  const { data, error, refetch } = useOperationScreenQuery({
    fetchPolicy: 'network-only',
    pollInterval: REFRESH_MS,
    skipPollAttempt: () => document.hidden,
  });
  const operation = data?.adminOperation;
  if (!operation && error) return <LoadProblem error={error} otherwise={LOAD_FAILED} onRetry={refetch} />;
  return (
    <Page>
      <PageHead title="Operation" unlisted />
      <header className="grid gap-2">
        <h1 className="text-3xl sm:text-4xl">Operation</h1>
        <p className="max-w-prose text-muted">How the site is running right now. Updated every few seconds.</p>
      </header>
      {operation && error && (
        <Notice tone="problem" action={<Button onClick={() => void refetch()}>Try Again</Button>}>
          These figures are out of date: the server isn’t answering.
        </Notice>
      )}
      {!operation && <Skeleton rows={6} />}
      {operation && <Parts operation={operation} onRetried={refetch} />}
      {operation?.problems && operation.problems.length > 0 && <SiteProblems problems={operation.problems} />}
      {operation?.jobs && <JobQueues jobs={operation.jobs} onRetried={refetch} />}
    </Page>
  );
}

function Parts({ operation, onRetried }: { operation: Operation; onRetried: () => Promise<unknown> }) {
  const { database, mail, pictures, eventLagMs, eventLoopLagMs } = operation;
  const isDatabaseWell = database.state === 'OK';
  return (
    <ul aria-label="Parts of the site" className="grid gap-4 sm:auto-rows-fr sm:grid-cols-2 xl:grid-cols-3">
      <Part title="Database" isWell={isDatabaseWell} state={DATABASE_STATES[database.state]}>
        <Figure label="Connections in use" value={`${database.connectionsInUse} of ${database.connectionsMost}`} />
        <Figure label="Waiting for a connection" value={countText(database.waitingForConnection)} />
      </Part>
      {mail && <MailPart mail={mail} onRetried={onRetried} />}
      <Part title="Pictures" isWell={pictures.isAvailable} state={pictures.isAvailable ? 'OK' : 'Can’t be stored'}>
        <Figure label="Kept" value={pictures.store === 'S3' ? 'In an S3 bucket' : 'On this server’s disk'} />
      </Part>
      <Part
        title="Live updates"
        isWell={eventLagMs !== null && eventLagMs < SLOW_MS}
        state={eventLagMs === null ? 'Don’t arrive' : eventLagMs < SLOW_MS ? 'OK' : 'Slow'}
      >
        <Figure label="Delay" value={eventLagMs === null ? 'n/a' : millisecondsText(eventLagMs)} />
        <Figure label="Open pages" value={countText(operation.openSockets)} />
      </Part>
      <Part title="This server" isWell={eventLoopLagMs < SLOW_MS} state={eventLoopLagMs < SLOW_MS ? 'OK' : 'Busy'}>
        <Figure label="Version" value={operation.version} />
        <Figure label="Started" value={<RelativeTime at={operation.startedAt} />} />
        <Figure label="Memory" value={`${countText(Math.round(operation.memoryBytes / 1e6))} MB`} />
        <Figure label="Delay" value={millisecondsText(eventLoopLagMs)} />
      </Part>
    </ul>
  );
}

function MailPart({ mail, onRetried }: { mail: NonNullable<Operation['mail']>; onRetried: () => Promise<unknown> }) {
  const { mailEnabled } = useSite();
  const { waiting, failedToday, oldestWaitingSeconds } = mail;
  if (!mailEnabled) return <NoMailServer />;
  const isWell = failedToday === 0 && (oldestWaitingSeconds ?? 0) < 300;
  const state = isWell ? 'OK' : failedToday > 0 ? `${countText(failedToday)} failed today` : 'Stuck';
  return (
    <Part title="Mail" isWell={isWell} state={state}>
      <Figure label="Waiting" value={<TextLink to="/admin/mail?state=QUEUED">{countText(waiting)}</TextLink>} />
      {oldestWaitingSeconds !== null && <Figure label="Oldest from" value={agoText(oldestWaitingSeconds)} />}
      <Figure
        label="Failed in 24 hours"
        value={<TextLink to="/admin/mail?state=FAILED">{countText(failedToday)}</TextLink>}
      />
      {waiting > 0 && <RetryJobs queue="MAIL" name="the waiting mails" onRetried={onRetried} />}
    </Part>
  );
}

function NoMailServer() {
  return (
    <Part title="Mail" isWell={false} state="No mail server is set">
      <p className="text-muted">
        Nobody gets any mails. They are kept for a week: <code>npm run outbox</code> shows them. To send mails, set{' '}
        <code>SMTP_URL</code> and start the server again.
      </p>
    </Part>
  );
}

interface PartProps {
  title: string;
  isWell: boolean;
  state: string;
  children: ReactNode;
}

function Part({ title, isWell, state, children }: PartProps) {
  return (
    <Card as="li">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-xl">{title}</h2>
        <Badge tone={isWell ? 'good' : 'problem'}>{state}</Badge>
      </div>
      <div className="mt-3 grid gap-1.5">{children}</div>
    </Card>
  );
}

function Figure({ label, value }: { label: string; value: ReactNode }) {
  return (
    <p className="flex justify-between gap-4">
      <span className="text-muted">{label}</span>
      <span className="text-right font-semibold tabular-nums">{value}</span>
    </p>
  );
}

function millisecondsText(milliseconds: number): string {
  return `${countText(Math.ceil(milliseconds))} ms`;
}

function agoText(seconds: number): string {
  return relativeText(new Date(Date.now() - seconds * 1000));
}
