import { t } from '@lingui/core/macro';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../base/design/EmptyState.tsx';
import { Skeleton } from '../../base/design/Skeleton.tsx';
import { LinkButton } from '../../base/page/LinkButton.tsx';
import { LoadProblem } from '../../base/page/LoadProblem.tsx';
import { Page } from '../../base/page/Page.tsx';
import { PageHead } from '../../base/page/PageHead.tsx';
import { useSite } from '../../base/page/site.ts';
import { TextLink } from '../../base/page/TextLink.tsx';
import { useListChoices } from '../../core/list-access/useListChoices.ts';
import { VerificationAwaited } from '../../core/session/VerificationNotice.tsx';
import { SharedThingForm } from './SharedThingForm.tsx';
import { sharedThing } from './shared-thing.ts';

/** Finds a list for a link that another app shared, or that a shop's page handed over. */
export function AddToListScreen() {
  return (
    <Page width="form">
      <PageHead title={t`Add to a list`} unlisted />
      <h1 className="text-3xl">{t`Add to which list?`}</h1>
      <VerificationAwaited />
      <ToAList />
    </Page>
  );
}

function ToAList() {
  const { siteName } = useSite();
  const { lists, error, refetch } = useListChoices();
  const [sent] = useSearchParams();
  const thing = sharedThing(sent);
  if (!lists) {
    if (!error) return <Skeleton shape="form" rows={3} />;
    return <LoadProblem error={error} otherwise={t`Failed to load your lists`} onRetry={refetch} />;
  }
  if (!thing.link && !thing.name) {
    return (
      <EmptyState
        level={2}
        title={t`Nothing to add yet`}
        action={<LinkButton to="/add/button">{t`Show Me How`}</LinkButton>}
      >
        <p>{t`Share a product from a shop to ${siteName}, and it lands here.`}</p>
      </EmptyState>
    );
  }
  if (lists.length === 0) {
    return (
      <EmptyState
        level={2}
        title={t`No list to put it on`}
        action={<LinkButton look="primary" to="/lists/create">{t`Create New List`}</LinkButton>}
      >
        <p>{t`Make a list first, then share it again.`}</p>
      </EmptyState>
    );
  }
  return (
    <>
      <SharedThingForm
        key={`${thing.link} ${thing.name}`}
        thing={thing}
        isHandedOver={sent.get('from') === 'page'}
        lists={lists}
      />
      <p className="text-sm text-muted">
        <TextLink to="/add/button">{t`How to add from any shop`}</TextLink>
      </p>
    </>
  );
}
