import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { isolated } from '#rules/base/languages/isolated';
import { displayText } from '#rules/base/text/display-text';
import { Button } from '../../base/design/Button.tsx';
import { ConfirmDialog } from '../../base/design/dialogs/ConfirmDialog.tsx';
import { Notice } from '../../base/design/Notice.tsx';
import { Skeleton } from '../../base/design/Skeleton.tsx';
import { hasCode, problemText } from '../../base/network/problems.ts';
import { usePolling } from '../../base/network/usePolling.ts';
import { Page } from '../../base/page/Page.tsx';
import { PageHead } from '../../base/page/PageHead.tsx';
import { ReadProblem } from '../../base/page/ReadProblem.tsx';
import { TextLink } from '../../base/page/TextLink.tsx';
import { CircleDays } from './CircleDays.tsx';
import { CircleDialog } from './CircleDialog.tsx';
import { CircleGuests } from './CircleGuests.tsx';
import { CircleLists } from './CircleLists.tsx';
import { CirclePeople } from './CirclePeople.tsx';
import { useCircleScreenQuery, useLeaveCircleMutation, useLiveCircleSubscription } from './CircleScreen.generated.ts';
import type { CircleViewFragment } from './CircleView.generated.ts';

/** A circle for those who are in it: its people with their lists, and what comes next. */
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
  const circle = isOver ? undefined : (data?.circle ?? live.data?.circleChanged); // the cache shows what comes live
  return (
    <Page width="reading">
      <PageHead title={circle ? displayText(circle.name) : t`Circles`} unlisted />
      {!circle && !isOver && <Skeleton shape="form" rows={4} />}
      {isOver && (
        <>
          <h1 className="text-3xl sm:text-4xl">{t`Circle`}</h1>
          <ReadProblem error={error} onRetry={refetch} />
        </>
      )}
      {circle && <Circle key={circle.id} circle={circle} />}
      <p>
        <TextLink isTall to="/circles">{t`All your circles`}</TextLink>
      </p>
    </Page>
  );
}

function Circle({ circle }: { circle: CircleViewFragment }) {
  const [open, setOpen] = useState<'rename' | 'leave' | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const [leave, { loading }] = useLeaveCircleMutation();
  const navigate = useNavigate();
  const { id, isRunByYou, members, lists, stillToGiveCount: withoutGiftCount } = circle;
  const name = isolated(displayText(circle.name));
  const goodbye = async () => {
    try {
      await leave({ variables: { id } });
      navigate('/circles', { replace: true });
    } catch (error) {
      setProblem(error);
      setOpen(null);
    }
  };
  return (
    <>
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="grid min-w-0 gap-1 sm:flex-1">
          <h1 dir="auto" className="text-3xl wrap-anywhere sm:text-4xl">
            {name}
          </h1>
          {withoutGiftCount > 0 && (
            <p className="text-lg text-muted">
              {plural(withoutGiftCount, {
                one: '# person still without a gift from you',
                other: '# people still without a gift from you',
              })}
            </p>
          )}
        </div>
        {isRunByYou && <Button onClick={() => setOpen('rename')}>{t`Rename`}</Button>}
      </header>
      <CircleLists circle={circle} />
      <CircleDays circle={circle} />
      <CirclePeople circle={circle} />
      <CircleGuests circle={circle} />
      {problem !== null && (
        <Notice tone="problem" takesFocus={problem}>
          {problemText(problem)}
        </Notice>
      )}
      <div className="grid sm:justify-start">
        <Button look="quietDanger" onClick={() => setOpen('leave')}>{t`Leave the circle`}</Button>
      </div>
      {open === 'rename' && (
        <CircleDialog circle={circle} onSaved={() => setOpen(null)} onClose={() => setOpen(null)} />
      )}
      {open === 'leave' && (
        <ConfirmDialog
          title={t`Leave “${name}”?`}
          question={
            members.length === 1
              ? t`Nobody else is in it, so it ends.`
              : lists.some(({ ownerId }) => members.find(({ isYou }) => isYou)?.id === ownerId)
                ? t`Your lists go along with you, and you no longer find theirs. What you give stays given.`
                : t`You no longer find their lists here. What you give stays given.`
          }
          action={t`Leave the circle`}
          working={loading}
          onConfirm={() => void goodbye()}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
