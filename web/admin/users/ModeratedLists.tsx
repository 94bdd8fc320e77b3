import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { useSearchParams } from 'react-router-dom';
import { say } from '#rules/base/languages/say';
import type { ListsToModerate } from '#rules/site/safety/list-report';
import { EmptyState } from '../../base/design/EmptyState.tsx';
import { Skeleton } from '../../base/design/Skeleton.tsx';
import { LinkButton } from '../../base/page/LinkButton.tsx';
import { ReadProblem } from '../../base/page/ReadProblem.tsx';
import { LOAD_FAILED } from '../frame/load-failed.ts';
import { ModeratedListCard } from './ModeratedListCard.tsx';
import { useSafetyScreenQuery } from './SafetyScreen.generated.ts';

/** Others may report, hide and close meanwhile. */
const REFRESH_INTERVAL_MS = 30_000;

const NOTHING: Record<ListsToModerate, { title: MessageDescriptor; text: MessageDescriptor }> = {
  REPORTED: { title: msg`Nothing to look into`, text: msg`When someone reports a list, you’ll find it here.` },
  HIDDEN: { title: msg`No hidden lists`, text: msg`Lists that you hide stay here, so that you can show them again.` },
  CLOSED: { title: msg`No closed reports`, text: msg`Reports that have been dealt with are kept here.` },
};

export function ModeratedLists({ which }: { which: ListsToModerate }) {
  const [address] = useSearchParams();
  const after = address.get('after');
  const { data, previousData, error, refetch } = useSafetyScreenQuery({
    variables: { which, after },
    fetchPolicy: 'cache-and-network',
    pollInterval: REFRESH_INTERVAL_MS,
    skipPollAttempt: () => document.hidden,
  });
  const shown = (data ?? previousData)?.moderatedLists;
  if (!shown && error) return <ReadProblem error={error} otherwise={say(LOAD_FAILED)} onRetry={refetch} />;
  if (!shown) return <Skeleton rows={4} />;
  const here: Record<string, string> = which === 'REPORTED' ? {} : { view: which };
  return (
    <>
      {shown.data.length === 0 ? (
        <EmptyState title={say(NOTHING[which].title)}>
          <p>{say(NOTHING[which].text)}</p>
        </EmptyState>
      ) : (
        <ul aria-label={t`Lists`} className="grid gap-4">
          {shown.data.map((list) => (
            <ModeratedListCard key={list.id} list={list} onDone={refetch} />
          ))}
        </ul>
      )}
      {(after || shown.next) && (
        <nav aria-label={t`Pages`} className="flex flex-wrap justify-between gap-3">
          {after ? <LinkButton to={`?${new URLSearchParams(here)}`}>{t`Newest`}</LinkButton> : <span />}
          {shown.next && (
            <LinkButton to={`?${new URLSearchParams({ ...here, after: shown.next })}`}>{t`Older`}</LinkButton>
          )}
        </nav>
      )}
    </>
  );
}
