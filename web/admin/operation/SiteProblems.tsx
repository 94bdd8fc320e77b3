import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { say } from '#rules/base/languages/say';
import { Card } from '../../base/design/Card.tsx';
import { RelativeTime } from '../../base/design/RelativeTime.tsx';
import type { OperationScreenQuery } from './OperationScreen.generated.ts';

type Problems = NonNullable<OperationScreenQuery['adminOperation']['problems']>;

const AREAS: Record<Problems[number]['area'], MessageDescriptor> = {
  PAYMENTS: msg`Payments`,
  SIGN_IN: msg`Signing in`,
  BACKUPS: msg`Backups`,
};

export function SiteProblems({ problems }: { problems: Problems }) {
  return (
    <section aria-labelledby="site-problems" className="grid gap-3">
      <h2 id="site-problems" className="text-2xl">{t`For you to put right`}</h2>
      <Card>
        <ul className="grid gap-4">
          {problems.map(({ id, area, message, count, lastSeenAt }) => (
            <li key={id} className="grid gap-1">
              <p className="wrap-anywhere">
                <strong>{areaText(area)}</strong> <bdi>{message}</bdi>
              </p>
              <p className="text-muted text-sm">
                {count > 1 ? (
                  <Trans>
                    <RelativeTime at={lastSeenAt} />, <Plural value={count} one="# time" other="# times" />
                  </Trans>
                ) : (
                  <RelativeTime at={lastSeenAt} />
                )}
              </p>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

function areaText(area: Problems[number]['area']): string {
  const name = say(AREAS[area]);
  return t({ message: `${name}:`, comment: 'Before what is wrong, as in “Payments: …”' });
}
