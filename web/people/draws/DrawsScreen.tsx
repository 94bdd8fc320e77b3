import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { displayText } from '#rules/base/text/display-text';
import { Button } from '../../base/design/Button.tsx';
import { Card } from '../../base/design/Card.tsx';
import { EmptyState } from '../../base/design/EmptyState.tsx';
import { Day } from '../../base/design/RelativeTime.tsx';
import { Skeleton } from '../../base/design/Skeleton.tsx';
import { Page } from '../../base/page/Page.tsx';
import { PageHead } from '../../base/page/PageHead.tsx';
import { ReadProblem } from '../../base/page/ReadProblem.tsx';
import { TextLink } from '../../base/page/TextLink.tsx';
import { DayTile } from './DayTile.tsx';
import { DrawDialog } from './DrawDialog.tsx';
import { type DrawsScreenQuery, useDrawsScreenQuery } from './DrawsScreen.generated.ts';

/** The draws in which somebody takes part, and those that they organise. */
export function DrawsScreen() {
  const { data, error, refetch } = useDrawsScreenQuery({ fetchPolicy: 'no-cache' });
  const [isBeginning, setBeginning] = useState(false);
  const navigate = useNavigate();
  const isEmpty = data?.drawParts.length === 0 && data.draws.length === 0;
  const begin = <Button look="primary" onClick={() => setBeginning(true)}>{t`Begin a draw`}</Button>;
  return (
    <Page width="reading">
      <PageHead title={t`Draws of names`} unlisted />
      <header className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <h1 className="text-3xl sm:text-4xl">{t`Draws of names`}</h1>
        {(data || error) && !isEmpty && begin}
      </header>
      <p className="text-lg">
        {t`Everybody draws one name and gives to that person. Nobody learns who drew whom, not even you.`}
      </p>
      {!data && !error && <Skeleton shape="form" rows={2} />}
      {!data && error && <ReadProblem error={error} onRetry={refetch} />}
      {isEmpty && (
        <EmptyState title={t`No draw yet`} action={begin}>
          <p>{t`Begin one for Christmas or a party, and add everybody who takes part.`}</p>
        </EmptyState>
      )}
      {data && data.drawParts.length > 0 && <Parts parts={data.drawParts} />}
      {data && data.draws.length > 0 && <Organised draws={data.draws} />}
      {isBeginning && (
        <DrawDialog draw={null} onSaved={(id) => navigate(`/draws/${id}`)} onClose={() => setBeginning(false)} />
      )}
    </Page>
  );
}

function Parts({ parts }: { parts: DrawsScreenQuery['drawParts'] }) {
  return (
    <section className="grid gap-3">
      <h2 className="text-2xl">{t`You take part`}</h2>
      <Card padding="normal">
        <ul className="divide-y divide-line">
          {parts.map(({ id, secret, drawName, day, isDrawn }) => (
            <li key={id} className="flex items-center gap-3 py-2.5">
              <DayTile date={day} tone="green" />
              <div className="grid min-w-0">
                <TextLink isTall to={`/d/${secret}`}>
                  <bdi className="wrap-anywhere">{displayText(drawName)}</bdi>
                </TextLink>
                <p className="text-sm text-muted">
                  <Day date={day} /> · {isDrawn ? t`The names are drawn` : t`The names aren’t drawn yet`}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

function Organised({ draws }: { draws: DrawsScreenQuery['draws'] }) {
  return (
    <section className="grid gap-3">
      <h2 className="text-2xl">{t`You organise`}</h2>
      <Card padding="normal">
        <ul className="divide-y divide-line">
          {draws.map(({ id, name, day, participants }) => {
            const people = plural(participants.length, { one: '# person', other: '# people' });
            return (
              <li key={id} className="flex items-center gap-3 py-2.5">
                <DayTile date={day} tone="warm" />
                <div className="grid min-w-0">
                  <TextLink isTall to={`/draws/${id}`}>
                    <bdi className="wrap-anywhere">{displayText(name)}</bdi>
                  </TextLink>
                  <p className="text-sm text-muted">
                    <Day date={day} /> · {people}
                  </p>
                </div>
              </li>
            );
          })}
        </ul>
      </Card>
    </section>
  );
}
