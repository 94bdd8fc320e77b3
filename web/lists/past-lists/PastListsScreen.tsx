import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { displayText } from '#rules/base/text/display-text';
import { Button } from '../../base/design/Button.tsx';
import { Card } from '../../base/design/Card.tsx';
import { EmptyState } from '../../base/design/EmptyState.tsx';
import { KindLabel } from '../../base/design/KindRibbon.tsx';
import { Day } from '../../base/design/RelativeTime.tsx';
import { Skeleton } from '../../base/design/Skeleton.tsx';
import { LinkButton } from '../../base/page/LinkButton.tsx';
import { Page } from '../../base/page/Page.tsx';
import { PageHead } from '../../base/page/PageHead.tsx';
import { ReadProblem } from '../../base/page/ReadProblem.tsx';
import { listName } from '../../base/text/list-name.ts';
import { useSession } from '../../core/session/session.ts';
import { useCopyUnreceived } from '../thanks/useCopyUnreceived.ts';
import { type PastListsQuery, usePastListsQuery } from './PastLists.generated.ts';
import { pastYears } from './past-years.ts';
import { useSetListPast } from './useSetListPast.ts';

type PastList = PastListsQuery['myLists']['nodes'][number];

/** Lists that are out of the way, by year: to look at, to use again, to take out. */
export function PastListsScreen() {
  const isAdmin = useSession().account?.role === 'ADMIN';
  const { data, error, refetch, fetchMore } = usePastListsQuery({
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const after = data?.myLists.pageInfo.hasNextPage ? data.myLists.pageInfo.endCursor : null;
  useEffect(() => {
    if (after) fetchMore({ variables: { after } }).catch(() => {}); // those that are here can be used
  }, [after, fetchMore]);
  const lists = data?.myLists.nodes.filter(({ pastSince }) => pastSince); // what is taken out leaves at once
  return (
    <Page width="reading">
      <PageHead title={t`Past lists`} unlisted />
      <div className="grid justify-items-start gap-2">
        <LinkButton to={isAdmin ? '/dashboard?own' : '/dashboard'} look="quiet">
          <ArrowLeft aria-hidden className="size-4.5 rtl:-scale-x-100" />
          {t`My Lists`}
        </LinkButton>
        <h1 className="text-3xl sm:text-4xl">{t`Past lists`}</h1>
        <p className="text-muted">{t`Past lists keep everything, and everybody who gave can still open them. Nothing more can be bought from them.`}</p>
      </div>
      {!lists && error && <ReadProblem error={error} onRetry={() => refetch()} />}
      {!lists && !error && <Skeleton shape="form" rows={4} />}
      {lists?.length === 0 && (
        <EmptyState title={t`No past lists`}>
          <p>{t`Once the day of a list is over, you can put it here from its menu.`}</p>
        </EmptyState>
      )}
      {pastYears(lists ?? []).map(({ year, lists: ofYear }) => (
        <Card as="section" key={year}>
          <h2 className="text-xl">{year}</h2>
          <ul className="mt-2 divide-y divide-line">
            {ofYear.map((list) => (
              <PastListRow key={list.id} list={list} />
            ))}
          </ul>
        </Card>
      ))}
    </Page>
  );
}

function PastListRow({ list }: { list: PastList }) {
  const { id, listType, eventDate, viewerRole } = list;
  const { copy, isCopying } = useCopyUnreceived(id);
  const { set, isSaving } = useSetListPast();
  const title = listName(list);
  const [useAgain, takeOut] = [t`Use again next year`, t({ message: 'Take out', context: 'a list of the past lists' })];
  const ownerName = displayText(list.owner.name);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="grid min-w-0 grow basis-52 gap-0.5">
        <KindLabel kind={listType} />
        <h3 className="text-lg leading-snug wrap-anywhere">
          <Link to={`/lists/${id}`} className="hover:underline">
            {title}
          </Link>
        </h3>
        <p className="flex flex-wrap gap-x-3 text-sm text-muted wrap-anywhere">
          {eventDate && <Day date={eventDate} style="medium" />}
          {viewerRole !== 'OWNER' && (
            <span>
              <Trans>
                Shared by <bdi className="font-semibold text-ink">{ownerName}</bdi>
              </Trans>
            </span>
          )}
        </p>
      </div>
      {viewerRole === 'OWNER' && (
        <div className="flex flex-wrap gap-2">
          <Button working={isCopying} aria-label={labelOf(useAgain, title)} onClick={() => void copy()}>
            {useAgain}
          </Button>
          <Button
            look="plain"
            working={isSaving}
            aria-label={labelOf(takeOut, title)}
            onClick={() => void set(id, false)}
          >
            {takeOut}
          </Button>
        </div>
      )}
    </li>
  );
}

function labelOf(label: string, title: string): string {
  return t`${label}: ${title}`;
}
