import { useSearchParams } from 'react-router-dom';
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

const NOTHING: Record<ListsToModerate, { title: string; text: string }> = {
  REPORTED: { title: 'Nothing to look into', text: 'When someone reports a list, you’ll find it here.' },
  HIDDEN: { title: 'No hidden lists', text: 'Lists that you hide stay here, so that you can show them again.' },
  CLOSED: { title: 'No closed reports', text: 'Reports that have been dealt with are kept here.' },
};

/** Newest first; the page stands in the address. */
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
  if (!shown && error) return <ReadProblem error={error} otherwise={LOAD_FAILED} onRetry={refetch} />;
  if (!shown) return <Skeleton rows={4} />;
  const here: Record<string, string> = which === 'REPORTED' ? {} : { view: which };
  return (
    <>
      {shown.data.length === 0 ? (
        <EmptyState title={NOTHING[which].title}>
          <p>{NOTHING[which].text}</p>
        </EmptyState>
      ) : (
        <ul aria-label="Lists" className="grid gap-4">
          {shown.data.map((list) => (
            <ModeratedListCard key={list.id} list={list} onDone={refetch} />
          ))}
        </ul>
      )}
      {(after || shown.next) && (
        <nav aria-label="Pages" className="flex flex-wrap justify-between gap-3">
          {after ? <LinkButton to={`?${new URLSearchParams(here)}`}>Newest</LinkButton> : <span />}
          {shown.next && <LinkButton to={`?${new URLSearchParams({ ...here, after: shown.next })}`}>Older</LinkButton>}
        </nav>
      )}
    </>
  );
}
