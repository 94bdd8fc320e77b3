import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { say } from '#rules/base/languages/say';
import { Button } from '../../base/design/Button.tsx';
import { EmptyState } from '../../base/design/EmptyState.tsx';
import { Skeleton } from '../../base/design/Skeleton.tsx';
import { LoadProblem } from '../../base/page/LoadProblem.tsx';
import { Page } from '../../base/page/Page.tsx';
import { PageHead } from '../../base/page/PageHead.tsx';
import { ReadProblem } from '../../base/page/ReadProblem.tsx';
import { LOAD_FAILED } from '../frame/load-failed.ts';
import { AffiliateLinkTester } from './AffiliateLinkTester.tsx';
import { AffiliateSiteCard } from './AffiliateSiteCard.tsx';
import { AddAffiliateSiteDialog } from './AffiliateSiteDialog.tsx';
import { useAffiliateSitesScreenQuery } from './AffiliateSitesScreen.generated.ts';
import { DeletedAffiliateSites } from './DeletedAffiliateSites.tsx';

export function AffiliateSitesScreen() {
  const { sites, totalPages, error, refetch } = useAllSites();
  const [isAdding, setAdding] = useState(false);
  if (!sites && error) return <LoadProblem error={error} otherwise={say(LOAD_FAILED)} onRetry={refetch} />;

  const add = (
    <Button look="primary" onClick={() => setAdding(true)}>
      <Plus aria-hidden className="size-4.5" />
      {t`Add Site`}
    </Button>
  );
  return (
    <Page>
      <PageHead title={t`Affiliate Sites`} unlisted />
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-2">
          <h1 className="text-3xl sm:text-4xl">{t`Affiliate Sites`}</h1>
          <p className="max-w-prose text-muted">
            <Trans>
              Shops that pay for visitors. Links to them carry your code, and say so; the links that people entered stay
              as they are.
            </Trans>
          </p>
        </div>
        {sites && sites.length > 0 && add}
      </header>
      {!sites && <Skeleton rows={3} />}
      {sites?.length === 0 && (
        <EmptyState title={t`No affiliate sites found`} action={add}>
          <p>{t`Create your first one, and links to that shop carry your code.`}</p>
        </EmptyState>
      )}
      {sites && sites.length > 0 && (
        <>
          <ul aria-label={t`Affiliate sites`} className="grid gap-4">
            {sites.map((site) => (
              <AffiliateSiteCard key={site.id} site={site} onMoved={refetch} />
            ))}
          </ul>
          {totalPages > 1 && error && <ReadProblem error={error} otherwise={say(LOAD_FAILED)} onRetry={refetch} />}
          <AffiliateLinkTester />
        </>
      )}
      {sites && <DeletedAffiliateSites key={sites.length} />}
      {isAdding && <AddAffiliateSiteDialog onSaved={refetch} onClose={() => setAdding(false)} />}
    </Page>
  );
}

function useAllSites() {
  const { data, error, refetch, fetchMore } = useAffiliateSitesScreenQuery({
    variables: { page: 1 },
    fetchPolicy: 'cache-and-network',
  });
  const [moreProblem, setMoreProblem] = useState<unknown>(null);
  const read = data?.affiliateSites;
  const next = read && read.data.length < read.total ? Math.floor(read.data.length / PAGE_SIZE) + 1 : null;
  const isMore = next !== null && read !== undefined && next <= read.totalPages;
  useEffect(() => {
    if (!isMore || moreProblem) return;
    fetchMore({
      variables: { page: next },
      updateQuery: (before, { fetchMoreResult: { affiliateSites: more } }) => ({
        ...before,
        affiliateSites: { ...more, data: [...before.affiliateSites.data, ...more.data] },
      }),
    }).catch(setMoreProblem);
  }, [isMore, next, fetchMore, moreProblem]);
  const readAgain = async () => {
    setMoreProblem(null);
    await refetch();
  };
  return { sites: read?.data, totalPages: read?.totalPages ?? 1, error: error ?? moreProblem, refetch: readAgain };
}

const PAGE_SIZE = 100;
