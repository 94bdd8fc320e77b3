import { t } from '@lingui/core/macro';
import { Card } from '../../../base/design/Card.tsx';
import { EmptyState } from '../../../base/design/EmptyState.tsx';
import { Skeleton } from '../../../base/design/Skeleton.tsx';
import { Page } from '../../../base/page/Page.tsx';
import { PageHead } from '../../../base/page/PageHead.tsx';
import { ReadProblem } from '../../../base/page/ReadProblem.tsx';
import { ShowMore } from '../../../base/page/ShowMore.tsx';
import { useWatchedPricesScreenQuery } from './WatchedPricesScreen.generated.ts';
import { WatchedRow } from './WatchedRow.tsx';

/** Everything whose price somebody asked us to watch, on all lists that they work on. */
export function WatchedPricesScreen() {
  const { data, error, refetch, fetchMore } = useWatchedPricesScreenQuery({ fetchPolicy: 'no-cache' });
  const page = data?.watchedPrices;
  const readMore = (after: string) =>
    fetchMore({
      variables: { after },
      updateQuery: (before, { fetchMoreResult: more }) => ({
        watchedPrices: { ...more.watchedPrices, nodes: [...before.watchedPrices.nodes, ...more.watchedPrices.nodes] },
      }),
    });
  return (
    <Page width="reading">
      <PageHead title={t`Prices you watch`} unlisted />
      <h1 className="text-3xl sm:text-4xl">{t`Prices you watch`}</h1>
      {!page && !error && <Skeleton rows={3} />}
      {!page && error && <ReadProblem error={error} onRetry={refetch} />}
      {page?.nodes.length === 0 && (
        <EmptyState title={t`You watch no price yet`}>
          <p>{t`Choose “Check price” in the menu of an item with a link, and tick “Tell me when it gets cheaper”.`}</p>
        </EmptyState>
      )}
      {page && page.nodes.length > 0 && (
        <Card as="section">
          <ul className="divide-y divide-line">
            {page.nodes.map((item) => (
              <WatchedRow key={item.itemId} item={item} />
            ))}
          </ul>
        </Card>
      )}
      {page && <ShowMore pageInfo={page.pageInfo} shownCount={page.nodes.length} read={readMore} />}
    </Page>
  );
}
