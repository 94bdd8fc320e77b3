import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { LogOut, MonitorSmartphone } from 'lucide-react';
import { useRef } from 'react';
import { say } from '#rules/base/languages/say';
import { Badge } from '../../base/design/Badge.tsx';
import { Button } from '../../base/design/Button.tsx';
import { Card } from '../../base/design/Card.tsx';
import { IconButton } from '../../base/design/IconButton.tsx';
import { Day, RelativeTime } from '../../base/design/RelativeTime.tsx';
import { Skeleton } from '../../base/design/Skeleton.tsx';
import { problemText } from '../../base/network/problems.ts';
import { ReadProblem } from '../../base/page/ReadProblem.tsx';
import { toast } from '../../base/page/toast.ts';
import {
  SessionsCardDocument,
  type SessionsCardQuery,
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useSessionsCardQuery,
} from './SessionsCard.generated.ts';

const FAILURE_TEXT = msg`The device could not be signed out. Please try again.`;

type Device = SessionsCardQuery['sessions'][number];

export function SessionsCard() {
  const { data, error, refetch } = useSessionsCardQuery({ fetchPolicy: 'cache-and-network' });
  const [endSession, ending] = useEndSessionMutation();
  const [endOthers, endingOthers] = useEndOtherSessionsMutation();
  const heading = useRef<HTMLHeadingElement>(null);

  const end = async (work: () => Promise<unknown>, done: string) => {
    try {
      await work();
      toast.success(done);
      heading.current?.focus(); // the button is gone
    } catch (failure) {
      toast.error(problemText(failure, say(FAILURE_TEXT)));
    }
  };
  const endOne = ({ id, device }: Device) =>
    end(
      () =>
        endSession({
          variables: { id },
          update: (cache, { data: answer }) => {
            if (answer) cache.writeQuery({ query: SessionsCardDocument, data: { sessions: answer.endSession } });
          },
        }),
      t`Signed out on ${device}`,
    );
  const endAll = () =>
    end(
      () =>
        endOthers({
          update: (cache, { data: answer }) => {
            if (answer) cache.writeQuery({ query: SessionsCardDocument, data: { sessions: answer.endOtherSessions } });
          },
        }),
      t`Signed out everywhere else`,
    );

  return (
    <Card as="section" padding="roomy">
      <h2 ref={heading} tabIndex={-1} className="text-2xl">{t`Active Sessions`}</h2>
      <p className="mt-1 text-muted">{t`Where you’re signed in. Don’t recognise a device? Sign it out.`}</p>
      <div className="mt-4 grid gap-4">
        {!data && !error && <Skeleton rows={2} shape="form" />}
        {!data && error && <ReadProblem error={error} onRetry={refetch} />}
        {data && (
          <ul className="divide-y divide-line">
            {data.sessions.map((device) => (
              <DeviceRow key={device.id} device={device} working={ending.loading} onEnd={() => void endOne(device)} />
            ))}
          </ul>
        )}
        {data && data.sessions.length > 1 && (
          <div className="grid sm:justify-start">
            <Button working={endingOthers.loading} onClick={() => void endAll()}>{t`Sign Out Everywhere Else`}</Button>
          </div>
        )}
      </div>
    </Card>
  );
}

interface DeviceRowProps {
  device: Device;
  working: boolean;
  onEnd: () => void;
}

function DeviceRow({ device: { device, signedInAt, lastUsedAt, isCurrent }, working, onEnd }: DeviceRowProps) {
  return (
    <li className="flex min-h-16 items-center gap-3 py-2">
      <MonitorSmartphone aria-hidden className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 font-medium">
          <span className="wrap-anywhere">{device}</span>
          {isCurrent && <Badge tone="good">{t`This device`}</Badge>}
        </p>
        <p className="text-sm text-muted">
          {isCurrent ? (
            <Trans>
              Signed in on <Day date={localDay(signedInAt)} />
            </Trans>
          ) : (
            <Trans>
              Signed in on <Day date={localDay(signedInAt)} />, last used <RelativeTime at={lastUsedAt} />
            </Trans>
          )}
        </p>
      </div>
      {!isCurrent && (
        <IconButton label={t`Sign out on ${device}`} icon={<LogOut aria-hidden />} disabled={working} onClick={onEnd} />
      )}
    </li>
  );
}

function localDay(at: string): string {
  const then = new Date(at);
  const [month, day] = [then.getMonth() + 1, then.getDate()].map((part) => `${part}`.padStart(2, '0'));
  return `${then.getFullYear()}-${month}-${day}`;
}
