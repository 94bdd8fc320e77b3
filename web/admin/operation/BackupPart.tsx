import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { say } from '#rules/base/languages/say';
import { Button } from '../../base/design/Button.tsx';
import { numberText } from '../../base/design/locale.ts';
import { RelativeTime } from '../../base/design/RelativeTime.tsx';
import { problemText } from '../../base/network/problems.ts';
import { toast } from '../../base/page/toast.ts';
import type { OperationScreenQuery } from './OperationScreen.generated.ts';
import { Figure, IS_WELL, megabytesText, Part } from './Part.tsx';
import { useRetryJobsMutation } from './RetryJobs.generated.ts';

type Backups = NonNullable<OperationScreenQuery['adminOperation']['backups']>;

interface BackupPartProps {
  backups: Backups;
  onStarted: () => Promise<unknown>;
}

export function BackupPart({ backups, onStarted }: BackupPartProps) {
  const { last, schedule, keptCount } = backups;
  return (
    <Part title={t`Backups`} isWell={isWell(backups)} state={stateText(backups)}>
      {last && (
        <>
          <Figure label={t`Latest`} value={<RelativeTime at={last.madeAt} />} />
          <Figure label={t`Last checked`} value={<RelativeTime at={last.checkedAt} />} />
          <Figure label={t`Lists`} value={numberText(last.listCount)} />
          <Figure label={t`Pictures`} value={numberText(last.pictureCount)} />
          {last.missingPictureCount > 0 && (
            <Figure label={t`Pictures not found`} value={numberText(last.missingPictureCount)} />
          )}
          <Figure label={t({ message: `Size`, context: 'of a file' })} value={megabytesText(last.megabytes)} />
          <Figure label={t`Stored`} value={last.store === 'S3' ? t`In an S3 bucket` : t`On this server’s disk`} />
          <Figure label={t`Backups kept`} value={numberText(keptCount)} />
        </>
      )}
      {!schedule && (
        <p className="text-muted">
          <Trans>
            To make them every night, set <code>BACKUP_SCHEDULE</code> and restart the server.
          </Trans>
        </p>
      )}
      <BackUpNow onStarted={onStarted} />
    </Part>
  );
}

function BackUpNow({ onStarted }: { onStarted: () => Promise<unknown> }) {
  const [start, { loading }] = useRetryJobsMutation();
  const backUp = async () => {
    try {
      await start({ variables: { queue: 'BACKUPS' } });
      await onStarted();
      toast.success(t`The backup has started`);
    } catch (error) {
      toast.error(problemText(error, t`Failed to start the backup. Please try again.`));
    }
  };
  return <Button working={loading} onClick={() => void backUp()}>{t`Back up now`}</Button>;
}

function isWell({ last, isOverdue }: Backups): boolean {
  return last !== null && !isOverdue && last.missingPictureCount === 0;
}

function stateText({ last, schedule, isOverdue }: Backups): string {
  if (isOverdue) return t({ message: 'Overdue', context: 'state of the backups' });
  if (!last) return schedule ? t`None yet` : t({ message: 'Not set up', context: 'state of the backups' });
  return last.missingPictureCount > 0 ? t`Pictures are missing` : say(IS_WELL);
}
