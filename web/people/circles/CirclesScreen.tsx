import { t } from '@lingui/core/macro';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { displayText } from '#rules/base/text/display-text';
import { Avatar } from '../../base/design/Avatar.tsx';
import { Button } from '../../base/design/Button.tsx';
import { Card } from '../../base/design/Card.tsx';
import { EmptyState } from '../../base/design/EmptyState.tsx';
import { Skeleton } from '../../base/design/Skeleton.tsx';
import { Page } from '../../base/page/Page.tsx';
import { PageHead } from '../../base/page/PageHead.tsx';
import { ReadProblem } from '../../base/page/ReadProblem.tsx';
import { CircleDialog } from './CircleDialog.tsx';
import { useCirclesScreenQuery } from './CirclesScreen.generated.ts';

/** The circles in which somebody is. */
export function CirclesScreen() {
  const { data, error, refetch } = useCirclesScreenQuery({ fetchPolicy: 'no-cache' });
  const [isMaking, setMaking] = useState(false);
  const navigate = useNavigate();
  const isEmpty = data?.circles.length === 0;
  const make = <Button look="primary" onClick={() => setMaking(true)}>{t`Make a circle`}</Button>;
  return (
    <Page width="reading">
      <PageHead title={t`Circles`} unlisted />
      <header className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <h1 className="text-3xl sm:text-4xl">{t`Circles`}</h1>
        {(data || error) && !isEmpty && make}
      </header>
      <p className="text-lg">
        {t`A circle is a family or a group of friends. There you find each other’s wishlists, and see what’s still wanted.`}
      </p>
      {!data && !error && <Skeleton shape="form" rows={2} />}
      {!data && error && <ReadProblem error={error} onRetry={refetch} />}
      {isEmpty && (
        <EmptyState title={t`No circle yet`} action={make}>
          <p>{t`Make one for your family or friends, and send them its link.`}</p>
        </EmptyState>
      )}
      {data && data.circles.length > 0 && (
        <Card padding="normal">
          <ul className="divide-y divide-line">
            {data.circles.map(({ id, name }) => (
              <li key={id} className="relative flex min-h-15 items-center gap-3 py-1.5 hover:text-brand">
                <Avatar name={displayText(name)} src={null} size="normal" />
                <Link
                  to={`/circles/${id}`}
                  className="min-w-0 grow rounded-xs text-lg leading-snug font-semibold wrap-anywhere after:absolute after:inset-0"
                >
                  <bdi>{displayText(name)}</bdi>
                </Link>
                <ChevronRight aria-hidden className="size-5 shrink-0 text-muted rtl:-scale-x-100" />
              </li>
            ))}
          </ul>
        </Card>
      )}
      {isMaking && (
        <CircleDialog circle={null} onSaved={(id) => navigate(`/circles/${id}`)} onClose={() => setMaking(false)} />
      )}
    </Page>
  );
}
