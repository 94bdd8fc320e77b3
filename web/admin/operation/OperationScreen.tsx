import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { say } from '#rules/base/languages/say';
import { Button } from '../../base/design/Button.tsx';
import { numberText } from '../../base/design/locale.ts';
import { Notice } from '../../base/design/Notice.tsx';
import { RelativeTime, relativeText } from '../../base/design/RelativeTime.tsx';
import { Skeleton } from '../../base/design/Skeleton.tsx';
import { LoadProblem } from '../../base/page/LoadProblem.tsx';
import { Page } from '../../base/page/Page.tsx';
import { PageHead } from '../../base/page/PageHead.tsx';
import { useSite } from '../../base/page/site.ts';
import { TextLink } from '../../base/page/TextLink.tsx';
import { LOAD_FAILED } from '../frame/load-failed.ts';
import { notComputable } from '../frame/numbers.ts';
import { BackupPart } from './BackupPart.tsx';
import { JobQueues } from './JobQueues.tsx';
import { type OperationScreenQuery, useOperationScreenQuery } from './OperationScreen.generated.ts';
import { Figure, IS_WELL, megabytesText, Part } from './Part.tsx';
import { RetryJobs } from './RetryJobs.tsx';
import { SiteProblems } from './SiteProblems.tsx';

type Operation = OperationScreenQuery['adminOperation'];

const REFRESH_MS = 5_000;

const SLOW_MS = 500;

const DATABASE_STATES: Record<Operation['database']['state'], MessageDescriptor> = {
  OK: IS_WELL,
  AWAY: msg({ message: 'Not answering', context: 'state of the database' }),
  FULL: msg({ message: 'Full', context: 'state of the database' }),
  READ_ONLY: msg`Read-only`,
};

export function OperationScreen() {
  const { data, error, refetch } = useOperationScreenQuery({
    fetchPolicy: 'network-only',
    pollInterval: REFRESH_MS,
    skipPollAttempt: () => document.hidden,
  });
  const operation = data?.adminOperation;
  if (!operation && error) return <LoadProblem error={error} otherwise={say(LOAD_FAILED)} onRetry={refetch} />;
  return (
    <Page>
      <PageHead title={t`Operation`} unlisted />
      <header className="grid gap-2">
        <h1 className="text-3xl sm:text-4xl">{t`Operation`}</h1>
        <p className="max-w-prose text-muted">{t`How the site is running right now. Updated every few seconds.`}</p>
      </header>
      {operation && error && (
        <Notice tone="problem" action={<Button onClick={() => void refetch()}>{t`Try Again`}</Button>}>
          {t`These figures are out of date: the server isn’t answering.`}
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
  const { connectionsInUse, connectionsMost } = database;
  const isDatabaseWell = database.state === 'OK';
  return (
    <ul aria-label={t`Parts of the site`} className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      <Part title={t`Database`} isWell={isDatabaseWell} state={say(DATABASE_STATES[database.state])}>
        <Figure label={t`Connections in use`} value={t`${connectionsInUse} of ${connectionsMost}`} />
        <Figure label={t`Waiting for a connection`} value={numberText(database.waitingForConnection)} />
      </Part>
      {mail && <MailPart mail={mail} onRetried={onRetried} />}
      {operation.backups && <BackupPart backups={operation.backups} onStarted={onRetried} />}
      <Part
        title={t`Pictures`}
        isWell={pictures.isAvailable}
        state={pictures.isAvailable ? say(IS_WELL) : t`Can’t be stored`}
      >
        <Figure label={t`Stored`} value={pictures.store === 'S3' ? t`In an S3 bucket` : t`On this server’s disk`} />
      </Part>
      <Part
        title={t`Live updates`}
        isWell={eventLagMs !== null && eventLagMs < SLOW_MS}
        state={eventLagMs === null ? t`Don’t arrive` : eventLagMs < SLOW_MS ? say(IS_WELL) : t`Slow`}
      >
        <Figure label={t`Delay`} value={eventLagMs === null ? notComputable() : millisecondsText(eventLagMs)} />
        <Figure label={t`Open pages`} value={numberText(operation.openSockets)} />
      </Part>
      <Part
        title={t`This server`}
        isWell={eventLoopLagMs < SLOW_MS}
        state={eventLoopLagMs < SLOW_MS ? say(IS_WELL) : t`Busy`}
      >
        <Figure label={t`Version`} value={operation.version} />
        <Figure label={t`Started`} value={<RelativeTime at={operation.startedAt} />} />
        <Figure label={t`Memory`} value={megabytesText(Math.round(operation.memoryBytes / 1e6))} />
        <Figure label={t`Delay`} value={millisecondsText(eventLoopLagMs)} />
      </Part>
    </ul>
  );
}

function MailPart({ mail, onRetried }: { mail: NonNullable<Operation['mail']>; onRetried: () => Promise<unknown> }) {
  const { mailEnabled } = useSite();
  const { waiting, failedToday, oldestWaitingSeconds } = mail;
  if (!mailEnabled) return <NoMailServer />;
  const isWell = failedToday === 0 && (oldestWaitingSeconds ?? 0) < 300;
  const state = isWell
    ? say(IS_WELL)
    : failedToday > 0
      ? plural(failedToday, { one: '# failed today', other: '# failed today' })
      : t`Stuck`;
  return (
    <Part title={t`Mail`} isWell={isWell} state={state}>
      <Figure
        label={t`Waiting`}
        value={
          <TextLink isTall to="/admin/mail?state=QUEUED">
            {numberText(waiting)}
          </TextLink>
        }
      />
      {oldestWaitingSeconds !== null && <Figure label={t`Oldest from`} value={agoText(oldestWaitingSeconds)} />}
      <Figure
        label={t`Failed in 24 hours`}
        value={
          <TextLink isTall to="/admin/mail?state=FAILED">
            {numberText(failedToday)}
          </TextLink>
        }
      />
      {waiting > 0 && <RetryJobs queue="MAIL" name={t`the waiting mails`} onRetried={onRetried} />}
    </Part>
  );
}

function NoMailServer() {
  return (
    <Part title={t`Mail`} isWell={false} state={t`No mail server is set`}>
      <p className="text-muted">
        <Trans>
          Emails aren’t sent, only kept for a week: <code>npm run outbox</code> shows them. To send them, set{' '}
          <code>SMTP_URL</code> and restart the server.
        </Trans>
      </p>
    </Part>
  );
}

function millisecondsText(milliseconds: number): string {
  const amount = Math.ceil(milliseconds);
  return t({ message: `${amount} ms`, comment: 'Milliseconds' });
}

function agoText(seconds: number): string {
  return relativeText(new Date(Date.now() - seconds * 1000));
}
