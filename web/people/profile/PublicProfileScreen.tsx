import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { displayText } from '#rules/base/text/display-text';
import { Avatar } from '../../base/design/Avatar.tsx';
import { EmptyState } from '../../base/design/EmptyState.tsx';
import { Grid } from '../../base/design/grid/Grid.tsx';
import { dayHere } from '../../base/design/RelativeTime.tsx';
import { Skeleton } from '../../base/design/Skeleton.tsx';
import { hasCode } from '../../base/network/problems.ts';
import { LoadProblem } from '../../base/page/LoadProblem.tsx';
import { Page } from '../../base/page/Page.tsx';
import { PageHead } from '../../base/page/PageHead.tsx';
import { ShowMore } from '../../base/page/ShowMore.tsx';
import { ReportButton } from '../../core/safety/ReportButton.tsx';
import { NotFoundScreen } from '../../core/session/NotFoundScreen.tsx';
import { useSession } from '../../core/session/session.ts';
import { MemberSince } from './MemberSince.tsx';
import { PublicListCard } from './PublicListCard.tsx';
import { type PublicProfileScreenQuery, usePublicProfileScreenQuery } from './PublicProfileScreen.generated.ts';

export function PublicProfileScreen() {
  const { userId = '' } = useParams();
  const [today] = useState(dayHere); // the same for all pages
  const { data, error, refetch, fetchMore } = usePublicProfileScreenQuery({
    variables: { id: userId, today },
    fetchPolicy: 'cache-and-network',
  });
  if (hasCode(error, 'NOT_FOUND')) return <NotFoundScreen />;
  if (data) return <Profile profile={data.publicProfile} readMore={(after) => fetchMore({ variables: { after } })} />;
  if (error) return <LoadProblem error={error} onRetry={refetch} />;
  return (
    <Page>
      <PageHead title={t`Profile`} unlisted />
      <Skeleton heading rows={3} />
    </Page>
  );
}

interface ProfileProps {
  profile: PublicProfileScreenQuery['publicProfile'];
  readMore: (after: string) => Promise<unknown>;
}

function Profile({ profile, readMore }: ProfileProps) {
  const { avatarUrl, memberSince, listsConnection } = profile;
  const { nodes: lists, pageInfo } = listsConnection;
  const name = displayText(profile.name);
  const { account } = useSession();
  return (
    <Page>
      <PageHead title={name} unlisted />
      <header className="flex min-w-0 items-center gap-3 sm:gap-5">
        <Avatar name={name} src={avatarUrl} size="large" />
        <div className="grid min-w-0 gap-1">
          <h1 className="text-3xl leading-tight wrap-anywhere sm:text-4xl">{name}</h1>
          <p className="text-muted">
            <Trans>
              Member since <MemberSince at={memberSince} />
            </Trans>
          </p>
        </div>
      </header>
      <section aria-labelledby="public-lists" className="grid gap-4">
        <h2 id="public-lists" className="text-2xl">{t`Public lists`}</h2>
        {lists.length > 0 ? (
          <Grid layout="lists" name={t`Public lists`} groups={[{ heading: null, things: lists }]}>
            {(list, _index, cell) => <PublicListCard key={list.id} list={list} cell={cell} />}
          </Grid>
        ) : (
          <EmptyState title={t`No lists found`} level={3}>
            <p>{t`${name} hasn’t made any lists public yet.`}</p>
          </EmptyState>
        )}
        <ShowMore pageInfo={pageInfo} shownCount={lists.length} read={readMore} />
      </section>
      {lists.length > 0 && account?.id !== profile.id && <ReportButton lists={lists} />}
    </Page>
  );
}
