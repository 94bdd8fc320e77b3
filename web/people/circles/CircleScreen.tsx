import { plural, t } from '@lingui/core/macro';
import { useParams } from 'react-router-dom';
import { displayText } from '#rules/base/text/display-text';
import { EmptyState } from '../../base/design/EmptyState.tsx';
import { Skeleton } from '../../base/design/Skeleton.tsx';
import { hasCode } from '../../base/network/problems.ts';
import { usePolling } from '../../base/network/usePolling.ts';
import { LinkButton } from '../../base/page/LinkButton.tsx';
import { Page } from '../../base/page/Page.tsx';
import { PageHead } from '../../base/page/PageHead.tsx';
import { ReadProblem } from '../../base/page/ReadProblem.tsx';
import { TextLink } from '../../base/page/TextLink.tsx';
import { CircleDays } from './CircleDays.tsx';
import { CircleGuests } from './CircleGuests.tsx';
import { CircleLists } from './CircleLists.tsx';
import { CircleManagement } from './CircleManagement.tsx';
import { CirclePeople } from './CirclePeople.tsx';
import { useCircleScreenQuery, useLiveCircleSubscription } from './CircleScreen.generated.ts';
import type { CircleViewFragment } from './CircleView.generated.ts';

/** A circle for those who are in it: what comes next, and its people with their lists. */
export function CircleScreen() {
  const { circleId = '' } = useParams();
  const { data, error, refetch } = useCircleScreenQuery({
    variables: { id: circleId },
    fetchPolicy: 'cache-and-network',
  });
  const live = useLiveCircleSubscription({
    variables: { id: circleId },
    onComplete: () => void refetch().catch(() => {}), // they are in it no longer
  });
  usePolling(refetch);
  const isOver = error !== undefined && (!data || hasCode(error, 'NOT_FOUND'));
  const isGone = isOver && hasCode(error, 'NOT_FOUND');
  const circle = isOver ? undefined : (data?.circle ?? live.data?.circleChanged); // the cache shows what comes live
  return (
    <Page width="reading">
      <PageHead title={circle ? displayText(circle.name) : t`Circles`} unlisted />
      {!circle && !isOver && <Skeleton shape="form" rows={4} />}
      {isGone && (
        <EmptyState
          level={1}
          title={t`This circle isn’t here`}
          action={<LinkButton look="primary" to="/circles">{t`All your circles`}</LinkButton>}
        >
          <p>{t`It may have ended, or you’re not in it any more.`}</p>
        </EmptyState>
      )}
      {isOver && !isGone && (
        <>
          <h1 className="text-3xl sm:text-4xl">{t`Circle`}</h1>
          <ReadProblem error={error} onRetry={refetch} />
        </>
      )}
      {circle && <Circle key={circle.id} circle={circle} />}
      {(circle || isOver) && !isGone && (
        <p>
          <TextLink isTall to="/circles">{t`All your circles`}</TextLink>
        </p>
      )}
    </Page>
  );
}

function Circle({ circle }: { circle: CircleViewFragment }) {
  const { stillToGiveCount: withoutGiftCount } = circle;
  return (
    <>
      <header className="grid min-w-0 gap-1">
        <h1 dir="auto" className="text-3xl wrap-anywhere sm:text-4xl">
          {displayText(circle.name)}
        </h1>
        {withoutGiftCount > 0 && (
          <p className="text-lg text-muted">
            {plural(withoutGiftCount, {
              one: '# person still without a gift from you',
              other: '# people still without a gift from you',
            })}
          </p>
        )}
      </header>
      <CircleDays circle={circle} />
      <CircleLists circle={circle} />
      <CirclePeople circle={circle} />
      <CircleGuests circle={circle} />
      <CircleManagement circle={circle} />
    </>
  );
}
