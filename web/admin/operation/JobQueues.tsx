import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { say } from '#rules/base/languages/say';
import { Badge } from '../../base/design/Badge.tsx';
import { Card } from '../../base/design/Card.tsx';
import { RelativeTime } from '../../base/design/RelativeTime.tsx';
import { JOB_NAMES } from './job-names.ts';
import type { OperationScreenQuery } from './OperationScreen.generated.ts';
import { RetryJobs } from './RetryJobs.tsx';

type Job = NonNullable<OperationScreenQuery['adminOperation']['jobs']>[number];

interface JobQueuesProps {
  jobs: Job[];
  onRetried: () => Promise<unknown>;
}

/** Queues with failed jobs come first. */
export function JobQueues({ jobs, onRetried }: JobQueuesProps) {
  const [failed, well] = [jobs.filter((job) => job.failed > 0), jobs.filter((job) => job.failed === 0)];
  return (
    <section aria-labelledby="jobs" className="grid gap-3">
      <h2 id="jobs" className="text-xl">{t`In the background`}</h2>
      <p className="text-muted">
        {failed.length === 0 ? t`Nothing has failed.` : t`The log of the server says why it failed.`}
      </p>
      <Card padding="none">
        <ul aria-label={t`Jobs`} className="divide-y divide-line">
          {[...failed, ...well].map((job) => (
            <JobRow key={job.queue} job={job} onRetried={onRetried} />
          ))}
        </ul>
      </Card>
    </section>
  );
}

function JobRow({ job, onRetried }: { job: Job; onRetried: () => Promise<unknown> }) {
  const { queue, waiting, active, failed, lastDoneAt, lastProblem } = job;
  const name = say(JOB_NAMES[queue]);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-3">
      <div className="grid min-w-0 grow basis-48 gap-0.5">
        <h3 className="font-sans text-base font-semibold">{name}</h3>
        <p className="flex flex-wrap gap-x-3 text-sm text-muted">
          {lastDoneAt ? (
            <span>
              <Trans>
                Last run <RelativeTime at={lastDoneAt} />
              </Trans>
            </span>
          ) : (
            <span>{t`Not run lately`}</span>
          )}
          {waiting > 0 && <span>{t({ message: `${waiting} waiting`, comment: 'Jobs' })}</span>}
          {active > 0 && <span>{t({ message: `${active} running`, comment: 'Jobs' })}</span>}
        </p>
        {lastProblem && (
          <p dir="auto" title={lastProblem} className="line-clamp-3 text-sm wrap-anywhere text-problem">
            {lastProblem}
          </p>
        )}
      </div>
      {failed > 0 && (
        <div className="flex flex-wrap items-center gap-3">
          <Badge tone="problem">{plural(failed, { one: '# failed', other: '# failed' })}</Badge>
          <RetryJobs queue={queue} name={name} onRetried={onRetried} />
        </div>
      )}
    </li>
  );
}
