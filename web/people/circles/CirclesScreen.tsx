import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { displayText } from '#rules/base/text/display-text';
import { Button } from '../../base/design/Button.tsx';
import { Card } from '../../base/design/Card.tsx';
import { Skeleton } from '../../base/design/Skeleton.tsx';
import { Page } from '../../base/page/Page.tsx';
import { PageHead } from '../../base/page/PageHead.tsx';
import { ReadProblem } from '../../base/page/ReadProblem.tsx';
import { TextLink } from '../../base/page/TextLink.tsx';
import { CircleDialog } from './CircleDialog.tsx';
import { useCirclesScreenQuery } from './CirclesScreen.generated.ts';

/** The circles in which somebody is. */
export function CirclesScreen() {
  const { data, error, refetch } = useCirclesScreenQuery({ fetchPolicy: 'no-cache' });
  const [isMaking, setMaking] = useState(false);
  const navigate = useNavigate();
  return (
    <Page width="reading">
      <PageHead title={t`Circles`} unlisted />
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <h1 className="text-3xl sm:text-4xl">{t`Circles`}</h1>
        <Button look="primary" onClick={() => setMaking(true)}>{t`Make a circle`}</Button>
      </header>
      <p className="text-lg">
        {t`A circle is a family or a group of friends. You find each other’s wishlists there, and see what’s still wanted.`}
      </p>
      {!data && !error && <Skeleton shape="form" rows={2} />}
      {!data && error && <ReadProblem error={error} onRetry={refetch} />}
      {data && data.circles.length > 0 && (
        <Card padding="normal">
          <ul className="divide-y divide-line">
            {data.circles.map(({ id, name }) => (
              <li key={id} className="py-1">
                <TextLink isTall to={`/circles/${id}`}>
                  <bdi className="wrap-anywhere">{displayText(name)}</bdi>
                </TextLink>
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
